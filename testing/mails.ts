import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '@elan/server/adapters/database/database';
import { sql } from 'drizzle-orm';

/** The delay of a mail that is not due for hours. */
export const waitingSubject = 'En attente';

/** Waits until the outbox is empty, except for mails that a test scheduled for later (`fullAccount.ts`). */
export async function outboxEmptied(db: Database): Promise<void> {
  for (let attempt = 0; attempt < 1_200; attempt += 1) {
    const { rows } = await db.execute(
      sql`select from outbox where subject <> ${waitingSubject} limit 1`,
    );
    if (rows.length === 0) return;
    await delay(25);
  }
  throw new Error('the outbox still holds mails');
}

/** @returns the subjects of the mails that the stand-in delivered to an email, oldest first. */
export async function subjectsTo(db: Database, email: string): Promise<string[]> {
  await outboxEmptied(db);
  const { rows } = await db.execute<{ subject: string }>(
    sql`select subject from sandbox_mail where recipient = ${email} order by delivered_at, subject`,
  );
  return rows.map(({ subject }) => subject);
}
