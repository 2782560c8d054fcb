import { calendarMonth, monthName } from '@elan/domain/forecast/calendar';
import type { Language } from '@elan/domain/language';
import { amountsIn } from '../amounts/amounts.ts';
import { periodOf } from '../amounts/period.ts';
import { centsOf, clausesOf, type Item, itemsIn, monthly, nameFrom } from './items.ts';
import { type Answer, originOf, ownPayIn, type ProposedField, proposedOrigin } from './proposal.ts';
import { collectIn, ownHoursIn, seasonIn, unitsIn } from './sales.ts';

const monthsToOpening: Readonly<Record<string, number>> = {
  within3Months: 3,
  within6Months: 6,
  withinYear: 12,
  moreThanYear: 18,
};
/** Default number of months until the opening, if no timeline is chosen. */
const defaultMonthsToOpening = 3;
const legalFormOf: Readonly<Record<string, string>> = {
  soleProprietorship: 'soleProprietorship',
  corporation: 'corporation',
  sharedCorporation: 'corporation',
  nonProfit: 'nonProfit',
};

/**
 * @param costs the fixed costs that the user listed, for any period.
 * @returns proposed values for the fields of the forecast form, and for its first offer only.
 */
export function fieldsFrom(
  answer: Answer,
  costs: readonly Item[],
  { today, language }: { readonly today: string; readonly language: Language },
): readonly ProposedField[] {
  return [
    ...openingAndLegalForm(answer, today),
    ...offerFields(answer, language),
    ...fromCashFlow(answer),
    ...ownPay(costs),
    ...ownHours(answer),
  ];
}

function openingAndLegalForm(answer: Answer, today: string): readonly ProposedField[] {
  const timeline = monthsToOpening[answer('business-plan', 'timeline')];
  const legalForm = legalFormOf[answer('business-plan', 'legalStructure')];
  const opening = {
    path: 'opening',
    value: monthName(calendarMonth(today) + (timeline ?? defaultMonthsToOpening)),
    origin: timeline === undefined ? proposedOrigin : originOf('business-plan', 'timeline'),
  };
  return legalForm === undefined
    ? [opening]
    : [
        opening,
        { path: 'form', value: legalForm, origin: originOf('business-plan', 'legalStructure') },
      ];
}

function offerFields(answer: Answer, language: Language): readonly ProposedField[] {
  const fields: ProposedField[] = [];
  const product = answer('rd', 'productDescription');
  const name = nameFrom(withoutAmounts(clausesOf(product)[0] ?? ''));
  if (name) {
    fields.push({
      path: 'offers.0.name',
      value: name,
      origin: originOf('rd', 'productDescription'),
    });
  }
  const [firstAmount, priceOrigin] = firstPrice(answer, language);
  fields.push(...amountAt('offers.0.price', firstAmount, priceOrigin));
  const price = firstAmount?.ambiguous === undefined ? firstAmount?.cents : undefined;
  const costs = itemsIn(answer('finances', 'variableCosts'), language);
  const { cost, cardFee } = costsOfOneSale(costs, price);
  const costOrigin = originOf('finances', 'variableCosts');
  fields.push(...amountAt('offers.0.cost', cost, costOrigin));
  if (cardFee !== undefined) fields.push({ path: 'cardFee', value: cardFee, origin: costOrigin });
  const goals = answer('finances', 'revenueGoals');
  const units = unitsIn(goals, price === undefined ? undefined : { price, language });
  const origin = originOf('finances', 'revenueGoals');
  if (units?.mode === 'ramp') {
    const { anchors } = units;
    fields.push({ path: 'offers.0.units', value: { mode: 'ramp', anchors }, origin });
  } else if (units) {
    const { year } = units;
    const value = { mode: 'year', years: [year, year, year] };
    fields.push({ path: 'offers.0.units', value, origin });
    const season = seasonIn(goals, year);
    if (season) fields.push({ path: 'offers.0.season', value: season, origin });
  }
  return fields;
}

type ReadAmount = Pick<Item, 'cents' | 'ambiguous'>;

function amountAt(
  path: string,
  amount: ReadAmount | undefined,
  origin: string,
): readonly ProposedField[] {
  if (!amount) return [];
  const { cents, ambiguous } = amount;
  return [
    ambiguous === undefined ? { path, value: cents, origin } : { path, typed: ambiguous, origin },
  ];
}

function firstPrice(answer: Answer, language: Language): readonly [ReadAmount | undefined, string] {
  for (const [module, question] of [
    ['finances', 'pricingStrategy'],
    ['rd', 'productDescription'],
  ] as const) {
    const [first] = amountsIn(answer(module, question));
    if (first) return [centsOf(first, language), originOf(module, question)];
  }
  return [undefined, proposedOrigin];
}

