import type { Language } from '@elan/domain/language';
import {
  type MaturityCategory,
  maturityCategories,
  overallOf,
} from '@elan/domain/project/maturity';
import { maturity as english } from '../english/maturity.ts';
import { quotable } from '../excerpt.ts';
import { maturity as french } from '../french/maturity.ts';
import type { Material } from '../material.ts';
import type { ReadPrompt } from '../readPrompt.ts';
import type { MaturityPhrases } from '../words/maturityWords.ts';
import { average, type ModuleSaid, moduleSaid } from './modulesSaid.ts';

const phrasesOf: Readonly<Record<Language, MaturityPhrases>> = { fr: french, en: english };

/** From which modules each area is read. */
const areas: Readonly<Record<MaturityCategory, readonly string[]>> = {
  idea: ['brainstorm', 'idea'],
  market: ['analysis', 'personas'],
  business: ['business-plan'],
  marketing: ['marketing'],
  product: ['rd', 'environmental'],
  finance: ['finances'],
};

interface Area {
  readonly name: MaturityCategory;
  readonly score: number;
  readonly modules: readonly ModuleSaid[];
  readonly recommendations: readonly string[];
}

/** A score worked out from which modules are filled in and how much they say. */
export function maturity(prompt: ReadPrompt, material: Material) {
  const phrases = phrasesOf[prompt.language];
  const judged = maturityCategories.map((name): Area => {
    const modules = areas[name].map((key) => moduleSaid(prompt, key));
    const score = Math.round(average(modules.map(({ worth }) => worth)));
    return { name, score, modules, recommendations: recommendations(name, modules, phrases) };
  });
  const categories = Object.fromEntries(
    judged.map(({ name, score, recommendations: list }) => [
      name,
      { score, status: statusOf(score, phrases), recommendations: list },
    ]),
  ) as Record<
    MaturityCategory,
    { score: number; status: string; recommendations: readonly string[] }
  >;
  return {
    categories,
    strengths: strengths(judged, phrases),
    weaknesses: weaknesses(judged, phrases),
    nextSteps: nextSteps(judged, phrases),
    timeline: timeline(overallOf(categories), phrases, material),
  };
}

function statusOf(score: number, { statuses }: MaturityPhrases): string {
  return statuses[Math.min(4, Math.floor(score / 20))] ?? statuses[0];
}

/** The answers that a figure makes more precise; a passion or a value needs none. */
const countable: ReadonlySet<string> = new Set([
  'businessIdea',
  'targetMarket',
  'problemSolved',
  'competitors',
  'marketTrends',
  'team',
  'resources',
  'milestones',
  'vision',
  'customerAcquisition',
  'contentStrategy',
  'productDescription',
  'technicalRequirements',
  'suppliers',
  'testingStrategy',
  'pricingStrategy',
  'fixedCosts',
  'variableCosts',
  'breakEven',
  'revenueGoals',
  'cashFlow',
  'materials',
  'wasteManagement',
  'sustainabilityGoals',
]);

/** Short answers that are complete as they are. */
const plain: ReadonlySet<string> = new Set([
  'interests',
  'skills',
  'targetCustomers',
  'location',
  'values',
  'brandName',
  'valueProposition',
  'innovations',
]);

/** Up to three: an empty module first, then what is open, vague or without a number. */
function recommendations(
  name: MaturityCategory,
  modules: readonly ModuleSaid[],
  phrases: MaturityPhrases,
): readonly string[] {
  // Each area words the same advice in its own way.
  const at = maturityCategories.indexOf(name);
  const turned = <Way>(ways: readonly [Way, ...Way[]]): Way => ways[at % ways.length] ?? ways[0];
  const advice = modules
    .toSorted((a, b) => a.worth - b.worth)
    .flatMap(({ worth, title = phrases.areas[name], open, written, lacksWriteUp }) => {
      if (worth === 0) return [phrases.fillIn(title, phrases.unlocks[name])];
      const [question] = open;
      const [shortest] = written
        .filter(({ id, answer }) => !plain.has(id) && answer.length < 60 && !/\d/.test(answer))
        .toSorted((a, b) => a.answer.length - b.answer.length);
      const uncounted = written.find(
        ({ id, answer }) => countable.has(id) && answer.length >= 60 && !/\d/.test(answer),
      );
      return [
        lacksWriteUp ? [phrases.generate(title)] : [],
        question === undefined ? [] : [phrases.answer(question, title)],
        uncounted ? [turned(phrases.count)(quotable(uncounted.answer, 80), title)] : [],
        shortest ? [turned(phrases.sharpen)(quotable(shortest.answer, 80), title)] : [],
      ].flat();
    });
  return [...new Set([...advice, phrases.prove[name]])].slice(0, 3);
}

/** The answers on which an area rests most, the most telling first. */
const telling: Readonly<Record<MaturityCategory, readonly string[]>> = {
  idea: ['problemSolved', 'experience', 'businessIdea'],
  market: ['differentiators', 'competitors'],
  business: ['milestones', 'team', 'resources'],
  marketing: ['customerAcquisition', 'valueProposition'],
  product: ['testingStrategy', 'productDescription', 'sustainabilityGoals'],
  finance: ['pricingStrategy', 'revenueGoals'],
};

/** The answer of an area that says most. */
function mostTelling({ name, modules }: Area): string | undefined {
  const written = modules.flatMap((module) => module.written);
  const [longest] = written.toSorted((a, b) => b.answer.length - a.answer.length);
  const found = telling[name].flatMap((id) => written.filter((one) => one.id === id));
  const best = found.find(({ answer }) => answer.length >= 60) ?? longest;
  return best && quotable(best.answer, 110);
}

function strengths(judged: readonly Area[], phrases: MaturityPhrases): readonly string[] {
  const said = judged
    .filter(({ score }) => score >= 40)
    .toSorted((a, b) => b.score - a.score)
    .flatMap((area) => {
      const words = mostTelling(area);
      return words === undefined ? [] : [phrases.strong(phrases.areas[area.name], words)];
    });
  return said.length > 0 ? said.slice(0, 4) : [phrases.noStrength];
}

function weaknesses(judged: readonly Area[], phrases: MaturityPhrases): readonly string[] {
  const said = judged
    .filter(({ score }) => score < 60)
    .toSorted((a, b) => a.score - b.score)
    .map(({ name, score, modules }) => {
      const area = phrases.areas[name];
      const empty = new Set(
        modules.filter(({ worth }) => worth === 0).map(({ title = area }) => title),
      );
      return empty.size > 0
        ? phrases.empty(area, [...empty].join(', '))
        : phrases.vague(area, score);
    });
  return said.length > 0 ? said.slice(0, 4) : [phrases.noWeakness];
}

/** The first advice of the weakest areas, in the order of the journey, each with its date. */
function nextSteps(judged: readonly Area[], phrases: MaturityPhrases): readonly string[] {
  const weakest = judged.toSorted((a, b) => a.score - b.score).slice(0, phrases.due.length);
  const inOrder = judged.filter((area) => weakest.includes(area));
  return [
    ...inOrder.map(({ recommendations: [first = ''] }, at) => `${phrases.due[at]}${first}`),
    phrases.lastStep,
  ];
}

function timeline(overall: number, phrases: MaturityPhrases, material: Material): string {
  const [early, middle, late] = phrases.timeline;
  const deadline = material.said('timeline', 80) ?? '';
  return [
    overall < 40 ? early : overall < 70 ? middle : late,
    deadline === '' ? '' : phrases.deadline(deadline),
    phrases.demonstration,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
