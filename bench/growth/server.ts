import { startServer } from '@elan/server/boot/startServer';
import { readConfig } from '@elan/server/config/config';
import { createLogger } from '@elan/server/lib/logger';
import { answerQuestions } from '../processes/measuredProcess.ts';

/** The jobs are measured separately (`bench/growth/jobs.ts`). */
const never = 2 ** 31 - 1;

const server = await startServer(readConfig(process.env), {
  logger: createLogger('error'),
  pages: undefined,
  intervals: { jobsMs: never },
});
answerQuestions(() => server.close(0));
