import { money, number } from '@elan/domain/forecast/checks/figures';
import type { Check } from '@elan/domain/forecast/outputs';
import { plural } from '@elan/domain/plural';
import { type Amount, amountsIn } from '../amounts/amounts.ts';
import { numbersIn } from '../amounts/numbers.ts';
import { type Period, timesAYear } from '../amounts/period.ts';
import { valuesIn } from '../amounts/quantities.ts';
import { textAt } from '../projectTexts.ts';
import { collectIn, ofFirstYear, unitsIn } from '../proposals/sales.ts';
import { pricesIn } from './answerPrices.ts';
import { type Compared, differs, disagreement, writtenAmount } from './compared.ts';

/** Compares the answers about prices, sales, seasons and payment with the forecast. */
export function compareSales(compared: Compared): Check[] {
  return [
    ...comparePrices(compared),
    ...compareGoal(compared),
    ...compareBreakEven(compared),
    ...compareSeasons(compared),
    ...comparePayment(compared),
  ];
}

/** Two prices with at most this relative difference count as the same. */
const samePrice = 0.005;

function comparePrices(compared: Compared): Check[] {
  const prices = compared.inputs.offers.map(({ price }) => price);
  if (prices.some((price) => price == null)) return [];
  const isPrice = (dollars: number) =>
    prices.some((price) => !differs(dollars * 100, price ?? 0, samePrice));
  const planned = money(prices[0] ?? 0);
  const priceDiffering = (module: string, question: string, amount: Amount) => {
    const stated = writtenAmount(amount);
    return disagreement({
      id: `priceTold:${module}`,
      module,
      question,
      text: {
        fr: `Vous y parlez d’un prix de ${stated.fr}; les prévisions comptent ${planned.fr}.`,
        en: `There you speak of a price of ${stated.en}; the forecast uses ${planned.en}.`,
      },
    });
  };
  // The question requests that the answer begin with the price; what follows may be a competitor's.
  const [first] = amountsIn(textAt(compared.project, 'finances', 'pricingStrategy'));
  const isFirstOther = first && !valuesIn(first).some(isPrice);
  const product = textAt(compared.project, 'rd', 'productDescription');
  const [other] = pricesIn(product);
  const isOther = other && !amountsIn(product).flatMap(valuesIn).some(isPrice);
  return [
    ...(isFirstOther ? [priceDiffering('finances', 'pricingStrategy', first)] : []),
    ...(isOther ? [priceDiffering('rd', 'productDescription', other)] : []),
  ];
}

const goalTolerance = 0.1;

