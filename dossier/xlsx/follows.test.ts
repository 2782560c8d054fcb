import { forecast } from '@elan/domain/forecast/forecast';
import { type ForecastInputs, forecastInputsSchema } from '@elan/domain/forecast/inputs';
import type { Scenario } from '@elan/domain/forecast/scenario';
import {
  anyForecast,
  inputsWithoutDefault,
  withInput,
} from '@elan/domain/forecast/testing/anyForecast';
import {
  bakery,
  incompletePlan,
  onCredit,
  partners,
  shareholders,
  shortOfCash,
  visits,
} from '@elan/domain/forecast/testing/samplePlans';
import { unitsIn } from '@elan/domain/forecast/testing/smallPlans';
import { type Language, languages } from '@elan/domain/language';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderWorkbook, workbookOf } from './renderWorkbook.ts';
import {
  type Change,
  changes,
  enteredLater,
  filledCell,
  ownerChanges,
  typedCells,
} from './testing/changes.ts';
import { compareWithForecast } from './testing/compare.ts';
import { beyondWords } from './testing/otherWords.ts';
import { readWorkbook } from './testing/readWorkbook.ts';
import { openWorkbook } from './testing/recalculate.ts';
import { writeWorkbook } from './writer/write.ts';

const about = { projectName: 'Toison', date: '2026-11-25' };
/**
 * Few runs and no shrinking, which would take a second for each of hundreds of plans. A failure prints its seed, which
 * is enough to reproduce it.
 */
const fewRuns = { numRuns: 4, endOnFailure: true };

async function compared(inputs: ForecastInputs, language: Language) {
  const sheets = readWorkbook(await renderWorkbook({ inputs, language, ...about }));
  const { valueAt } = openWorkbook(sheets);
  return compareWithForecast(sheets, valueAt, inputs, forecast(inputs), language);
}

/**
 * With the quick method, missing sales may use up the reduction at the beginning of a year. The forecast knows if other
 * sales have already used it up, but the workbook treats the result as missing.
 */
const mayReduce = ({ salesTax }: ForecastInputs, [list]: readonly (string | number)[]) =>
  salesTax?.method === 'quick' && list === 'offers';

/** Writes, reads and computes a plan's workbook, so that its inputs can be changed. */
function opened(inputs: ForecastInputs, language: Language) {
  const book = workbookOf({ inputs, language, ...about });
  const sheets = readWorkbook(writeWorkbook(book));
  const { valueAt, whileTyped } = openWorkbook(sheets);
  return {
    book,
    whileTyped,
    /** Compares the workbook's current results with the forecast for other inputs. */
    compareWith: (now: ForecastInputs, scenario?: Scenario) =>
      compareWithForecast(sheets, valueAt, now, forecast(now, scenario), language),
  };
}

// Computing an entire workbook takes a second, a change only a tenth.
let frenchBakery: ReturnType<typeof opened>;
let frenchIncomplete: ReturnType<typeof opened>;
let frenchPartners: ReturnType<typeof opened>;
beforeAll(() => {
  frenchBakery = opened(bakery, 'fr');
  frenchIncomplete = opened(incompletePlan, 'fr');
  frenchPartners = opened(partners, 'fr');
});

describe('the formulas of the workbook, computed again', () => {
  it.each([
    ['visits', 'fr', () => opened(visits, 'fr'), visits],
    ['bakery', 'fr', () => frenchBakery, bakery],
    ['bakery', 'en', () => opened(bakery, 'en'), bakery],
    ['shortOfCash', 'fr', () => opened(shortOfCash, 'fr'), shortOfCash],
    ['incompletePlan', 'fr', () => frenchIncomplete, incompletePlan],
    ['partners', 'fr', () => frenchPartners, partners],
    ['shareholders', 'en', () => opened(shareholders, 'en'), shareholders],
  ] as const)('equal the forecast of %s in %s', (_, _language, workbook, plan) => {
    const { differences, blank, cells } = workbook().compareWith(plan);
    expect(differences).toEqual([]);
    expect(blank).toBe(0);
    expect(cells).toBeGreaterThan(1_500);
  });

  it.each(Object.entries({ visits, bakery, onCredit, incompletePlan, partners }))(
    'are the same in both languages, except for words: %s',
    (_, inputs) => {
      const [fr = [], en = []] = languages.map(
        (language) => workbookOf({ inputs, language, ...about }).sheets,
      );
      const cellsIn = (sheets: typeof fr) => sheets.map(({ cells }) => cells.length);
      expect(cellsIn(en)).toEqual(cellsIn(fr));
      expect(beyondWords(fr, en)).toEqual([]);
    },
  );

  it('equal the forecast of any plan', async () => {
    await fc.assert(
      fc.asyncProperty(anyForecast, async (plan) => {
        const { differences, blank } = await compared(plan, 'en');
        expect(differences).toEqual([]);
        expect(blank).toBe(0);
      }),
      fewRuns,
    );
  });

  it('show what the forecast knows without an input, and follow it when it is entered', async () => {
    await fc.assert(
      fc.asyncProperty(anyForecast, fc.nat(), async (plan, choice) => {
        const paths = inputsWithoutDefault(plan);
        const path = paths[choice % paths.length] ?? [];
        const missing = withInput(plan, path, null);
        const workbook = opened(missing, 'en');
        const { differences, blank } = workbook.compareWith(missing);
        expect(differences).toEqual([]);
        if (!mayReduce(missing, path)) expect(blank).toBe(0);
        const { value, typed } = enteredLater(missing, path);
        const entered = withInput(missing, path, value);
        const after = workbook.whileTyped([filledCell(workbook.book, typed)], () =>
          workbook.compareWith(entered),
        );
        expect(after.differences).toEqual([]);
        expect(after.blank).toBe(0);
      }),
      fewRuns,
    );
  });
});

