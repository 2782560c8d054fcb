import { type Period, periodOf } from './period.ts';

/** An amount of Canadian dollars that a person wrote; a range has two ends. */
export interface Amount {
  readonly least: number;
  readonly most: number;
  /** What it is for, where that is said: "850 $/mois" is by the month. */
  readonly per: Period | undefined;
  /** The person calls it the sum of others. */
  readonly isTotal: boolean;
}

interface LocatedAmount extends Amount {
  readonly start: number;
  readonly end: number;
}

/** Digits in groups of three ("1 200", "1,200", "1.200") or together, with up to two decimals. */
const number = String.raw`(?<![\d.,])(?:[1-9]\d{0,2}(?:[ \u00a0\u202f.,]\d{3}){1,4}(?!\d)|\d+)(?:[.,]\d{1,2}(?!\d))?`;
const space = String.raw`[ \u00a0\u202f]?`;
const scale = String.raw`${space}(?:k|m|mille|millions?)(?![\p{L}\p{N}])`;
const before = String.raw`(?:CA|C)?\$${space}|CAD${space}`;
const after = String.raw`${space}(?:\$(?!\d)(?:${space}CAD?(?!\p{L}))?|CAD(?!\p{L})|(?:de |d’)?(?:dollars?|piastres?)(?!\p{L}))`;
const link = `${space}(?:à|-|–|—|to)${space}`;

const amount = new RegExp(
  `(?:${before})(?<en>${number}(?:${scale})?)|(?<fr>${number}(?:${scale})?)(?:${after})`,
  'giu',
);
const lowEnd = new RegExp(
  `(?<low>${number}(?:${scale})?)(?:${link})$|(?:entre|between) (?<between>${number}(?:${scale})?) (?:et|and) $`,
  'iu',
);
const highEnd = new RegExp(`^(?:${link})(?<high>${number}(?:${scale})?)(?!${after})`, 'iu');
const onlyLink = new RegExp(`^(?:${link})$`, 'iu');

/** No business of a person who starts out has more; a longer number is something else. */
const greatest = 1_000_000_000;
/** How far before an amount its other end may begin. */
const reach = 40;

interface Found {
  readonly start: number;
  readonly end: number;
  readonly least: number;
  readonly most: number;
}

/**
 * @returns the amounts of dollars in a text, in its order, in the formats of both languages
 * ("1 200 $", "$1,200", "850$/mois", "15 k$", "entre 200 et 300 $"). A number without a dollar is none.
 */
export function amountsIn(text: string): readonly Amount[] {
  return locatedAmountsIn(text).map(({ start: _start, end: _end, ...found }) => found);
}

/** @returns the same amounts with where each begins and ends in the text. */
export function locatedAmountsIn(text: string): readonly LocatedAmount[] {
  const found = joined(
    text,
    [...text.matchAll(amount)].flatMap((match) => read(text, match)),
  );
  return found.map(({ start, end, least, most }, index) => {
    const earlier = text.slice(found[index - 1]?.end ?? 0, start);
    const later = text.slice(end, found[index + 1]?.start);
    return { start, end, least, most, ...said(earlier, later) };
  });
}

function read(text: string, match: RegExpExecArray): readonly Found[] {
  const { en, fr } = match.groups ?? {};
  const value = dollarsOf(en ?? fr ?? '');
  if (value > greatest) return [];
  const start = match.index;
  const end = start + match[0].length;
  if (fr !== undefined) {
    const low = lowEnd.exec(text.slice(Math.max(0, start - reach), start));
    const least = sameScale(low?.groups?.low ?? low?.groups?.between, value, fr);
    return [{ start, end, least: least ?? value, most: value }];
  }
  const high = highEnd.exec(text.slice(end, end + reach));
  const upper = high?.groups?.high;
  const isRange = upper !== undefined && isUpper(value, dollarsOf(upper));
  return isRange
    ? [{ start, end: end + (high?.[0].length ?? 0), least: value, most: dollarsOf(upper) }]
    : [{ start, end, least: value, most: value }];
}

/** Two whole amounts with nothing but "to" between them are one range. */
function joined(text: string, found: readonly Found[]): readonly Found[] {
  const all: Found[] = [];
  for (const next of found) {
    const last = all.at(-1);
    if (last && isUpper(last.least, next.most) && isJoined(text, last, next)) {
      all[all.length - 1] = { ...last, end: next.end, most: next.most };
    } else all.push(next);
  }
  return all;
}

function isJoined(text: string, low: Found, high: Found): boolean {
  const between = text.slice(low.end, high.start);
  if (onlyLink.test(between)) return true;
  const opening = text.slice(Math.max(0, low.start - reach), low.start);
  return /(?:entre|between) $/iu.test(opening) && /^ (?:et|and) $/iu.test(between);
}

/** In "15 à 20 k$", the first number is in thousands too. */
function sameScale(low: string | undefined, high: number, written: string): number | undefined {
  if (low === undefined) return undefined;
  const factor = scaleOf(written);
  return [dollarsOf(low), dollarsOf(low) * factor].find((value) => isUpper(value, high));
}

/** Ends that lie further apart are two things: "une boîte pour 4 à 96 $". */
function isUpper(least: number, upper: number): boolean {
  return upper > least && upper <= 4 * least;
}

function dollarsOf(written: string): number {
  const [digits = ''] = /^[\d \u00a0\u202f.,]*\d/.exec(written) ?? [];
  const [, whole = digits, cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  return Number(`${whole.replace(/\D/g, '')}.${cents || '0'}`) * scaleOf(written);
}

function scaleOf(written: string): number {
  const [word = ''] = /[a-z]+$/i.exec(written) ?? [];
  if (/^m(illions?)?$/i.test(word)) return 1_000_000;
  return /^(k|mille)$/i.test(word) ? 1_000 : 1;
}

/** Where one thought of a person ends and the next begins. */
const pause = /[;\n()]|[.,:](?=\s|$)/u;
const total = /\b(total|totaux|somme|en tout|in all|altogether|overall)\b/iu;

/** What the words beside an amount say of it, up to a pause on either side. */
function said(earlier: string, later: string): Pick<Amount, 'per' | 'isTotal'> {
  const [next = ''] = later.split(pause);
  // A colon announces what follows: « Total : 1 200 $ », « Par mois : 650 $ ».
  const announced = earlier.trimEnd();
  const before = announced.endsWith(':') ? announced.slice(0, -1) : earlier;
  const previous = before.split(pause).at(-1) ?? '';
  return {
    per: periodOf(next) ?? periodOf(previous),
    isTotal: total.test(next) || total.test(previous),
  };
}
