import { Failure } from '@elan/domain/failure';
import type { Services } from '../services.ts';
import { validSessions } from '../store/signIn/sessions.ts';

/**
 * Interval between session checks, in milliseconds. An open reply must end within five seconds after its session ends.
 */
const lookMs = 2_000;

/** A reply that stays open, such as a stream. */
export interface OpenReply {
  /** Rejects with `unauthenticated` when the session ends; never resolves. */
  readonly ended: Promise<never>;
  /** Must be called when the reply ends, for whatever reason. */
  readonly leave: () => void;
}

/** Tracks the open replies of this process. */
export interface OpenReplies {
  watch(sessionId: string): OpenReply;
  /** Stops the checks. */
  stop(): void;
}

/**
 * Ends a session's open replies after the session ends, even if another server ended it. While replies are open, one
 * query per interval checks their sessions. If the database is unavailable, no reply is ended.
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
      // Prevents an unhandled rejection, which would end the process, after the client has disconnected.
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
