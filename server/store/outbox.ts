import { randomUUID } from 'node:crypto';
import { isoDayInToronto } from '@elan/domain/day';
import { and, eq, lte, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../adapters/database/database.ts';
import { mailsGivenUp, outbox } from './schema.ts';

export type OutboxMail = Pick<
  typeof outbox.$inferSelect,
  'id' | 'recipient' | 'subject' | 'text' | 'html' | 'attempts'
>;

/** A mail that a process took but neither sent nor postponed becomes due again after this many milliseconds. */
const takenMs = 120_000;
/** With the pauses below, a mail is retried for more than two days before it is dropped. */
export const maxAttempts = 20;

/** Inserts a mail in the transaction that triggers it. */
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

/** Half the pause after the first attempt, in milliseconds. Each further pause doubles, up to `longestPauseMs`. */
const firstPauseMs = 5_000;
const longestPauseMs = 6 * 3_600_000;

/**
 * A mail due later than the regular pause was postponed while the clock was ahead, so it counts as due now. The 10
 * extra minutes exceed both `takenMs` and any expected clock difference between servers.
 */
function tooFarOff(now: Date) {
  const pause = sql`least(${longestPauseMs}::float8, ${firstPauseMs} * power(2, ${outbox.attempts}))`;
  return sql`${outbox.sendAfter} > ${now.toISOString()}::timestamptz + ${pause} * interval '1 ms' + interval '10 min'`;
}

/**
 * Takes due mails, counting an attempt for each, so that no other process also sends them. A mail becomes due again
 * after `takenMs`, unless it is removed or postponed.
 */
export async function takeDueMails(db: Database, now: Date, limit: number): Promise<OutboxMail[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(or(lte(outbox.sendAfter, now), tooFarOff(now)), sql`${outbox.attempts} < ${maxAttempts}`),
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

/** @returns whether a mail that was taken should still be sent: deleting its recipient's account removes the mail. */
export async function isStillWaiting(db: Database, id: string): Promise<boolean> {
  const rows = await db.select({ id: outbox.id }).from(outbox).where(eq(outbox.id, id));
  return rows.length > 0;
}

/** Deletes a sent mail, so that neither its recipient nor its link is kept. */
export async function removeMail(db: Database, id: string): Promise<void> {
  await db.delete(outbox).where(eq(outbox.id, id));
}

/** Deletes a permanently refused mail, and counts it for the day. */
export async function giveUpRefused(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.execute(sql`
    with gone as (delete from ${outbox} where id = ${id} returning id)
    insert into ${mailsGivenUp} as counted (day, refused)
    select ${isoDayInToronto(now)}::date, count(*) from gone having count(*) > 0
    on conflict (day) do update set refused = counted.refused + excluded.refused`);
}

/** Deletes the due mails that have no attempts left, and counts them for the day. */
export async function removeGivenUp(tx: Transaction, now: Date): Promise<void> {
  await tx.execute(sql`
    with gone as (
      delete from ${outbox} where ctid = any(array(
        select ctid from ${outbox}
        where attempts >= ${maxAttempts} and send_after <= ${now.toISOString()}::timestamptz
        for update skip locked))
      returning id)
    insert into ${mailsGivenUp} as counted (day, expired)
    select ${isoDayInToronto(now)}::date, count(*) from gone having count(*) > 0
    on conflict (day) do update set expired = counted.expired + excluded.expired`);
}

/** Postpones a mail that could not be sent. The pause doubles with each attempt, up to `longestPauseMs`. */
export async function postpone(
  db: Database,
  id: string,
  attempts: number,
  now: Date,
): Promise<void> {
  const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** attempts);
  const sendAfter = new Date(now.getTime() + pause);
  await db.update(outbox).set({ sendAfter }).where(eq(outbox.id, id));
}
