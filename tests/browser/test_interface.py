"""The page of the interface for programs: our own policy, our own files, no complaint of the browser."""

from urllib.parse import urlsplit


def test_everything_comes_from_here(people):
    person = people("fr", phone=True)
    asked = []
    person.page.on("request", lambda request: asked.append(urlsplit(request.url).netloc))
    person.go("/schema")
    assert set(asked) == {urlsplit(person.server.url).netloc}
    person.page.locator(".operation a[href='#type-NewTable']").click()
    assert person.page.locator("#type-NewTable").is_visible()
    assert person.page.evaluate("document.documentElement.scrollWidth") <= 390
