import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '@elan/server/boot/startServer';
import { readConfig } from '@elan/server/config/config';
import { webBuild } from '@elan/server/http/pages/builtPages';
import { createLogger } from '@elan/server/lib/logger';
import { answerQuestions } from './measuredProcess.ts';

// The product's server in a process that reports its resource use.
const server = await startServer(readConfig(process.env), {
  logger: createLogger(process.env.LOG_LEVEL ?? 'error'),
  pages: existsSync(join(webBuild, 'index.html')) ? webBuild : undefined,
});
answerQuestions(() => server.close(0));
