import type { CallReply } from '@elan/domain/contract/call';
import type { getAccount } from '@elan/domain/contract/ownAccount';
import { Failure } from '@elan/domain/failure';
import type { Services } from '../services.ts';
import { findAccountById } from '../store/support.ts';

/** What the account screen tells of the account itself. @throws Failure `unauthenticated` where it is gone. */
export async function readAccount(
  { db }: Pick<Services, 'db'>,
  userId: string,
): Promise<CallReply<typeof getAccount>> {
  const row = await findAccountById(db, userId);
  if (!row) throw new Failure('unauthenticated');
  return {
    email: row.email,
    createdAt: row.createdAt.toISOString(),
    lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
  };
}