/** Compares the sales goal for the first year, in dollars or in units, with the forecast. */
function compareGoal(compared: Compared): Check[] {
  const goals = textAt(compared.project, 'finances', 'revenueGoals');
  const [year] = compared.forecast.years;
  const stated = amountsIn(ofFirstYear(goals)).find(({ per }) => per === 'year');
  const place = { module: 'finances', question: 'revenueGoals' };
  if (stated && year?.revenue != null) {
    const cents = Math.round(stated.least * 100);
    const { revenue } = year;
    const isWithin = cents <= revenue && revenue <= stated.most * 100;
    const meanings = [stated.least, stated.asDecimal?.value ?? stated.least];
    const isNear = meanings.some((one) => !differs(one * 100, revenue, goalTolerance));
    if (isWithin || isNear) return [];
    const [goal, computed] = [writtenAmount(stated), money(revenue)];
    return [
      disagreement({
        id: 'goalDiffers',
        ...place,
        text: {
          fr: `Votre objectif est de ${goal.fr} la première année; les ventes prévues donnent ${computed.fr}.`,
          en: `Your goal is ${goal.en} in the first year; the sales planned give ${computed.en}.`,
        },
      }),
    ];
  }
  const units = unitsIn(goals, undefined);
  const planned = Object.values(year?.units ?? {});
  if (units?.mode !== 'year' || units.isRate || planned.some((one) => one === null)) return [];
  const sold = planned.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  if (!differs(units.year, sold, goalTolerance)) return [];
  const [goal, computed] = [number(units.year), number(sold)];
  return [
    disagreement({
      id: 'goalDiffers',
      ...place,
      text: {
        fr: `Votre objectif est de ${goal.fr} ${plural('fr', units.year, 'vente', 'ventes')} la première année; les prévisions en comptent ${computed.fr}.`,
        en: `Your goal is ${goal.en} ${plural('en', units.year, 'sale', 'sales')} in the first year; the forecast counts ${computed.en}.`,
      },
    }),
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

const monthOrSeason =
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|hiver|printemps|été|automne|january|february|march|april|may|june|july|august|september|october|november|december|winter|spring|summer|fall|autumn';
const seasonalWords = [
  /(?<!\p{L})(?:saisonni\p{L}+|seasonal\p{L}*|off-season)/iu,
  /(?<!\p{L})saisons?\s+(?:creuses?|mortes?|hautes?|basses?)|(?:basse|haute)\s+saison|mois\s+creux/iu,
  /(?<!\p{L})(?:low|high|peak|slow|busy|dead)\s+(?:season|months?)/iu,
  new RegExp(
    `(?<!\\p{L})(?:${monthOrSeason})\\s+(?:est|sont|sera|seront|is|are|will be)\\s+(?:très\\s+|very\\s+)?(?:tranquilles?|mortes?|morts?|fous|fou|folles?|creux|calmes?|lents?|slow|quiet|dead|mad|crazy|busy)`,
    'iu',
  ),
];

function compareSeasons(compared: Compared): Check[] {
  const { offers } = compared.inputs;
  const isFlat = offers.every(({ season }) => !season || new Set(season).size === 1);
  const isSold = offers.some(({ units }) => units != null);
  if (!isFlat || !isSold) return [];
  const place = [
    ['finances', 'cashFlow'],
    ['finances', 'revenueGoals'],
    ['analysis', 'risks'],
  ].find(([module = '', question = '']) =>
    seasonalWords.some((words) => words.test(textAt(compared.project, module, question))),
  );
  const [module, question] = place ?? [];
  if (!module || !question) return [];
  return [
    disagreement({
      id: 'seasonFlat',
      module,
      question,
      text: {
        fr: 'Vous y parlez de saisons; les prévisions vendent autant chaque mois.',
        en: 'There you speak of seasons; the forecast sells as much in every month.',
      },
    }),
  ];
}

const atOnce =
  /(?<!\p{L})(?:paie(?:nt)?|payés?|pays?|paid)\s+(?:à la commande|comptant|d’avance|sur place|à la livraison|up ?front|in advance|on the spot|when (?:they )?order(?:ing)?|at (?:the )?(?:order|till|checkout)|cash)(?!\p{L})/iu;

function comparePayment(compared: Compared): Check[] {
  const text = textAt(compared.project, 'finances', 'cashFlow');
  const shares = (compared.inputs.collect ?? ['1', '0', '0', '0']).map(Number);
  const later = collectIn(text);
  const month = later?.indexOf('1') ?? (atOnce.test(text) ? 0 : -1);
  // A deposit is no contradiction, so it is enough if half is collected in the stated month.
  if (month < 0 || (shares[month] ?? 0) >= 0.5) return [];
  const days = number(month * 30);
  return [
    disagreement({
      id: 'paymentTermsDiffer',
      module: 'finances',
      question: 'cashFlow',
      text: {
        fr:
          month === 0
            ? 'Vous y dites que vos clients paient tout de suite; les prévisions les font payer plus tard.'
            : `Vous y dites que vos clients paient après ${days.fr} jours; les prévisions supposent autre chose.`,
        en:
          month === 0
            ? 'There you say that customers pay at once; in the forecast they pay later.'
            : `There you say that customers pay after ${days.en} days; the forecast assumes otherwise.`,
      },
    }),
  ];
}
