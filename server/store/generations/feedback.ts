import type { Feedback } from '@elan/domain/generation/feedback';
import { maxVersions } from '@elan/domain/project/versions';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../adapters/database/database.ts';
import type { ModulePlace } from '../projects/modules.ts';
import { generations } from '../schema.ts';

/** The actions that write directly into the module. The others propose a text, or write it in the other language. */
const writing = ['generate', 'autoFill'] as const;

/** A module, and the user who gives feedback on the text they generated in it. */
interface FeedbackPlace extends ModulePlace {
  readonly actorId: string;
}

/** A generation, and the feedback on its text. */
export interface FeedbackRow {
  readonly id: string;
  readonly helped: boolean | null;
  readonly reason: string | null;
}

/**
 * Finds the generation that wrote the text that a module shows, by comparing texts, which also works for a restored
 * version. Only the last `maxVersions + 1` generations are searched, because older versions are not kept.
 * @param field the field of the module that contains the text.
 */
export async function findWriterOf(
  tx: Transaction,
  { actorId, ownerId, projectId, module }: FeedbackPlace,
  field: string,
): Promise<FeedbackRow | undefined> {
  const { rows } = await tx.execute<{ [Name in keyof FeedbackRow]: FeedbackRow[Name] }>(sql`
    select latest.id, latest.helped, latest.feedback_reason as reason
    from (
      select id, helped, feedback_reason, result, started_at from generations
      where project_id = ${projectId} and user_id = ${actorId} and module = ${module}
        and status = 'succeeded' and action in ${writing}
      order by started_at desc limit ${maxVersions + 1}::int
    ) as latest
    join project_modules m
      on m.project_id = ${projectId} and m.module = ${module} and m.user_id = ${ownerId}
    where latest.result -> 'result' ->> ${field}::text = m.data ->> ${field}::text
    order by latest.started_at desc limit 1`);
  return rows[0];
}

/**
 * Stores the feedback on a text that a generation wrote; null removes the feedback.
 * @returns false if the given generation of this user wrote no text in this module.
 */
export async function storeFeedback(
  tx: Transaction,
  { actorId, projectId, module }: FeedbackPlace,
  generation: string,
  change: { readonly feedback: Feedback | null; readonly now: Date },
): Promise<boolean> {
  const { feedback, now } = change;
  const stored = await tx
    .update(generations)
    .set({
      helped: feedback?.helped ?? null,
      feedbackReason: feedback?.reason ?? null,
      feedbackAt: feedback && now,
    })
    .where(
      and(
        eq(generations.id, generation),
        eq(generations.actorId, actorId),
        eq(generations.projectId, projectId),
        eq(generations.module, module),
        eq(generations.status, 'succeeded'),
        inArray(generations.action, [...writing]),
      ),
    )
    .returning({ id: generations.id });
  return stored.length > 0;
}
