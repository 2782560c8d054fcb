import type { Database } from '../adapters/database/database.ts';
import { MailRefused, type MailTransport } from '../adapters/mail/smtp.ts';
import type { Clock } from '../lib/clock.ts';
import { isStillWaiting, postpone, removeMail, takeDueMails } from '../store/outbox.ts';

export interface OutboxSender {
  /** Looks at the outbox now rather than at the next turn. */
  nudge(): void;
  /** Ends after the mail under way. */
  stop(): Promise<void>;
}

const pollMs = 2_000;
const batch = 10;

/**
 * Sends what is in the outbox until it is stopped. A mail that fails is tried again, later each time; one that is
 * refused for good is given up.
 */
export function startOutboxWorker(options: {
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
          await removeMail(options.db, id);
        } catch (error) {
          options.onError(error);
          if (error instanceof MailRefused && error.isFinal) await removeMail(options.db, id);
          else await postpone(options.db, id, attempts, options.clock.now());
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
