import type { UsageEntry } from '@elan/domain/contract/subscription';
import { isCountedFailure } from '@elan/domain/failure';
import type { Account } from '../../auth/currentAccount.ts';
import { pageOf, readCursor, writeCursor } from '../../lib/pageCursor.ts';
import type { Services } from '../../services.ts';
import { listGenerations } from '../../store/generations/usage.ts';
import { withRowLevelSecurity } from '../../store/withRowLevelSecurity.ts';

const pageSize = 50;

/** @returns one page of the user's generations, newest first, and whether each was counted. */
export async function listUsage(
  services: Pick<Services, 'db'>,
  input: { readonly account: Account; readonly cursor: string | undefined },
): Promise<{ entries: UsageEntry[]; nextCursor: string | null }> {
  const after = readCursor(input.cursor);
  const rows = await withRowLevelSecurity(services.db, input.account.id, (tx) =>
    listGenerations(tx, input.account.id, pageSize + 1, after),
  );
  const { page, nextCursor } = pageOf(rows, pageSize, ({ startedAt: at, id }) =>
    writeCursor({ at, id }),
  );
  const entries = page.map((row) => ({
    id: row.id,
    module: row.module,
    action: row.action,
    project_name: row.projectName,
    started_at: row.startedAt.toISOString(),
    status: row.status,
    // A founder's generation has no period, and most failed generations are not counted.
    counted: row.period !== null && (row.status === 'succeeded' || isCountedFailure(row.failure)),
  }));
  return { entries, nextCursor };
}
