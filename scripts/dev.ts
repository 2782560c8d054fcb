import { join } from 'node:path';
import { loadEnvironmentFile } from './environmentFile.ts';
import { repository } from './repository.ts';
import { exitOf, forwardSignals, runNode } from './runProcess.ts';

loadEnvironmentFile();
const webPort = 5173;
const port = process.env.PORT ?? '3000';
// Links in mails and redirects lead to the pages that reload.
const environment = { PUBLIC_URL: `http://localhost:${webPort}`, ...process.env, PORT: port };

const web = runNode(
  [
    join(repository, 'node_modules/vite/bin/vite.js'),
    join(repository, 'web'),
    '--port',
    `${webPort}`,
    '--strictPort',
  ],
  environment,
);
const server = runNode(
  ['--watch', '--watch-preserve-output', join(repository, 'server/main.ts')],
  environment,
);

// When one process ends, the other is stopped too.
async function ended(child: typeof web, other: typeof web): Promise<number> {
  const code = await exitOf(child);
  other.kill();
  return code;
}

const codes = await forwardSignals(
  [web, server],
  Promise.all([ended(server, web), ended(web, server)]),
);
process.exitCode = codes.find((code) => code !== 0) ?? 0;
