import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.ts';

/** Of a mail that is not due for hours. */
export const waitingSubject = 'En attente';

/** Waits until every mail has left the outbox, but those that a test put there to wait (`fullAccount.ts`). */
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

/** @returns the subjects of what the stand-in for mail delivered to an address, oldest first. */
export async function subjectsTo(db: Database, email: string): Promise<string[]> {
  await outboxEmptied(db);
  const { rows } = await db.execute<{ subject: string }>(
    sql`select subject from sandbox_mail where recipient = ${email} order by delivered_at, subject`,
  );
  return rows.map(({ subject }) => subject);
}
