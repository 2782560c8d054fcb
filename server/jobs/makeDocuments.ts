import { Failure } from '@elan/domain/failure';
import { PoolClosed } from '../adapters/documents/processPool.ts';
import { JobAborted, JobTooLarge, NotStarted } from '../adapters/documents/workerProcess.ts';
import { readSource } from '../flows/dossier/readSource.ts';
import { tracedLater } from '../lib/traces.ts';
import type { Attempt, Handler, JobServices } from '../queue/handler.ts';
import type { Queue } from '../queue/queue.ts';
import {
  type DocumentRow,
  failDocument,
  handBack,
  openDocuments,
  removeDocument,
  renewLease,
  storeDocument,
  takeNextDocument,
} from '../store/documents.ts';

/** How often a lease is renewed, in milliseconds: well within its time. */
const renewalMs = 5_000;
/** How long one job goes on taking documents, in milliseconds. Each document that waits has a job of its own. */
const longestTurnsMs = 120_000;

/**
 * Creates the documents whose turn it is, until none is left that may be created now: the job only wakes a process.
 * Safe to run twice, because one process at a time chooses, and a document that was stored replaces an earlier one.
 */
export const makeDocuments: Handler<{ readonly documentId: string }> = {
  name: 'document',
  keyOf: ({ documentId }) => documentId,
  attempts: 3,
  pauseSeconds: 1,
  longestPauseSeconds: 5,
  longestSeconds: 300,
  atOnce: 1,
  groups: 2,
  async run(services, _input, attempt) {
    const began = performance.now();
    while (!attempt.signal.aborted && performance.now() - began < longestTurnsMs) {
      const onlyIfShort = services.documentMaker.takesOnlyShort;
      const next = await takeNextDocument(services.db, services.clock.now(), onlyIfShort);
      if (!next) return;
      await tracedLater(services.tracer, 'create a document', next.traceparent, () =>
        make(services, next, onlyIfShort, attempt),
      );
    }
  },
};

/** Adds a job for each document that waits, in case its job was lost. */
export async function queueDocuments(
  { db, clock }: Pick<JobServices, 'db' | 'clock'>,
  queue: Pick<Queue, 'add'>,
): Promise<void> {
  const ids = await openDocuments(db, clock.now());
  await queue.add(
    makeDocuments,
    ids.map((documentId) => ({ documentId })),
  );
}

async function make(
  services: JobServices,
  row: DocumentRow,
  onlyIfShort: boolean,
  { signal }: Attempt,
): Promise<void> {
  const { db, clock, documentMaker } = services;
  const { id, kind, longestMs } = row;
  const unwanted = new AbortController();
  const renew = async () => {
    if (!(await renewLease(db, id, clock.now()))) unwanted.abort();
  };
  const renewal = setInterval(() => {
    void renew().catch((error: unknown) => services.logError(error, 'a document'));
  }, renewalMs);
  try {
    let isPrepared = false;
    const prepare = async () => {
      const source = await readSource(services, { ...idsOf(row), ...row.edition });
      isPrepared = true;
      return { kind, source };
    };
    const made = await documentMaker.make(
      prepare,
      longestMs,
      onlyIfShort,
      AbortSignal.any([signal, unwanted.signal]),
    );
    if ('document' in made) {
      const { document, seconds } = made;
      await storeDocument(db, id, { ...document, seconds }, clock.now());
    } else if ('isLong' in made) {
      await handBack(db, id, true);
    } else if (made.error instanceof PoolClosed || made.error instanceof JobAborted) {
      await handBack(db, id, false);
    } else if (
      made.error instanceof NotStarted ||
      (!isPrepared && !(made.error instanceof Failure))
    ) {
      // Not for a reason of the document's, so the next request tries again.
      services.logError(made.error, 'a document', { accountId: row.madeBy });
      await removeDocument(db, id);
    } else {
      const failure = codeOf(services, made.error, row);
      await failDocument(db, id, { failure, seconds: made.seconds }, clock.now());
    }
  } finally {
    clearInterval(renewal);
  }
}

function idsOf({ madeBy, ownerId, projectId }: DocumentRow) {
  return { actor: { id: madeBy }, owner: { id: ownerId }, projectId };
}

/** @returns the code that the reader gets. Errors that are no failures of the reader's are logged. */
function codeOf(services: JobServices, error: unknown, row: DocumentRow): string {
  if (error instanceof Failure) return error.code;
  services.logError(error, 'a document', { accountId: row.madeBy });
  return error instanceof JobTooLarge ? 'dossier_too_large' : 'internal';
}
