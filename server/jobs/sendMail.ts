import { MailRefused } from '../adapters/mail/smtp.ts';
import { tracedLater } from '../lib/traces.ts';
import type { Handler } from '../queue/handler.ts';
import type { Queue } from '../queue/queue.ts';
import type { Services } from '../services.ts';
import {
  claimMail,
  giveUpRefused,
  hasMail,
  releaseMail,
  removeMail,
  takeUnqueued,
} from '../store/outbox.ts';

/** Thrown if another process is sending the mail. It is looked at again after the pause. */
class AlreadyTaken extends Error {
  override readonly name = 'AlreadyTaken';
}

/**
 * Sends one mail of the outbox. Safe to run twice: a sent mail is no longer in the outbox. Only if the process dies
 * between the reply of the mail server and the removal is the mail sent again: better twice than never.
 */
export const sendMail: Handler<{ readonly mailId: string }> = {
  name: 'mail',
  keyOf: ({ mailId }) => mailId,
  // More than two days: after 12 doublings each pause is at least three hours.
  attempts: 30,
  pauseSeconds: 5,
  longestPauseSeconds: 6 * 3_600,
  longestSeconds: 50,
  atOnce: 5,
  async run({ db, clock, measure, logError, transport, tracer }, { mailId }, { isLast }) {
    const mail = await claimMail(db, mailId, clock.now());
    if (mail === undefined) {
      if (await hasMail(db, mailId)) throw new AlreadyTaken();
      return;
    }
    const { recipient, traceparent, ...letter } = mail;
    try {
      const send = () => transport.send(recipient, letter);
      await tracedLater(tracer, 'send a mail', traceparent, send);
    } catch (error) {
      const now = clock.now();
      const isFinal = error instanceof MailRefused && error.isFinal;
      measure.mail(isFinal ? 'refused' : 'postponed');
      if (!isFinal) {
        await releaseMail(db, mailId, now, isLast);
        throw error;
      }
      logError(error, 'mail');
      await giveUpRefused(db, mailId, now);
      return;
    }
    measure.mail('sent');
    await removeMail(db, mailId);
  },
};

/** Maximum number of mails added to the queue in one statement. */
const batch = 500;

/** Adds a job for each mail in the outbox that has none. */
export async function queueMails(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  queue: Pick<Queue, 'add'>,
): Promise<void> {
  for (;;) {
    const ids = await takeUnqueued(db, clock.now(), batch);
    await queue.add(
      sendMail,
      ids.map((mailId) => ({ mailId })),
    );
    if (ids.length < batch) return;
  }
}
