# The site as a container image: docker compose up --build
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /src
RUN npm install --global pnpm@12.21.0
COPY pnpm-lock.yaml pnpm-workspace.yaml package.json ./
COPY patches patches
COPY app/package.json app/
COPY ui/package.json ui/
COPY ui/docs/package.json ui/docs/
COPY ladle/package.json ladle/
RUN pnpm install --frozen-lockfile
COPY . .
RUN pnpm run package --unpacked --to /site

FROM node:24.21.0-bookworm-slim
COPY --from=build /site /site
# The only folder that is written; the rest may be read-only, except /tmp.
RUN install -d -o node -g node -m 700 /data /backups
USER node
WORKDIR /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data BACKUP_DIR=/backups
VOLUME ["/data", "/backups"]
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "/site/agency.mjs", "start"]
