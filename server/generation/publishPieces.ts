import type { Growing } from '@elan/domain/project/growing';
import type { Database } from '../adapters/database/database.ts';
import type { LogFields, LogMessage } from '../lib/logLine.ts';
import { addPiece } from '../store/generations/generationPieces.ts';
import { withRowLevelSecurity } from '../store/withRowLevelSecurity.ts';
import type { Run } from './run.ts';

interface Needs {
  readonly db: Database;
  readonly logError: (error: unknown, about: LogMessage, fields?: LogFields) => void;
}

/** How often what is new is stored, in milliseconds: a little less often than it is sent to a page. */
const everyMs = 400;

/** Stores what a run writes for the servers that show it elsewhere; nothing while there are none. */
export interface Publisher {
  /** @param isWatched whether another server shows it now. */
  setWatched(isWatched: boolean): void;
  /** Resolves when nothing more is being stored. */
  stop(): Promise<void>;
}

export function publishPieces(
  { db, logError }: Needs,
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
    // Only now: a piece that could not be stored is stored with the next one.
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
      timer = setInterval(publish, everyMs);
    },
    async stop() {
      pause();
      await storing;
    },
  };
}

/** @returns the length of a text without half a character at its end. */
function wholeCharacters(text: string): number {
  return /[\uD800-\uDBFF]$/.test(text) ? text.length - 1 : text.length;
}
