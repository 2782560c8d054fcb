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

/** What is requested, and of a revision what to change in which part of the text. */
export type Requested =
  | { readonly action: Exclude<GenerationAction, 'revise'> }
  | { readonly action: 'revise'; readonly target: Target; readonly instruction: string };

/** A person's request for a generation. */
export interface GenerationRequest extends ProjectScope {
  readonly requested: Requested;
  readonly definition: ModuleDefinition;
  /** Undefined: the saved ones. */
  readonly answers: Answers | undefined;
  readonly comments: string | undefined;
  /** Undefined: the saved ones. */
  readonly proposedAnswers: readonly string[] | undefined;
  readonly defaultedAnswers: readonly string[] | undefined;
  /**
   * The `lastUpdated` on which the answers are based; null where nothing was saved; undefined: the
   * newest.
   */
  readonly base: Date | null | undefined;
  readonly language: Language;
  readonly idempotencyKey: string;
}

/** Applies the rule for the request. */
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

/** @returns the prompt for something other than the complete result: a part of the text, or the text in the other language. */
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

const isOfModule: Readonly<Record<GenerationAction, (definition: ModuleDefinition) => boolean>> = {
  generate: () => true,
  autoFill: hasAutoFill,
  revise: hasRevision,
  translate: hasTwin,
};

/** @throws Failure `not_found` if there is no such module, or nothing in it to fill or to revise. */
export function existingFor(action: GenerationAction, definition: ModuleDefinition) {
  const { key } = definition;
  if (!isModuleKey(key) || !isOfModule[action](definition)) throw new Failure('not_found');
  return { ...definition, key };
}

/** @returns the ids that are questions of this module, without duplicates. */
export function ownQuestions(
  { questions }: ModuleDefinition,
  ids: readonly string[] | undefined,
): readonly string[] | undefined {
  return ids && questions.map(({ id }) => id).filter((id) => ids.includes(id));
}

/** @returns a hash of the request, so that a key cannot be used for a different one. */
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
    // Only if it was sent: a request from before this field existed then has the same hash.
    ...(defaultedAnswers ? [defaultedAnswers] : []),
    ...(action === 'revise' ? [revision] : []),
  ]);
  return createHash('sha256').update(asked).digest('hex');
}
