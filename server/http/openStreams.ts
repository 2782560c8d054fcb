import { Failure } from '@elan/domain/failure';
import type { Services } from '../services.ts';
import { validSessions } from '../store/signIn/sessions.ts';

/**
 * How often the sessions of open replies are checked: they end within five seconds of their
 * session.
 */
const lookMs = 2_000;

/** One reply that stays open while a client waits for it. */
export interface OpenReply {
  /** Rejects with `unauthenticated` once its session has ended, and never resolves. */
  readonly ended: Promise<never>;
  /** To be called when the reply has ended in any way. */
  readonly leave: () => void;
}

/** The open replies of this process. */
export interface OpenReplies {
  watch(sessionId: string): OpenReply;
  /** Stops the checks. */
  stop(): void;
}

/**
 * Ends the open replies of a session that has ended, on whichever server it was ended. All sessions
 * of this process are checked in one query, only while there are any. If the database is
 * unavailable, no stream is ended.
 */
export function createSessionBoundStreams({
  db,
  clock,
  logError,
}: Pick<Services, 'db' | 'clock' | 'logError'>): OpenReplies {
  const open = new Map<string, Set<(failure: Failure) => void>>();
  let timer: NodeJS.Timeout | undefined;

  const look = async (): Promise<void> => {
    const sessionIds = [...open.keys()];
    const valid = await validSessions(db, sessionIds, clock.now());
    for (const sessionId of sessionIds) {
      if (valid.has(sessionId)) continue;
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
      // A rejection after the client has left must not end the process.
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
