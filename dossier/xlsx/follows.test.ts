import { forecast } from '@elan/domain/forecast/forecast';
import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import {
  anyForecast,
  inputsWithoutDefault,
  withInput,
} from '@elan/domain/forecast/testing/anyForecast';
import {
  bakery,
  incompletePlan,
  shortOfCash,
  visits,
} from '@elan/domain/forecast/testing/samplePlans';
import { type Language, languages } from '@elan/domain/language';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderWorkbook, workbookOf } from './renderWorkbook.ts';
import { changedInput, changes, filledIn, saidLater } from './testing/changes.ts';
import { compareWithForecast } from './testing/compare.ts';
import { readWorkbook } from './testing/readWorkbook.ts';
import { recalculated } from './testing/recalculate.ts';
import { writeWorkbook } from './writer/write.ts';

const about = { projectName: 'Toison', date: '2026-11-25' };

async function compared(inputs: ForecastInputs, language: Language) {
  const sheets = readWorkbook(await renderWorkbook({ inputs, language, ...about }));
  return compareWithForecast(sheets, recalculated(sheets), inputs, forecast(inputs), language);
}

describe('the formulas of the workbook, computed again', () => {
  it.each(
    languages.flatMap((language) =>
      Object.entries({ visits, bakery, shortOfCash, incompletePlan }).map(
        ([name, plan]) => [name, language, plan] as const,
      ),
    ),
  )('equal the forecast of %s in %s', async (_, language, plan) => {
    const { differences, blank, cells } = await compared(plan, language);
    expect(differences).toEqual([]);
    expect(blank).toBe(0);
    expect(cells).toBeGreaterThan(1_500);
  });

  it('equal the forecast of any plan', async () => {
    await fc.assert(
      fc.asyncProperty(anyForecast, async (plan) => {
        const { differences, blank } = await compared(plan, 'en');
        expect(differences).toEqual([]);
        expect(blank).toBe(0);
      }),
      { numRuns: 4 },
    );
  });

  it('show what the forecast knows without an input, and follow it when it is said', async () => {
    await fc.assert(
      fc.asyncProperty(anyForecast, fc.nat(), async (plan, choice) => {
        const paths = inputsWithoutDefault(plan);
        const path = paths[choice % paths.length] ?? [];
        const missing = withInput(plan, path, null);
        const { differences, blank } = await compared(missing, 'en');
        expect(differences).toEqual([]);
        expect(blank).toBe(0);
        const { value, typed } = saidLater(missing, path);
        const said = withInput(missing, path, value);
        const book = filledIn(workbookOf({ inputs: missing, language: 'en', ...about }), typed);
        const sheets = readWorkbook(writeWorkbook(book));
        const after = compareWithForecast(sheets, recalculated(sheets), said, forecast(said), 'en');
        expect(after.differences).toEqual([]);
        expect(after.blank).toBe(0);
      }),
      { numRuns: 4 },
    );
  });
});

describe('a change in the sheet of inputs', () => {
  it.each(changes.map((change) => [change.name, change] as const))(
    'moves all that rests on it: %s',
    async (_, change) => {
      for (const plan of change.isForIncomplete ? [bakery, incompletePlan] : [bakery]) {
        const book = workbookOf({ inputs: plan, language: 'fr', ...about });
        const sheets = readWorkbook(writeWorkbook(changedInput(book, change)));
        const after = change.apply(plan);
        const result = forecast(after, change.scenario);
        const { differences, cells } = compareWithForecast(
          sheets,
          recalculated(sheets),
          after,
          result,
          'fr',
        );
        expect(differences).toEqual([]);
        expect(cells).toBeGreaterThan(1_500);
      }
    },
  );
});
