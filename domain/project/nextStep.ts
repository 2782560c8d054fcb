import { type Answers, missingAnswers } from '../questionnaire/answers.ts';
import type { ModuleDefinition, Question } from '../questionnaire/module.ts';
import { endsSentence, isBlank } from '../text.ts';

/** What `nextStep` needs to know about a saved module. */
export interface ModuleState {
  readonly answers: Answers;
  /** Whether the module counts towards progress (docs/product.md#progress). */
  readonly hasContent: boolean;
  /** Only for a brainstorm: an idea from the list was chosen. */
  readonly hasSelectedIdea: boolean;
  /** Only for a brainstorm: the user already has an idea of their own. */
  readonly hasOwnIdea: boolean;
}

/**
 * What the user should do next in a project: answer a question, generate a module, choose or develop an idea, use a
 * module without questions, unlock Premium or, if every module has content, export the texts.
 */
export type NextStep =
  | {
      readonly kind: 'answer';
      readonly module: string;
      readonly question: string;
      /** The question's position in the module, starting at 1, and the number of questions in the module. */
      readonly number: number;
      readonly of: number;
      /** True if every required answer is there, so the module can be generated without answering this question. */
      readonly isReady: boolean;
    }
  | {
      readonly kind: 'generate' | 'choose' | 'develop' | 'use' | 'unlock';
      readonly module: string;
    }
  | { readonly kind: 'takeAway' };

type Modules = Readonly<Record<string, ModuleState | undefined>>;

/** The question that the user was last typing in. */
export interface WritingPlace {
  readonly module: string;
  readonly question: string;
}

/**
 * Decides what to do next (docs/product.md#dashboard): choose or develop an idea if the brainstorm has content and the
 * user has not brought or described an idea, else fill the first module without content that the user may write in,
 * else unlock the first locked one, else export the texts.
 * @param modules the saved modules, by key.
 * @param writing the question that was last typed in on this browser, if known.
 */
export function nextStep(
  journey: readonly ModuleDefinition[],
  modules: Modules,
  access: { readonly hasPremiumAccess: boolean },
  writing?: WritingPlace,
): NextStep {
  const brainstorm = journey.find(({ kind }) => kind === 'ideas');
  const ideas = brainstorm && modules[brainstorm.key];
  const isStated = isIdeaStated(journey, modules);
  if (brainstorm && ideas?.hasContent && !ideas.hasOwnIdea && !isStated) {
    return { kind: ideas.hasSelectedIdea ? 'develop' : 'choose', module: brainstorm.key };
  }
  const open = journey.filter(
    (module) => !modules[module.key]?.hasContent && !(module === brainstorm && isStated),
  );
  const isUnlocked = ({ free }: ModuleDefinition) => free || access.hasPremiumAccess;
  const next = open.find(isUnlocked) ?? open[0];
  if (!next) return { kind: 'takeAway' };
  const { key: module, questions } = next;
  if (!isUnlocked(next)) return { kind: 'unlock', module };
  if (questions.length === 0) return { kind: 'use', module };
  const answers = modules[module]?.answers ?? {};
  const [missing] = missingAnswers(next, answers);
  const last = questions.findLastIndex(({ id }) => !isBlank(answers[id]));
  const unfinished = questions.find(
    (one) =>
      writing?.module === module && one.id === writing.question && isUnfinished(one, answers),
  );
  // Continue after the last answer; after the end of the page, go back to a required question that was skipped.
  const question = unfinished ?? questions[last + 1] ?? missing;
  if (!question) return { kind: 'generate', module };
  return {
    kind: 'answer',
    module,
    question: question.id,
    number: questions.indexOf(question) + 1,
    of: questions.length,
    isReady: missing === undefined,
  };
}

/** Guesses whether the user stopped typing this answer in the middle of a sentence. */
function isUnfinished({ id, kind }: Question, answers: Answers): boolean {
  return kind === 'longText' && !endsSentence(answers[id] ?? '');
}

/** Whether the module after the brainstorm already has content or an answer. */
function isIdeaStated(journey: readonly ModuleDefinition[], modules: Modules): boolean {
  const idea = journey[journey.findIndex(({ kind }) => kind === 'ideas') + 1];
  const state = idea && modules[idea.key];
  return (
    state !== undefined &&
    (state.hasContent || Object.values(state.answers).some((answer) => !isBlank(answer)))
  );
}
