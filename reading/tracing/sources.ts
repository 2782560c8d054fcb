import { legalAmounts } from '@elan/domain/legal/amounts';
import { finished, type Parts } from '@elan/domain/parts';
import { locatedAmountsIn } from '../amounts/amounts.ts';
import { type Period, timesAYear } from '../amounts/period.ts';
import { type Quantity, quantitiesIn, valuesIn } from '../amounts/quantities.ts';
import type { Unit } from '../amounts/units.ts';
import { type Valued, type Values, valuesOf } from './values.ts';

/** A figure of the forecast that a text may name. */
export interface KnownFigure {
  readonly id: string;
  readonly unit: 'dollars' | 'count' | 'percent' | 'times';
  /** An amount is in dollars, not cents. A percentage of 40 % is 40. */
  readonly value: number;
}

/** Everything that may explain an amount in a text. */
export interface TraceSources {
  readonly figures: readonly KnownFigure[];
  /** The user's texts: answers, comments, project name and description, entries, the chosen idea. */
  readonly words: readonly string[];
  /** The date whose legal constants apply, as "2026-11-25". */
  readonly day: string;
  /** Whether the figure or table of a placeholder exists. If the function is missing, all ids count as known. */
  readonly isKnownId?: (id: string, kind: 'figure' | 'table') => boolean;
}

/**
 * Where an amount comes from. `sum` is one of the user's amounts, converted to another period. `toVerify` is an amount
 * that the text itself marks as still to be verified.
 */
export type AmountSource =
  | { readonly kind: 'figure'; readonly id: string }
  | { readonly kind: 'words' | 'law' | 'sum' | 'toVerify' };

export type TracedUnit = Exclude<Unit, 'bare'>;

/** Lookups in the parsed sources. Each returns the source of a value that is at most `within` away. */
export interface Explanations {
  readonly figure: (unit: Unit, value: number, within: number) => AmountSource | undefined;
  readonly words: (unit: Unit, value: number, within: number) => AmountSource | undefined;
  readonly law: (unit: Unit, value: number, within: number) => AmountSource | undefined;
  /** @param per the period for which the text gives the value. */
  readonly sum: (
    value: number,
    within: number,
    per: Period | undefined,
  ) => AmountSource | undefined;
}

const units: readonly TracedUnit[] = ['dollars', 'percent', 'times', 'count'];
/** The periods whose amounts are converted to a year and back. */
const converted: readonly Period[] = ['month', 'week', 'fortnight', 'quarter', 'halfYear'];

const made = new WeakMap<TraceSources, Explanations>();

/** @returns the lookups, cached by `sources` object, since all texts of a project are traced with the same sources. */
export function explanationsOf(sources: TraceSources): Explanations {
  const known = made.get(sources);
  if (known) return known;
  return finished(readingSources(sources));
}

/**
 * Parses the sources and yields after each text, so that a server can handle other requests in between. The result is
 * cached for `explanationsOf`.
 */
export function* readingSources(sources: TraceSources): Parts<Explanations> {
  const read: ReadWords[] = [];
  for (const text of new Set(sources.words)) {
    read.push({ text, quantities: quantitiesIn(text) });
    yield;
  }
  const explanations = explain(sources, read);
  made.set(sources, explanations);
  return explanations;
}

interface ReadWords {
  readonly text: string;
  readonly quantities: readonly Quantity[];
}

function explain({ figures, day }: TraceSources, read: readonly ReadWords[]): Explanations {
  const allQuantities = read.flatMap(({ quantities }) => quantities);
  return {
    figure: byUnit(
      figures.map(({ id, unit, value }) => ({ unit, value, source: { kind: 'figure', id } })),
    ),
    words: byUnit(
      allQuantities.flatMap((one) =>
        endsOf('words')(one).map((end) => ({ ...end, unit: one.unit })),
      ),
    ),
    law: byUnit(legalAmounts(day).map((one) => ({ ...one, source: { kind: 'law' } }))),
    sum: sumsOf(read),
  };
}

/** Looks up the user's amounts by period. They are parsed on first use, since most texts do not need them. */
function sumsOf(read: readonly ReadWords[]): Explanations['sum'] {
  let byPeriod: ReadonlyMap<Period | undefined, Values<AmountSource>> | undefined;
  const readPeriods = () => {
    const amounts = read.flatMap(({ text, quantities }) => locatedAmountsIn(text, quantities));
    const groups = Map.groupBy(amounts, ({ per }) => per);
    return new Map([...groups].map(([per, all]) => [per, valuesOf(all.flatMap(endsOf('sum')))]));
  };
  return (value, within, per) => {
    byPeriod ??= readPeriods();
    if (per === 'year') {
      // An amount without a period is taken as monthly, since the questions about costs are about a month.
      for (const period of [...converted, undefined]) {
        const parts = timesAYear[period ?? 'month'];
        const source = byPeriod.get(period)?.near(value / parts, within / parts);
        if (source) return source;
      }
      return undefined;
    }
    if (!per || !converted.includes(per)) return undefined;
    const parts = timesAYear[per];
    return byPeriod.get('year')?.near(value * parts, within * parts);
  };
}

const endsOf =
  (kind: 'words' | 'sum') =>
  (one: Pick<Quantity, 'least' | 'most' | 'asDecimal'>): Valued<AmountSource>[] =>
    valuesIn(one).map((value) => ({ value, source: { kind } }));

/** Builds a lookup by unit. A number without a unit, in the user's words or in a table, matches every unit. */
function byUnit(all: readonly (Valued<AmountSource> & { readonly unit: Unit })[]) {
  const of = (unit: TracedUnit) =>
    valuesOf(all.filter((one) => one.unit === unit || one.unit === 'bare'));
  const values = {
    dollars: of('dollars'),
    percent: of('percent'),
    times: of('times'),
    count: of('count'),
  };
  return (unit: Unit, value: number, within: number): AmountSource | undefined =>
    (unit === 'bare' ? units : [unit])
      .map((one) => values[one].near(value, within))
      .find((source) => source !== undefined);
}
