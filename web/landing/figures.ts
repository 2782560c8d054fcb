import type { Language } from '@elan/domain/language';
import { money, price } from '@elan/domain/money';
import example from './example/exampleForecast.json';

/** The figures of the example bakery, computed by the forecast (`example/exampleProject.ts`). Amounts are in cents. */
export const bakery = example;

/** The bakery's marketing expenses, in dollars per month; their sum is the marketing line of its fixed costs. */
export const marketing = { posters: 40, tastings: 80, newsletter: 20, maps: 0 } as const;

/** @returns the sum of the values. */
export function sumOf(figures: Readonly<Record<string, number>>): number {
  return Object.values(figures).reduce((sum, figure) => sum + figure, 0);
}

const locales = { fr: 'fr-CA', en: 'en-CA' } as const;

/** @returns the figures of the examples, most as text in a language, and functions to format further ones. */
export function figuresIn(language: Language) {
  const counted = new Intl.NumberFormat(locales[language]);
  const dollars = (cents: number) => money(Math.round(cents / 100), language);
  const dated = new Intl.DateTimeFormat(locales[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return {
    money: (amount: number) => money(amount, language),
    count: (number: number) => counted.format(number),
    breakEven: bakery.breakEvenPerNight,
    price: price(bakery.price, language),
    variableCost: price(bakery.variableCost, language),
    fixedAMonth: dollars(bakery.fixedAMonth),
    own: dollars(bakery.own),
    loan: dollars(bakery.loan),
    drawings: dollars(bakery.drawings),
    sources: dollars(bakery.sources),
    uses: dollars(bakery.uses),
    lowestCash: dollars(bakery.lowestCash),
    lowestMonth: dated.format(new Date(`${bakery.lowestMonth}-01`)),
    marketingTotal: money(sumOf(marketing), language),
    marketing,
    years: bakery.years.map(({ perNight, sales, variable, fixed, netIncome, closingCash }) => ({
      perNight: counted.format(perNight),
      sales: dollars(sales),
      variable: dollars(variable),
      fixed: dollars(fixed),
      netIncome: dollars(netIncome),
      closingCash: dollars(closingCash),
    })),
  };
}

export type ExampleFigures = ReturnType<typeof figuresIn>;
