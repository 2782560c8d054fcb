import { and, asc, eq, gt } from 'drizzle-orm';
import type { Transaction } from '../../adapters/database/database.ts';
import { readCheckAnswers } from '../projects/checkAnswers.ts';
import { generations, moduleVersions, projectModules, projectRows } from '../schema.ts';
import { later, type OldestFirst } from './personalData.ts';

/* The projects and generations of one user for the data export, in the form of `personalData.ts`. */

/** @param after the last id of the previous page. */
export const projectIdsOf = (
  tx: Transaction,
  ownerId: string,
  after: string | undefined,
  limit: number,
) =>
  tx
    .select({ id: projectRows.id })
    .from(projectRows)
    .where(
      and(
        eq(projectRows.ownerId, ownerId),
        after === undefined ? undefined : gt(projectRows.id, after),
      ),
    )
    .orderBy(asc(projectRows.id))
    .limit(limit);

/** One project, possibly in the recycle bin, without its earlier versions. */
export async function wholeProjectOf(tx: Transaction, ownerId: string, id: string) {
  const [row] = await tx
    .select({
      id: projectRows.id,
      name: projectRows.name,
      description: projectRows.description,
      created_at: projectRows.createdAt,
      updated_at: projectRows.updatedAt,
      deleted_at: projectRows.deletedAt,
      dossier: projectRows.dossier,
    })
    .from(projectRows)
    .where(and(eq(projectRows.id, id), eq(projectRows.ownerId, ownerId)));
  if (!row) return undefined;
  const { module, data, lastUpdated } = projectModules;
  const modules = await tx
    .select({ module, data, lastUpdated })
    .from(projectModules)
    .where(and(eq(projectModules.projectId, id), eq(projectModules.ownerId, ownerId)));
  const answers = await readCheckAnswers(tx, id);
  return {
    ...row,
    check_answers: answers.map(({ check, because, at }) => ({ check, because, at })),
    modules_data: Object.fromEntries(
      modules.map(({ module, data, lastUpdated }) => [module, { ...data, lastUpdated }]),
    ),
  };
}

export const versionsOf = (
  tx: Transaction,
  projectId: string,
  after: OldestFirst | undefined,
  limit: number,
) => {
  const { id, module, cause, createdAt, data } = moduleVersions;
  return tx
    .select({ at: createdAt, id, shown: { id, module, cause, created_at: createdAt, data } })
    .from(moduleVersions)
    .where(and(eq(moduleVersions.projectId, projectId), later(createdAt, id, after)))
    .orderBy(asc(createdAt), asc(id))
    .limit(limit);
};

export const generationsOf = (
  tx: Transaction,
  actorId: string,
  after: OldestFirst | undefined,
  limit: number,
) =>
  tx
    .select({
      at: generations.startedAt,
      id: generations.id,
      shown: {
        id: generations.id,
        project_id: generations.projectId,
        module: generations.module,
        action: generations.action,
        period: generations.period,
        status: generations.status,
        failure: generations.failure,
        stop_requested: generations.stopRequested,
        started_at: generations.startedAt,
        finished_at: generations.finishedAt,
        model: generations.model,
        prompt_version: generations.promptVersion,
        tokens_in: generations.tokensIn,
        tokens_out: generations.tokensOut,
        tokens_cached: generations.tokensCached,
        tokens_reasoning: generations.tokensReasoning,
        first_token_ms: generations.firstTokenMs,
        duration_ms: generations.durationMs,
        helped: generations.helped,
        feedback_reason: generations.feedbackReason,
        feedback_at: generations.feedbackAt,
        result: generations.result,
      },
    })
    .from(generations)
    .where(
      and(eq(generations.actorId, actorId), later(generations.startedAt, generations.id, after)),
    )
    .orderBy(asc(generations.startedAt), asc(generations.id))
    .limit(limit);
