# A small image of the server. Build it in this folder:  docker build -t ethnos .
# It runs without root and with a read-only file system; tables are in PostgreSQL, or in a file below /data.

FROM node:20-slim AS client
WORKDIR /build
COPY web web
COPY src/ethnos/locale src/ethnos/locale
COPY src/ethnos/rules.json src/ethnos/rules.json
RUN cd web && npm ci --silent && npm run --silent build -- --logLevel warn

FROM python:3.12-slim-trixie AS package
WORKDIR /build
RUN apt-get update --quiet=2 && apt-get install --quiet=2 --no-install-recommends git
COPY requirements requirements
RUN python -m venv .venv && .venv/bin/pip install --quiet --require-hashes -r requirements/dev.txt
# With the repository, whose newest tag is the version (hatch_version.py).
COPY . .
COPY --from=client /build/src/ethnos/web src/ethnos/web
RUN .venv/bin/pip install --quiet --no-deps --no-build-isolation -e . \
    && .venv/bin/python -m tools.libraries --target here \
    && .venv/bin/python -m tools.wheels --platform "linux-$(uname -m)" --out /wheels \
    && rm /wheels/*-none-any.whl

FROM python:3.12-slim-trixie
# What `ethnos admin backup` runs, for the database of deploy/compose.yaml.
RUN apt-get update --quiet=2 && apt-get install --quiet=2 --no-install-recommends postgresql-client-17 \
    && rm -rf /var/lib/apt/lists/*
COPY requirements/hosting.txt /tmp/hosting.txt
RUN --mount=type=bind,from=package,source=/wheels,target=/wheels \
    pip install --quiet --no-cache-dir --require-hashes -r /tmp/hosting.txt \
    && pip install --quiet --no-cache-dir --no-deps /wheels/*.whl \
    && rm /tmp/hosting.txt \
    && useradd --uid 10001 --no-create-home ethnos \
    && install -d -o ethnos /data
USER ethnos
ENV PYTHONDONTWRITEBYTECODE=1 ETHNOS_CACHE_DIR=/tmp ETHNOS_DATABASE=sqlite:////data/tables.db
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=10s --start-period=20s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health', timeout=8)"]
ENTRYPOINT ["ethnos"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000"]
