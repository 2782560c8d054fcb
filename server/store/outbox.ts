import { randomUUID } from 'node:crypto';
import { isoDayInToronto } from '@elan/domain/day';
import { and, eq, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../adapters/database/database.ts';
import { activeSpan } from '../lib/traces.ts';
import { mailsGivenUp, outbox } from './schema.ts';

export type OutboxMail = Pick<
  typeof outbox.$inferSelect,
  'recipient' | 'subject' | 'text' | 'html' | 'traceparent'
>;

/** Inserts a mail in the transaction that triggers it. */
export async function putMail(
  tx: Transaction,
  recipient: string,
  mail: Pick<OutboxMail, 'subject' | 'text' | 'html'>,
  now: Date,
): Promise<void> {
  await tx.insert(outbox).values({
    ...{ id: randomUUID(), recipient, ...mail, sendAfter: now, createdAt: now },
    traceparent: activeSpan()?.traceparent,
  });
}

/** A mail is added to the queue again after this many milliseconds, in case its job was lost, as after a restore. */
const queueAgainMs = 60_000;

/** @returns the ids of mails to add to the queue: the oldest `limit`, marked as added now. */
export async function takeUnqueued(db: Database, now: Date, limit: number): Promise<string[]> {
  const before = new Date(now.getTime() - queueAgainMs);
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.failedAt), or(isNull(outbox.queuedAt), lt(outbox.queuedAt, before))))
    .orderBy(sql`${outbox.queuedAt} nulls first`)
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(outbox)
    .set({ queuedAt: now })
    .where(sql`${outbox.id} in ${due}`)
    .returning({ id: outbox.id });
  return rows.map(({ id }) => id);
}

/** A mail whose process died while sending it may be sent again after this many milliseconds: longer than an attempt. */
const claimedMs = 60_000;
/** A later time was stored while the clock was ahead, so it counts as due. */
const tooFarOffMs = 600_000;

/**
 * Takes a mail for one attempt to send it.
 * @returns undefined if it is gone, or if another process is sending it.
 */
export async function claimMail(
  db: Database,
  id: string,
  now: Date,
): Promise<OutboxMail | undefined> {
  const after = (ms: number) => new Date(now.getTime() + ms);
  const isDue = or(
    lte(outbox.sendAfter, now),
    sql`${outbox.sendAfter} > ${after(tooFarOffMs).toISOString()}::timestamptz`,
  );
  const [mail] = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, sendAfter: after(claimedMs) })
    .where(and(eq(outbox.id, id), isDue))
    .returning({
      recipient: outbox.recipient,
      subject: outbox.subject,
      text: outbox.text,
      html: outbox.html,
      traceparent: outbox.traceparent,
    });
  return mail;
}

/** @returns whether a mail is still to be sent. */
export async function hasMail(db: Database, id: string): Promise<boolean> {
  return (await db.$count(outbox, eq(outbox.id, id))) > 0;
}

/** Releases a mail after a failed attempt. @param isLast whether no further attempt is made without the support. */
export async function releaseMail(
  tx: Transaction,
  id: string,
  now: Date,
  isLast: boolean,
): Promise<void> {
  if (!isLast) {
    await tx.update(outbox).set({ sendAfter: now }).where(eq(outbox.id, id));
    return;
  }
  await tx.execute(sql`
    with failed as (
      update ${outbox} set failed_at = ${now.toISOString()}::timestamptz,
        send_after = ${now.toISOString()}::timestamptz
      where id = ${id} and failed_at is null returning id)
    insert into ${mailsGivenUp} as counted (day, expired)
    select ${isoDayInToronto(now)}::date, count(*) from failed having count(*) > 0
    on conflict (day) do update set expired = counted.expired + excluded.expired`);
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

/** Deletes the mails whose last attempt failed before a time. */
export async function removeFailedMails(tx: Transaction, before: Date): Promise<void> {
  await tx.delete(outbox).where(and(isNotNull(outbox.failedAt), lt(outbox.failedAt, before)));
}
