import { wordEnd, wordStart } from '../letters.ts';

const months = [
  'janvier|january',
  'février|february',
  'mars|march',
  'avril|april',
  'mai|may',
  'juin|june',
  'juillet|july',
  'août|august',
  'septembre|september',
  'octobre|october',
  'novembre|november',
  'décembre|december',
];
/** English "may" and "march" are months only with a capital letter. */
const anyMonth = new RegExp(
  `${wordStart}(${months.join('|')})${wordEnd}(?:[ \\u00a0]+(20\\d\\d)(?!\\d))?`,
  'giu',
);
const isMonth = months.map((names) => new RegExp(`^(?:${names})$`, 'iu'));

/** A calendar month named in a text. */
export interface Moment {
  readonly start: number;
  readonly end: number;
  /** 0 for January. */
  readonly month: number;
  readonly year: number | undefined;
  readonly written: string;
}

/** @returns the months that a text names, in its order. */
export function momentsIn(text: string): readonly Moment[] {
  return [...text.matchAll(anyMonth)].flatMap(({ 0: written, 1: name = '', 2: year, index }) => {
    if (name === 'may' || name === 'march') return [];
    const month = isMonth.findIndex((sign) => sign.test(name));
    const end = index + written.length;
    return [{ start: index, end, month, year: year ? Number(year) : undefined, written }];
  });
}
