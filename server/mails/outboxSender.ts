import type { Clock } from '../outside/clock.ts';
import type { Database } from '../outside/database.ts';
import type { MailTransport } from '../outside/mail.ts';
import { isStillWaiting, postpone, removeSent, takeDueMails } from '../store/outbox.ts';

export interface OutboxSender {
  /** Looks at the outbox now rather than at the next turn. */
  nudge(): void;
  /** Ends after the mail under way. */
  stop(): Promise<void>;
}

const pollMs = 2_000;
const batch = 10;
const longestDelayMs = 6 * 3_600_000;

/** Sends what is in the outbox until it is stopped; a mail that fails is tried again, later each time. */
export function startOutboxSender(options: {
  readonly db: Database;
  readonly transport: MailTransport;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
}): OutboxSender {
  let stopped = false;
  let working: Promise<void> | undefined;
  let again = false;

  const work = async () => {
    do {
      again = false;
      const mails = await takeDueMails(options.db, options.clock.now(), batch);
      for (const { id, recipient, attempts, ...mail } of mails) {
        // Those left are due again in a while, here or elsewhere.
        if (stopped) return;
        try {
          if (!(await isStillWaiting(options.db, id))) continue;
          await options.transport.send(recipient, mail);
          await removeSent(options.db, id);
        } catch (error) {
          options.onError(error);
          const delay = Math.min(longestDelayMs, 5_000 * 2 ** attempts);
          await postpone(options.db, id, new Date(options.clock.now().getTime() + delay));
        }
      }
      again ||= mails.length === batch;
    } while (again && !stopped);
  };

  const turn = () => {
    if (stopped) return;
    if (working) {
      again = true;
      return;
    }
    working = work()
      .catch(options.onError)
      .finally(() => {
        working = undefined;
      });
  };

  const timer = setInterval(turn, pollMs);
  return {
    nudge: () => setImmediate(turn),
    async stop() {
      stopped = true;
      clearInterval(timer);
      await working;
    },
  };
}
