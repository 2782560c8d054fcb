import { join } from 'node:path';
import { loadEnvironmentFile, repository } from './repository.ts';
import { exitOf, forwardSignals, runNode } from './runProcess.ts';

loadEnvironmentFile();
const port = process.env.PORT ?? '5173';
// Makes links in e-mails and redirects open this development server's pages.
const environment = { PUBLIC_URL: `http://localhost:${port}`, ...process.env, PORT: port };

const server = runNode(
  ['--watch', '--watch-preserve-output', join(repository, 'scripts/devServer.ts')],
  environment,
);
process.exitCode = await forwardSignals([server], exitOf(server));
