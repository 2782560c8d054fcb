import type { DocumentJob, MadeDocument } from '@elan/dossier/makeDocument';
import { type PoolLimits, ProcessPool } from './processPool.ts';
import { JobTooHeavy, JobTooLarge } from './workerProcess.ts';

interface MakerLimits extends PoolLimits {
  /** Maximum size of a document, in bytes. */
  readonly documentBytes: number;
}

const usual: MakerLimits = {
  // One process for any document, and one for short ones only.
  processes: 2,
  idleMs: 60_000,
  heapMb: 512,
  documentBytes: 20_000_000,
};

/** Result of creating a document, with the processor time in seconds. */
export type Making = { readonly seconds: number } & (
  | { readonly document: MadeDocument }
  | { readonly isLong: true }
  | { readonly error: unknown }
);

/** Creates documents in processes of their own. */
export interface DocumentMaker {
  /** Maximum number of documents at the same time. */
  readonly size: number;
  /** Whether the next document must be short, so that short ones need not wait for long ones. */
  readonly takesOnlyShort: boolean;
  /**
   * @param prepare loads the input.
   * @param longestMs time limit, in milliseconds.
   * @param onlyIfShort whether to refuse a long document.
   * @param signal when aborted, the document fails with JobAborted.
   */
  make(
    prepare: () => Promise<Omit<DocumentJob, 'onlyIfShort'>>,
    longestMs: number,
    onlyIfShort: boolean,
    signal?: AbortSignal,
  ): Promise<Making>;
  close(): Promise<void>;
}

/**
 * @param entry the file that the processes run, if not the default.
 * @param limits overrides individual default limits.
 */
export function createDocumentMaker(
  limits: Partial<MakerLimits> = {},
  entry = new URL('../../../dossier/worker.ts', import.meta.url),
): DocumentMaker {
  const all = { ...usual, ...limits };
  const pool = new ProcessPool<DocumentJob, MadeDocument>(entry, all);
  /** Number of running jobs, and of those that may be long. */
  let [running, open] = [0, 0];
  return {
    size: pool.size,
    get takesOnlyShort() {
      return open >= pool.size - 1 && running > 0;
    },
    async make(prepare, longestMs, onlyIfShort, signal) {
      running += 1;
      if (!onlyIfShort) open += 1;
      const { made, over } = pool.run(
        async () => ({ ...(await prepare()), onlyIfShort }),
        longestMs,
        signal,
      );
      const outcome = await made.then(
        (document) =>
          bytesOf(document) > all.documentBytes ? { error: new JobTooLarge() } : { document },
        (error: unknown) =>
          onlyIfShort && error instanceof JobTooHeavy ? ({ isLong: true } as const) : { error },
      );
      const seconds = await over;
      running -= 1;
      if (!onlyIfShort) open -= 1;
      return { ...outcome, seconds };
    },
    close: () => pool.close(),
  };
}

function bytesOf({ parts }: MadeDocument): number {
  return parts.reduce((sum, { byteLength }) => sum + byteLength, 0);
}
