import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '@elan/server/config';
import { webBuild } from '@elan/server/http/pages';
import { startServer } from '@elan/server/startServer';
import { pino } from 'pino';
import { answerQuestions } from './measuredProcess.ts';

// The product's server, as a process that tells what it spends.
const server = await startServer(readConfig(process.env), {
  logger: pino({ level: 'error' }),
  pages: existsSync(join(webBuild, 'index.html')) ? webBuild : undefined,
});
answerQuestions(() => server.close(0));
