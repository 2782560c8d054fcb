import { modulesOfArea } from '@elan/domain/project/adviceTarget';
import {
  type MaturityCategory,
  maturityCategories,
  overallOf,
} from '@elan/domain/project/maturity';
import { findModule } from '@elan/modules/catalogue';
import { quotable } from '../prompt/excerpt.ts';
import type { Material } from '../prompt/material.ts';
import type { GivenAnswer, ReadPrompt } from '../prompt/readPrompt.ts';
import { quoted, textsOf } from '../sections/template.ts';
import { maturityWords } from './maturityWords.ts';

/** The facts about a module that count for the score. */
interface ModuleSummary {
  readonly title: string;
  /** The answers to long-text questions. */
  readonly written: readonly GivenAnswer[];
  /** The labels of unanswered questions. */
  readonly open: readonly string[];
  readonly lacksWriteUp: boolean;
  /** From 0 to 100, by how complete the module is and how many answers contain numbers. */
  readonly worth: number;
}

interface Area {
  readonly name: MaturityCategory;
  readonly score: number;
  readonly modules: readonly ModuleSummary[];
  readonly recommendations: readonly string[];
}

/** @returns a text of `maturityWords` with its placeholders filled in. */
type Say = (name: string, names?: Readonly<Record<string, string | number>>) => string;

/** Computes a score, based on how complete the modules are, and advice. */
export function maturity({ prompt, language, excerptOf }: Material) {
  const texts = textsOf(maturityWords, language);
  const say: Say = (text, names = {}) =>
    (texts[text] ?? '').replace(/\{(\w+)\}/g, (_, name: string) => String(names[name] ?? ''));
  const judged = maturityCategories.map((name): Area => {
    const modules = modulesOfArea[name].map((key) => summarize(prompt, key));
    const score = Math.round(average(modules.map(({ worth }) => worth)));
    return { name, score, modules, recommendations: recommend(say(`areas.${name}`), modules, say) };
  });
  const categories = Object.fromEntries(
    judged.map(({ name, score, recommendations }) => [
      name,
      { score, status: say(`status.${Math.min(4, Math.floor(score / 20))}`), recommendations },
    ]),
  ) as Record<
    MaturityCategory,
    { score: number; status: string; recommendations: readonly string[] }
  >;
  const overall = overallOf(categories);
  const deadline = excerptOf('timeline', 80);
  return {
    categories,
    strengths: strengths(judged, say, (answer) => quoted(quotable(answer, 110), language)),
    weaknesses: weaknesses(judged, say),
    nextSteps: nextSteps(judged, say),
    timeline: [
      say(`timeline.${overall < 40 ? 0 : overall < 70 ? 1 : 2}`),
      ...(deadline === undefined ? [] : [say('deadline', { words: quoted(deadline, language) })]),
      say('demonstration'),
    ].join(' '),
  };
}

/** @returns the summary of a module; an unknown module counts as empty. */
function summarize(prompt: ReadPrompt, key: string): ModuleSummary {
  const definition = findModule(key);
  const questions = definition?.questions ?? [];
  const answers = prompt.otherModules.find((module) => module.key === key)?.answers ?? [];
  const hasContent = prompt.progress.some((module) => module.key === key && module.completed);
  const isWriteUp = definition?.kind === 'writeUp';
  const open = questions.filter(
    ({ id }) =>
      !answers.some((answer) => answer.id === id) && !prompt.leftOut.includes(`${key}.${id}`),
  );
  const written = answers.filter((answer) =>
    questions.some(({ id, kind }) => id === answer.id && kind === 'longText'),
  );
  const filled = 1 - open.length / Math.max(1, questions.length);
  const counted = average(written.map(({ answer }) => Number(/\d/.test(answer))));
  const worth = 10 + 50 * filled + 20 * counted + (hasContent ? 20 : 0);
  const isEmpty = !hasContent && answers.length === 0;
  return {
    title: definition?.title[prompt.language] ?? key,
    written,
    open: open.map(({ label }) => label[prompt.language]),
    lacksWriteUp: isWriteUp && !hasContent,
    worth: isEmpty ? 0 : Math.round(isWriteUp || !hasContent ? worth : 85),
  };
}

/** Returns up to three recommendations, on the modules of least worth first. */
function recommend(area: string, modules: readonly ModuleSummary[], say: Say) {
  const advice = modules
    .toSorted((a, b) => a.worth - b.worth)
    .flatMap(({ worth, title, open: [question], lacksWriteUp }) => {
      if (worth === 0) return [say('fillIn', { title })];
      return [
        ...(lacksWriteUp ? [say('generate', { title })] : []),
        ...(question === undefined ? [] : [say('answer', { question, title })]),
      ];
    });
  return [...advice, say('prove', { area })].slice(0, 3);
}

/** Returns a quotation from each of up to four best areas, or a single encouragement if there are none. */
function strengths(judged: readonly Area[], say: Say, quote: (answer: string) => string) {
  const found = judged
    .filter(({ score }) => score >= 30)
    .toSorted((a, b) => b.score - a.score)
    .flatMap(({ name, modules }) => {
      const [best] = modules.toReversed().flatMap(({ written }) => written);
      return best ? [say('strong', { area: say(`areas.${name}`), words: quote(best.answer) })] : [];
    });
  return found.length > 0 ? found.slice(0, 4) : [say('noStrength')];
}

function weaknesses(judged: readonly Area[], say: Say): readonly string[] {
  const found = judged
    .filter(({ score }) => score < 60)
    .toSorted((a, b) => a.score - b.score)
    .map(({ name, score }) => say('weak', { area: say(`areas.${name}`), score }));
  return found.length > 0 ? found.slice(0, 4) : [say('noWeakness')];
}

/** Returns the first recommendation of each of the four weakest areas, in the order of the areas, each with a week. */
function nextSteps(judged: readonly Area[], say: Say): readonly string[] {
  const weakest = judged.toSorted((a, b) => a.score - b.score).slice(0, 4);
  return judged
    .filter((area) => weakest.includes(area))
    .map(({ recommendations: [first = ''] }, at) => `${say('due', { week: at + 1 })} ${first}`);
}

/** @returns the mean; 0 for an empty list. */
function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
}
