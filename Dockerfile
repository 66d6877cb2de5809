# The web table in a container: `docker build -t dovre .`, then as compose.yaml does, or alone with a file as database:
# docker run -p 8377:8377 -v dovre:/data dovre
FROM python:3.13 AS build
# this image has a C compiler, so the package brings its compiled lane; the one below is small
WORKDIR /src
COPY requirements/run.txt requirements/run.txt
RUN python -m venv /opt/dovre \
 && /opt/dovre/bin/pip install --no-cache-dir --disable-pip-version-check --require-hashes -r requirements/run.txt
COPY pyproject.toml compile_hook.py README.md LICENSE ./
COPY src src
RUN /opt/dovre/bin/pip install --no-cache-dir --disable-pip-version-check --no-deps --no-build-isolation .

FROM python:3.13-slim
RUN useradd --system --uid 8377 --home-dir /data --no-create-home --shell /usr/sbin/nologin dovre \
 && install -d -o dovre -g dovre -m 700 /data
COPY --from=build /opt/dovre /opt/dovre
ENV PATH=/opt/dovre/bin:$PATH XDG_DATA_HOME=/data PYTHONUNBUFFERED=1
USER dovre
WORKDIR /data
VOLUME /data
EXPOSE 8377
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8377/healthz', timeout=4)"]
ENTRYPOINT ["dovre"]
CMD ["serve"]
