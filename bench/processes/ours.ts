import { answerQuestions } from './measuredProcess.ts';

// What `npm start` runs, in a process that reports its resource use.
process.env.LOG_LEVEL ??= 'error';
await import(new URL('../../scripts/start.ts', import.meta.url).href);
answerQuestions(() => {
  process.kill(process.pid, 'SIGTERM');
  // The server ends the process.
  return new Promise(() => {});
});
