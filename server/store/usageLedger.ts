import { and, desc, eq } from 'drizzle-orm';
import type { Transaction } from '../adapters/database/database.ts';
import { following, type PageEnd } from '../lib/pageEnd.ts';
import { generations, projectRows } from './schema.ts';

/** One page of a person's generations, newest first. */
export function listGenerations(
  tx: Transaction,
  userId: string,
  limit: number,
  after: PageEnd | undefined,
) {
  return tx
    .select({
      id: generations.id,
      module: generations.module,
      action: generations.action,
      projectName: projectRows.name,
      startedAt: generations.startedAt,
      status: generations.status,
      period: generations.period,
    })
    .from(generations)
    .leftJoin(projectRows, eq(projectRows.id, generations.projectId))
    .where(
      and(eq(generations.userId, userId), following(generations.startedAt, generations.id, after)),
    )
    .orderBy(desc(generations.startedAt), desc(generations.id))
    .limit(limit);
}
