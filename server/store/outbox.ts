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

/** The pause after the attempts so far, in milliseconds. */
const pause = sql`least(${longestPauseMs}::float8, ${firstPauseMs} * power(2, ${outbox.attempts}))`;
const afterPause = (now: Date) =>
  sql`${now.toISOString()}::timestamptz + ${pause} * interval '1 ms'`;

/**
 * A mail due later than the regular pause was postponed while the clock was ahead, so it counts as due now. The 10
 * extra minutes exceed both `takenMs` and any expected clock difference between servers.
 */
const tooFarOff = (now: Date) => sql`${outbox.sendAfter} > ${afterPause(now)} + interval '10 min'`;

/**
 * Takes due mails, so that no other process takes them too. A mail becomes due again after `takenMs`, unless it is
 * removed or postponed.
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
    .set({ sendAfter: new Date(now.getTime() + takenMs) })
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

/**
 * Counts an attempt to send a mail that was taken, and keeps it taken for another `takenMs`.
 * @returns false if the mail must not be sent: it became due again and another process has tried it, or its recipient's
 *   account was deleted.
 */
export async function beginAttempt(
  db: Database,
  { id, attempts }: Pick<OutboxMail, 'id' | 'attempts'>,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(outbox)
    .set({ attempts: attempts + 1, sendAfter: new Date(now.getTime() + takenMs) })
    .where(and(eq(outbox.id, id), eq(outbox.attempts, attempts)))
    .returning({ id: outbox.id });
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
export async function postpone(db: Database, id: string, now: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ sendAfter: afterPause(now) })
    .where(eq(outbox.id, id));
}
