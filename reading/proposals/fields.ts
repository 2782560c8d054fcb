import { calendarMonth, monthName } from '@elan/domain/forecast/calendar';
import type { Language } from '@elan/domain/language';
import { amountsIn } from '../amounts/amounts.ts';
import { periodOf } from '../amounts/period.ts';
import { centsOf, clausesOf, type Item, itemsIn, monthly, nameFrom } from './items.ts';
import { type Answer, from, isPay, type ProposedField, proposedOrigin } from './proposal.ts';
import { collectIn, ownHoursIn, seasonIn, unitsIn } from './sales.ts';

const openingIn: Readonly<Record<string, number>> = {
  within3Months: 3,
  within6Months: 6,
  withinYear: 12,
  moreThanYear: 18,
};
/** Default number of months until the opening, if no timeline is chosen. */
const openingUnsaid = 3;
const formOf: Readonly<Record<string, string>> = {
  soleProprietorship: 'soleProprietorship',
  corporation: 'corporation',
  sharedCorporation: 'corporation',
  nonProfit: 'nonProfit',
};

/**
 * @param costs the monthly costs that the user listed.
 * @returns proposed values for the form and its first offer.
 */
export function fieldsFrom(
  answer: Answer,
  costs: readonly Item[],
  { today, language }: { readonly today: string; readonly language: Language },
): readonly ProposedField[] {
  return [
    ...beginnings(answer, today),
    ...offerFields(answer, language),
    ...fromCashFlow(answer),
    ...ownPay(costs),
    ...ownHours(answer),
  ];
}

function beginnings(answer: Answer, today: string): readonly ProposedField[] {
  const timeline = openingIn[answer('business-plan', 'timeline')];
  const form = formOf[answer('business-plan', 'legalStructure')];
  const opening = {
    path: 'opening',
    value: monthName(calendarMonth(today) + (timeline ?? openingUnsaid)),
    origin: timeline === undefined ? proposedOrigin : from('business-plan', 'timeline'),
  };
  return form === undefined
    ? [opening]
    : [opening, { path: 'form', value: form, origin: from('business-plan', 'legalStructure') }];
}

function offerFields(answer: Answer, language: Language): readonly ProposedField[] {
  const fields: ProposedField[] = [];
  const product = answer('rd', 'productDescription');
  const name = nameFrom(withoutAmounts(clausesOf(product)[0] ?? ''));
  if (name) {
    fields.push({ path: 'offers.0.name', value: name, origin: from('rd', 'productDescription') });
  }
  const [firstAmount, priceOrigin] = firstPrice(answer, language);
  fields.push(...amountAt('offers.0.price', firstAmount, priceOrigin));
  const price = firstAmount?.ambiguous === undefined ? firstAmount?.cents : undefined;
  const costs = itemsIn(answer('finances', 'variableCosts'), language);
  const { cost, cardFee } = saleCosts(costs, price);
  const costOrigin = from('finances', 'variableCosts');
  fields.push(...amountAt('offers.0.cost', cost, costOrigin));
  if (cardFee !== undefined) fields.push({ path: 'cardFee', value: cardFee, origin: costOrigin });
  const goals = answer('finances', 'revenueGoals');
  const units = unitsIn(goals, price === undefined ? undefined : { price, language });
  const origin = from('finances', 'revenueGoals');
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
    if (first) return [centsOf(first, language), from(module, question)];
  }
  return [undefined, proposedOrigin];
}

interface SaleCosts {
  readonly cost?: ReadAmount | undefined;
  readonly cardFee?: string | undefined;
}

/** Whether an item is paid for each of something other than a period, as in « 6 $ par abonné par mois ». */
function isForEach({ words }: Item): boolean {
  const each = words.matchAll(/(?<!\p{L})(?:par|per|chaque|each)\s\p{L}{1,40}/giu);
  return [...each].some(([one]) => periodOf(one) === undefined);
}

/**
 * The cost of one sale. What is paid by the month or the hour, not for each customer, is no part of it. If the price is
 * known, card fees are converted to a percentage of it.
 */
function saleCosts(all: readonly Item[], price: number | undefined): SaleCosts {
  const items = all.filter((item) => !item.isRate || isForEach(item));
  const total = items.find(({ isTotal }) => isTotal);
  const isFee = ({ words }: Item) => /\b(?:carte|card|paiement|payment)s?\b/iu.test(words);
  const fees = price ? items.filter((item) => !item.isTotal && isFee(item)) : [];
  const parts = items.filter((item) => !item.isTotal && !fees.includes(item));
  const counted = total ? [total, ...fees] : parts;
  const [first] = counted;
  if (!first) return {};
  // Ambiguous amounts cannot be added up. For a single one, the form lets the user choose its meaning.
  if ([...counted, ...fees].some(({ ambiguous }) => ambiguous !== undefined)) {
    return { cost: counted.length === 1 ? first : undefined };
  }
  const fee = fees.reduce((sum, { cents }) => sum + cents, 0);
  const cents = total ? total.cents - fee : parts.reduce((sum, item) => sum + item.cents, 0);
  const percent = price ? Math.round((fee / price) * 1_000) / 10 : 0;
  const cardFee = percent > 0 && percent <= 60 ? String(percent) : undefined;
  return { cost: { cents: Math.max(0, cents), ambiguous: undefined }, cardFee };
}

function withoutAmounts(words: string): string {
  return words.split(/\s(?:à|at|for|pour)\s+\$?\d/iu)[0] ?? words;
}

function fromCashFlow(answer: Answer): readonly ProposedField[] {
  const value = collectIn(answer('finances', 'cashFlow'));
  return value ? [{ path: 'collect', value, origin: from('finances', 'cashFlow') }] : [];
}

function ownPay(costs: readonly Item[]): readonly ProposedField[] {
  const pay = costs.find(isPay);
  if (!pay) return [];
  return amountAt('ownerPay.amount', monthly(pay), from('finances', 'fixedCosts'));
}

function ownHours(answer: Answer): readonly ProposedField[] {
  const value = ownHoursIn(answer('business-plan', 'team'));
  return value === undefined
    ? []
    : [{ path: 'hoursPerWeek', value, origin: from('business-plan', 'team') }];
}
