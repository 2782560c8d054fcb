import type { ModuleContent } from '../project/moduleEntry.ts';
import type { Answers } from '../questionnaire/answers.ts';
import type { ModuleDefinition, Question } from '../questionnaire/module.ts';
import type { Access } from '../subscription/access.ts';
import { isBlank } from '../text.ts';
import {
  type Decision,
  decideQuota,
  decideWriting,
  refused,
  type Usage,
} from './decideGeneration.ts';

type Modules = Readonly<Record<string, ModuleContent | undefined>>;

/** The idea's own module and the one before it: what every auto-fill rests on (decisions, "Auto-fill card"). */
const ideaKey = 'idea';
const brainstormKey = 'brainstorm';

/** @returns true where a module can be filled at all: the seven with a write-up. */
export function hasAutoFill(definition: ModuleDefinition): boolean {
  return definition.kind === 'writeUp';
}

/** @returns true when an idea was chosen, or the person came with one. */
function hasChosenIdea(modules: Modules): boolean {
  const brainstorm = modules[brainstormKey];
  return brainstorm?.selectedIdea !== undefined || brainstorm?.hasIdea === true;
}

function hasStatedIdea(modules: Modules): boolean {
  const answers = modules[ideaKey]?.answers;
  return !isBlank(answers?.businessIdea) && !isBlank(answers?.targetMarket);
}

/** A module that has both answers and a text is left alone (spec, section 4). */
function isFilled(content: ModuleContent | undefined): boolean {
  const anyAnswer = Object.values(content?.answers ?? {}).some((answer) => !isBlank(answer));
  return anyAnswer && !isBlank(content?.aiResponse);
}

/**
 * May this person have this module filled, now? The card and the server ask the same question.
 * @param input.modules what the project holds, by module key.
 */
export function decideAutoFill(input: {
  readonly definition: ModuleDefinition;
  readonly access: Access;
  readonly modules: Modules;
  readonly usage: Usage;
}): Decision {
  const { definition, access, modules, usage } = input;
  const writing = decideWriting(definition, access);
  if (!writing.allowed) return writing;
  if (!hasChosenIdea(modules)) return refused('autofill_needs_brainstorm');
  if (definition.key !== ideaKey && !hasStatedIdea(modules)) return refused('autofill_needs_idea');
  if (isFilled(modules[definition.key])) return refused('autofill_not_needed');
  return decideQuota(access, usage);
}

/** @returns the questions that auto-fill may answer: those that are blank, never what a person wrote. */
export function blankQuestions(
  definition: ModuleDefinition,
  answers: Answers,
): readonly Question[] {
  return definition.questions.filter(({ id }) => isBlank(answers[id]));
}

/** Answers as they stand after an auto-fill, and which of them nobody has looked at yet. */
export interface Filled {
  readonly answers: Answers;
  readonly proposedAnswers: readonly string[];
}

/**
 * Puts proposals where nothing is written, and the defaults of the spec (section 4) where the
 * person's words support no proposal.
 * @param given what the person wrote; it stays as it is.
 * @param proposals by question id; what does not answer a blank question is left out.
 * @param proposedBefore those of the given answers that are still only proposed.
 */
export function filledWith(
  definition: ModuleDefinition,
  given: Answers,
  proposals: Answers,
  proposedBefore: readonly string[],
): Filled {
  const filled = blankQuestions(definition, given).flatMap((question) => {
    const fallback = question.kind === 'select' ? question.autoFillDefault : undefined;
    const answer = proposals[question.id] ?? fallback ?? '';
    return isBlank(answer) ? [] : [[question.id, answer] as const];
  });
  const ids = filled.map(([id]) => id);
  return {
    answers: { ...given, ...Object.fromEntries(filled) },
    proposedAnswers: [...proposedBefore.filter((id) => !ids.includes(id)), ...ids],
  };
}
