import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Failure, type FailureCode } from '@elan/domain/failure';
import { decideQuota } from '@elan/domain/generation/decideGeneration';
import type { Language } from '@elan/domain/language';
import { marksFor } from '@elan/domain/project/answerMarks';
import type { Basis } from '@elan/domain/project/basis';
import type { Answers } from '@elan/domain/questionnaire/answers';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { allowanceOf, usagePeriod } from '@elan/domain/subscription/plans';
import { storageLimitOf } from '@elan/domain/subscription/storage';
import { journey } from '@elan/modules/catalogue';
import type { Transaction } from '../adapters/database/database.ts';
import { holdAccount, readStored } from '../store/accounts/accounts.ts';
import {
  findGeneration,
  type GenerationRow,
  insertGeneration,
} from '../store/generations/generations.ts';
import { readUsage, reserveUnit } from '../store/generations/usage.ts';
import type { ModulePlace } from '../store/projects/modules.ts';
import { findProject, holdProject } from '../store/projects/projects.ts';
import { countDaily, type DailyUnit, unfinishedRefusal } from './countDaily.ts';
import {
  decide,
  existingFor,
  type GenerationRequest,
  hashOf,
  mayNameFigures,
  otherPromptOf,
  ownQuestions,
} from './generationRequest.ts';
import { type GenerationAction, type Plan, planPrompts } from './planPrompts.ts';
import { prepareForecast, writtenFrom } from './writtenFrom.ts';

/** An admitted generation: its input, and the quota unit reserved for it, if any. */
export interface Admission {
  readonly id: string;
  readonly action: GenerationAction;
  /** The account that started the generation, and whose quota is used. */
  readonly actorId: string;
  readonly place: ModulePlace;
  readonly definition: ModuleDefinition;
  /** The quota period, and whether a unit of it is reserved. Generations of founders are never counted. */
  readonly period: string;
  readonly counted: boolean;
  readonly limit: number;
  /** Set if the installation has a daily limit. */
  readonly daily: DailyUnit | undefined;
  readonly answers: Answers;
  readonly comments: string;
  readonly proposedAnswers: readonly string[] | undefined;
  readonly defaultedAnswers: readonly string[] | undefined;
  /** The module's `lastUpdated` at the start; null if nothing was saved. */
  readonly base: Date | null;
  readonly language: Language;
  /** Hashes of what the result rests on, taken at the request, to detect later changes. */
  readonly basis: Basis;
  /** See `mayNameFigures`. False if there is no forecast. */
  readonly mayNameFigures: boolean;
  readonly plan: Plan;
}

/**
 * @returns the generation that this user started earlier with the same request.
 * @throws Failure `idempotency_key_reused` if the user sent a different request with the same idempotency key.
 */
export async function findEarlier(
  tx: Transaction,
  request: GenerationRequest,
): Promise<GenerationRow | undefined> {
  const earlier = await findGeneration(tx, request.actor.id, request.idempotencyKey);
  if (earlier && earlier.requestHash !== hashOf(request)) {
    throw new Failure('idempotency_key_reused');
  }
  return earlier;
}

/**
 * Checks the reasons to refuse in the order of docs/product.md#generations. If none applies, reserves a quota unit if
 * the user has a quota, and records the generation, all in the caller's transaction.
 * @returns the admitted generation. If the idempotency key was used before: the earlier generation, if the request
 *   would be refused now; otherwise undefined, and the caller must roll back and read the earlier one (`findEarlier`).
 * @throws Failure with the reason for the refusal, or `idempotency_key_reused` as `findEarlier` does.
 */
