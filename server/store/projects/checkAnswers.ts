import type { KeptAnswer } from '@elan/domain/checks/checkAnswers';
import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../adapters/database/database.ts';
import { checkAnswers } from '../schema.ts';
import { prepared } from '../statements.ts';

/** @returns the answers to a project's checks, including those whose underlying data has changed since. */
export async function readCheckAnswers(tx: Transaction, projectId: string): Promise<KeptAnswer[]> {
  const rows = await reading(tx).execute({ projectId });
  return rows.map(({ madeAt, ...row }) => ({ ...row, at: madeAt.toISOString() }));
}

const reading = prepared((connection) =>
  connection
    .select({
      check: checkAnswers.checkId,
      because: checkAnswers.because,
      restsOn: checkAnswers.restsOn,
      madeAt: checkAnswers.madeAt,
    })
    .from(checkAnswers)
    .where(eq(checkAnswers.projectId, sql.placeholder('projectId')))
    .orderBy(asc(checkAnswers.checkId)),
);

/** Stores a user's answers to checks of a project. Fails if one of the checks already has an answer. */
export async function insertCheckAnswers(
  tx: Transaction,
  { projectId, madeBy }: { readonly projectId: string; readonly madeBy: string },
  answers: readonly KeptAnswer[],
): Promise<void> {
  if (answers.length === 0) return;
  const rows = answers.map(({ check: checkId, because, restsOn, at }) => {
    return { projectId, checkId, because, restsOn, madeBy, madeAt: new Date(at) };
  });
  await tx.insert(checkAnswers).values(rows);
}

export async function removeCheckAnswer(
  tx: Transaction,
  projectId: string,
  checkId: string,
): Promise<void> {
  await tx
    .delete(checkAnswers)
    .where(and(eq(checkAnswers.projectId, projectId), eq(checkAnswers.checkId, checkId)));
}

/** Removes all answers of a project, except those to the given checks. */
export async function removeOtherCheckAnswers(
  tx: Transaction,
  projectId: string,
  checkIds: readonly string[],
): Promise<void> {
  await tx
    .delete(checkAnswers)
    .where(
      and(eq(checkAnswers.projectId, projectId), notInArray(checkAnswers.checkId, [...checkIds])),
    );
}
