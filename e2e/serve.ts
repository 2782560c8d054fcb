import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import {
  type SuitePerson,
  type SuiteServer,
  startSuiteServer,
} from '@elan/testing/servers/suiteServer';
import { startFaultyProvider } from './faults/faultyProvider.ts';
import { adminEmails } from './people/adminEmails.ts';
import { founderEmails } from './people/founderEmails.ts';
import { ports } from './ports.ts';

// The servers of the browser suite, in one process: the product with stand-ins for all services, the product with an AI
// provider that fails on request, and that provider. Each has its own data, which is deleted at the end.
const common = {
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  // Trusts one proxy, so that sign-ups through the API can choose their IP address.
  TRUST_PROXY: '1',
  ADMIN_EMAILS: Object.values(adminEmails).join(','),
  FOUNDER_EMAILS: founderEmails.join(','),
};
/**
 * `E2E_SERVERS=2` puts two servers with a shared database behind each port, and sends every request to the next one.
 */
const serverCount = Number(process.env.E2E_SERVERS ?? 1);
const provider = await startFaultyProvider(ports.provider);
const servers: Readonly<Record<string, SuiteServer>> = Object.fromEntries(
  await Promise.all(
    (
      [
        [ports.sandbox, {}],
        // Its provider fails on purpose, so warnings are not logged.
        [ports.faults, { AI_BASE_URL: provider.baseUrl, LOG_LEVEL: 'fatal' }],
      ] as const
    ).map(async ([port, env]) => [
      port,
      await startSuiteServer({ ...common, PORT: String(port), ...env }, serverCount),
    ]),
  ),
);

/**
 * `GET /` replies once all servers are ready. `POST /3100` inserts the person in the body on the server at that port.
 */
const accounts = createServer(async (request, response) => {
  const server = servers[(request.url ?? '/').slice(1)];
  if (request.method === 'GET') response.end('ready');
  else if (server === undefined) response.writeHead(404).end();
  else {
    await server.insert(JSON.parse(await text(request)) as SuitePerson);
    response.writeHead(201).end();
  }
});
accounts.listen(ports.accounts, '127.0.0.1');

let isEnding = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    if (isEnding) return;
    isEnding = true;
    accounts.close();
    await Promise.all(Object.values(servers).map((server) => server.close()));
    process.exit(0);
  });
}