export async function admitGeneration(
  tx: Transaction,
  request: GenerationRequest,
  {
    freeLimit,
    aiDailyLimit,
  }: { readonly freeLimit: number; readonly aiDailyLimit: number | undefined },
  now: Date,
): Promise<{ admitted: Admission } | { earlier: GenerationRow } | undefined> {
  const { actor, owner, requested, language } = request;
  const { action } = requested;
  const definition = existingFor(action, request.definition);
  // These locks come before the unit's, as the lock order requires. A deletion of the project waits for them,
  // then stops the admitted generation.
  await holdAccount(tx, actor.id);
  const heldProject = await holdProject(tx, owner.id, request.projectId);
  const project = heldProject && (await findProject(tx, owner.id, request.projectId));
  if (!project) throw new Failure('not_found');
  const { profile } = heldProject;

  /** A request that was admitted before is not refused now, but gets its earlier generation. */
  const earlierOrRefuse = async (because: FailureCode): Promise<{ earlier: GenerationRow }> => {
    const earlier = await findEarlier(tx, request);
    if (earlier) return { earlier };
    throw new Failure(because);
  };

  const { [definition.key]: saved, ...modules } = project.modulesData;
  const answers = request.answers ?? saved?.answers ?? {};
  const comments = request.comments ?? saved?.comments ?? '';
  const allowance = allowanceOf(actor.access.plan, freeLimit);
  const period = usagePeriod(allowance, now);
  const unit = { accountId: actor.id, period };
  const used = await readUsage(tx, unit);
  const facts = {
    definition,
    access: owner.access,
    quotaAccess: actor.access,
    usage: { ...used, limit: allowance.limit },
    storage: {
      used: await readStored(tx, owner.id),
      limit: storageLimitOf(owner.access.plan),
    },
  };
  const base = saved ? new Date(saved.lastUpdated) : null;
  const isCurrent = request.base === undefined || request.base?.getTime() === base?.getTime();
  const decision = decide(requested, {
    ...facts,
    content: saved,
    isCurrent,
    answers,
    entries: saved?.entries,
    modules: project.modulesData,
  });
  if (!decision.allowed) return earlierOrRefuse(decision.because);

  const isAsSaved = isDeepStrictEqual(answers, saved?.answers ?? {});
  const savedMarks = marksFor(answers, saved);
  const requestedMarks = {
    proposedAnswers: ownQuestions(definition, request.proposedAnswers),
    defaultedAnswers: ownQuestions(definition, request.defaultedAnswers),
  };
  const forecast = project.modulesData.finances?.forecast?.inputs;
  await prepareForecast(project.modulesData);
  const id = randomUUID();
  const { limit, counted } = allowance;
  if (counted && !(await reserveUnit(tx, unit, id, limit))) {
    // A concurrent request took the last unit.
    const quotaNow = decideQuota(actor.access, { ...(await readUsage(tx, unit)), limit });
    return earlierOrRefuse(quotaNow.allowed ? 'generation_under_way' : quotaNow.because);
  }
  const place = { ownerId: owner.id, projectId: project.id, module: definition.key };
  const isNew = await insertGeneration(
    tx,
    {
      id,
      actorId: actor.id,
      projectId: project.id,
      module: definition.key,
      action,
      idempotencyKey: request.idempotencyKey,
      requestHash: hashOf(request),
      period: counted ? period : null,
    },
    now,
  );
  if (!isNew) return undefined;
  const refusal = counted && (await unfinishedRefusal(tx, actor.id, aiDailyLimit, now));
  // Counted last, because this locks the day's row, for which all other admissions wait until the transaction ends. The
  // refusal for unfinished ones is thrown only afterwards, because `ai_daily_limit` takes precedence.
  const daily = aiDailyLimit === undefined ? undefined : await countDaily(tx, aiDailyLimit, now);
  if (refusal) throw refusal;
  return {
    admitted: {
      id,
      action,
      actorId: actor.id,
      place,
      definition,
      period,
      counted,
      limit,
      daily,
      answers,
      comments,
      ...requestedMarks,
      base,
      language,
      basis: writtenFrom(
        definition,
        { ...project.modulesData, [definition.key]: { answers, comments } },
        { at: now, figures: [] },
      ),
      mayNameFigures: forecast !== undefined && mayNameFigures(action, definition.key),
      plan: planPrompts(
        action,
        definition,
        {
          now,
          language,
          journey,
          project: {
            name: project.name,
            description: project.description,
            amountAsked: profile.amountAsked,
          },
          answers,
          comments,
          answeredAt: isAsSaved ? (base ?? undefined) : undefined,
          entries: saved?.entries,
          forecast,
          modules,
        },
        {
          proposedAnswers: requestedMarks.proposedAnswers ?? savedMarks.proposedAnswers,
          defaultedAnswers: requestedMarks.defaultedAnswers ?? savedMarks.defaultedAnswers,
        },
        otherPromptOf(requested, definition, language, saved?.aiResponse),
      ),
    },
  };
}
