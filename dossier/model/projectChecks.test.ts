import { listChecks } from '@elan/domain/contract/checks';
import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import { largestPlan } from '@elan/domain/forecast/testing/samplePlans';
import { expect, it } from 'vitest';
import { projectChecks } from './projectChecks.ts';

const longest = 60_000;
const filledWith = (part: string) => part.repeat(longest / part.length).slice(0, longest);
/** JSON needs six characters for each of these. */
const name = '\u0001'.repeat(200);
const named = <Line extends object>(lines: readonly Line[] | null | undefined) =>
  (lines ?? []).map((line) => ({ ...line, name }));
const inputs: ForecastInputs = {
  ...largestPlan,
  offers: largestPlan.offers.map((offer) => ({ ...offer, name, price: 1 })),
  staff: named(largestPlan.staff).map((line) => ({
    ...line,
    pay: { mode: 'hourly', wage: 1, hoursPerWeek: 1 },
  })),
  fixed: named(largestPlan.fixed),
  loans: named(largestPlan.loans),
};

const texts = {
  'the most amounts': filledWith('1 $ '),
  'the longest words around': filledWith(`${'日'.repeat(70)}3 333 $${'日'.repeat(70)} `),
  'characters that JSON escapes': filledWith(`${'\u0001'.repeat(70)}3 333 $${'"'.repeat(70)} `),
  'the longest numbers': filledWith(`${'7'.repeat(280)} $ `),
};

it.each(Object.entries(texts))('reports little in a text of %s', (_name, aiResponse) => {
  const lastUpdated = '2026-11-24T15:00:00.000Z';
  const finances = { lastUpdated, forecast: { inputs, origins: {}, confirmed: [] } };
  const found = projectChecks({
    project: {
      name: 'Pain',
      description: '',
      modules: { finances, rd: { lastUpdated, aiResponse } },
    },
    answers: [],
    now: new Date('2026-11-25T15:00:00.000Z'),
  });
  expect(listChecks.reply.safeParse(found).success).toBe(true);
  expect(found.checks.length).toBeGreaterThan(40);
  expect(found.untracedCount.rd).toBeGreaterThanOrEqual(found.untraced.length);
  expect(Buffer.byteLength(JSON.stringify(found))).toBeLessThan(400_000);
});

it('counts the amounts that it does not list', () => {
  const lastUpdated = '2026-11-24T15:00:00.000Z';
  const { untraced, untracedCount } = projectChecks({
    project: {
      name: 'Pain',
      description: '',
      modules: { rd: { lastUpdated, aiResponse: filledWith('1 $ ') }, idea: { lastUpdated } },
    },
    answers: [],
    now: new Date('2026-11-25T15:00:00.000Z'),
  });
  expect(untraced).toHaveLength(200);
  expect(untracedCount).toEqual({ rd: longest / 4 });
});
