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

/** The module, and if possible the question in it, where the user can follow a piece of advice. */
export interface AdviceTarget {
  readonly module: string;
  /** Absent if the module has no question to work on. */
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

/** A shorter quotation could match almost any answer by chance. */
const shortestQuotation = 4;

/**
 * @returns a module's key with every name that a text may use for it: its full and short titles in both languages, each
 * with and without a final part in parentheses.
 */
export function namedModule({ key, title, shortTitle }: ModuleOutline): NamedModule {
  const full = [title.fr, title.en, shortTitle.fr, shortTitle.en];
  const bare = full.map((name) => name.replace(/(?<!\s)\s*\([^)]*\)$/u, ''));
  return { key, names: [...new Set([...full, ...bare])] };
}

/**
 * Finds the module and question where the user can follow a piece of advice. The module is the one that the advice
 * names, otherwise one in its area. The question is the one that the advice repeats or whose answer it quotes,
 * otherwise that of `weakestQuestion`.
 * @param input.area the score category that the advice belongs to. Absent for a next step, which has a target only if
 * it names a module, repeats a question or quotes an answer.
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

/** @returns the first question whose label the advice repeats, or whose answer it quotes. */
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
 * @returns the question of the module to work on first: a required question without an answer, else an answer that the
 * user has not reviewed, else a question without an answer, else the shortest typed answer; undefined if there is none
 * of these.
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
