import * as z from 'zod/mini';
import type { Bilingual, Language } from '../language.ts';
import { text } from '../text.ts';

/** How many ideas a brainstorm asks the model for (docs/product.md#ideas). */
export const ideasRequested = { least: 12, most: 15 } as const;

/** The three interest levels. Each idea stores the word in its own language (docs/product.md#ideas). */
export const interestLevels = [
  { fr: 'Élevé', en: 'High' },
  { fr: 'Moyen', en: 'Medium' },
  { fr: 'Faible', en: 'Low' },
] as const satisfies readonly Bilingual[];
type InterestLevel = (typeof interestLevels)[number][Language];

const interestWords = interestLevels.flatMap(({ fr, en }) => [fr, en]);

export const generatedIdeaSchema = z.strictObject({
  title: text(200),
  description: text(2_000),
  sector: text(200),
  interestLevel: z.enum(interestWords as [InterestLevel, ...InterestLevel[]]),
});
export type GeneratedIdea = z.infer<typeof generatedIdeaSchema>;

/** What is stored about the idea that the user chose (docs/product.md#ideas). */
export const selectedIdeaSchema = z.strictObject({
  title: text(200),
  sector: text(200),
  description: text(2_000),
});
export type SelectedIdea = z.infer<typeof selectedIdeaSchema>;

/** @returns the stored level's label in `language`. */
export function interestLabel(level: InterestLevel, language: Language): string {
  return interestLevels.find(({ fr, en }) => fr === level || en === level)?.[language] ?? level;
}

/** @returns the fields to store when this idea is chosen. */
export function selectedFrom({ title, sector, description }: GeneratedIdea): SelectedIdea {
  return { title, sector, description };
}

/** @returns true if this idea is the chosen one. */
export function isSelected(idea: GeneratedIdea, selected: SelectedIdea | undefined): boolean {
  return selected?.title === idea.title && selected.description === idea.description;
}

/** The most ideas that can be compared side by side. */
export const mostCompared = 4;

/** Restricts the list of ideas; an absent property does not restrict it. */
export interface IdeaFilter {
  /** An index in `interestLevels`. */
  readonly interest?: number | undefined;
  readonly sector?: string | undefined;
}

/** @returns the level's index in `interestLevels`, whichever language it is stored in; 0 is the highest. */
function interestRank(level: InterestLevel): number {
  return interestLevels.findIndex(({ fr, en }) => fr === level || en === level);
}

/** @returns the ideas that match the filter, in their original order. */
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

/** The interest levels and sectors that a list of ideas can be filtered by. */
export interface IdeaTraits {
  /** Indexes in `interestLevels` of the levels that occur, highest level first. */
  readonly interests: readonly number[];
  /** The sectors that occur, in the order of the ideas. */
  readonly sectors: readonly string[];
}

/** @returns the interest levels and sectors that occur in the list. */
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
