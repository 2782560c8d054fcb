import { Failure, type FailureCode } from '@elan/domain/failure';
import { withOwnAnswers } from '@elan/domain/generation/basis';
import { withMarks } from '@elan/domain/project/answerMarks';
import { hasContent, type ModuleContent } from '@elan/domain/project/moduleEntry';
import { lostBy } from '@elan/domain/project/versions';
import { missingAnswers } from '@elan/domain/questionnaire/answers';
import type { Transaction } from '../adapters/database/database.ts';
import {
  findGenerationById,
  finishGeneration,
  type GenerationFacts,
  type GenerationRow,
} from '../store/generations.ts';
import { type ModulePlace, mergeModule, readModule } from '../store/modules.ts';
import { touchProject } from '../store/projects.ts';
import { countUnit, readUsed, releaseUnit } from '../store/usage.ts';
import { keepRemovedContent, keepVersion } from '../store/versions.ts';
import type { Admission } from './admitGeneration.ts';
import type { GenerationReply } from './run.ts';

/**
 * Settles a generation that succeeded, in the caller's transaction: counts the unit, stores the
 * answers that were sent together with the result, and keeps the replaced content as a version. A
 * module that was changed during the generation is not overwritten: the result becomes a version
 * and is offered.
 * @returns undefined when the project was deleted during the generation: the person received the
 * text, so it counts, but there is nowhere to store it.
 * @throws Failure `generation_interrupted` when the generation was ended as dead in the meantime.
 */
export async function settleGeneration(
  tx: Transaction,
  admission: Admission,
  result: ModuleContent,
  now: Date,
  facts?: GenerationFacts,
): Promise<GenerationReply | undefined> {
  const { userId, projectId } = admission.place;
  // A project that was put in the recycle bin during the generation still gets the text, in case it
  // is restored.
  if (!(await touchProject(tx, userId, projectId, now))) {
    await countIt(tx, admission);
    await finishGeneration(tx, admission.id, { status: 'succeeded', result: null }, now, facts);
    return undefined;
  }
  const { definition, answers, comments, proposedAnswers, defaultedAnswers } = admission;
  const basis = withOwnAnswers(admission.basis, definition, result.answers ?? answers);
  const data: ModuleContent = {
    ...(definition.questions.length > 0 ? { answers } : {}),
    ...(proposedAnswers ? { proposedAnswers: [...proposedAnswers] } : {}),
    ...(defaultedAnswers ? { defaultedAnswers: [...defaultedAnswers] } : {}),
    comments,
    ...result,
    basis,
  };
  const stored = await storeIt(tx, admission, data, now);
  const used = await countIt(tx, admission);
  const reply: GenerationReply = {
    result: { ...result, basis, superseded: stored.superseded },
    lastUpdated: stored.lastUpdated?.toISOString() ?? null,
    aiUsage: { used, limit: admission.limit },
  };
  const finished = await finishGeneration(
    tx,
    admission.id,
    { status: 'succeeded', result: reply },
    now,
    facts,
  );
  if (!finished) throw new Failure('generation_interrupted');
  return reply;
}

/** @returns the reply of a generation that is already settled. */
export async function settledReply(
  tx: Transaction,
  id: string,
): Promise<GenerationReply | undefined> {
  const row = await findGenerationById(tx, id);
  return row?.status === 'succeeded' ? replyOf(row) : undefined;
}

/** The reply was written by `settleGeneration` and is returned unchanged. */
export function replyOf(row: GenerationRow): GenerationReply {
  return row.result as GenerationReply;
}

/** Ends a failed generation and releases its unit. */
export async function releaseGeneration(
  tx: Transaction,
  generation: { readonly id: string; readonly userId: string; readonly period: string | null },
  failure: FailureCode,
  now: Date,
  facts?: GenerationFacts,
): Promise<void> {
  const { id, userId, period } = generation;
  if (period !== null) await releaseUnit(tx, { userId, period }, id);
  await finishGeneration(tx, id, { failure }, now, facts);
}

async function countIt(tx: Transaction, admission: Admission): Promise<number> {
  const place = { userId: admission.place.userId, period: admission.period };
  if (!admission.counted) return readUsed(tx, place);
  const used = await countUnit(tx, place, admission.id);
  if (used === undefined) throw new Failure('generation_interrupted');
  return used;
}

async function storeIt(
  tx: Transaction,
  admission: Admission,
  result: ModuleContent,
  now: Date,
): Promise<{ superseded: boolean; lastUpdated: Date | undefined }> {
  const place: ModulePlace = admission.place;
  const current = await readModule(tx, place);
  const data = withMarks(result, current?.data);
  const unchanged =
    (current?.lastUpdated.getTime() ?? null) === (admission.base?.getTime() ?? null);
  const change = {
    data,
    cause: admission.action === 'autoFill' ? ('autoFilled' as const) : ('generated' as const),
    hasContent: hasContent({ ...current?.data, ...data }),
    answersComplete: missingAnswers(admission.definition, data.answers ?? {}).length === 0,
    sitting: null,
  };
  const merged = unchanged && (await mergeModule(tx, place, change, admission.base, now));
  if (!merged) {
    await keepVersion(tx, place, { data, cause: 'offered', createdAt: now });
    return { superseded: true, lastUpdated: current?.lastUpdated };
  }
  await keepRemovedContent(tx, place, current, current && lostBy(current.data, data));
  return { superseded: false, lastUpdated: merged.lastUpdated };
}
