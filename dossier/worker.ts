import { parentPort } from 'node:worker_threads';
import { type DocumentJob, DocumentTooHeavy, makeDocument } from './makeDocument.ts';

/** Entry point of a worker thread. Posts back the document or the error, with the CPU seconds used. */
parentPort?.on('message', async (job: DocumentJob) => {
  const before = process.threadCpuUsage();
  const seconds = () => {
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1e6;
  };
  try {
    const result = await makeDocument(job);
    const buffers = result.parts.map(({ buffer }) => buffer);
    parentPort?.postMessage({ done: true, seconds: seconds(), result }, buffers);
  } catch (error) {
    parentPort?.postMessage({
      done: false,
      seconds: seconds(),
      isTooHeavy: error instanceof DocumentTooHeavy,
      error,
    });
  }
});
