import { number } from '@elan/domain/forecast/checks/figures';
import type { Check } from '@elan/domain/forecast/outputs';
import { plural } from '@elan/domain/plural';
import { numbersIn } from '../amounts/numbers.ts';
import { type Period, timesAYear } from '../amounts/period.ts';
import { textAt } from '../projectTexts.ts';
import { type Compared, disagreement } from './compared.ts';
import { compareGoals } from './goals.ts';
import { comparePayment } from './payment.ts';
import { comparePrices } from './prices.ts';
import { compareSeasons } from './seasons.ts';

/** Compares the answers about prices, sales, seasons and payment with the forecast. */
export function compareSales(compared: Compared): Check[] {
  return [
    ...comparePrices(compared),
    ...compareGoals(compared),
    ...compareBreakEven(compared),
    ...compareSeasons(compared),
    ...comparePayment(compared),
  ];
}

const breakEvenTolerance = 0.15;
const eachWhile =
  /^(?!\s*[$%])(?:\s+[\p{L}’'-]+){1,4}?\s+(?:par|a|per|each|chaque)\s+(semaine|week|mois|month|an|année|year)(?!\p{L})/iu;
const periods: Readonly<Record<string, Period>> = {
  semaine: 'week',
  week: 'week',
  mois: 'month',
  month: 'month',
  an: 'year',
  année: 'year',
  year: 'year',
};

/** @returns the number of sales per year at which the user expects to cover the costs, if the text gives it. */
function statedBreakEven(text: string): number | undefined {
  for (const { value: sales, start, end } of numbersIn(text)) {
    // A number after a dollar sign is an amount, as in "$500 sales a month".
    if (/\$[ \u00a0]?$/.test(text.slice(Math.max(0, start - 2), start))) continue;
    const [, word = ''] = eachWhile.exec(text.slice(end)) ?? [];
    const period = periods[word.toLowerCase()];
    if (period !== undefined) return sales * timesAYear[period];
  }
  return undefined;
}

/** Factor for the sales taxes on purchases. A small supplier cannot recover them, and people often leave them out. */
const lostTaxes = 1.149_75;

/**
 * Compares the stated break-even with the forecast. People may leave out taxes, depreciation and interest, or include
 * their own pay and loan payments, so any number between these two extremes is accepted.
 */
function compareBreakEven(compared: Compared): Check[] {
  const stated = statedBreakEven(textAt(compared.project, 'finances', 'breakEven'));
  const [year] = compared.forecast.years;
  const { units, payingYou } = compared.forecast.breakEven;
  if (stated === undefined || units === null || year === undefined) return [];
  const { depreciation, interest, wages, employerCharges, fixedCosts } = year;
  const costs = [depreciation, interest, wages, employerCharges, fixedCosts];
  const all = costs.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0);
  if (!all || depreciation === null || interest === null) return [];
  const least = Math.floor((units * (all - depreciation - interest)) / all);
  const most = Math.max(units, payingYou.units ?? units);
  // One sale a month, more or less, may be due to rounding.
  const rounding = 12;
  const isLow = stated < (least / lostTaxes) * (1 - breakEvenTolerance) - rounding;
  const isHigh = stated > most * (1 + breakEvenTolerance) + rounding;
  if (!isLow && !isHigh) return [];
  const monthly = Math.round(stated / 12);
  const [perMonth, computed] = [number(monthly), number(Math.ceil(units / 12))];
  return [
    disagreement({
      id: 'breakEvenDiffers',
      module: 'finances',
      question: 'breakEven',
      text: {
        fr: `Vous parlez d’environ ${perMonth.fr} ${plural('fr', monthly, 'vente', 'ventes')} par mois pour couvrir vos coûts; les prévisions en demandent ${computed.fr}.`,
        en: `You speak of about ${perMonth.en} ${plural('en', monthly, 'sale', 'sales')} a month to cover your costs; by the forecast it takes ${computed.en}.`,
      },
    }),
  ];
}
