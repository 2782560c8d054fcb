import { readConfig } from '@elan/server/config';
import { startServer } from '@elan/server/startServer';
import { pino } from 'pino';
import { answerCpuQuestions } from './measuredProcess.ts';

// The product's server, as a process whose CPU time can be asked for.
const server = await startServer(readConfig(process.env), {
  logger: pino({ level: 'error' }),
  pages: undefined,
});
answerCpuQuestions(() => server.close(0));
