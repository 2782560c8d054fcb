import { Failure, type FailureCode } from '@elan/domain/failure';
import { withOwnAnswers } from '@elan/domain/generation/basis';
import { isAnswered, withMarks } from '@elan/domain/project/answerMarks';
import { isTextEdited, withoutText } from '@elan/domain/project/editedText';
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
 * Settles a generation that succeeded, in the caller's transaction: counts the unit, stores the
 * answers that were sent together with the result, and keeps the replaced content as a version. A
 * module that was changed during the generation, or a text that the person edited, is not overwritten:
 * the result becomes a version and is offered. A proposal stays in the ledger alone.
 * One that was ended as dead in the meantime, because the database was away for longer than its lease, is stored
 * but not counted, as was reported then.
 * @returns undefined when the project was deleted during the generation: the person received the
 * text, so it counts, but there is nowhere to store it.
 * @throws Failure `generation_interrupted` when it ended otherwise, such as with its account.
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

/** Ends a failed generation and releases its unit. @returns false when it had already ended. */
export async function releaseGeneration(
  tx: Transaction,
  generation: { readonly id: string; readonly actorId: string; readonly period: string | null },
  failure: FailureCode,
  now: Date,
  facts?: GenerationFacts,
): Promise<boolean> {
  const { id, actorId, period } = generation;
  if (period !== null) await releaseUnit(tx, { accountId: actorId, period }, id);
  return finishGeneration(tx, id, { failure }, now, facts);
}

/** @returns the units used, and the period in which it counts; null where it does not, or its unit was given back. */
async function countIt(tx: Transaction, { id, actorId, period, counted }: Admission) {
  const at = { accountId: actorId, period };
  const used = counted ? await countUnit(tx, at, id) : undefined;
  return used === undefined ? { used: await readUsed(tx, at), period: null } : { used, period };
}

/** What became of a result in its module. */
interface Stored {
  readonly superseded: boolean;
  readonly lastUpdated: Date | undefined;
  /** What was stored with it. */
  readonly added?: Pick<ModuleContent, 'basis'>;
}

/** @returns undefined when the project was deleted. */
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

/** A twin knows its text, so it is stored whatever was saved in the meantime. */
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

/** @returns undefined when the project was deleted. */
async function leaveAsItIs(tx: Transaction, place: ModulePlace): Promise<Stored | undefined> {
  if (!(await holdProject(tx, place.ownerId, place.projectId))) return undefined;
  return { superseded: false, lastUpdated: (await readModule(tx, place))?.lastUpdated };
}

/** @returns undefined when the project was deleted. */
async function storeResult(
  tx: Transaction,
  admission: Admission,
  result: ModuleContent,
  now: Date,
): Promise<Stored | undefined> {
  const { place, definition, answers, comments, proposedAnswers, defaultedAnswers } = admission;
  // A project that was put in the recycle bin during the generation still gets the text, in case it
  // is restored.
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
  // A text that the person has edited stays in its place; the answers that were sent are saved.
  const isBeside = isTextEdited(current?.data);
  const stored = isBeside ? withoutText(data) : data;
  const change = {
    data: stored,
    cause: causeOf(admission, isBeside),
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
