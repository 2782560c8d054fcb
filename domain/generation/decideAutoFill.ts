import { type Decision, refused } from '../decision.ts';
import type { AnswerMarks } from '../project/answerMarks.ts';
import type { ModuleContent } from '../project/moduleEntry.ts';
import type { Answers } from '../questionnaire/answers.ts';
import type { ModuleDefinition, Question } from '../questionnaire/module.ts';
import type { Access } from '../subscription/access.ts';
import type { StorageUse } from '../subscription/storage.ts';
import { isBlank } from '../text.ts';
import { decideUnit, decideWriting, type Usage } from './decideGeneration.ts';

type Modules = Readonly<Record<string, ModuleContent | undefined>>;

/**
 * The idea module and the one before it: every auto-fill is based on them
 * (docs/product.md#auto-fill).
 */
const ideaKey = 'idea';
const brainstormKey = 'brainstorm';

/** @returns true where a module can be auto-filled: those with a write-up. */
export function hasAutoFill(definition: ModuleDefinition): boolean {
  return definition.kind === 'writeUp';
}

/** @returns true when the person chose an idea or brought one. */
function hasChosenIdea(modules: Modules): boolean {
  const brainstorm = modules[brainstormKey];
  return brainstorm?.selectedIdea !== undefined || brainstorm?.hasIdea === true;
}

function hasStatedIdea(modules: Modules): boolean {
  const answers = modules[ideaKey]?.answers;
  return !isBlank(answers?.businessIdea) && !isBlank(answers?.targetMarket);
}

/** @returns whether a module has both answers and a text: it is not auto-filled (docs/product.md#auto-fill). */
export function isFilled(content: ModuleContent | undefined): boolean {
  const anyAnswer = Object.values(content?.answers ?? {}).some((answer) => !isBlank(answer));
  return anyAnswer && !isBlank(content?.aiResponse);
}

/**
 * May this person auto-fill this module now? The card and the server share this rule.
 * @param input.modules what the project holds, by module key.
 */
export function decideAutoFill(input: {
  readonly definition: ModuleDefinition;
  readonly access: Access;
  readonly modules: Modules;
  readonly usage: Usage;
  /** Absent on a page that has not loaded it yet. */
  readonly storage?: StorageUse | undefined;
}): Decision {
  const { definition, access, modules } = input;
  const writing = decideWriting(definition, access);
  if (!writing.allowed) return writing;
  if (!hasChosenIdea(modules)) return refused('autofill_needs_brainstorm');
  if (definition.key !== ideaKey && !hasStatedIdea(modules)) return refused('autofill_needs_idea');
  if (isFilled(modules[definition.key])) return refused('autofill_not_needed');
  return decideUnit(input);
}

/**
 * @returns the questions that auto-fill may answer: the blank ones, never one that a person
 * answered.
 */
export function blankQuestions(
  definition: ModuleDefinition,
  answers: Answers,
): readonly Question[] {
  return definition.questions.filter(({ id }) => isBlank(answers[id]));
}

/**
 * @returns whether the module is worth writing with these proposals: where required questions are
 * blank, the person's words must answer at least one. A default does not count.
 * @param proposals by question id, without defaults.
 */
export function fillsEnough(
  definition: ModuleDefinition,
  given: Answers,
  proposals: Answers,
): boolean {
  const required = blankQuestions(definition, given).filter((question) => question.required);
  return required.length === 0 || required.some(({ id }) => !isBlank(proposals[id]));
}

/** The answers after an auto-fill, and which of them the person has not reviewed yet. */
export interface Filled extends AnswerMarks {
  readonly answers: Answers;
}

/**
 * Puts proposals in blank answers, and the defaults (docs/product.md#auto-fill) where the person's
 * words support no proposal.
 * @param given what the person wrote; it is not changed.
 * @param proposals by question id; those that do not answer a blank question are ignored.
 * @param marks of the given answers that the person has not reviewed yet.
 */
export function filledWith(
  definition: ModuleDefinition,
  given: Answers,
  proposals: Answers,
  marks: AnswerMarks,
): Filled {
  const blank = blankQuestions(definition, given);
  const proposed = blank.flatMap(({ id }) => {
    const answer = proposals[id] ?? '';
    return isBlank(answer) ? [] : [[id, answer] as const];
  });
  const defaults = blank.flatMap((question) => {
    const answer = question.kind === 'select' ? question.autoFillDefault : undefined;
    const isOpen = isBlank(proposals[question.id]);
    return isOpen && answer !== undefined ? [[question.id, answer] as const] : [];
  });
  const isGiven = (id: string) => !blank.some((question) => question.id === id);
  return {
    answers: { ...given, ...Object.fromEntries([...proposed, ...defaults]) },
    proposedAnswers: [...marks.proposedAnswers.filter(isGiven), ...proposed.map(([id]) => id)],
    defaultedAnswers: [...marks.defaultedAnswers.filter(isGiven), ...defaults.map(([id]) => id)],
  };
}
