import { quotation } from '../quotation.ts';
import type { ModuleContent } from './moduleEntry.ts';

/** The answer that a preview line quotes. */
type Source = readonly [module: string, question: string];

/** What the user wants to sell: the idea that they typed, otherwise the one that they chose in the brainstorm. */
const theIdea: readonly Source[] = [
  ['idea', 'businessIdea'],
  ['brainstorm', 'selectedIdea'],
];
const theCustomers: readonly Source[] = [
  ['idea', 'targetMarket'],
  ['brainstorm', 'targetCustomers'],
];
const theProblem: readonly Source[] = [['idea', 'problemSolved']];
const thePlace: readonly Source[] = [['idea', 'location']];
const theSkills: readonly Source[] = [
  ['idea', 'experience'],
  ['brainstorm', 'skills'],
];
const theCompetitors: readonly Source[] = [['analysis', 'competitors']];
const theDifference: readonly Source[] = [['analysis', 'differentiators']];
const theRisks: readonly Source[] = [['analysis', 'risks']];
const theInterests: readonly Source[] = [['brainstorm', 'interests']];

/**
 * For each paid module, the preview lines in order of preference, with the answers of free modules that each may quote.
 * The sentences are in `web/copy`.
 */
const linesOf = {
  'business-plan': { competition: theCompetitors, summary: theIdea, market: theCustomers },
  marketing: { audience: theCustomers, promise: theDifference, channels: theIdea },
  rd: { requirements: theIdea, tests: theProblem, risks: theRisks, skills: theSkills },
  finances: { prices: theCompetitors, breakEven: theIdea, scenarios: theRisks, start: theSkills },
  environmental: { profile: theIdea, rules: thePlace, goals: theDifference },
  personas: { people: theCustomers, habits: theProblem, reasons: theIdea },
  journal: { suggestions: theIdea, recurring: theRisks, progress: theInterests },
  maturity: { score: theIdea, next: theCompetitors, proof: theCustomers },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly Source[]>>>>;

type Lines = typeof linesOf;
export type PreviewedModule = keyof Lines;
/** The key of a line's sentence in `web/copy`. */
export type PreviewLineName = {
  [Module in PreviewedModule]: `${Module}.${keyof Lines[Module] & string}`;
}[PreviewedModule];

export interface PreviewLine {
  readonly name: PreviewLineName;
  /** The start of the user's answer or of the chosen idea's title. */
  readonly words: string;
}

const mostLines = 2;

/**
 * Shows users without Premium what a paid module would do with their answers (docs/product.md#premium-upsell). No two
 * lines quote the same words.
 * @param modules the saved modules, by key.
 * @returns at most two lines; none if there is no answer that can be quoted.
 */
export function previewOf(
  module: string,
  modules: Readonly<Record<string, ModuleContent | undefined>>,
): readonly PreviewLine[] {
  if (!isPreviewed(module)) return [];
  const quoted = new Set<string>();
  const lines: PreviewLine[] = [];
  for (const [line, sources] of Object.entries<readonly Source[]>(linesOf[module])) {
    const words = sources
      .map((source) => wordsOf(source, modules))
      .find((found) => found !== undefined);
    if (words === undefined || quoted.has(words) || lines.length === mostLines) continue;
    quoted.add(words);
    lines.push({ name: `${module}.${line}` as PreviewLineName, words });
  }
  return lines;
}

function isPreviewed(module: string): module is PreviewedModule {
  return Object.hasOwn(linesOf, module);
}

function wordsOf(
  [module, question]: Source,
  modules: Readonly<Record<string, ModuleContent | undefined>>,
): string | undefined {
  const entry = modules[module];
  if (question === 'selectedIdea') return quotation(entry?.selectedIdea?.title);
  // Ready-made answers are not quoted.
  if (entry?.defaultedAnswers?.includes(question)) return undefined;
  return quotation(entry?.answers?.[question]);
}

/** Every answer that a preview line may quote. */
export const previewSources: readonly Source[] = Object.values(linesOf).flatMap((lines) =>
  Object.values<readonly Source[]>(lines).flat(),
);
