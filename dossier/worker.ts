import { parentPort } from 'node:worker_threads';
import { type DocumentJob, makeDocument } from './makeDocument.ts';

/** A thread that makes one document at a time for whoever started it. */
parentPort?.on('message', async (job: DocumentJob) => {
  try {
    const result = await makeDocument(job);
    const buffers = result.parts.map(({ buffer }) => buffer);
    parentPort?.postMessage({ done: true, result }, buffers);
  } catch (error) {
    parentPort?.postMessage({ done: false, error });
  }
});
