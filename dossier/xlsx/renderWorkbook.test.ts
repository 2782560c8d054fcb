import { figureLabels, labelOf } from '@elan/domain/forecast/explain/labels';
import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import { balanceLayout } from '@elan/domain/forecast/statements/balanceSheet';
import { bakery, incompletePlan, largestPlan } from '@elan/domain/forecast/testing/samplePlans';
import { languages } from '@elan/domain/language';
import { describe, expect, it } from 'vitest';
import { renderWorkbook, workbookOf } from './renderWorkbook.ts';
import { capitalized } from './sheets/words.ts';
import { readWorkbook } from './testing/readWorkbook.ts';

const about = { projectName: 'Toison', date: '2026-11-25' };

const names = {
  fr: [
    'Hypothèses',
    'Ventes',
    'Personnel',
    'Achats',
    'Taxes',
    'Prêts',
    'Résultats',
    'Encaisse',
    'Bilan',
    'Seuil de rentabilité',
    'Scénarios',
    'Vérifications',
  ],
  en: [
    'Assumptions',
    'Sales',
    'Staff',
    'Purchases',
    'Taxes',
    'Loans',
    'Results',
    'Cash',
    'Balance sheet',
    'Break-even',
    'Scenarios',
    'Checks',
  ],
} as const;

describe.each(languages)('the workbook in %s', (language) => {
  it('has its twelve sheets', async () => {
    const file = await renderWorkbook({ inputs: bakery, language, ...about });
    expect(readWorkbook(file).map(({ name }) => name)).toEqual(names[language]);
  });

  it('lists the balance sheet in the order of the page', async () => {
    const sheets = readWorkbook(await renderWorkbook({ inputs: bakery, language, ...about }));
    const { rows } = sheets.find(({ name }) => name === names[language][8]) ?? { rows: [] };
    const written = rows.map((row) => row?.[0]?.value);
    const { owned, owed } = balanceLayout(bakery);
    // A line that only some plans have, such as deferred grants, is left out.
    const places = [...owned, ...owed]
      .map(({ label }) => written.indexOf(capitalized(labelOf(figureLabels, label))[language]))
      .filter((place) => place !== -1);
    expect(places.length).toBeGreaterThan(14);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('holds the price of an offer in one cell, in dollars', async () => {
    const priced = { ...bakery, offers: bakery.offers.map((one) => ({ ...one, price: 77_31 })) };
    const [offer] = priced.offers;
    const inputs = { ...priced, offers: offer ? [offer] : [] };
    const sheets = readWorkbook(await renderWorkbook({ inputs, language, ...about }));
    const found = sheets.flatMap(({ name, rows }) =>
      rows.flatMap((row) =>
        (row ?? []).flatMap((cell) => (cell?.value === 77.31 ? [[name, cell.formula]] : [])),
      ),
    );
    expect(found).toEqual([[names[language][0], undefined]]);
  });

  it('shows cash of months 0 to 36 side by side, each month by formula', async () => {
    const sheets = readWorkbook(await renderWorkbook({ inputs: bakery, language, ...about }));
    const rows = sheets.find(({ name }) => name === names[language][7])?.rows ?? [];
    expect(rows[2]?.slice(2, 39).map((cell) => cell?.value)).toEqual(
      Array.from({ length: 37 }, (_, m) => m),
    );
    const closing = rows.find(
      (row) => row?.[0]?.value === { fr: 'Encaisse à la fin', en: 'Closing cash' }[language],
    );
    expect(closing?.slice(2, 39).every((cell) => cell?.formula?.startsWith('ROUND('))).toBe(true);
  });

  it('has a notice where no forecast is saved', async () => {
    const file = await renderWorkbook({ inputs: undefined, language, ...about });
    const [sheet, ...others] = readWorkbook(file);
    expect(others).toEqual([]);
    expect(sheet?.name).toBe(names[language][0]);
    expect(sheet?.rows[3]?.[0]?.value).toContain(
      { fr: 'Aucune prévision', en: 'No forecast is saved' }[language],
    );
  });

  it('names what is missing, and leaves its cells empty', async () => {
    const sheets = readWorkbook(
      await renderWorkbook({ inputs: incompletePlan, language, ...about }),
    );
    const labels = (at: number) => sheets[at]?.rows.map((row) => row?.[0]?.value);
    expect(labels(11)).toContain({ fr: 'Atelier · Prix', en: 'Atelier · Price' }[language]);
    const price = sheets[0]?.rows.find(
      (row) => row?.[0]?.value === 'Atelier' && row[2]?.value === 22,
    );
    expect(price?.[1]).toEqual({ formula: undefined, value: '' });
    expect(price?.at(-1)?.value).toBe({ fr: 'à préciser', en: 'to be completed' }[language]);
    expect(sheets[0]?.rows[3]?.[1]?.value).toBe(2);
  });

  it('keeps each name of a line as it was written', async () => {
    const name = '=HYPERLINK("https://exemple.ca")\u0007 ]]> & 😀 שלום';
    const inputs = { ...bakery, fixed: [{ id: 'f', name, amount: 1_00 }] };
    const sheets = readWorkbook(
      await renderWorkbook({ inputs, language, projectName: `${name} x`, date: '2026-11-25' }),
    );
    const cells = sheets.flatMap(({ rows }) => rows.flatMap((row) => row ?? []));
    expect(cells.filter((cell) => cell?.value === name).length).toBeGreaterThan(3);
    expect(cells.some((cell) => cell?.formula?.includes('HYPERLINK'))).toBe(false);
    expect(sheets[7]?.rows[1]?.[0]?.value).toBe(
      `${name} x · 2026-11-25 · ${{ fr: 'en dollars', en: 'in dollars' }[language]}`,
    );
  });
});

it('stays within what a spreadsheet takes, for the largest form', () => {
  const { sheets } = workbookOf({ inputs: largestPlan, language: 'fr', ...about });
  const formulas = sheets.flatMap(({ cells }) => cells.flatMap(({ formula }) => formula ?? []));
  expect(Math.max(...formulas.map((formula) => formula.length))).toBeLessThan(8_192);
  expect(formulas.length).toBeGreaterThan(40_000);
});

it('waits for many inputs at once without naming each in every formula', () => {
  const unsaid = <Line extends object>(lines: readonly Line[] | null | undefined) =>
    (lines ?? []).map((line) => ({ ...line, amount: null }));
  const inputs: ForecastInputs = {
    ...largestPlan,
    fixed: unsaid(largestPlan.fixed),
    startup: unsaid(largestPlan.startup),
    loans: unsaid(largestPlan.loans),
  };
  const { sheets } = workbookOf({ inputs, language: 'fr', ...about });
  const formulas = sheets.flatMap(({ cells }) => cells.flatMap(({ formula }) => formula ?? []));
  expect(Math.max(...formulas.map((formula) => formula.length))).toBeLessThan(8_192);
});
