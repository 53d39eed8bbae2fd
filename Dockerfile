# The demo's server with all that it serves. The database is beside it: see compose.yaml.
FROM node:20-bookworm-slim AS build
WORKDIR /accrue
ENV PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1
COPY . .
RUN node apps/demo/bin/demo.mjs --build-only \
  && npm prune --omit=dev --no-audit --no-fund

FROM node:20-bookworm-slim
# prints documents; pg_dump and pg_restore make and read backups
RUN apt-get update \
  && apt-get install -y --no-install-recommends chromium postgresql-client \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /accrue
ENV NODE_ENV=production ACCRUE_DATA_DIR=/data LOG_LEVEL=info
COPY --from=build /accrue/package.json ./
COPY --from=build /accrue/node_modules ./node_modules
COPY --from=build /accrue/packages ./packages
COPY --from=build /accrue/apps/demo ./apps/demo
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 4173
# answers even while the database is away: a restart would not bring it back
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 4173) + '/livez').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/demo/dist/server/main.js"]
