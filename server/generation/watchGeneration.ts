import { setTimeout as delay } from 'node:timers/promises';
import { Failure, isFailureCode } from '@elan/domain/failure';
import type { Growing } from '@elan/domain/project/growing';
import type { Database } from '../adapters/database/database.ts';
import type { Clock } from '../lib/clock.ts';
import { databaseTroubleOf } from '../lib/databaseTroubles.ts';
import type { Measurements } from '../observability/measurements.ts';
import { type Piece, piecesAfter } from '../store/generations/generationPieces.ts';
import {
  findGeneration,
  type GenerationRow,
  isDead,
  watch,
} from '../store/generations/generations.ts';
import { withRowLevelSecurity } from '../store/withRowLevelSecurity.ts';
import type { Runs } from './activeRuns.ts';
import { countInterrupted } from './countInterrupted.ts';
import type { Pace } from './pace.ts';
import { endedRun, type GenerationReply, type Run } from './run.ts';
import { releaseGeneration, replyOf } from './settleGeneration.ts';

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly measure: Measurements;
  readonly pace: Pace;
}

/**
 * How long failed reads are retried, in milliseconds: as long as a run retries to settle during a shutdown.
 */
const patienceMs = 30_000;
/**
 * Interval in milliseconds at which this server reports that it is still watching, well below the time after
 * which the report expires.
 */
const watchAgainMs = 4_000;

/** Follows a generation that has already started, whether on this server, on another one, or in a dead process. */
export function watchGeneration(
  services: Needs & { readonly runs: Runs },
  row: GenerationRow,
): Run {
  const here = services.runs.find(row.id);
  if (here) return here;
  if (row.status === 'running') {
    return services.runs.share(row.id, () => watchElsewhere(services, row));
  }
  const text = row.status === 'succeeded' ? textOf(replyOf(row)) : '';
  return endedRun(text, replyAtEnd(row));
}

function textOf({ result }: GenerationReply): string {
  return result.aiResponse ?? result.aiAnalysis ?? result.text ?? result.twin?.text ?? '';
}

/**
 * Follows a run of another process. While a client of this server follows the text, requests that the other process
 * store the text in pieces, and reads these until the run ends
 * (docs/decisions/0066-a-running-text-is-read-from-any-server.md).
 */
function watchElsewhere(services: Needs, first: GenerationRow): Run {
  const listeners = new Set<() => void>();
  let text = '';
  let growing: Growing | undefined;
  let isThinking = false;
  let last = 0;
  const show = (pieces: readonly Piece[]): void => {
    for (const piece of pieces) {
      text += piece.text;
      growing = piece.growing ?? undefined;
      isThinking = piece.isThinking;
      last = piece.number;
    }
    if (pieces.length > 0) for (const listener of listeners) listener();
  };
  let reportedAt = Number.NEGATIVE_INFINITY;
  const readOnce = () =>
    withRowLevelSecurity(services.db, first.actorId, async (tx) => {
      let isEndedHere = false;
      if (await isDead(tx, first.id)) {
        const now = services.clock.now();
        isEndedHere = await releaseGeneration(tx, first, 'generation_interrupted', now);
      } else if (listeners.size > 0 && performance.now() - reportedAt > watchAgainMs) {
        await watch(tx, first.id);
        reportedAt = performance.now();
      }
      const pieces = listeners.size > 0 ? await piecesAfter(tx, first.id, last) : [];
      const row = await findGeneration(tx, first.actorId, first.idempotencyKey);
      return { isEndedHere, pieces, row };
    });
  /** Retries for `patienceMs` while the database is unavailable. */
  const readPatiently = async () => {
    const giveUpAt = performance.now() + patienceMs;
    for (;;) {
      // Also waits before the first read, so that the caller can subscribe first.
      await delay(services.pace.readMs);
      try {
        return await readOnce();
      } catch (error) {
        if (!databaseTroubleOf(error) || performance.now() > giveUpAt) throw error;
      }
    }
  };
  const untilEnd = async (): Promise<GenerationReply> => {
    for (;;) {
      const { isEndedHere, pieces, row } = await readPatiently();
      if (isEndedHere) countInterrupted(services, first);
      show(pieces);
      if (!row) throw new Failure('not_found');
      if (row.status === 'running') continue;
      const reply = await replyAtEnd(row);
      // Adds the text written since the last piece. If the final text differs, clients get the final text from the
      // reply.
      const whole = textOf(reply);
      if (whole.startsWith(text)) text = whole;
      return reply;
    }
  };
  const finished = untilEnd();
  finished.catch(() => {});
  return {
    get text() {
      return text;
    },
    get growing() {
      return growing;
    },
    get isThinking() {
      return isThinking;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    finished,
  };
}

/**
 * @returns the reply of a generation that succeeded.
 * @throws Failure the stored failure of a failed generation, or `not_found` if its project was deleted.
 */
async function replyAtEnd(row: GenerationRow): Promise<GenerationReply> {
  // The text of a deleted project must no longer be readable.
  if (row.status === 'succeeded' && row.result === null) throw new Failure('not_found');
  if (row.status === 'succeeded') return replyOf(row);
  throw new Failure(isFailureCode(row.failure) ? row.failure : 'internal');
}
