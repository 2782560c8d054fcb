import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import { languages } from '@elan/domain/language';
import { describe, expect, it } from 'vitest';
import { journey, type ModuleKey } from '../catalogue.ts';
import { prompts } from '../prompts.ts';
import { aMorning } from '../testing/aMorning.ts';
import { readDataBlock } from './dataBlock.ts';
import { forecastFigures } from './forecastFigures.ts';
import type { PromptInput } from './prompt.ts';

/** 100 sales of 50 $ a month, 10 $ each, rent of 1,000 $, an oven of 6,000 $ by a loan. */
const inputs: ForecastInputs = {
  opening: '2027-05',
  offers: [
    {
      id: 'box',
      name: 'Boîte',
      price: 50_00,
      cost: 10_00,
      costTaxable: false,
      taxStatus: 'zeroRated',
      units: { mode: 'ramp', anchors: { 1: 100 } },
    },
  ],
  fixed: [{ id: 'rent', name: 'Loyer', amount: 1_000_00, tax: 'none' }],
  assets: [{ id: 'oven', name: 'Four', cost: 6_000_00, tax: 'none' }],
  capital: [{ id: 'own', amount: 2_000_00 }],
  loans: [{ id: 'loan', name: 'Prêt (SADC)', amount: 5_000_00, rate: '0', term: 50 }],
  salesTax: { registration: 'never' },
};

describe.each(languages)('the figures of a prompt in %s', (language) => {
  const figures = forecastFigures(inputs, language);
  const dollars = (fr: string, en: string) => (language === 'fr' ? fr : en);

  it('are those of the forecast, in the format of the language', () => {
    expect(figures.opening).toBe(dollars('mai 2027', 'May 2027'));
    expect(figures.years[0]).toMatchObject({
      revenue: dollars('60\u00a0000\u00a0$', '$60,000'),
      directCosts: dollars('12\u00a0000\u00a0$', '$12,000'),
      fixedCosts: dollars('12\u00a0000\u00a0$', '$12,000'),
      netIncome: dollars('34\u00a0800\u00a0$', '$34,800'),
    });
    expect(figures.sources).toEqual([
      {
        name: dollars('Mise de fonds', 'Owner’s contribution'),
        amount: dollars('2\u00a0000\u00a0$', '$2,000'),
      },
      { name: 'Prêt (SADC)', amount: dollars('5\u00a0000\u00a0$', '$5,000') },
    ]);
    expect(figures.uses).toEqual([
      { name: 'Four', amount: dollars('6\u00a0000\u00a0$', '$6,000') },
    ]);
    expect(figures.gap).toBe(dollars('1\u00a0000\u00a0$', '$1,000'));
    expect(figures.lowestCash).toBe(dollars('1\u00a0000\u00a0$', '$1,000'));
    expect(figures.quarters[0]).toEqual({
      fromCustomers: dollars('15\u00a0000\u00a0$', '$15,000'),
      otherReceipts: dollars('7\u00a0000\u00a0$', '$7,000'),
      toSuppliers: dollars('6\u00a0000\u00a0$', '$6,000'),
      otherPayments: dollars('6\u00a0300\u00a0$', '$6,300'),
      closingCash: dollars('9\u00a0700\u00a0$', '$9,700'),
    });
    expect(figures.breakEven.salesAYear).toBe(330);
    expect(figures.salesTaxRegistration).toBe(
      dollars('aucune en trois ans', 'none within three years'),
    );
    expect(figures.missing).toEqual([]);
  });

  it('are null where something is missing, which is named', () => {
    const [offer] = inputs.offers;
    const partial = forecastFigures(
      { ...inputs, offers: [{ ...offer, id: 'box', price: null }] },
      language,
    );
    expect(partial.years[0]?.revenue).toBeNull();
    expect(partial.years[0]?.fixedCosts).not.toBeNull();
    expect(partial.missing).toEqual(['offers.0.price']);
  });

  it.each<[ModuleKey, boolean]>([
    ['finances', true],
    ['business-plan', true],
    ['maturity', true],
    ['marketing', false],
  ])('are in the prompt of %s: %s', (key, isThere) => {
    const input: PromptInput = {
      now: aMorning,
      language,
      journey,
      project: { name: 'P', description: '' },
      answers: {},
      comments: '',
      modules: {},
    };
    const dataOf = (forecast: ForecastInputs | undefined) => {
      const [system, user] = prompts[key].messages({ ...input, forecast });
      return {
        data: readDataBlock('project_data', system.content) as { forecast?: unknown },
        task: user.content,
      };
    };
    const rule = language === 'fr' ? 'n’additionnez' : 'add up, subtract';
    expect(dataOf(undefined).data.forecast).toBeUndefined();
    expect(dataOf(undefined).task).not.toContain(rule);
    const { data, task } = dataOf(inputs);
    expect(data.forecast).toEqual(isThere ? figures : undefined);
    expect(task.includes(rule)).toBe(isThere);
  });
});
