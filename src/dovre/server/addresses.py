"""Where a server can be reached: ports that are free, and the addresses that other machines know this one by."""

from __future__ import annotations

import errno
import ipaddress
import socket
from contextlib import suppress
from urllib.parse import urlsplit

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
ANYWHERE = ("0.0.0.0", "::")
# Nothing is sent there (they are reserved for documentation): the system is asked which own address would be used.
OUTSIDE = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))


class BadHost(OSError):
    """A host that is no address of this machine."""


def free_port(host: str, wanted: int, tries: int = 20) -> int:
    """The wanted port, or the next one that nobody listens on; BadHost, or OSError if there is none."""
    for port in range(wanted, wanted + tries):
        if is_free(host, port):
            return port
    raise OSError(f"no free port from {wanted} to {wanted + tries - 1}")


def is_free(host: str, port: int) -> bool:
    """Whether one can listen there now; connections of an earlier server that are still closing do not matter."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except (socket.gaierror, UnicodeError) as error:
        raise BadHost(str(error)) from error
    with socket.socket(family, kind, protocol) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(address)
            probe.listen(1)
        except OSError as error:
            if error.errno == errno.EADDRNOTAVAIL:
                raise BadHost(str(error)) from error
            return False
    return True


def is_loopback(host: str) -> bool:
    """Whether only this machine is meant by this host."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    with suppress(ValueError):
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    return False


def web_address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def is_web_address(text: str) -> bool:
    """Whether this is the address of something on the web: http or https, a host, perhaps a port."""
    try:
        parts = urlsplit(text)
        named = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:  # of a port or of brackets
        return False
    return named and text.isprintable() and " " not in text


def networks(text: str) -> tuple[Network, ...]:
    """Addresses and networks between commas, such as `127.0.0.1, 10.0.0.0/8`; ValueError for anything else."""
    return tuple(ipaddress.ip_network(part.strip(), strict=False) for part in text.split(",") if part.strip())


def own_addresses() -> list[str]:
    """The addresses of this machine in its networks, the one for the outside first."""
    found = []
    for family, outside in OUTSIDE:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((outside, 9))
            found.append(str(probe.getsockname()[0]))
    with suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None)]
    return [one for one in dict.fromkeys(found) if _is_of_a_network(one)]


def _is_of_a_network(address: str) -> bool:
    found = ipaddress.ip_address(address.partition("%")[0])
    return not (found.is_loopback or found.is_link_local or found.is_unspecified)


def reachable(host: str, port: int) -> list[str]:
    """Where other machines find a server that listens on this host; empty if they cannot."""
    if host in ANYWHERE:
        own = own_addresses()
        return [web_address(one, port) for one in own if host == "::" or ":" not in one]
    return [] if is_loopback(host) else [web_address(host, port)]
