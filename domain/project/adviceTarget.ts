import {
  comparable,
  findModuleMentions,
  moduleNames,
  type NamedModule,
  quotationsIn,
} from '../links/moduleMentions.ts';
import { missingAnswers } from '../questionnaire/answers.ts';
import type { ModuleDefinition, ModuleOutline, Question } from '../questionnaire/module.ts';
import { isBlank } from '../text.ts';
import type { MaturityCategory } from './maturity.ts';
import { hasContent, type ModuleContent } from './moduleEntry.ts';

/** Where a piece of advice can be followed: a module, and the question it is about. */
export interface AdviceTarget {
  readonly module: string;
  /** Absent where the module has no questions. */
  readonly question?: string | undefined;
}

type Modules = Readonly<Record<string, ModuleContent | undefined>>;

/** The modules from which each area of a score is judged (docs/product.md#maturity-score). */
export const modulesOfArea: Readonly<Record<MaturityCategory, readonly string[]>> = {
  idea: ['idea'],
  market: ['analysis', 'personas'],
  business: ['business-plan'],
  marketing: ['marketing'],
  product: ['rd', 'environmental'],
  finance: ['finances'],
};

/** A quotation shorter than this may be in any answer. */
const shortestQuotation = 4;

/** @returns a module with every name that a text may call it by: both titles, in both languages, without what is in parentheses. */
export function namedModule({ key, title, shortTitle }: ModuleOutline): NamedModule {
  const full = [title.fr, title.en, shortTitle.fr, shortTitle.en];
  const bare = full.map((name) => name.replace(/(?<!\s)\s*\([^)]*\)$/u, ''));
  return { key, names: [...new Set([...full, ...bare])] };
}

/**
 * Finds where a piece of advice can be followed: in the module that it names, else in one of its area; there at the
 * question that it quotes, else at the first that is unanswered or weakest.
 * @param input.area of the score; absent for a step, which then must name a module or quote an answer.
 */
export function adviceTarget(
  advice: string,
  input: {
    readonly journey: readonly ModuleDefinition[];
    readonly modules: Modules;
    readonly area?: MaturityCategory;
  },
): AdviceTarget | undefined {
  const { journey, modules, area } = input;
  const names = moduleNames(journey.map(namedModule));
  const key = findModuleMentions(advice, names).find(({ module }) => module !== undefined)?.module;
  const named = journey.find((definition) => definition.key === key);
  const ofArea = area ? journey.filter(({ key }) => modulesOfArea[area].includes(key)) : [];
  const scope = named ? [named] : area ? ofArea : journey;
  const quotations = quotationsIn(advice)
    .map(comparable)
    .filter((words) => words.length >= shortestQuotation && !names.has(words));
  for (const definition of scope) {
    const question = questionMeant({ advice, quotations }, definition, modules[definition.key]);
    if (question) return { module: definition.key, question: question.id };
  }
  const open = named ?? ofArea.find(({ key }) => !hasContent(modules[key])) ?? ofArea[0];
  if (!open) return undefined;
  const weakest = weakestQuestion(open, modules[open.key]);
  return { module: open.key, ...(weakest ? { question: weakest.id } : {}) };
}

/** @returns the question whose own words, or whose answer's, the advice repeats. */
function questionMeant(
  { advice, quotations }: { readonly advice: string; readonly quotations: readonly string[] },
  { questions }: ModuleDefinition,
  entry: ModuleContent | undefined,
): Question | undefined {
  const adviceWords = comparable(advice);
  const asked = questions.find(({ label }) =>
    [label.fr, label.en].some((words) => adviceWords.includes(comparable(words))),
  );
  if (asked) return asked;
  return questions.find((question) => {
    const answer = entry?.answers?.[question.id] ?? '';
    const options = question.kind === 'select' ? question.options : [];
    const label = options.find(({ id }) => id === answer)?.label;
    const written = (label ? [label.fr, label.en] : [answer]).map(comparable);
    return quotations.some((words) => written.some((text) => text.includes(words)));
  });
}

/**
 * @returns the question of a module to work on first: one that must be answered, then an answer that the person has not
 *   reviewed, then one that was left out, then the shortest written one; undefined where there are none.
 */
export function weakestQuestion(
  definition: ModuleDefinition,
  entry: ModuleContent | undefined,
): Question | undefined {
  const { questions } = definition;
  const answers = entry?.answers ?? {};
  const unreviewed = [...(entry?.defaultedAnswers ?? []), ...(entry?.proposedAnswers ?? [])];
  const written = questions.filter(({ kind }) => kind !== 'select');
  const length = ({ id }: Question) => answers[id]?.length ?? 0;
  return (
    missingAnswers(definition, answers)[0] ??
    questions.find(({ id }) => unreviewed.includes(id)) ??
    questions.find(({ id }) => isBlank(answers[id])) ??
    written.toSorted((one, other) => length(one) - length(other))[0]
  );
}
