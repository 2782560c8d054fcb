import { randomUUID } from 'node:crypto';
import { and, eq, gte, lt, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../outside/database.ts';
import { outbox, sandboxMail } from './schema.ts';

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
 * Each is due again later, unless `removeSent` is called.
 */
export async function takeDueMails(db: Database, now: Date, limit: number): Promise<OutboxMail[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(lte(outbox.sendAfter, now), sql`${outbox.attempts} < ${maxAttempts}`))
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

/** @returns whether a mail that was taken is still to be sent: a deletion of its recipient takes it away. */
export async function isStillWaiting(db: Database, id: string): Promise<boolean> {
  const rows = await db.select({ id: outbox.id }).from(outbox).where(eq(outbox.id, id));
  return rows.length > 0;
}

/** Forgets a mail that was sent: who got which, and the link in it, is nobody's to keep. */
export async function removeSent(db: Database, id: string): Promise<void> {
  await db.delete(outbox).where(eq(outbox.id, id));
}

/** Forgets the mails that were tried for the last time. */
export async function removeGivenUp(db: Database, now: Date): Promise<void> {
  await db.delete(outbox).where(and(gte(outbox.attempts, maxAttempts), lte(outbox.sendAfter, now)));
}

/** Puts a mail that could not be sent off until `retryAt`. */
export async function postpone(db: Database, id: string, retryAt: Date): Promise<void> {
  await db.update(outbox).set({ sendAfter: retryAt }).where(eq(outbox.id, id));
}

/** Empties the stand-in's mailbox of what was delivered before then. */
export async function removeDeliveredBefore(db: Database, before: Date): Promise<void> {
  await db.delete(sandboxMail).where(lt(sandboxMail.deliveredAt, before));
}
