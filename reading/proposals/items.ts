import { largestAmount } from '@elan/domain/forecast/bounds';
import type { Language } from '@elan/domain/language';
import { withoutTrailing } from '@elan/domain/text';
import { type Amount, type LocatedAmount, locatedAmountsIn } from '../amounts/amounts.ts';
import { areThousandsMeant } from '../amounts/digits.ts';
import { type Period, periodOf, timesAYear } from '../amounts/period.ts';
import { quantitiesIn } from '../amounts/quantities.ts';

/** A thing and its amount in a text, such as "Loyer 650 $". */
export interface Item {
  /** The name, without its article; "" if there is none. */
  readonly name: string;
  /** The amount of all things together ("2 fours à 900 $ chacun" is 1 800 $), or the low end of a range. */
  readonly cents: number;
  /** The number as written if it has two meanings, as "12,000" in French. `cents` is then the larger one. */
  readonly ambiguous: string | undefined;
  readonly per: Period | undefined;
  /** Whether the amount is paid by the period. That of « une boîte mensuelle : 41 $ » is only part of what is sold. */
  readonly isRate: boolean;
  readonly isTotal: boolean;
  /** Whether the amount is for one of several things, whose number is not known: "fours, 900 $ chacun". */
  readonly isEach: boolean;
  /** The clause that contains the amount, split at "and" if it has several amounts. */
  readonly words: string;
}

/** Words that make an amount approximate, or that open a range. */
const vague = String.raw`environ|à\speu\sprès|plus\sou\smoins|autour|aux?\salentours|près|proche|presque|quelque|jusqu[’']à|au\s(?:moins|plus|maximum|minimum)|entre|env\.?|about|around|approximately|approx\.?|roughly|some|nearly|almost|close\sto|up\sto|at\s(?:least|most)|more\sor\sless|between|from|de|d[’']|of`;
/**
 * Matches the punctuation between two items. A comma without a space after it does not match, and neither does a dash
 * before an amount, as in "Loyer – 650 $" or in a range.
 */
const pause = new RegExp(
  String.raw`[;\n]|[–—](?![\s~≈]{0,3}(?:(?:${vague})\s){0,3}(?:\$\s?\d|\d[\d\s.,]{0,14}(?:(?:et|and|à|to|-)\s?\d[\d\s.,]{0,14})?\$))|,(?=\s)|(?<!\b(?:approx|env))[.!?](?=\s|$)`,
  'giu',
);
/** Matches a word between two items of one clause. */
export const and = /\s(?:et|and|puis|then)\s/giu;
/** Matches words before an amount that replaces the previous one: "12 heures à 26 $, soit 312 $". */
const instead = /^(?:soit|donc|so|that is|hence)(?:\s|$)/iu;
const opening = new RegExp(
  String.raw`^(?:(?:un|une|one|le|la|les|des|du|mon|ma|mes|a|an|the|my|${vague})(?:\s+|$)|[ld][’'])+`,
  'iu',
);
const trailing = new RegExp(
  String.raw`(?:(?:^|\s+|(?<=[’']))(?:à|a|du|des|at|for|pour|est|is|par|per|in|dans|i put|je mets|on met|vaut|coûte|costs?|${vague}))+$`,
  'iu',
);

/** @returns an amount in cents, and the number as written if it has two meanings that a field accepts. */
export function centsOf(
  { least, asDecimal }: Pick<Amount, 'least' | 'asDecimal'>,
  language: Language,
): Pick<Item, 'cents' | 'ambiguous'> {
  const cents = Math.round(least * 100);
  if (!asDecimal || areThousandsMeant(asDecimal.written, language)) {
    return { cents, ambiguous: undefined };
  }
  return cents > largestAmount
    ? { cents: Math.round(asDecimal.value * 100), ambiguous: undefined }
    : { cents, ambiguous: asDecimal.written };
}

/** @returns the things in a text that each have one amount, in the order of the text. */
export function itemsIn(text: string, language: Language): readonly Item[] {
  const items: Item[] = [];
  for (const { words, amounts } of clausesOf(text).flatMap(withOneAmount)) {
    const [only] = amounts;
    if (!only || amounts.length > 1) continue;
    const name = nameFrom(words.slice(0, only.start)) || nameFrom(words.slice(only.end));
    const item = {
      name,
      ...centsOfAll(words, only, language),
      per: only.per,
      isRate: isRateIn(words.slice(0, only.start), words.slice(only.end)),
      isTotal: only.isTotal,
      words,
    };
    const last = items.at(-1);
    if (instead.test(words) && last) items[items.length - 1] = { ...item, name: last.name };
    else items.push(item);
  }
  return items;
}

/** Matches a rate, such as "par mois", but not "abonnements annuels", whose period is part of what is sold. */
const rates = /(?:(?<!\p{L})(?:par|an?|per|chaque|each|every)\s|\/\s?)\p{L}{1,20}/giu;

/** @returns the period of the last rate in the words. */
export function rateIn(words: string): Period | undefined {
  const found: readonly string[] = words.match(rates) ?? [];
  return found.map(periodOf).findLast((period) => period !== undefined);
}

