import * as z from 'zod/mini';
import type { DossierProfile } from '../dossier/profile.ts';
import { ratioNames } from '../forecast/outputs.ts';
import { text } from '../text.ts';

/** A code of the North American Industry Classification System, or its first digits. */
export const naicsPattern = /^\d{2,6}$/;
/** Sales of a year in dollars, such as "30000-5000000", or "all". */
const sizePattern = /^(?:all|\d{1,12}-\d{1,12})$/;

/** The ratios that an industry can be compared by; an amount cannot. */
const industryRatios = ratioNames.filter((name) => name !== 'tangibleNetWorth');

const quartile = z.number().check(z.minimum(-1_000_000), z.maximum(1_000_000));
const words = text(300).check(z.minLength(1));

/** The quartiles of a ratio in an industry, in the unit of the forecast's ratio: times, percent or days. */
export const industryFigureSchema = z.strictObject({
  naics: z.string().check(z.regex(naicsPattern)),
  year: z.int().check(z.minimum(1990), z.maximum(2100)),
  size: z.string().check(z.regex(sizePattern)),
  ratio: z.enum(industryRatios),
  q1: quartile,
  median: quartile,
  q3: quartile,
  source: words,
  licence: words,
});
export type IndustryFigure = z.infer<typeof industryFigureSchema>;

/** @returns the code that a dossier's profile names; undefined if it names none, or other words. */
export function naicsOf({ naics }: Pick<DossierProfile, 'naics'>): string | undefined {
  const code = naics?.replaceAll(/\s/g, '') ?? '';
  return naicsPattern.test(code) ? code : undefined;
}

/** Maximum number of figures of an industry in a year, in a reply. */
export const mostIndustryFigures = 200;

/** @returns the range of sales in dollars; undefined for all sizes. */
export function salesRange(size: string): readonly [least: number, most: number] | undefined {
  if (size === 'all') return undefined;
  const [least = 0, most = 0] = size.split('-').map(Number);
  return [least, most];
}

/**
 * @param figures of one industry and year.
 * @param sales the sales of a year in cents; null if unknown.
 * @returns for each ratio, the figure of the narrowest range that holds these sales, or else that of all sizes.
 */
export function figuresForSales(
  figures: readonly IndustryFigure[],
  sales: number | null | undefined,
): ReadonlyMap<string, IndustryFigure> {
  const chosen = new Map<string, IndustryFigure>();
  for (const figure of figures.toSorted((a, b) => widthOf(b) - widthOf(a))) {
    const range = salesRange(figure.size);
    const isWithin =
      !range || (sales != null && sales >= range[0] * 100 && sales <= range[1] * 100);
    if (isWithin) chosen.set(figure.ratio, figure);
  }
  return chosen;
}

function widthOf({ size }: IndustryFigure): number {
  const [least, most] = salesRange(size) ?? [0, Number.POSITIVE_INFINITY];
  return most - least;
}
