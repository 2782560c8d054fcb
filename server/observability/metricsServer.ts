import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Registry } from 'prom-client';
import { ConfigError } from '../lib/configError.ts';

/**
 * Serves `/metrics` for Prometheus on a separate port, since the metrics are only for the operator.
 * @param refresh called before each scrape.
 * @returns a function that stops the server.
 * @throws ConfigError with one line if the server cannot listen on the address.
 */
export async function serveMetrics(
  registry: Registry,
  { host, port }: { readonly host: string; readonly port: number },
  refresh: () => Promise<void>,
): Promise<() => Promise<void>> {
  const server = createServer(async (request, response) => {
    const [path] = (request.url ?? '').split('?');
    if (path !== '/metrics') return response.writeHead(404).end();
    if (request.method !== 'GET') return response.writeHead(405, { allow: 'GET' }).end();
    try {
      await refresh();
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  server.listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    const { code = '' } = error;
    throw code === 'EADDRINUSE'
      ? new ConfigError(`METRICS_PORT ${port} is in use; stop what uses it or name another port`)
      : new ConfigError(
          `METRICS_HOST ${host} and METRICS_PORT ${port} cannot be listened on (${code})`,
        );
  });
  return async () => {
    server.close();
    server.closeAllConnections();
  };
}
