import { legalAmounts } from '@elan/domain/legal/amounts';
import { finished, type Parts } from '@elan/domain/parts';
import { locatedAmountsIn } from '../amounts/amounts.ts';
import type { Period } from '../amounts/period.ts';
import { type Quantity, quantitiesIn, valuesIn } from '../amounts/quantities.ts';
import type { Unit } from '../amounts/units.ts';
import { type Valued, type Values, valuesOf } from './values.ts';

/** A figure of the forecast that a text may name. */
export interface KnownFigure {
  readonly id: string;
  readonly unit: 'dollars' | 'count' | 'percent' | 'times';
  /** In dollars, not cents; 40 for 40 %. */
  readonly value: number;
}

/** What may explain an amount of a text. */
export interface TraceSources {
  readonly figures: readonly KnownFigure[];
  /** What the person wrote: answers, comments, name and description of the project, entries, the chosen idea. */
  readonly words: readonly string[];
  /** "2026-11-25": the legal constants of that day count. */
  readonly day: string;
  /** For a placeholder, whether there is such a figure or table. Without it, all are known. */
  readonly isKnownId?: (id: string, kind: 'figure' | 'table') => boolean;
}

/**
 * Where an amount comes from; `sum` is one of the person's, given for another period, and `toVerify` one that the text
 * itself marks as still to be verified.
 */
export type AmountSource =
  | { readonly kind: 'figure'; readonly id: string }
  | { readonly kind: 'words' | 'law' | 'sum' | 'toVerify' };

export type TracedUnit = Exclude<Unit, 'bare'>;

/** The sources, ready to be searched. */
export interface Explanations {
  readonly figure: (unit: Unit, value: number, within: number) => AmountSource | undefined;
  readonly words: (unit: Unit, value: number, within: number) => AmountSource | undefined;
  readonly law: (unit: Unit, value: number, within: number) => AmountSource | undefined;
  /** @param per the period for which the text gives it. */
  readonly sum: (
    value: number,
    within: number,
    per: Period | undefined,
  ) => AmountSource | undefined;
}

const units: readonly TracedUnit[] = ['dollars', 'percent', 'times', 'count'];
const timesAYear: Partial<Record<Period, number>> = { month: 12, week: 52 };

const made = new WeakMap<TraceSources, Explanations>();

/** @returns the same for the same sources: the texts of a project are traced one after the other. */
export function explanationsOf(sources: TraceSources): Explanations {
  const known = made.get(sources);
  if (known) return known;
  return finished(readingSources(sources));
}

/** Reads the sources a text at a time, so that a server can answer others in between; `explanationsOf` then has them. */
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

/** The person's amounts by their periods; they are read for the first amount that needs them, since most texts have none that does. */
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
      return (
        byPeriod.get('month')?.near(value / 12, within / 12) ??
        // The questions on costs are about those of a month.
        byPeriod.get(undefined)?.near(value / 12, within / 12) ??
        byPeriod.get('week')?.near(value / 52, within / 52)
      );
    }
    const parts = per && timesAYear[per];
    return parts ? byPeriod.get('year')?.near(value * parts, within * parts) : undefined;
  };
}

const endsOf =
  (kind: 'words' | 'sum') =>
  (one: Pick<Quantity, 'least' | 'most' | 'asDecimal'>): Valued<AmountSource>[] =>
    valuesIn(one).map((value) => ({ value, source: { kind } }));

/** A number without a unit, by a person or in a table, may have any unit. */
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
