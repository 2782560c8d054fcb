import { placeholdersIn } from '@elan/domain/figures/placeholder';
import { locatedAmountsIn } from '../amounts/amounts.ts';
import type { Period } from '../amounts/period.ts';
import { type Quantity, quantitiesIn } from '../amounts/quantities.ts';
import { wordEnd, wordStart } from '../letters.ts';
import { isClaim } from './claims.ts';
import { isOfLaw, legalTolerance } from './law.ts';
import { plainText } from './plainText.ts';
import {
  type AmountSource,
  type Explanations,
  explanationsOf,
  type TraceSources,
} from './sources.ts';

/** An amount, percentage, counted quantity or placeholder in a text, with its source. */
export interface TracedAmount {
  /** Index in the text as stored, including its placeholders. */
  readonly start: number;
  readonly end: number;
  readonly written: string;
  /** Undefined if nothing explains the amount. */
  readonly source: AmountSource | undefined;
}

/**
 * Finds the source of each amount in a text: a figure of the forecast, the user's own words or the law. The source of a
 * placeholder is its figure or table, or undefined if its id is unknown.
 * @param text Markdown, as stored.
 * @returns the amounts and placeholders, in the order of the text.
 */
export function traceAmounts(text: string, sources: TraceSources): readonly TracedAmount[] {
  const explanations = explanationsOf(sources);
  const { words, placeOf } = plainText(text);
  const quantities = quantitiesIn(words);
  let periods: ReadonlyMap<number, Period | undefined> | undefined;
  /** Parses the periods on first use, since most amounts are explained without them. */
  const periodAt = (at: number) => {
    periods ??= new Map(
      locatedAmountsIn(words, quantities).map(({ start, per }) => [start, per] as const),
    );
    return periods.get(at);
  };
  const amounts = quantities.filter(isClaim(words)).map((quantity) => {
    const start = placeOf(quantity.start);
    const end = placeOf(quantity.end, true);
    const source = sourceOf(words, quantity, () => periodAt(quantity.start), explanations);
    return { start, end, written: text.slice(start, end), source };
  });
  const { isKnownId = () => true } = sources;
  const placeholders = placeholdersIn(text).map(({ kind, id, start, end }) => ({
    start,
    end,
    written: text.slice(start, end),
    source: isKnownId(id, kind) ? ({ kind: 'figure', id } as const) : undefined,
  }));
  return [...amounts, ...placeholders].toSorted((a, b) => a.start - b.start);
}

const aboutBefore = new RegExp(
  String.raw`${wordStart}(?:environ|env\.|à peu près|près|autour|proche|approximativement|quelque|presque|plus|moins|about|around|roughly|approximately|some|nearly|almost|over|under|than|close to|up to|~|≈)(?: de| d[’'])?(?: les| the)?[ \u00a0]*$|[~≈]\s?$`,
  'iu',
);
const aboutAfter = new RegExp(
  String.raw`^[ \u00a0](?:environ|à peu près|or so|more or less)${wordEnd}`,
  'iu',
);
/** The allowed relative difference between an amount given as "about" and its source. */
const aboutShare = 0.02;

/** Matches "to be verified" and similar words after the amount, in the same sentence. */
const toVerify = new RegExp(
  String.raw`^(?:[^.!?;\n]|[.,](?=\d))*?${wordStart}(?:à (?:faire )?(?:vérifier|valider|confirmer)|to (?:be )?(?:verif(?:y|ied)|validated?|confirm(?:ed)?))${wordEnd}`,
  'iu',
);

function sourceOf(
  words: string,
  { start, end, unit, least, most, step }: Quantity,
  per: () => Period | undefined,
  { figure, words: byWords, law, sum }: Explanations,
): AmountSource | undefined {
  const before = words.slice(Math.max(0, start - 30), start);
  const isAbout = aboutBefore.test(before) || aboutAfter.test(words.slice(end, end + 20));
  const within = (value: number) => step / 2 + (isAbout ? value * aboutShare : 0);
  const byLaw = (value: number, near: number) => {
    const source = law(unit, value, near);
    return source && isOfLaw(words, start, end, value) ? source : undefined;
  };
  const explain = (value: number): AmountSource | undefined => {
    const near = within(value);
    return (
      figure(unit, value, near) ??
      byWords(unit, value, near) ??
      byLaw(value, legalTolerance(unit, value, near, isAbout)) ??
      (unit === 'dollars' ? sum(value, near, per()) : undefined)
    );
  };
  const source = explain(least);
  if (source && (least === most || explain(most))) return source;
  return toVerify.test(words.slice(end, end + 80)) ? { kind: 'toVerify' } : undefined;
}
