import * as z from 'zod/mini';
import type { Bilingual, Language } from '../language.ts';
import { text } from '../text.ts';

/** How many ideas a brainstorm requests (docs/product.md#ideas). */
export const ideasRequested = { least: 12, most: 15 } as const;

/**
 * The three levels in the words that are stored, which are those of the language of the ideas
 * (docs/product.md#ideas).
 */
export const interestLevels = [
  { fr: 'Élevé', en: 'High' },
  { fr: 'Moyen', en: 'Medium' },
  { fr: 'Faible', en: 'Low' },
] as const satisfies readonly Bilingual[];
type InterestLevel = (typeof interestLevels)[number][Language];

const interestWords = interestLevels.flatMap(({ fr, en }) => [fr, en]);

/** One idea of the list (docs/product.md#ideas). */
export const generatedIdeaSchema = z.strictObject({
  title: text(200),
  description: text(2_000),
  sector: text(200),
  interestLevel: z.enum(interestWords as [InterestLevel, ...InterestLevel[]]),
});
export type GeneratedIdea = z.infer<typeof generatedIdeaSchema>;

/** The fields of the idea that the person chose (docs/product.md#ideas). */
export const selectedIdeaSchema = z.strictObject({
  title: text(200),
  sector: text(200),
  description: text(2_000),
});
export type SelectedIdea = z.infer<typeof selectedIdeaSchema>;

/** @returns a stored level in the words of `language`. */
export function interestLabel(level: InterestLevel, language: Language): string {
  return interestLevels.find(({ fr, en }) => fr === level || en === level)?.[language] ?? level;
}

/** @returns what is stored of a chosen idea. */
export function selectedFrom({ title, sector, description }: GeneratedIdea): SelectedIdea {
  return { title, sector, description };
}

/** @returns true when this idea is the chosen one. */
export function isSelected(idea: GeneratedIdea, selected: SelectedIdea | undefined): boolean {
  return selected?.title === idea.title && selected.description === idea.description;
}

/** At most this many ideas are compared at once. */
export const mostCompared = 4;

/** Which ideas of the list to show; an absent part leaves none out. */
export interface IdeaFilter {
  /** The place of a level in `interestLevels`. */
  readonly interest?: number | undefined;
  readonly sector?: string | undefined;
}

/** @returns the place of a stored level in `interestLevels`, in either language: 0 is the highest. */
function interestRank(level: InterestLevel): number {
  return interestLevels.findIndex(({ fr, en }) => fr === level || en === level);
}

/** @returns the ideas that the filter leaves, in their order. */
export function filterIdeas(
  ideas: readonly GeneratedIdea[],
  { interest, sector }: IdeaFilter,
): readonly GeneratedIdea[] {
  return ideas.filter(
    (idea) =>
      (interest === undefined || interestRank(idea.interestLevel) === interest) &&
      (sector === undefined || sectorName(idea) === sector),
  );
}

/** The properties by which the ideas of a list can be filtered. */
export interface IdeaTraits {
  /** The levels that occur, by their place in `interestLevels`, the highest first. */
  readonly interests: readonly number[];
  /** The sectors that occur, in the order of the list. */
  readonly sectors: readonly string[];
}

/** @returns the levels and sectors of a list. */
export function traitsOf(ideas: readonly GeneratedIdea[]): IdeaTraits {
  const interests = new Set(ideas.map((idea) => interestRank(idea.interestLevel)));
  return {
    interests: [...interests].toSorted((one, other) => one - other),
    sectors: [...new Set(ideas.map(sectorName))],
  };
}

function sectorName({ sector }: GeneratedIdea): string {
  return sector.trim();
}
