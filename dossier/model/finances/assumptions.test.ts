import { outlook } from '@elan/domain/forecast/forecast';
import { type ForecastInputs, forecastInputsSchema } from '@elan/domain/forecast/inputs';
import { anyForecast } from '@elan/domain/forecast/testing/anyForecast';
import { lenderPlans } from '@elan/domain/forecast/testing/lenderPlans';
import { shortOfCash } from '@elan/domain/forecast/testing/samplePlans';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assumptionTable } from './assumptions.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** @returns the paths of all inputs that are set and not 0. A list of numbers counts as one input. */
function inputsOf(value: Json, path: readonly string[] = []): string[][] {
  const isList = Array.isArray(value) && value.some((one) => typeof one !== 'object');
  if (typeof value === 'object' && value !== null && !isList)
    return Object.entries(value).flatMap(([key, inner]) => inputsOf(inner, [...path, key]));
  return value === null || Number(value) === 0 || path.at(-1) === 'mode' ? [] : [[...path]];
}

/** @returns the inputs without the one at this path, or undefined if that is not valid. */
function without(inputs: ForecastInputs, path: readonly string[]): ForecastInputs | undefined {
  const copy: Json = JSON.parse(JSON.stringify(inputs));
  let place = copy;
  for (const step of path.slice(0, -1)) place = Object(place)[step];
  if (Array.isArray(place)) place[Number(path.at(-1))] = null;
  else delete Object(place)[path.at(-1) ?? ''];
  return forecastInputsSchema.safeParse(copy).data;
}

const rowsOf = (inputs: ForecastInputs) =>
  JSON.stringify(assumptionTable({ inputs, origins: {}, confirmed: [] }).rows);
const figuresIn = (inputs: ForecastInputs) =>
  JSON.stringify(outlook(inputs).forecasts, (key, value) =>
    key === 'checks' || key === 'unknown' ? undefined : value,
  );

/**
 * @returns the inputs that affect a figure but no row of the assumptions. Assets that cost nothing are not part of the
 *   plan.
 */
function unstated(plan: ForecastInputs): string[] {
  const [figures, rows] = [figuresIn(plan), rowsOf(plan)];
  return inputsOf(JSON.parse(JSON.stringify(plan))).flatMap((path) => {
    const [list, place] = path;
    if (list === 'assets' && plan.assets?.[Number(place)]?.cost === 0) return [];
    const other = without(plan, path);
    // The rows first, since figures take ten times as long and few inputs change no row.
    if (!other || rowsOf(other) !== rows || figuresIn(other) === figures) return [];
    return path.join('.');
  });
}

/**
 * `dossier/xlsx/follows.test.ts` shows that the workbook contains all inputs, since its figures depend on each of them.
 */
describe('the assumptions', () => {
  it('state every input that moves a figure', () => {
    fc.assert(
      fc.property(anyForecast, (plan) => {
        expect(unstated(plan)).toEqual([]);
      }),
      { numRuns: 10 },
    );
  });

  it('state that an offer without a price is exempt, which changes what taxes are recovered', () => {
    const offer = { id: 'o', name: 'Cours', taxStatus: 'exempt' } as const;
    const asset = { id: 'a', name: 'Four', cost: 10_000_00 };
    const salesTax = { registration: 'start', method: 'regular' } as const;
    const plan = { ...shortOfCash, offers: [offer], assets: [asset], salesTax };
    expect(unstated(plan)).toEqual([]);
  });

  it('state a default value as one, also in a line that the person added', () => {
    const inputs = {
      ...shortOfCash,
      assets: [{ id: 'a', name: 'Four', cost: 10_000_00 }],
    };
    const { rows } = assumptionTable({ inputs, origins: { 'assets.0': 'yours' }, confirmed: [] });
    const originOf = (name: string) => rows.find(({ label }) => label.en === name)?.cells[1]?.value;
    expect(originOf('Four')).toMatchObject({ en: 'Given by the business' });
    expect(originOf('Four, useful life')).toMatchObject({ en: 'Default value' });
  });

  it('state each once, and nothing that is 0', () => {
    for (const inputs of Object.values(lenderPlans)) {
      const { rows } = assumptionTable({ inputs, origins: {}, confirmed: [] });
      const labels = rows.map(({ label }) => label.fr);
      expect(new Set(labels).size).toBe(labels.length);
      for (const { label, cells } of rows)
        for (const language of ['fr', 'en'] as const)
          expect(Object(cells[0]?.value)[language], label.fr).not.toMatch(
            /^\$?0(?:[,.]0+)?(?:\u00a0[$%])?%?$/,
          );
    }
  });
});