const isOnlyPeriod = /^\s*(?:(?:par|per|chaque|each|every|a)\s)?\p{L}+\s*$/iu;
const cost = 'frais|coûts?|abonnements?|forfaits?|redevances?|loyers?|licences?';
const costInEnglish = 'fees?|costs?|charges?|subscriptions?|plans?|licen[cs]es?|rent';
/** Captures the words that give a recurring cost its period: « frais mensuels », "monthly platform fee". */
const recurring = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${cost})\s(?:d(?:e\s|[’'])\p{L}+\s)?(\p{L}+)|(\p{L}+)\s(?:\p{L}+\s){0,2}(?:${costInEnglish}))(?!\p{L})`,
  'giu',
);

/** @returns whether the words before and after an amount make it one by the period. */
function isRateIn(before: string, after: string): boolean {
  if (periodOf(after) !== undefined) return true;
  const at = before.lastIndexOf(':');
  const [heading, own] = [before.slice(0, Math.max(0, at)), before.slice(at + 1)];
  if (isOnlyPeriod.test(heading) && periodOf(heading) !== undefined) return true;
  if (rateIn(own) !== undefined) return true;
  const named = [...own.matchAll(recurring)].flatMap(([, french, english]) => [french, english]);
  return named.some((word) => word !== undefined && periodOf(word) !== undefined);
}

const each =
  /^\s{0,3}(?:(?:de|à)\s)?(?:l[’']unité|la pièce)(?!\p{L})|(?<!\p{L})(?:chacune?|apiece|each(?!\s(?:hour|day|week|month|quarter|year)))(?!\p{L})/iu;
/** Matches what may precede the number of things: the introduction of a list, or a bullet. */
const announced = /^(?:[^:]{0,80}:)?[\s*•–-]{0,5}$/u;

/** Multiplies an amount by the number of things at the start of the words, if it is the amount of each of them. */
function centsOfAll(
  words: string,
  amount: LocatedAmount,
  language: Language,
): Pick<Item, 'cents' | 'ambiguous' | 'isEach'> {
  const one = centsOf(amount, language);
  if (!each.test(words.slice(amount.end))) return { ...one, isEach: false };
  const [count, ...others] = quantitiesIn(words.slice(0, amount.start));
  const isCounted =
    count?.unit === 'count' &&
    count.least === count.most &&
    others.length === 0 &&
    announced.test(words.slice(0, count.start));
  return isCounted && one.ambiguous === undefined
    ? { ...one, cents: Math.round(one.cents * count.least), isEach: false }
    : { ...one, isEach: true };
}

/**
 * Splits a clause at "and" if it has several amounts: « Loyer 650 $ et assurance 95 $ » is two items, « téléphone et
 * logiciel 75 $ » is one.
 */
function withOneAmount(clause: string): readonly Read[] {
  const read = readIn(clause);
  return read.amounts.length > 1 ? clause.split(and).map(readIn) : [read];
}

interface Read {
  readonly words: string;
  readonly amounts: readonly LocatedAmount[];
}

const readIn = (words: string): Read => ({ words, amounts: locatedAmountsIn(words) });

/** @returns the parts of a text between pauses. A bracket is not a pause. */
export function clausesOf(text: string): readonly string[] {
  return text
    .split(pause)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Longer text is not searched for a name. */
const longestNamed = 200;

/**
 * @returns a short name without article, brackets, approximation or the introduction of a list; "" if the words contain
 *   none. The name is what follows the last colon or, if that contains none, what precedes it.
 */
export function nameFrom(words: string): string {
  return (
    words
      .split(':')
      .map(bareName)
      .findLast((name) => name !== '') ?? ''
  );
}

function bareName(words: string): string {
  const [before = ''] = words.split(/[([]/u);
  const named = before
    .replace(/[~≈=]/gu, ' ')
    .trim()
    .replace(/^[-–•*\d.)\s]+/u, '')
    .replace(opening, '');
  if (named.length > longestNamed) return '';
  const bare = withoutTrailing(
    withoutTrailing(named, /[\s.–—-]/u).replace(trailing, ''),
    /[\s,;–—-]/u,
  );
  if (!/\p{L}{2}/u.test(bare) || bare.length > 60) return '';
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

/**
 * @returns the amount per month; one without a period is taken as monthly. Undefined if it cannot be converted: it is by
 *   the hour, or it has two meanings and is for another period.
 */
export function monthly({
  cents,
  ambiguous,
  per = 'month',
}: Pick<Item, 'cents' | 'ambiguous' | 'per'>): Pick<Item, 'cents' | 'ambiguous'> | undefined {
  if (per === 'hour' || (ambiguous !== undefined && per !== 'month')) return undefined;
  return { cents: Math.round((cents * timesAYear[per]) / 12), ambiguous };
}

/** @returns an id derived from a name, which is not in `taken`. */
export function idFrom(name: string, taken: ReadonlySet<string>): string {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const id = plain.slice(0, 40) || 'line';
  let free = id;
  for (let count = 2; taken.has(free); count += 1) free = `${id}-${count}`;
  return free;
}
