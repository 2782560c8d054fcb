import { type Answers, missingAnswers } from '../questionnaire/answers.ts';
import type { ModuleDefinition, Question } from '../questionnaire/module.ts';
import { endsSentence, isBlank } from '../text.ts';

/** What the rule needs of a saved module. */
export interface ModuleState {
  readonly answers: Answers;
  /** It counts for progress (docs/product.md#progress). */
  readonly hasContent: boolean;
  /** For a brainstorm, an idea of the list was chosen. */
  readonly hasSelectedIdea: boolean;
  /** For a brainstorm, the person brought their own idea. */
  readonly hasOwnIdea: boolean;
}

/**
 * What comes next in a project: a question to answer; a module to generate, or whose chosen idea is to be developed; one
 * of a tool; one that needs Premium; or, once nothing is left to write, the texts to take away.
 */
export type NextStep =
  | {
      readonly kind: 'answer';
      readonly module: string;
      /** The id of the question. */
      readonly question: string;
      /** Its place on the page, from 1, and the number of questions there. */
      readonly number: number;
      readonly of: number;
      /** Every required answer is there: the module can be generated without it. */
      readonly isReady: boolean;
    }
  | {
      readonly kind: 'generate' | 'choose' | 'develop' | 'use' | 'unlock';
      readonly module: string;
    }
  | { readonly kind: 'takeAway' };

type Modules = Readonly<Record<string, ModuleState | undefined>>;

/** The question of a module that a person was last typing in. */
export interface WritingPlace {
  readonly module: string;
  /** Its id. */
  readonly question: string;
}

/**
 * Decides where a person goes on (docs/product.md#dashboard): the first module of the journey without content,
 * among those that they may write in; only then a locked one.
 * @param modules the saved ones, by key.
 * @param writing where this browser was last typed in, if known.
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
  // Where the person stopped; at the end of the page, the first that was left out.
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

/** Whether a person who left while typing this answer was in the middle of a sentence, as far as its end shows. */
function isUnfinished({ id, kind }: Question, answers: Answers): boolean {
  return kind === 'longText' && !endsSentence(answers[id] ?? '');
}

/** Whether the module after the brainstorm has content already. */
function isIdeaStated(journey: readonly ModuleDefinition[], modules: Modules): boolean {
  const idea = journey[journey.findIndex(({ kind }) => kind === 'ideas') + 1];
  const state = idea && modules[idea.key];
  return (
    state !== undefined &&
    (state.hasContent || Object.values(state.answers).some((answer) => !isBlank(answer)))
  );
}
