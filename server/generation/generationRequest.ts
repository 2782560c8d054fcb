import { createHash } from 'node:crypto';
import type { Decision } from '@elan/domain/decision';
import { Failure } from '@elan/domain/failure';
import { decideAutoFill, hasAutoFill } from '@elan/domain/generation/decideAutoFill';
import { decideGeneration } from '@elan/domain/generation/decideGeneration';
import { decideRevision, hasRevision } from '@elan/domain/generation/decideRevision';
import { decideTwin, hasTwin } from '@elan/domain/generation/decideTwin';
import type { Language } from '@elan/domain/language';
import type { Answers } from '@elan/domain/questionnaire/answers';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { findPlace, type Target } from '@elan/domain/writeUp/places';
import { isModuleKey, type ModuleKey } from '@elan/modules/catalogue';
import { prompts, revisePrompt, translatePrompt } from '@elan/modules/prompts';
import type { ModulePrompt, ReplyPrompt } from '@elan/modules/writing/prompt';
import type { ProjectScope } from '../access/projectScope.ts';
import type { GenerationAction } from './planPrompts.ts';

/** The requested action; a revision also has a target in the text and an instruction. */
export type Requested =
  | { readonly action: Exclude<GenerationAction, 'revise'> }
  | { readonly action: 'revise'; readonly target: Target; readonly instruction: string };

/** A user's request for a generation. */
export interface GenerationRequest extends ProjectScope {
  readonly requested: Requested;
  readonly definition: ModuleDefinition;
  /** If undefined, the saved answers are used. */
  readonly answers: Answers | undefined;
  readonly comments: string | undefined;
  /** If undefined, the saved marks are used. */
  readonly proposedAnswers: readonly string[] | undefined;
  readonly defaultedAnswers: readonly string[] | undefined;
  /**
   * The `lastUpdated` of the content that the request is based on; null if nothing was saved; undefined to
   * accept any version.
   */
  readonly base: Date | null | undefined;
  readonly language: Language;
  readonly idempotencyKey: string;
}

/** Applies the rule for the requested action. */
export function decide(
  requested: Requested,
  facts: Parameters<typeof decideGeneration>[0] &
    Parameters<typeof decideAutoFill>[0] &
    Omit<Parameters<typeof decideRevision>[0], 'target'>,
): Decision {
  switch (requested.action) {
    case 'generate':
      return decideGeneration(facts);
    case 'autoFill':
      return decideAutoFill(facts);
    case 'revise':
      return decideRevision({ ...facts, target: requested.target });
    case 'translate':
      return decideTwin(facts);
  }
}

/**
 * @returns the prompt for a revision or a translation. Undefined if the complete result is requested; for a revision,
 *   also if the text lacks the target or the module has no text prompt.
 */
export function otherPromptOf(
  requested: Requested,
  definition: ModuleDefinition & { readonly key: ModuleKey },
  language: Language,
  text = '',
): ReplyPrompt | undefined {
  if (requested.action === 'translate') {
    return translatePrompt(definition, text, language);
  }
  if (requested.action !== 'revise') return undefined;
  const prompt: ModulePrompt = prompts[definition.key];
  const place = findPlace(text, requested.target);
  if (typeof place === 'string' || !prompt.text) return undefined;
  return revisePrompt(definition, prompt.text, { text, place, instruction: requested.instruction });
}

/**
 * @returns whether the result is a whole text whose prompt gives the figures of the forecast, so that the amounts in it
 *   are traced. A revision or a translation is only a part or a copy of such a text, and a structured result has none.
 */
export function mayNameFigures(action: GenerationAction, key: ModuleKey): boolean {
  const { usesForecast, schema } = prompts[key];
  return (action === 'generate' || action === 'autoFill') && usesForecast && !schema;
}

const isOfModule: Readonly<Record<GenerationAction, (definition: ModuleDefinition) => boolean>> = {
  generate: () => true,
  autoFill: hasAutoFill,
  revise: hasRevision,
  translate: hasTwin,
};

/** @throws Failure `not_found` if the module does not exist or does not support the action. */
export function existingFor(action: GenerationAction, definition: ModuleDefinition) {
  const { key } = definition;
  if (!isModuleKey(key) || !isOfModule[action](definition)) throw new Failure('not_found');
  return { ...definition, key };
}

/** @returns the given ids that belong to questions of this module, without duplicates. */
export function ownQuestions(
  { questions }: ModuleDefinition,
  ids: readonly string[] | undefined,
): readonly string[] | undefined {
  return ids && questions.map(({ id }) => id).filter((id) => ids.includes(id));
}

/** @returns a hash of the request, to detect the use of its idempotency key for a different request. */
export function hashOf(request: GenerationRequest): string {
  const { requested, projectId, definition, answers, comments, proposedAnswers, base, language } =
    request;
  const { defaultedAnswers } = request;
  const { action, ...revision } = requested;
  const asked = JSON.stringify([
    action,
    projectId,
    definition.key,
    answers,
    comments,
    proposedAnswers,
    base,
    language,
    // Included only if present, so that requests recorded before this field existed keep their hash.
    ...(defaultedAnswers ? [defaultedAnswers] : []),
    ...(action === 'revise' ? [revision] : []),
    // JSON has no undefined, so it would equal null, which only accepts a module of which nothing was saved.
    ...(base === undefined ? ['anyBase'] : []),
  ]);
  return createHash('sha256').update(asked).digest('hex');
}