it('shows what is owed after a quarter whose sales are still missing, where nothing comes back', () => {
  const years = { mode: 'year' as const, years: [null, 1_200, 1_200] };
  const plan = forecastInputsSchema.parse({
    opening: '2027-01',
    offers: [{ id: 'a', name: 'Bottes', price: 98_00, cost: 0, units: years }],
    salesTax: { registration: 'start' },
  });
  // In the first quarter of the second year.
  expect(forecast(plan).months[13]?.salesTaxPayable).toBeGreaterThan(0);
  const { differences, blank } = opened(plan, 'fr').compareWith(plan);
  expect(differences).toEqual([]);
  expect(blank).toBe(0);
});

describe('loans of each kind', () => {
  const terms = { amount: 20_000_00, rate: '7.45', term: 30 };
  const plan = forecastInputsSchema.parse({
    opening: '2027-01',
    offers: [{ id: 'a', name: 'Bottes', price: 98_00, cost: 0, units: unitsIn({ 1: 60 }) }],
    loans: [
      { id: 'e', name: 'MRC', ...terms, interestOnly: 6, capitalise: true, kind: 'equalPrincipal' },
      { id: 'b', name: 'Banque', ...terms, month: 2, amortisation: 120, kind: 'balloon' },
      { id: 'l', name: 'Famille', ...terms, variable: true },
    ],
  });
  const first = { section: 'Prêts', column: 1 };

  it('equal the forecast, and follow a change of kind, amortization or moratorium', () => {
    const { book, whileTyped, compareWith } = opened(plan, 'fr');
    expect(compareWith(plan)).toMatchObject({ differences: [], blank: 0 });
    const [mrc, bank, family] = ['MRC', 'Banque', 'Famille'].map((row) => ({ ...first, row }));
    const cells = [
      { ...mrc, column: 7, value: 'versements égaux' },
      { ...bank, column: 8, value: 61 },
      { ...family, column: 7, value: 'capital égal chaque mois' },
      { ...family, column: 5, value: 4 },
      { ...family, column: 9, value: 'oui' },
    ] as Change['cells'];
    const changed: Partial<NonNullable<ForecastInputs['loans']>[number]>[] = [
      { kind: 'level' },
      { amortisation: 61 },
      { kind: 'equalPrincipal', interestOnly: 4, capitalise: true },
    ];
    const loans = (plan.loans ?? []).map((loan, at) => ({ ...loan, ...changed[at] }));
    const change = { name: 'loans', cells, apply: () => ({ ...plan, loans }) };
    const { differences } = whileTyped(typedCells(book, change), () => compareWith(change.apply()));
    expect(differences).toEqual([]);
  });

  it('have columns of their own only where a plan has such a loan', () => {
    const heads = (inputs: ForecastInputs) =>
      workbookOf({ inputs, language: 'fr', ...about }).sheets[0]?.cells.map(({ value }) => value);
    expect(heads(plan)).toContain('Amortissement, en mois');
    expect(heads(bakery)).not.toContain('Remboursement');
    expect(heads(bakery)).not.toContain('Intérêts ajoutés au prêt');
  });
});

