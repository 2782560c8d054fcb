import type { SessionEntry } from '@elan/domain/contract/sessions';
import { Failure } from '@elan/domain/failure';
import { browserNameOf } from '../../auth/browserName.ts';
import type { Account } from '../../auth/currentAccount.ts';
import { networkPrefixOf } from '../../auth/networkPrefix.ts';
import { pageOf, readCursor, writeCursor } from '../../lib/pageCursor.ts';
import type { Services } from '../../services.ts';
import { lockAccount } from '../../store/accounts/accounts.ts';
import * as store from '../../store/signIn/sessions.ts';

const pageSize = 20;

/** @returns one page of an account's open sessions, most recent sign-in first. */
export async function listSessions(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  input: { readonly account: Account; readonly cursor: string | undefined },
): Promise<{ sessions: SessionEntry[]; nextCursor: string | null }> {
  const { id: accountId, sessionId } = input.account;
  const size = pageSize + 1;
  const after = readCursor(input.cursor);
  const rows = await store.listSessions(db, accountId, { size, after }, clock.now());
  const { page, nextCursor } = pageOf(rows, pageSize, ({ createdAt: at, id }) =>
    writeCursor({ at, id }),
  );
  const sessions = page.map((row) => ({
    id: row.id,
    ...browserNameOf(row.userAgent),
    network: row.ipAddress ? networkPrefixOf(row.ipAddress) : null,
    signed_in_at: row.createdAt.toISOString(),
    last_used_at: (row.lastUsedAt ?? row.updatedAt).toISOString(),
    current: row.id === sessionId,
  }));
  return { sessions, nextCursor };
}

/**
 * Ends one session of an account. Its open streams end too (`http/openStreams.ts`).
 * @throws Failure `not_found` if the session has ended or belongs to another account.
 */
export async function endSession(
  { db }: Pick<Services, 'db'>,
  { account, id }: { readonly account: Account; readonly id: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, account.id);
    if (!(await store.endOwnSession(tx, account.id, id))) throw new Failure('not_found');
  });
}
