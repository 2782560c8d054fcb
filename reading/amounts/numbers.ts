import { wordEnd, wordStart } from '../letters.ts';
import { type Digits, digitsIn } from './digits.ts';
import {
  beginNumber,
  extendNumber,
  type NumberWord,
  numberWord,
  numberWords,
  type WordNumber,
} from './numberWords.ts';

/** A number in a text, written in digits or in words. */
export interface WrittenNumber {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  /** Twice the tolerance: 1 for "12", 0.01 for "12,50", 1,000 for "12 mille", 20 for "une centaine". */
  readonly step: number;
  readonly decimals: number;
  readonly isInWords: boolean;
  /** The multiplier of the last word, or 1. In "deux à trois cents", it applies to both numbers. */
  readonly scale: number;
  /** The other possible value: 12 if "12,000" was read as 12 000. */
  readonly asDecimal?: Pick<WrittenNumber, 'value' | 'step' | 'decimals'> | undefined;
}

/** Matches an optional space, which may be non-breaking. */
export const space = String.raw`[ \u00a0\u202f]?`;

/** Matches digits that are not a quantity: telephone numbers, dates, times of day, fractions, "4 x 6". */
const reference = String.raw`\d{3}[ .\u00a0-]\d{3}[ .-]\d{4}(?!\d)|\d{4}-\d\d-\d\d(?!\d)|\d{1,2}:\d\d(?!\d)|\d{1,2}${space}h${space}\d\d(?!\d|${space}[$%])|\d{1,4}(?:/\d{1,4}){1,3}(?!\d|${space}[$%k])|\d{1,5}${space}x${space}\d{1,5}(?!\d|${space}[$%k])`;
/** Matches groups of three digits that share one separator: "1 200", "1,200", "1.200", "1’200". */
const grouped = String.raw`[1-9]\d{0,2}(?:(?:[ \u00a0\u202f]\d{3}){1,4}|(?:,\d{3}){1,4}|(?:\.\d{3}){1,4}|(?:['’]\d{3}){1,4})(?!\d)`;
/** Matches a number without decimals, with or without thousands separators. */
export const wholeDigits = String.raw`(?:${grouped}|\d+)(?![.,]?\d)`;
const withDecimals = String.raw`(?:${grouped}|\d+)(?:[.,]\d+)?(?!['’.,]?\d)`;
const token = new RegExp(
  String.raw`(?<![\d.,]|\d['’])(?:(?<reference>${reference})|(?<digits>${withDecimals}))|${wordStart}(?<word>${numberWords})${wordEnd}`,
  'giu',
);

/** @returns the numbers in a text, in the order of the text. A following "k" is ignored: "12 k" gives 12. */
export function numbersIn(text: string): readonly WrittenNumber[] {
  const found: WrittenNumber[] = [];
  let open: WordNumber | undefined;
  const close = () => {
    // A single word that means 1 is usually an article ("un", "a"), so it is skipped.
    if (open && open.whole + open.rest > 1) found.push(closed(open));
    open = undefined;
  };
  for (const { 0: written, index, groups } of text.matchAll(token)) {
    const end = index + written.length;
    if (groups?.word === undefined) {
      close();
      const number = groups?.digits === undefined ? undefined : inDigits(written, index);
      if (number) found.push(number);
      continue;
    }
    const word = numberWord(written);
    if (word && !isNoNumber(text, index, end)) {
      const longer = open && extendNumber(open, text.slice(open.end, index), word, end);
      if (!longer) close();
      const last = found.at(-1);
      const multiplied = open || !last ? undefined : multiply(last, text, index, word, end);
      if (multiplied) found[found.length - 1] = multiplied;
      else open = longer ?? beginNumber(word, index, end);
    }
  }
  close();
  return found;
}

/** Recognizes number words with another meaning: « douze pour cent », "per cent", "a cent", « mille-feuille ». */
function isNoNumber(text: string, start: number, end: number): boolean {
  const word = text.slice(start, end);
  if (/^mille$/i.test(word)) return text.startsWith('-feuille', end);
  if (!/^cents?$/i.test(word)) return false;
  return /(?:pour|per|a|each)[ \u00a0]$/iu.test(text.slice(Math.max(0, start - 5), start));
}

/** Multiplies a number in digits by the word after it: "40 mille", "1,5 million", "3 dozen". */
function multiply(
  number: WrittenNumber,
  text: string,
  start: number,
  { does, value, language }: NumberWord,
  end: number,
): WrittenNumber | undefined {
  const isNext = start === number.end + 1 && /\s/u.test(text.charAt(number.end));
  const isFactor = does === 'scale' || value === 12 || (does === 'hundred' && language === 'en');
  if (number.isInWords || !isNext || !isFactor) return undefined;
  const multiplied = times(number, value);
  return value === 12 ? { ...multiplied, end, step: 1 } : { ...multiplied, end };
}

/** @returns a number multiplied by `scale`. Its decimals are set to 0, so that "1,2345 k$" still counts as money. */
export function times(number: WrittenNumber, scale: number): WrittenNumber {
  const { asDecimal } = number;
  const by = <Part extends Pick<WrittenNumber, 'value' | 'step'>>(part: Part) => ({
    ...part,
    value: part.value * scale,
    step: part.step * scale,
    decimals: 0,
  });
  return { ...by(number), scale, asDecimal: asDecimal && by(asDecimal) };
}

function closed({ start, end, whole, rest, last, step }: WordNumber): WrittenNumber {
  const scale = last === 100 || last >= 1_000 ? last : 1;
  return { start, end, value: whole + rest, step, decimals: 0, isInWords: true, scale };
}

function inDigits(written: string, start: number): WrittenNumber | undefined {
  const [first, second] = digitsIn(written);
  if (!first) return undefined;
  const end = start + written.length;
  const asDecimal = second && numberOf(second);
  return { ...numberOf(first), start, end, isInWords: false, scale: 1, asDecimal };
}

/** Drops trailing zeros after the second decimal, as in "12,5000". */
function numberOf({ whole, decimals }: Digits) {
  const digits = decimals.replace(/(?<=\d\d)0+$/, '');
  const value = Number(`${whole}.${digits || '0'}`);
  return { value, step: 10 ** -digits.length, decimals: digits.length };
}