describe('grants', () => {
  const plan = forecastInputsSchema.parse({
    opening: '2027-01',
    offers: [{ id: 'a', name: 'Bottes', price: 98_00, cost: 0, units: unitsIn({ 1: 60 }) }],
    assets: [
      { id: 'oven', name: 'Four', cost: 9_000_00, life: 30 },
      { id: 'van', name: 'Camion', cost: 4_000_00, life: 12, month: 8 },
    ],
    grants: [
      { id: 'mrc', name: 'MRC', amount: 2_000_00, month: 4, for: 'oven' },
      { id: 'city', name: 'Ville', amount: 700_00, month: 4, for: 'oven' },
      { id: 'dec', name: 'DEC', amount: 5_000_00, month: 3, repayable: true, term: 20 },
      { id: 'prize', name: 'Prix', amount: 3_000_00, month: 2, for: 'van' },
      { id: 'gift', name: 'Don', amount: 500_00 },
    ],
  });

  it('equal the forecast, and follow a change of asset, amount or month', () => {
    const { book, whileTyped, compareWith } = opened(plan, 'fr');
    expect(compareWith(plan)).toMatchObject({ differences: [], blank: 0 });
    const at = (row: string) => ({ section: 'Subventions', row });
    const cells = [
      { ...at('MRC'), column: 1, value: 12_000 },
      { ...at('Ville'), column: 2, value: 1 },
      { ...at('Prix'), column: 3, value: 1 },
      { ...at('Don'), column: 3, value: 2 },
      { section: 'Immobilisations', row: 'Camion', column: 3, value: 5 },
      { section: 'Prêts', row: 'DEC', column: 4, value: 31 },
    ];
    const changed: Partial<NonNullable<ForecastInputs['grants']>[number]>[] = [
      { amount: 12_000_00 },
      { month: 1 },
      { term: 31 },
      { for: 'oven' },
      { for: 'van' },
    ];
    const now = {
      ...plan,
      grants: (plan.grants ?? []).map((grant, place) => ({ ...grant, ...changed[place] })),
      assets: (plan.assets ?? []).map((asset) =>
        asset.id === 'van' ? { ...asset, month: 5 } : asset,
      ),
    };
    const change = { name: 'grants', cells, apply: () => now };
    const { differences } = whileTyped(typedCells(book, change), () => compareWith(now));
    expect(differences).toEqual([]);
  });

  it('have rows of their own only where one is for an asset', () => {
    const labels = (inputs: ForecastInputs) =>
      workbookOf({ inputs, language: 'fr', ...about }).sheets.flatMap(({ cells }) =>
        cells.filter(({ column }) => column === 0).map(({ value }) => value),
      );
    expect(labels(plan)).toContain('Revenus reportés');
    const plain = { ...plan, grants: [{ id: 'gift', amount: 500_00 }] };
    expect(labels(plain)).toContain('Dont subventions');
    expect(labels(plain)).not.toContain('Revenus reportés');
    expect(labels(plain)).not.toContain('Valeur à amortir');
    expect(labels({ ...plan, grants: [] })).not.toContain('Dont subventions');
  });
});

describe('a line of credit', () => {
  const creditLine = { limit: 40_000_00, rate: '8.45' };
  const plan = onCredit;

  it.each([
    ['in a corporation that pays income tax', { ...plan, form: 'corporation' as const }],
    [
      'of partners who pay their own taxes',
      { ...partners, creditLine: { ...creditLine, keep: 40_000_00 } },
    ],
    ['without its limit', { ...plan, creditLine: { rate: '8.45' } }],
    ['without its rate', { ...plan, creditLine: { limit: 40_000_00 } }],
  ])('equals the forecast %s', (_, inputs) => {
    expect(forecast(inputs).creditLinePeak.amount).not.toBe(0);
    const { differences, blank } = opened(inputs, 'fr').compareWith(inputs);
    expect(differences).toEqual([]);
    expect(blank).toBe(0);
  });

  it('follows its limit, its rate and the cash to keep', () => {
    const { book, whileTyped, compareWith } = opened(plan, 'fr');
    const cells = [
      { row: 'Limite de la marge de crédit', column: 1, value: 3_000 },
      { row: 'Taux annuel de la marge de crédit', column: 1, value: 0.12 },
      { row: 'Encaisse à garder', column: 1, value: 2_345.67 },
    ];
    const changed = { ...plan, creditLine: { limit: 3_000_00, rate: '12' }, minimumCash: 2_345_67 };
    const change = { name: 'line', cells, apply: () => changed };
    const { differences } = whileTyped(typedCells(book, change), () => compareWith(changed));
    expect(differences).toEqual([]);
  });

  it('has no cell in a plan without one', () => {
    const words = (inputs: ForecastInputs) =>
      workbookOf({ inputs, language: 'fr', ...about }).sheets.flatMap(({ cells }) =>
        cells.filter(({ value }) => /marge de crédit/i.test(String(value))),
      );
    expect(words(bakery)).toEqual([]);
    expect(words(plan).length).toBeGreaterThan(8);
  });
});

