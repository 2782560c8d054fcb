import type { Language } from '@elan/domain/language';
import { eq } from 'drizzle-orm';
import type { Connection, Database, Transaction } from '../outside/database.ts';
import { founderEmails, planLimits, users } from './schema.ts';

/** @returns whether an account has this address; the library's own queries are not under row-level security either. */
export async function isRegistered(db: Database, email: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email.toLowerCase()));
  return rows.length > 0;
}

export async function saveLanguage(
  tx: Transaction,
  userId: string,
  language: Language,
  now: Date,
): Promise<void> {
  await tx.update(users).set({ language, updatedAt: now }).where(eq(users.id, userId));
}

/** Notes a successful sign-in (decision D11). */
export async function markSignedIn(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx.update(users).set({ lastSignInAt: now }).where(eq(users.id, userId));
}

/** Publishes the limits and founders in force, for the view `user_preferences`. */
export async function publishPlans(
  db: Connection,
  limits: Readonly<Record<string, number>>,
  founders: ReadonlySet<string>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(planLimits);
    await tx
      .insert(planLimits)
      .values(Object.entries(limits).map(([plan, aiLimit]) => ({ plan, aiLimit })));
    await tx.delete(founderEmails);
    if (founders.size > 0) {
      await tx.insert(founderEmails).values([...founders].map((email) => ({ email })));
    }
  });
}
