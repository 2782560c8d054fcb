import { Failure, type FailureCode, isCountedFailure } from '@elan/domain/failure';
import { withOwnAnswers } from '@elan/domain/generation/basis';
import { isAnswered, withMarks } from '@elan/domain/project/answerMarks';
import { isTextEdited, withoutResult } from '@elan/domain/project/editedText';
import { hasContent, type ModuleContent } from '@elan/domain/project/moduleEntry';
import { lostBy, type VersionCause } from '@elan/domain/project/versions';
import type { Kept } from '@elan/modules/writing/prompt';
import type { Transaction } from '../adapters/database/database.ts';
import {
  findGenerationById,
  finishGeneration,
  type GenerationFacts,
  type GenerationRow,
} from '../store/generations/generations.ts';
import { countUnit, readUsed, releaseUnit } from '../store/generations/usage.ts';
import { type ModulePlace, mergeModule, readModule } from '../store/projects/modules.ts';
import { holdProject, touchProject } from '../store/projects/projects.ts';
import { keepRemovedContent, keepVersion } from '../store/projects/versions.ts';
import type { Admission } from './admitGeneration.ts';
import type { GenerationReply } from './run.ts';

/**
 * Settles a generation that succeeded, in the caller's transaction. Counts the unit, stores the result with the
 * answers that were sent, and keeps the replaced content as a version. If the module changed during the generation, or
 * the user has edited its text, the result becomes a version that is offered to the user; so do the complete parts of a
 * stopped structure that would replace an earlier one. A revision is stored only in the ledger; a translation is stored
 * even if the module changed. If the generation was ended as dead in the meantime, the result is stored but not counted.
 * @returns undefined if the project was deleted during the generation: the unit counts because the user may have read
 *   the text, but there is nowhere to store it.
 * @throws Failure `generation_interrupted` if the generation was ended for another reason, such as the deletion of the
 *   account.
 */
export async function settleGeneration(
  tx: Transaction,
  admission: Admission,
  result: Kept,
  now: Date,
  facts?: GenerationFacts,
): Promise<GenerationReply | undefined> {
  const stored = await store(tx, admission, result, now);
  const { used, period } = await countIt(tx, admission);
  if (!stored) {
    await finishGeneration(
      tx,
      admission.id,
      { status: 'succeeded', period, result: null },
      now,
      facts,
    );
    return undefined;
  }
  const reply: GenerationReply = {
    result: { ...result, ...stored.added, superseded: stored.superseded },
    lastUpdated: stored.lastUpdated?.toISOString() ?? null,
    aiUsage: { used, limit: admission.limit },
  };
  const finished = await finishGeneration(
    tx,
    admission.id,
    { status: 'succeeded', period, result: reply },
    now,
    facts,
  );
  if (!finished) throw new Failure('generation_interrupted');
  return reply;
}

/** @returns the stored reply if the generation is already settled; otherwise undefined. */
export async function settledReply(
  tx: Transaction,
  id: string,
): Promise<GenerationReply | undefined> {
  const row = await findGenerationById(tx, id);
  return row?.status === 'succeeded' ? replyOf(row) : undefined;
}

/** @returns the reply that `settleGeneration` stored. */
export function replyOf(row: GenerationRow): GenerationReply {
  return row.result as GenerationReply;
}

/**
 * Ends a failed generation and releases its unit, if any; counts it if it was stopped after something was shown.
 * @returns false if the generation had already ended.
 */
export async function releaseGeneration(
  tx: Transaction,
  generation: { readonly id: string; readonly actorId: string; readonly period: string | null },
  failure: FailureCode,
  now: Date,
  facts?: GenerationFacts,
): Promise<boolean> {
  const { id, actorId, period } = generation;
  const endUnit = isCountedFailure(failure) ? countUnit : releaseUnit;
  if (period !== null) await endUnit(tx, { accountId: actorId, period }, id);
  return finishGeneration(tx, id, { failure }, now, facts);
}

/**
 * @returns the units used, and the period in which this generation counts; the period is null if the generation is not
 *   counted or its unit was released.
 */
async function countIt(tx: Transaction, { id, actorId, period, counted }: Admission) {
  const at = { accountId: actorId, period };
  const used = counted ? await countUnit(tx, at, id) : undefined;
  return used === undefined ? { used: await readUsed(tx, at), period: null } : { used, period };
}

