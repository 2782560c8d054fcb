import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../outside/database.ts';
import { outbox } from './schema.ts';

export type OutboxMail = Pick<
  typeof outbox.$inferSelect,
  'id' | 'recipient' | 'subject' | 'text' | 'html' | 'attempts'
>;

/** A mail that a process took but did not send is free again after this, in milliseconds. */
const takenMs = 120_000;
/** A mail is tried for about three days, then given up. */
const maxAttempts = 20;

/** Puts a mail in the outbox, in the transaction that needs it. */
export async function putMail(
  tx: Transaction,
  recipient: string,
  mail: Pick<OutboxMail, 'subject' | 'text' | 'html'>,
  now: Date,
): Promise<void> {
  await tx
    .insert(outbox)
    .values({ id: randomUUID(), recipient, ...mail, sendAfter: now, createdAt: now });
}

/**
 * Takes the mails that are due, so that no other process sends them too.
 * Each is due again later, unless `markSent` is called.
 */
export async function takeDueMails(db: Database, now: Date, limit: number): Promise<OutboxMail[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        isNull(outbox.sentAt),
        lte(outbox.sendAfter, now),
        sql`${outbox.attempts} < ${maxAttempts}`,
      ),
    )
    .orderBy(outbox.sendAfter)
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      sendAfter: new Date(now.getTime() + takenMs),
    })
    .where(sql`${outbox.id} in ${due}`)
    .returning({
      id: outbox.id,
      recipient: outbox.recipient,
      subject: outbox.subject,
      text: outbox.text,
      html: outbox.html,
      attempts: outbox.attempts,
    });
}

export async function markSent(db: Database, id: string, now: Date): Promise<void> {
  await db.update(outbox).set({ sentAt: now }).where(eq(outbox.id, id));
}

/** Puts a mail that could not be sent off until `retryAt`. */
export async function postpone(db: Database, id: string, retryAt: Date): Promise<void> {
  await db.update(outbox).set({ sendAfter: retryAt }).where(eq(outbox.id, id));
}
