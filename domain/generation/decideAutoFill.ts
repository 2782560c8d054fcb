import { type Decision, refused } from '../decision.ts';
import type { AnswerMarks } from '../project/answerMarks.ts';
import type { ModuleContent } from '../project/moduleEntry.ts';
import type { Answers } from '../questionnaire/answers.ts';
import type { ModuleDefinition, Question } from '../questionnaire/module.ts';
import { isBlank } from '../text.ts';
import { decideRequest, decideUnit, type RequestFacts } from './decideGeneration.ts';

type Modules = Readonly<Record<string, ModuleContent | undefined>>;

/** The modules that must state an idea before a module can be auto-filled (docs/product.md#auto-fill). */
const ideaKey = 'idea';
const brainstormKey = 'brainstorm';

/** @returns true if this module can be auto-filled, which is the case for write-ups. */
export function hasAutoFill(definition: ModuleDefinition): boolean {
  return definition.kind === 'writeUp';
}

/** @returns true if the user chose an idea or brought their own. */
function hasChosenIdea(modules: Modules): boolean {
  const brainstorm = modules[brainstormKey];
  return brainstorm?.selectedIdea !== undefined || brainstorm?.hasIdea === true;
}

function hasStatedIdea(modules: Modules): boolean {
  const answers = modules[ideaKey]?.answers;
  return !isBlank(answers?.businessIdea) && !isBlank(answers?.targetMarket);
}

/**
 * @returns whether a module already has an answer and a text, so that it is not auto-filled
 * (docs/product.md#auto-fill).
 */
export function isFilled(content: ModuleContent | undefined): boolean {
  const anyAnswer = Object.values(content?.answers ?? {}).some((answer) => !isBlank(answer));
  return anyAnswer && !isBlank(content?.aiResponse);
}

/**
 * Decides whether this user may auto-fill this module now. The page and the server share this rule.
 * @param input.modules the project's saved modules, by key.
 */
export function decideAutoFill(
  input: RequestFacts & {
    readonly modules: Modules;
  },
): Decision {
  const { definition, modules } = input;
  const request = decideRequest(input);
  if (!request.allowed) return request;
  if (isFilled(modules[definition.key])) return refused('autofill_not_needed');
  if (!hasChosenIdea(modules)) return refused('autofill_needs_brainstorm');
  if (definition.key !== ideaKey && !hasStatedIdea(modules)) return refused('autofill_needs_idea');
  return decideUnit(input);
}

/**
 * @returns the questions that auto-fill may answer: only the blank ones, so that it never replaces the user's answers.
 */
export function blankQuestions(
  definition: ModuleDefinition,
  answers: Answers,
): readonly Question[] {
  return definition.questions.filter(({ id }) => isBlank(answers[id]));
}

/**
 * @returns whether the proposals suffice to generate the module: if required questions are blank, at least one of them
 * must have a proposal.
 * @param proposals answers by question id, without defaults.
 */
export function fillsEnough(
  definition: ModuleDefinition,
  given: Answers,
  proposals: Answers,
): boolean {
  const required = blankQuestions(definition, given).filter((question) => question.required);
  return required.length === 0 || required.some(({ id }) => !isBlank(proposals[id]));
}

export interface Filled extends AnswerMarks {
  readonly answers: Answers;
}

/**
 * Fills in each blank answer with its proposal or, without one, with the default of a choice that has one
 * (docs/product.md#auto-fill).
 * @param given the user's answers, which stay unchanged.
 * @param proposals answers by question id; those for questions that already have an answer are ignored.
 * @param marks the marks of given answers that the user has not reviewed yet.
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
