# The house in a container: built with a C compiler, served without one and without root. docs/serving.md tells how.
# The base by its exact version; by its digest with --build-arg BASE=python:3.11.11-slim-bookworm@sha256:…
ARG BASE=python:3.11.11-slim-bookworm

FROM ${BASE} AS build
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
RUN python -m venv /opt/filature
WORKDIR /build
COPY requirements.lock .
RUN /opt/filature/bin/pip install --no-cache-dir --require-hashes --requirement requirements.lock
COPY . .
RUN /opt/filature/bin/pip install --no-cache-dir --no-deps . && /opt/filature/bin/filature --version

FROM ${BASE}
RUN useradd --system --uid 10001 --create-home --home-dir /var/lib/filature filature
COPY --from=build /opt/filature /opt/filature
ENV PATH=/opt/filature/bin:$PATH \
    FILATURE_HOME=/var/lib/filature \
    FILATURE_HOST=0.0.0.0 \
    FILATURE_PORT=8000
USER filature
VOLUME /var/lib/filature
EXPOSE 8000
HEALTHCHECK --start-period=20s --interval=30s --timeout=5s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health', timeout=4)"]
CMD ["filature", "serve"]
