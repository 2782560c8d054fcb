import { answerQuestions } from './measuredProcess.ts';

// Does what `npm start` does, in a process that reports its resource use.
process.env.LOG_LEVEL ??= 'error';
await import(new URL('../../scripts/start.ts', import.meta.url).href);
answerQuestions(() => {
  process.kill(process.pid, 'SIGTERM');
  // Never resolves, because the server itself ends the process.
  return new Promise(() => {});
});
