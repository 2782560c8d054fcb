import { calendarMonth } from '../forecast/calendar.ts';
import { planMonth } from '../forecast/checks/figures.ts';
import type { Shortage } from '../forecast/checks/money.ts';
import { outlookParts } from '../forecast/forecast.ts';
import type { ForecastInputs } from '../forecast/inputs.ts';
import type { Check, Forecast } from '../forecast/outputs.ts';
import type { Scenario } from '../forecast/scenario.ts';
import type { Bilingual } from '../language.ts';
import { finished, type Parts } from '../parts.ts';
import type { Figure, FigureUnit } from './figures.ts';

/** A line of the sources and uses at start-up; the amount is in cents. */
export interface StartLine {
  readonly label: Bilingual;
  /** The path of the amount in the form, such as "loans.0.amount". */
  readonly path: string;
  readonly amount: number | null;
}

/** The data from which all figures are read. */
export interface FigureSource {
  readonly inputs: ForecastInputs;
  readonly forecasts: Readonly<Record<Scenario, Forecast>>;
  readonly expected: Forecast;
  readonly checks: readonly Check[];
  readonly shortage: Shortage;
  readonly start: Readonly<Record<'sources' | 'uses', readonly StartLine[]>>;
}

const computed = new WeakMap<ForecastInputs, FigureSource>();

/**
 * @returns the data for these inputs. It is cached for each inputs object, so that figures, checks and the rehearsal
 * share one computation.
 */
export function figureSource(inputs: ForecastInputs): FigureSource {
  return finished(figureSourceParts(inputs));
}

/** Like `figureSource`, but yields between computations of the plan. The result is cached for `figureSource`. */
export function* figureSourceParts(inputs: ForecastInputs): Parts<FigureSource> {
  const known = computed.get(inputs);
  if (known) return known;
  const source = yield* compute(inputs);
  computed.set(inputs, source);
  return source;
}

function* compute(inputs: ForecastInputs): Parts<FigureSource> {
  const { forecasts, startLines, lineNames, findingParts } = yield* outlookParts(inputs);
  const { expected } = forecasts;
  const linesOf = (side: 'sources' | 'uses') =>
    startLines[side].map(
      ({ path }, at): StartLine => ({
        path,
        label: lineNames[side][at] ?? { fr: '', en: '' },
        amount: expected.sourcesAndUses[side][at]?.amount ?? null,
      }),
    );
  return {
    inputs,
    forecasts,
    expected,
    ...(yield* findingParts()),
    start: { sources: linesOf('sources'), uses: linesOf('uses') },
  };
}

/** @returns the name of month `m` of the plan (month 0 is start-up, 1 the opening); null if `m` is null. */
export function monthAfterStart({ inputs }: FigureSource, m: number | null): Bilingual | null {
  return m === null ? null : planMonth(calendarMonth(inputs.opening) - 1, m);
}

export const noDebt: Bilingual = { fr: 'sans prêt', en: 'no loan' };
export const outOfReach: Bilingual = { fr: 'hors d’atteinte', en: 'out of reach' };
export const never: Bilingual = { fr: 'pas en trois ans', en: 'not within three years' };

export function number(unit: FigureUnit, value: number | null | undefined): Figure {
  return { unit, value: value ?? null };
}

/** @param rate a percentage as the user typed it. */
export function typed(rate: string | null | undefined): Figure {
  if (rate == null) return number('percent', null);
  return { unit: 'percent', value: Number(rate), typed: rate };
}

export function words(value: Bilingual | null): Figure {
  return { unit: 'words', value };
}

/**
 * @returns the figure, or the words `none` if it is null because it does not exist, not because it is unknown.
 * @param field the name of the figure in the `unknown` list of the forecast.
 * @param none the words for a figure that does not exist.
 */
export function ifAny(
  { unknown }: Pick<Forecast, 'unknown'>,
  field: string,
  figure: Figure,
  none: Bilingual,
): Figure {
  const isUnknown = unknown.some((one) => one.figure === field);
  return figure.value !== null || isUnknown ? figure : words(none);
}

/** @returns the sum; null if any part is unknown. */
export function sum(...parts: readonly (number | null | undefined)[]): number | null {
  return parts.reduce<number | null>(
    (all, one) => (all === null || one === null || one === undefined ? null : all + one),
    0,
  );
}

/** @returns the share as a percentage rounded to one decimal; null if it is unknown or the total is 0. */
export function shareOf(
  part: number | null | undefined,
  whole: number | null | undefined,
): number | null {
  if (typeof part !== 'number' || typeof whole !== 'number' || whole === 0) return null;
  return Math.round((part * 1_000) / whole) / 10;
}

/** @returns the total of all lines, or of those of one list of the form; null if any amount is unknown. */
export function totalOf(lines: readonly StartLine[], list?: string): number | null {
  const counted =
    list === undefined ? lines : lines.filter(({ path }) => path.startsWith(`${list}.`));
  return counted.reduce<number | null>(
    (total, { amount }) => (total === null || amount === null ? null : total + amount),
    0,
  );
}
