import { createHash, randomUUID } from 'node:crypto';
import { Failure, type FailureCode } from '@elan/domain/failure';
import { decideAutoFill, hasAutoFill } from '@elan/domain/generation/decideAutoFill';
import { decideGeneration, quotaRefusal } from '@elan/domain/generation/decideGeneration';
import type { Language } from '@elan/domain/language';
import type { Answers } from '@elan/domain/questionnaire/answers';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { allowanceOf, usagePeriod } from '@elan/domain/subscription/plans';
import { isModuleKey } from '@elan/modules/catalogue';
import type { Account } from '../accounts/account.ts';
import type { Transaction } from '../outside/database.ts';
import { findGeneration, type GenerationRow, insertGeneration } from '../store/generations.ts';
import type { ModulePlace } from '../store/modules.ts';
import { findProject } from '../store/projects.ts';
import { readUsed, reserveUnit } from '../store/usage.ts';
import { type GenerationAction, type Plan, planOf } from './plan.ts';

/** What a person asked to have written. */
export interface GenerationRequest {
  readonly action: GenerationAction;
  readonly account: Account;
  readonly projectId: string;
  readonly definition: ModuleDefinition;
  /** Undefined: what is saved. */
  readonly answers: Answers | undefined;
  readonly comments: string | undefined;
  /** Undefined: what is saved. */
  readonly proposedAnswers: readonly string[] | undefined;
  /** What the answers were edited from; null where nothing was saved; undefined: the newest. */
  readonly base: Date | null | undefined;
  readonly language: Language;
  readonly idempotencyKey: string;
}

/** A generation that was let in, with its unit reserved and all that it is written from. */
export interface Admission {
  readonly id: string;
  readonly action: GenerationAction;
  readonly place: ModulePlace;
  readonly definition: ModuleDefinition;
  /** The quota period it falls in, and whether a unit of it is reserved: a founder's is never counted. */
  readonly period: string;
  readonly counted: boolean;
  readonly limit: number;
  readonly answers: Answers;
  readonly comments: string;
  readonly proposedAnswers: readonly string[] | undefined;
  /** The module's `lastUpdated` when it began; null where nothing was saved. */
  readonly base: Date | null;
  readonly language: Language;
  readonly plan: Plan;
}

/**
 * Refuses in the order of decisions.md, else reserves one unit and writes the generation down; all
 * in the caller's transaction.
 * @returns the generation that the same idempotency key began before, if it did; undefined when
 *   another request began it at this very moment: roll back, and ask again.
 * @throws Failure with the refusal.
 */
export async function admitGeneration(
  tx: Transaction,
  request: GenerationRequest,
  freeLimit: number,
  now: Date,
): Promise<{ admitted: Admission } | { earlier: GenerationRow } | undefined> {
  const { account, action, language } = request;
  const definition = existingFor(action, request.definition);
  const project = await findProject(tx, account.id, request.projectId);
  if (!project) throw new Failure('not_found');

  const requestHash = hashOf(request);
  const findEarlier = async (): Promise<{ earlier: GenerationRow } | undefined> => {
    const earlier = await findGeneration(tx, account.id, request.idempotencyKey);
    if (!earlier) return undefined;
    if (earlier.requestHash !== requestHash) throw new Failure('idempotency_key_reused');
    return { earlier };
  };
  /** What a twin request did since we first looked must not turn this one away. */
  const refuse = async (because: FailureCode): Promise<{ earlier: GenerationRow }> => {
    const earlier = await findEarlier();
    if (earlier) return earlier;
    throw new Failure(because);
  };
  const earlier = await findEarlier();
  if (earlier) return earlier;

  const { [definition.key]: saved, ...modules } = project.modulesData;
  const answers = request.answers ?? saved?.answers ?? {};
  const comments = request.comments ?? saved?.comments ?? '';
  const allowance = allowanceOf(account.access.plan, freeLimit);
  const period = usagePeriod(allowance, now);
  const used = await readUsed(tx, { userId: account.id, period });
  const facts = {
    definition,
    access: account.access,
    usage: { used, limit: allowance.limit },
  };
  const decision =
    action === 'autoFill'
      ? decideAutoFill({ ...facts, modules: project.modulesData })
      : decideGeneration({ ...facts, answers, entries: saved?.entries });
  if (!decision.allowed) return refuse(decision.because);

  const base = saved ? new Date(saved.lastUpdated) : null;
  if (request.base !== undefined && request.base?.getTime() !== base?.getTime()) {
    return refuse('save_conflict');
  }

  const id = randomUUID();
  const { limit, counted } = allowance;
  if (counted && !(await reserveUnit(tx, { userId: account.id, period }, id, limit))) {
    return refuse(quotaRefusal(account.access));
  }
  const place = { userId: account.id, projectId: project.id, module: definition.key };
  const isNew = await insertGeneration(
    tx,
    {
      id,
      ...place,
      action,
      idempotencyKey: request.idempotencyKey,
      requestHash,
      period: counted ? period : null,
    },
    now,
  );
  if (!isNew) return undefined;
  return {
    admitted: {
      id,
      action,
      place,
      definition,
      period,
      counted,
      limit,
      answers,
      comments,
      proposedAnswers: ownQuestions(definition, request.proposedAnswers),
      base,
      language,
      plan: planOf(
        action,
        definition,
        {
          language,
          project: { name: project.name, description: project.description },
          answers,
          comments,
          entries: saved?.entries,
          modules,
        },
        ownQuestions(definition, request.proposedAnswers ?? saved?.proposedAnswers) ?? [],
      ),
    },
  };
}

/** @throws Failure `not_found` where there is no such module, or nothing in it to fill. */
function existingFor(action: GenerationAction, definition: ModuleDefinition) {
  const { key } = definition;
  if (!isModuleKey(key) || (action === 'autoFill' && !hasAutoFill(definition))) {
    throw new Failure('not_found');
  }
  return { ...definition, key };
}

/** @returns those of the ids that are questions of this module, each once. */
function ownQuestions(
  { questions }: ModuleDefinition,
  ids: readonly string[] | undefined,
): readonly string[] | undefined {
  return ids && questions.map(({ id }) => id).filter((id) => ids.includes(id));
}

function hashOf(request: GenerationRequest): string {
  const { action, projectId, definition, answers, comments, proposedAnswers, base, language } =
    request;
  const asked = JSON.stringify([
    action,
    projectId,
    definition.key,
    answers,
    comments,
    proposedAnswers,
    base,
    language,
  ]);
  return createHash('sha256').update(asked).digest('hex');
}
