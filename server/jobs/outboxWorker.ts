import type { Database } from '../adapters/database/database.ts';
import { MailRefused, type MailTransport } from '../adapters/mail/smtp.ts';
import type { Clock } from '../lib/clock.ts';
import type { Measurements } from '../observability/measurements.ts';
import {
  beginAttempt,
  giveUpRefused,
  postpone,
  removeMail,
  takeDueMails,
} from '../store/outbox.ts';

export interface OutboxSender {
  /** Checks the outbox soon, instead of at the next interval. */
  nudge(): void;
  /** Stops the worker; resolves after the current email. */
  stop(): Promise<void>;
}

const pollMs = 2_000;
/** Maximum pause between checks, in milliseconds. The pause doubles after each check that fails. */
const longestPauseMs = 30_000;
const batch = 10;

/**
 * Sends the emails in the outbox until it is stopped. A failed email is retried after increasing pauses; an email that
 * the mail server refuses permanently is deleted.
 */
export function startOutboxWorker(options: {
  readonly db: Database;
  readonly transport: MailTransport;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
  readonly measure: Pick<Measurements, 'mail'>;
}): OutboxSender {
  let stopped = false;
  let working: Promise<void> | undefined;
  let again = false;
  let pauseMs = pollMs;

  const work = async () => {
    do {
      again = false;
      const mails = await takeDueMails(options.db, options.clock.now(), batch);
      for (const { id, recipient, attempts, ...mail } of mails) {
        // The emails that were not sent become due again, on any server.
        if (stopped) return;
        try {
          if (!(await beginAttempt(options.db, { id, attempts }, options.clock.now()))) continue;
          await options.transport.send(recipient, mail);
        } catch (error) {
          options.onError(error);
          const now = options.clock.now();
          const isFinal = error instanceof MailRefused && error.isFinal;
          options.measure.mail(isFinal ? 'refused' : 'postponed');
          if (isFinal) await giveUpRefused(options.db, id, now);
          else await postpone(options.db, id, now);
          continue;
        }
        options.measure.mail('sent');
        // If the removal fails, the email is sent again later: better twice than never.
        await removeMail(options.db, id).catch(options.onError);
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
      .then(
        () => {
          pauseMs = pollMs;
        },
        (error) => {
          options.onError(error);
          pauseMs = Math.min(pauseMs * 2, longestPauseMs);
        },
      )
      .finally(() => {
        working = undefined;
      });
  };

  const poll = () => {
    turn();
    timer = setTimeout(poll, pauseMs);
  };
  let timer = setTimeout(poll, pauseMs);
  return {
    nudge: () => setImmediate(turn),
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await working;
    },
  };
}