/** How a result was stored in its module. */
interface Stored {
  readonly superseded: boolean;
  readonly lastUpdated: Date | undefined;
  /** Fields stored along with the result. */
  readonly added?: Pick<ModuleContent, 'basis'>;
}

/** @returns undefined if the project was deleted. */
function store(tx: Transaction, admission: Admission, result: Kept, now: Date) {
  switch (admission.action) {
    case 'revise':
      return leaveAsItIs(tx, admission.place);
    case 'translate':
      return storeTwin(tx, admission.place, result, now);
    default:
      return storeResult(tx, admission, result, now);
  }
}

/**
 * Stores a translation even if the module has changed since, because a twin records which text it translates.
 */
async function storeTwin(
  tx: Transaction,
  place: ModulePlace,
  { twin }: Kept,
  now: Date,
): Promise<Stored | undefined> {
  if (!(await touchProject(tx, place.ownerId, place.projectId, now))) return undefined;
  const current = await readModule(tx, place);
  if (!current || !twin) return undefined;
  const change = {
    data: { twin },
    cause: current.cause,
    sitting: current.sitting,
    hasContent: undefined,
    answersComplete: undefined,
  };
  const merged = await mergeModule(tx, place, change, current.lastUpdated, now);
  return { superseded: false, lastUpdated: merged?.lastUpdated };
}

/** @returns undefined if the project was deleted. */
async function leaveAsItIs(tx: Transaction, place: ModulePlace): Promise<Stored | undefined> {
  if (!(await holdProject(tx, place.ownerId, place.projectId))) return undefined;
  return { superseded: false, lastUpdated: (await readModule(tx, place))?.lastUpdated };
}

/** @returns undefined if the project was deleted. */
async function storeResult(
  tx: Transaction,
  admission: Admission,
  result: Kept,
  now: Date,
): Promise<Stored | undefined> {
  const { place, definition, answers, comments, proposedAnswers, defaultedAnswers } = admission;
  // A project moved to the recycle bin during the generation still gets the text, in case it is restored.
  if (!(await touchProject(tx, place.ownerId, place.projectId, now))) return undefined;
  const current = await readModule(tx, place);
  const basis = withOwnAnswers(admission.basis, definition, result.answers ?? answers);
  const data = withMarks(
    {
      ...(definition.questions.length > 0 ? { answers } : {}),
      ...(proposedAnswers ? { proposedAnswers: [...proposedAnswers] } : {}),
      ...(defaultedAnswers ? { defaultedAnswers: [...defaultedAnswers] } : {}),
      comments,
      ...result,
      basis,
    },
    current?.data,
  );
  const unchanged =
    (current?.lastUpdated.getTime() ?? null) === (admission.base?.getTime() ?? null);
  // An edited text and its basis are not replaced, nor is a structure by the complete parts of a stopped one.
  const isPartial =
    result.structureEnding === 'stopped' && lostBy(current?.data ?? {}, result) !== undefined;
  const isBeside = isPartial || isTextEdited(current?.data);
  const stored = isBeside ? withoutResult(data) : data;
  const change = {
    data: stored,
    // An earlier list that is not replaced keeps its cause.
    cause: isPartial && current ? current.cause : causeOf(admission, isBeside),
    hasContent: hasContent({ ...current?.data, ...stored }),
    answersComplete: isAnswered(admission.definition, stored),
    sitting: null,
  };
  const merged = unchanged && (await mergeModule(tx, place, change, admission.base, now));
  if (merged) {
    await keepRemovedContent(tx, place, current, current && lostBy(current.data, stored));
    if (!isBeside) {
      return { superseded: false, lastUpdated: merged.lastUpdated, added: { basis } };
    }
  }
  await keepVersion(tx, place, { data, cause: 'offered', createdAt: now });
  const lastUpdated = merged ? merged.lastUpdated : current?.lastUpdated;
  return { superseded: true, lastUpdated, added: { basis } };
}

function causeOf({ action }: Admission, isBeside: boolean): VersionCause {
  if (action === 'autoFill') return 'autoFilled';
  return isBeside ? 'saved' : 'generated';
}
