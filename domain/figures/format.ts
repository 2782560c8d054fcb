import type { Bilingual, Language } from '../language.ts';
import { money, price } from '../money.ts';
import { typedRate } from '../rate.ts';
import type { Figure, FigureRow } from './figures.ts';

/** Shown in place of an unknown figure. */
export const toComplete: Bilingual = { fr: 'à préciser', en: 'to be completed' };

const counts: Readonly<Record<Language, Intl.NumberFormat>> = {
  fr: new Intl.NumberFormat('fr-CA', { maximumFractionDigits: 2 }),
  en: new Intl.NumberFormat('en-CA', { maximumFractionDigits: 2 }),
};
const ratios: Readonly<Record<Language, Intl.NumberFormat>> = {
  fr: new Intl.NumberFormat('fr-CA', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  en: new Intl.NumberFormat('en-CA', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
};
const percents: Readonly<Record<Language, Intl.NumberFormat>> = {
  fr: new Intl.NumberFormat('fr-CA', { style: 'percent', maximumFractionDigits: 1 }),
  en: new Intl.NumberFormat('en-CA', { style: 'percent', maximumFractionDigits: 1 }),
};

/** @returns whether a figure is 0; money counts as 0 if it rounds to 0 dollars. */
function isZero({ unit, value }: Figure): boolean {
  return (
    typeof value === 'number' && (unit === 'money' ? Math.round(value / 100) : value) + 0 === 0
  );
}

/**
 * @param kept a row that means something even if it is 0, such as the lowest cash.
 * @returns the rows without those that are 0 in every column. If all are, the last row is kept.
 */
export function withoutZeros(rows: readonly FigureRow[], kept?: FigureRow): readonly FigureRow[] {
  const filled = rows.filter((row) => row === kept || !row.cells.every(isZero));
  return filled.length > 0 ? filled : rows.slice(-1);
}

/** @returns the figure formatted in the given language; `toComplete` if it is unknown. */
export function figureText(figure: Figure | undefined, language: Language): string {
  if (!figure || figure.value === null) return toComplete[language];
  if (figure.unit === 'words') return figure.value[language];
  // Adding 0 turns -0 into 0.
  const value = figure.value + 0;
  switch (figure.unit) {
    case 'money':
      return money(Math.round(value / 100) + 0, language);
    case 'price':
      return value % 100 === 0 ? money(value / 100, language) : price(value, language);
    case 'count':
      return counts[language].format(value);
    case 'percent':
      return figure.typed === undefined
        ? percents[language].format(value / 100)
        : typedRate(figure.typed, language);
    case 'times':
      return ratios[language].format(value);
  }
}
