# The image of a server on a PostgreSQL, with the pages built and nothing of the stand-ins: docs/operations.md.

# The version is package.json's own, and `scripts/dockerfile.test.ts` compares them. A digest would pin the bytes too:
# `docker buildx imagetools inspect node:24.21.0-trixie-slim` tells it, to be written after the version as @sha256:…
FROM node:24.21.0-trixie-slim AS build
WORKDIR /build
COPY . .
# The install of docs/operations.md; what runs stand-ins and tests is linked from there, and is not in the image.
RUN npm ci --omit=dev --workspace web --workspace server --no-audit --no-fund \
  && npm run build \
  && npm ci --omit=dev --workspace server --no-audit --no-fund \
  && rm node_modules/@elan/sandbox node_modules/@elan/testing

FROM node:24.21.0-trixie-slim
ENV NODE_ENV=production HOST=0.0.0.0 METRICS_HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN install --directory --owner=node --group=node --mode=700 /data
WORKDIR /app
# Owned by root: the server can change nothing of itself.
COPY --from=build /build/package.json /build/LICENSE ./
COPY --from=build /build/node_modules node_modules
COPY --from=build /build/domain domain
COPY --from=build /build/reading reading
COPY --from=build /build/modules modules
COPY --from=build /build/dossier dossier
COPY --from=build /build/server server
COPY --from=build /build/scripts scripts
COPY --from=build /build/web/dist web/dist
USER node
EXPOSE 3000
# Whether the process answers. Whether it should get requests is /api/ready, which a proxy asks.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.ts"]
