# syntax=docker/dockerfile:1
# The product on Debian: its embedded PostgreSQL and its Node are programs for glibc.

FROM node:26-bookworm-slim AS build
WORKDIR /app
COPY . .
# This Node only installs: the lock file brings the one that everything runs on.
RUN npm ci && npm run build && npm ci --omit=dev

FROM debian:12-slim
# Node needs libatomic1. pg_dump for backups must not be older than the server of compose.yml.
RUN apt-get update \
 && apt-get install -y --no-install-recommends ca-certificates libatomic1 postgresql-common \
 && /usr/share/postgresql-common/pgdg/apt.postgresql.org.sh -y \
 && apt-get install -y --no-install-recommends postgresql-client-18 \
 && rm -rf /var/lib/apt/lists/* \
 && useradd --system --uid 10001 --no-create-home rashi \
 && install -d -o rashi -g rashi -m 700 /var/lib/rashi /var/lib/rashi/media /var/backups/rashi
WORKDIR /app
COPY --from=build /app /app
ENV NODE_ENV=production \
    PATH=/app/node_modules/.bin:/usr/local/bin:/usr/bin:/bin \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/var/lib/rashi \
    BACKUP_DIR=/var/backups/rashi \
    DRAIN_SECONDS=5
USER rashi
EXPOSE 3000
VOLUME ["/var/lib/rashi", "/var/backups/rashi"]
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
# Without npm in between, so that SIGTERM reaches the product; the options are those of `npm start` (docs/decisions/0049).
CMD ["node", "--min-semi-space-size=16", "--max-semi-space-size=16", "--max-old-space-size=640", "--v8-pool-size=0", "--no-memory-reducer", "server/start.js"]
