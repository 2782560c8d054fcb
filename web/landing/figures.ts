import type { Language } from '@elan/domain/language';
import { money } from '@elan/domain/money';

/** The bakery of the examples, in Canadian dollars; every figure on its sheets is computed from these. */
export const bakery = {
  basketPrice: 11,
  /** Ingredients, packaging and card fees of one basket. */
  basketCost: 4,
  nightsAWeek: 6,
  weeksAYear: 52,
  /** Average baskets a night and fixed costs, by year. */
  years: [
    { perNight: 36, fixed: 75_600 },
    { perNight: 50, fixed: 81_000 },
    { perNight: 60, fixed: 86_400 },
  ],
  startUp: {
    oven: 14_500,
    premises: 9_000,
    counter: 6_000,
    permits: 1_200,
    stock: 1_800,
    cushion: 7_500,
  },
  funding: { own: 12_000, loan: 25_000, presales: 3_000 },
  /** Per month. */
  marketing: { posters: 40, tastings: 80, newsletter: 20, maps: 0 },
  /** Tonnes of CO2 equivalent in the first year. */
  carbon: { ingredients: 6.2, deliveries: 0.9, packaging: 0.6, waste: 0.4, power: 0.1 },
} as const;

const nightsAYear = bakery.nightsAWeek * bakery.weeksAYear;
/** On average. */
export const nightsAMonth = nightsAYear / 12;
const firstYear = bakery.years[0];

/** Fixed costs of a month in the first year. */
export const fixedAMonth = firstYear.fixed / 12;

/** The margin of one basket. */
export const basketMargin = bakery.basketPrice - bakery.basketCost;

/** Baskets a night that cover the first year's costs, rounded up. */
export const breakEvenPerNight = Math.ceil(firstYear.fixed / (basketMargin * nightsAYear));

/** @returns the sum of a table's figures. */
export function sumOf(figures: Readonly<Record<string, number>>): number {
  return Object.values(figures).reduce((sum, figure) => sum + figure, 0);
}

function yearOf({ perNight, fixed }: { readonly perNight: number; readonly fixed: number }) {
  const baskets = perNight * nightsAYear;
  const sales = baskets * bakery.basketPrice;
  const variable = baskets * bakery.basketCost;
  return { perNight, baskets, sales, variable, fixed, surplus: sales - variable - fixed };
}

/** The three years of the forecast, in Canadian dollars. */
export const forecast = bakery.years.map(yearOf);

const locales = { fr: 'fr-CA', en: 'en-CA' } as const;

/** @returns the figures of the examples, formatted in a language. */
export function figuresIn(language: Language) {
  const tonnes = new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const percent = new Intl.NumberFormat(locales[language], { style: 'percent' });
  const counted = new Intl.NumberFormat(locales[language]);
  const kilos = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 2 });
  const carbonTotal = sumOf(bakery.carbon);
  return {
    money: (amount: number) => money(amount, language),
    count: (number: number) => counted.format(number),
    tonnes: (amount: number) => tonnes.format(amount),
    share: (amount: number) => percent.format(amount / carbonTotal),
    whole: percent.format(1),
    carbonTotal: tonnes.format(carbonTotal),
    /** Kilograms of CO2 equivalent for one basket of the first year. */
    carbonOfBasket: kilos.format((carbonTotal * 1_000) / (firstYear.perNight * nightsAYear)),
    breakEven: breakEvenPerNight,
    startUpTotal: money(sumOf(bakery.startUp), language),
    fundingTotal: money(sumOf(bakery.funding), language),
    marketingTotal: money(sumOf(bakery.marketing), language),
    basketMargin: money(basketMargin, language),
    forecast,
    bakery,
  };
}

export type ExampleFigures = ReturnType<typeof figuresIn>;
