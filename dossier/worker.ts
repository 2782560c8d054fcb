import type { DocumentJob } from './makeDocument.ts';

// The server decides when this process ends, even if a terminal or systemd signals both, so this comes before the
// imports, which take a while.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
// The server is gone.
process.on('disconnect', () => process.exit());

const { DocumentTooHeavy, makeDocument } = await import('./makeDocument.ts');

/** Entry point of a process that creates documents. Sends back the document or the error, with the CPU seconds used. */
process.on('message', async (job: DocumentJob) => {
  const before = process.cpuUsage();
  const seconds = () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  };
  try {
    const result = await makeDocument(job);
    process.send?.({ done: true, seconds: seconds(), result });
  } catch (error) {
    process.send?.({
      done: false,
      seconds: seconds(),
      isTooHeavy: error instanceof DocumentTooHeavy,
      error,
    });
  }
});