interface SaleCosts {
  readonly cost: ReadAmount | undefined;
  readonly cardFee: string | undefined;
}

/**
 * Whether an item is paid for each of something other than a period, as in « 6 $ par abonné par mois » (for each
 * subscriber a month). « Par carte » (by card) only says how it is paid.
 */
function isForEach({ words }: Item): boolean {
  const each = words.matchAll(/(?<!\p{L})(?:par(?!\scarte)|per|chaque|each)\s\p{L}{1,40}/giu);
  return [...each].some(([one]) => periodOf(one) === undefined);
}

/** Matches what a card or a payment costs. A card alone may be what is sold, such as a greeting card. */
const cardFees = new RegExp(
  [
    String.raw`(?:frais|commissions?)\s(?:(?:de\s|d[’']|des\s|du\s|la\s|les\s|par\s|sur\s|pour\s|traitement\s|transaction\s|terminal\s)*)(?:cartes?|paiements?|interac)`,
    String.raw`cartes?\sde\s(?:crédit|débit)|paiements?\s(?:par|en)\scartes?|terminal\sde\spaiement`,
    String.raw`(?:credit|debit)\scards?|(?:cards?|payments?)\s(?:(?:processing|payment|transaction)\s)?(?:fees?|charges?|processing|payments?|terminal)`,
    String.raw`(?:fees?|charges?|commissions?)\s(?:for|on|of)\s(?:the\s|\p{L}+\s)?(?:cards?|payments?)|paypal|stripe|moneris`,
  ]
    .map((one) => String.raw`(?<!\p{L})(?:${one})(?!\p{L})`)
    .join('|'),
  'iu',
);
const isCardFee = ({ words, isTotal }: Item) => !isTotal && cardFees.test(words);

/** @returns fees as a percentage of the price; undefined if they are none, or none that the field can hold. */
function percentOf(fees: readonly Item[], price: number | undefined): string | undefined {
  if (!price || fees.some(({ ambiguous }) => ambiguous !== undefined)) return undefined;
  const percent = Math.round((centsIn(fees) / price) * 1_000) / 10;
  return percent > 0 && percent <= 60 ? String(percent) : undefined;
}

const centsIn = (items: readonly Item[]) => items.reduce((sum, { cents }) => sum + cents, 0);

/**
 * The cost of one sale: the stated total, or else the sum of the items. What is paid by the period, not for each
 * customer, is no part of it. Card fees are given apart, as a percentage of the price, or are part of the cost if they
 * cannot be.
 */
function costsOfOneSale(all: readonly Item[], price: number | undefined): SaleCosts {
  const items = all.filter((item) => !item.isRate || isForEach(item));
  const total = items.find(({ isTotal }) => isTotal);
  const fees = items.filter(isCardFee);
  const cardFee = total?.ambiguous === undefined ? percentOf(fees, price) : undefined;
  const parts = items.filter((item) => !item.isTotal && !(cardFee && fees.includes(item)));
  const [first, ...others] = total ? [total] : parts;
  if (!first) return { cost: undefined, cardFee };
  // Ambiguous amounts cannot be added up. For a single one, the form lets the user choose its meaning.
  if ([first, ...others].some(({ ambiguous }) => ambiguous !== undefined)) {
    return { cost: others.length === 0 ? first : undefined, cardFee };
  }
  const cents = centsIn([first, ...others]) - (total && cardFee ? centsIn(fees) : 0);
  return { cost: { cents: Math.max(0, cents), ambiguous: undefined }, cardFee };
}

function withoutAmounts(words: string): string {
  return words.split(/\s(?:à|at|for|pour)\s+\$?\d/iu)[0] ?? words;
}

function fromCashFlow(answer: Answer): readonly ProposedField[] {
  const value = collectIn(answer('finances', 'cashFlow'));
  return value ? [{ path: 'collect', value, origin: originOf('finances', 'cashFlow') }] : [];
}

function ownPay(costs: readonly Item[]): readonly ProposedField[] {
  const pay = ownPayIn(costs);
  return pay ? amountAt('ownerPay.amount', monthly(pay), originOf('finances', 'fixedCosts')) : [];
}

function ownHours(answer: Answer): readonly ProposedField[] {
  const value = ownHoursIn(answer('business-plan', 'team'));
  return value === undefined
    ? []
    : [{ path: 'hoursPerWeek', value, origin: originOf('business-plan', 'team') }];
}
