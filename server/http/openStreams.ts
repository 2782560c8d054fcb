import { Failure } from '@elan/domain/failure';
import type { Services } from '../services.ts';
import { standingSessions } from '../store/sessions.ts';

/** How often the sessions of open replies are looked at: they end within five seconds of their session. */
const lookMs = 2_000;

/** One reply that stays open, while somebody waits for it. */
export interface OpenReply {
  /** Rejects with `unauthenticated` once its session is gone, and never resolves. */
  readonly ended: Promise<never>;
  /** To be called when the reply has ended in any way. */
  readonly leave: () => void;
}

/** The replies of this process that stay open after their session was looked at. */
export interface OpenReplies {
  watch(sessionId: string): OpenReply;
  /** Ends the looking. */
  stop(): void;
}

/**
 * Ends what a session holds open when it is gone, on whichever server it was ended: all sessions of this
 * process in one question, asked only while there are any. A database that is away ends nobody's stream.
 */
export function createSessionBoundStreams({
  db,
  clock,
  logError,
}: Pick<Services, 'db' | 'clock' | 'logError'>): OpenReplies {
  const open = new Map<string, Set<(failure: Failure) => void>>();
  let timer: NodeJS.Timeout | undefined;

  const look = async (): Promise<void> => {
    const asked = [...open.keys()];
    const standing = await standingSessions(db, asked, clock.now());
    for (const sessionId of asked) {
      if (standing.has(sessionId)) continue;
      for (const end of open.get(sessionId) ?? []) end(new Failure('unauthenticated'));
    }
  };
  const lookLater = (): void => {
    timer = setTimeout(async () => {
      await look().catch((error: unknown) => logError(error, 'sessions of open replies'));
      timer = undefined;
      if (open.size > 0) lookLater();
    }, lookMs);
    timer.unref();
  };

  return {
    watch(sessionId) {
      const { promise: ended, reject } = Promise.withResolvers<never>();
      // Whoever has left does not care.
      ended.catch(() => {});
      const ends = open.get(sessionId) ?? new Set();
      open.set(sessionId, ends.add(reject));
      if (timer === undefined) lookLater();
      const leave = (): void => {
        ends.delete(reject);
        if (ends.size === 0 && open.get(sessionId) === ends) open.delete(sessionId);
      };
      return { ended, leave };
    },
    stop: () => clearTimeout(timer),
  };
}
