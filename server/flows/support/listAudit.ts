import type { AuditEntry } from '@elan/domain/contract/admin';
import { Failure } from '@elan/domain/failure';
import * as z from 'zod/mini';
import { pageOf } from '../../lib/pageCursor.ts';
import type { Services } from '../../services.ts';
import * as store from '../../store/support.ts';

const pageSize = 50;
/** The id of the last row of a page. Rows are not removed later (`removeAudit` only undoes one just written). */
const cursorForm = z.optional(z.uuid());

/**
 * @returns one page of the audit log, newest first.
 * @throws Failure `malformed` if the cursor is invalid.
 */
export async function listAudit(
  services: Pick<Services, 'db'>,
  input: { readonly cursor: string | undefined },
): Promise<{ entries: AuditEntry[]; nextCursor: string | null }> {
  const cursor = cursorForm.safeParse(input.cursor);
  if (!cursor.success) throw new Failure('malformed', { detail: 'cursor' });
  const rows = await store.listAudit(services.db, pageSize + 1, cursor.data);
  const { page, nextCursor } = pageOf(rows, pageSize, ({ id }) => id);
  const entries = page.map((row) => ({
    id: row.id,
    at: row.at,
    action: row.action,
    admin_id: row.adminId,
    admin_email: row.adminEmail,
    account_id: row.accountId,
    account_email: row.accountEmail,
  }));
  return { entries, nextCursor };
}