describe('what rises and what follows sales', () => {
  const plan = forecastInputsSchema.parse({
    opening: '2027-01',
    form: 'corporation',
    corporateTaxRate: '12.2',
    corporateTaxRateAbove: '26.5',
    offers: [
      {
        id: 'a',
        name: 'Repas',
        price: 98_00,
        cost: 12_34,
        stockMonths: 2,
        units: { mode: 'year', years: [9_000, 9_500, 12_000] },
        priceIndex: '3.1',
        costIndex: '2.5',
        variableShare: '6',
        collect: ['0.25', '0.5', '0.25', '0'],
      },
      { id: 'b', name: 'Cours', price: 40_00, cost: 0, units: unitsIn({ 2: 50, 14: 50 }) },
    ],
    collect: ['0.9', '0.1', '0', '0'],
    staff: [
      {
        id: 's',
        name: 'Service',
        people: 2,
        pay: { mode: 'hourly', wage: 20_00, hoursPerWeek: 35 },
        raise: '2.5',
        tips: '40',
      },
      { id: 'm', name: 'Gérance', pay: { mode: 'monthly', amount: 4_000_00 } },
    ],
  });

  it('equals the forecast, and follows a change of each', () => {
    const { book, whileTyped, compareWith } = opened(plan, 'fr');
    expect(compareWith(plan)).toMatchObject({ differences: [], blank: 0 });
    const sold = { section: 'Ce qui est vendu', row: 'Repas' };
    const paid = { section: 'Encaissements propres à une offre', row: 'Repas' };
    const staffed = { section: 'Personnel', row: 'Gérance' };
    const cells: Change['cells'] = [
      { ...sold, column: 7, value: 0.041 },
      { ...sold, column: 8, value: 0.0125 },
      { ...sold, column: 9, value: 0.0733 },
      { ...sold, column: 10, value: 'oui' },
      { ...paid, column: 1, value: 0 },
      { ...paid, column: 2, value: 0.75 },
      { ...staffed, column: 10, value: 0.03 },
      { ...staffed, column: 11, value: 1.5 },
      { row: 'Taux d’impôt supérieur', column: 1, value: 0.3 },
      { row: 'Les clients paient un mois plus tard', column: 1, value: 'oui' },
      { row: 'Quantités vendues', column: 1, value: 0.8 },
      { row: 'Coûts directs', column: 1, value: 1.05 },
    ];
    const [meal, course] = plan.offers;
    const [service, manager] = plan.staff ?? [];
    const now = forecastInputsSchema.parse({
      ...plan,
      corporateTaxRateAbove: '30',
      offers: [
        {
          ...meal,
          priceIndex: '4.1',
          costIndex: '1.25',
          variableShare: '7.33',
          variableShareTaxable: true,
          collect: ['0', '0.75', '0.25', '0'],
        },
        course,
      ],
      staff: [service, { ...manager, raise: '3', tips: '150' }],
    });
    const change = { name: 'rises', cells, apply: () => now };
    const { differences } = whileTyped(typedCells(book, change), () => compareWith(now, 'prudent'));
    expect(differences).toEqual([]);
  });

  it('has cells and rows of its own only where a plan has it', () => {
    const labels = (inputs: ForecastInputs) =>
      workbookOf({ inputs, language: 'fr', ...about }).sheets.flatMap(({ cells }) =>
        cells.flatMap(({ value }) => (typeof value === 'string' ? [value] : [])),
      );
    const own = [
      'Hausse du prix par an',
      'Hausse du coût par an',
      'Part versée à d’autres',
      'Encaissements propres à une offre',
      'Augmentation par an',
      'Pourboires, en part du salaire',
      'Pourboires d’une personne',
      'Prix d’une unité',
      'Redevances et commissions',
      'Taux d’impôt supérieur',
    ];
    const [used, unused] = [plan, bakery].map(labels);
    expect(own.filter((label) => !used?.includes(label))).toEqual([]);
    expect(own.filter((label) => unused?.includes(label))).toEqual([]);
  });
});

describe('a change in the sheet of inputs', () => {
  const plans = () => [
    { inputs: bakery, at: frenchBakery },
    { inputs: incompletePlan, at: frenchIncomplete },
  ];

  it.each(changes.map((change) => [change.name, change] as const))(
    'moves all that rests on it: %s',
    (_, change) => {
      for (const { inputs, at } of change.isForIncomplete ? plans() : plans().slice(0, 1)) {
        const { differences, cells } = at.whileTyped(typedCells(at.book, change), () =>
          at.compareWith(change.apply(inputs), change.scenario),
        );
        expect(differences).toEqual([]);
        expect(cells).toBeGreaterThan(1_500);
      }
    },
  );

  it.each(ownerChanges.map((change) => [change.name, change] as const))(
    'moves what the owners take and owe: %s',
    (_, change) => {
      const { differences } = frenchPartners.whileTyped(
        typedCells(frenchPartners.book, change),
        () => frenchPartners.compareWith(change.apply(partners), change.scenario),
      );
      expect(differences).toEqual([]);
    },
  );

  it('is taken back before the next one', () => {
    for (const { inputs, at } of plans()) expect(at.compareWith(inputs).differences).toEqual([]);
  });
});
