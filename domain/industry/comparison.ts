import { number } from '../forecast/checks/figures.ts';
import type { RatioName } from '../forecast/outputs.ts';
import { byIndustry, ratioGuides } from '../forecast/statements/ratioGuides.ts';
import { ratios } from '../forecast/statements/ratios.ts';
import type { Bilingual } from '../language.ts';
import type { IndustryFigure } from './industryFigures.ts';

/**
 * @param figure that of the project's industry, if there is one.
 * @returns what a ratio is compared with: its usual guide, and the quartiles of the industry with their source and year.
 */
export function comparisonOf(name: RatioName, figure: IndustryFigure | undefined): Bilingual {
  const guide = ratioGuides[name];
  if (!figure) return guide;
  const { fr, en } = quartilesOf(figure);
  if (guide === byIndustry) return { fr, en };
  return { fr: `${guide.fr}; ${fr}`, en: `${guide.en}; ${en}` };
}

function quartilesOf({ ratio, q1, median, q3, naics, source, year }: IndustryFigure): Bilingual {
  const isShare = ratios[ratio].kind === 'percent';
  const [least, middle, most] = [number(q1), number(median), number(q3)];
  const [fr, en] = isShare ? ['\u00a0%', '%'] : ['', ''];
  return {
    fr: `industrie ${naics}\u00a0: de ${least.fr} à ${most.fr}${fr} pour la moitié du milieu, médiane ${middle.fr}${fr} (${source}, ${year})`,
    en: `industry ${naics}: ${least.en} to ${most.en}${en} for the middle half, median ${middle.en}${en} (${source}, ${year})`,
  };
}
