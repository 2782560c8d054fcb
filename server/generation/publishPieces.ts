import type { Growing } from '@elan/domain/project/growing';
import type { Database } from '../adapters/database/database.ts';
import type { LogFields, LogMessage } from '../lib/logLine.ts';
import { addPiece } from '../store/generations/generationPieces.ts';
import { withRowLevelSecurity } from '../store/withRowLevelSecurity.ts';
import type { Pace } from './pace.ts';
import type { Run } from './run.ts';

interface Needs {
  readonly db: Database;
  readonly logError: (error: unknown, about: LogMessage, fields?: LogFields) => void;
  readonly pace: Pace;
}

/** Stores the output of a run in pieces while another server shows the run. */
export interface Publisher {
  /** @param isWatched whether another server is showing the run. */
  setWatched(isWatched: boolean): void;
  /** Resolves when a write in progress, if any, has ended. */
  stop(): Promise<void>;
}

export function publishPieces(
  { db, logError, pace }: Needs,
  { id, actorId }: { readonly id: string; readonly actorId: string },
  run: Pick<Run, 'text' | 'growing' | 'isThinking'>,
): Publisher {
  let number = 0;
  let published = 0;
  let growing: Growing | undefined;
  let isThinking = false;
  let timer: NodeJS.Timeout | undefined;
  let storing: Promise<void> | undefined;

  const store = async (): Promise<void> => {
    const end = wholeCharacters(run.text);
    const isNew = end > published || run.growing !== growing || run.isThinking !== isThinking;
    if (!isNew) return;
    const next = { growing: run.growing, isThinking: run.isThinking };
    const piece = {
      number: number + 1,
      text: run.text.slice(published, end),
      growing: next.growing ?? null,
      isThinking: next.isThinking,
    };
    await withRowLevelSecurity(db, actorId, (tx) => addPiece(tx, id, piece));
    // Updated only after the write, so that a piece that failed is included in the next one.
    ({ growing, isThinking } = next);
    published = end;
    number = piece.number;
  };
  const publish = (): void => {
    storing ??= store()
      .catch((error: unknown) => logError(error, 'pieces of a generation', { generationId: id }))
      .finally(() => {
        storing = undefined;
      });
  };
  const pause = (): void => {
    clearInterval(timer);
    timer = undefined;
  };
  return {
    setWatched(isWatched) {
      if (!isWatched) return pause();
      if (timer) return;
      publish();
      timer = setInterval(publish, pace.storeMs);
    },
    async stop() {
      pause();
      await storing;
    },
  };
}

/** @returns the length of the text, excluding half a surrogate pair at its end. */
function wholeCharacters(text: string): number {
  return /[\uD800-\uDBFF]$/.test(text) ? text.length - 1 : text.length;
}
