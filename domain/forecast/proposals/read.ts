import { amountsIn } from '../../amounts/amounts.ts';
import type { Language } from '../../language.ts';
import { calendarMonth, monthName } from '../calendar.ts';
import type { LineList } from '../saved/savedForecast.ts';
import { clausesOf, type Item, idFrom, itemsIn, monthlyCents, nameFrom } from './items.ts';
import { collectIn, ownHoursIn, seasonIn, unitsIn } from './sales.ts';

/** A value for one field, and where it comes from. */
export interface ProposedField {
  readonly path: string;
  readonly value: unknown;
  readonly origin: string;
}

/** A line for a list, and where it comes from. */
export interface ProposedLine {
  readonly list: Exclude<LineList, 'offers'>;
  readonly line: { readonly id: string } & Readonly<Record<string, unknown>>;
  readonly origin: string;
  /** The fields of the line that have another origin than the line. */
  readonly origins?: Readonly<Record<string, string>>;
}

export interface Proposals {
  /** Values of the form and of its first offer, "offers.0.price". */
  readonly fields: readonly ProposedField[];
  readonly lines: readonly ProposedLine[];
}

/** What the modules of a project hold, by module. */
export type ProjectTexts = Readonly<
  Record<
    string,
    | {
        readonly answers?: Readonly<Record<string, string>> | undefined;
        readonly comments?: string | undefined;
      }
    | undefined
  >
>;

/** What is not read from words but offered to begin with. */
export const proposedOrigin = 'proposed';
const loanRate = '8';
const loanTerm = 60;

const openingIn: Readonly<Record<string, number>> = {
  within3Months: 3,
  within6Months: 6,
  withinYear: 12,
  moreThanYear: 18,
};
/** Months until an opening of which nothing is said. */
const openingUnsaid = 3;
const formOf: Readonly<Record<string, string>> = {
  soleProprietorship: 'soleProprietorship',
  corporation: 'corporation',
  sharedCorporation: 'corporation',
  nonProfit: 'nonProfit',
};
const loanName = { fr: 'Prêt', en: 'Loan' };
const lenders = /\b(SADC|BDC|CAE|MRC|PME MTL|Futurpreneur|Desjardins|Microcrédit)\b/iu;

/**
 * Reads from what is already written in a project what its forecast can begin with.
 * @param today as "2026-11-23". @param language of names that are not the person's words.
 */
export function proposalsFrom(
  project: ProjectTexts,
  { today, language }: { readonly today: string; readonly language: Language },
): Proposals {
  const answer = (module: string, question: string) =>
    project[module]?.answers?.[question]?.trim() ?? '';
  const costs = itemsIn(answer('finances', 'fixedCosts'));
  return {
    fields: [
      ...beginnings(answer, today),
      ...offerFields(answer),
      ...fromCashFlow(answer),
      ...ownPay(costs),
      ...ownHours(answer),
    ],
    lines: [
      ...fixedLines(costs),
      ...purchases(answer),
      ...staffLines(answer('business-plan', 'team'), answer('finances', 'variableCosts')),
      ...fundingLines(project.finances?.comments ?? '', language),
    ],
  };
}

type Answer = (module: string, question: string) => string;

function from(module: string, question: string): string {
  return `answer:${module}.${question}`;
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

/** The first offer: its name, price, cost and units. */
function offerFields(answer: Answer): readonly ProposedField[] {
  const fields: ProposedField[] = [];
  const product = answer('rd', 'productDescription');
  const name = nameFrom(withoutAmounts(clausesOf(product)[0] ?? ''));
  if (name) {
    fields.push({ path: 'offers.0.name', value: name, origin: from('rd', 'productDescription') });
  }
  const [price, priceOrigin] = firstPrice(answer);
  if (price !== undefined) {
    fields.push({ path: 'offers.0.price', value: price, origin: priceOrigin });
  }
  const { cost, cardFee } = saleCosts(answer('finances', 'variableCosts'), price);
  const costOrigin = from('finances', 'variableCosts');
  if (cost !== undefined) {
    fields.push({ path: 'offers.0.cost', value: cost, origin: costOrigin });
  }
  if (cardFee !== undefined) fields.push({ path: 'cardFee', value: cardFee, origin: costOrigin });
  const goals = answer('finances', 'revenueGoals');
  const units = unitsIn(goals, price);
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

function firstPrice(answer: Answer): readonly [number | undefined, string] {
  for (const [module, question] of [
    ['finances', 'pricingStrategy'],
    ['rd', 'productDescription'],
  ] as const) {
    const [first] = amountsIn(answer(module, question));
    if (first) return [Math.round(first.least * 100), from(module, question)];
  }
  return [undefined, proposedOrigin];
}

/** What one sale costs; a card fee becomes a percentage of the price. */
function saleCosts(text: string, price: number | undefined) {
  const items = itemsIn(text);
  const total = items.find(({ isTotal }) => isTotal);
  const isFee = ({ words }: Item) => /\b(?:carte|card|paiement|payment)s?\b/iu.test(words);
  const fees = price ? items.filter((item) => !item.isTotal && isFee(item)) : [];
  const fee = fees.reduce((sum, { cents }) => sum + cents, 0);
  const parts = items.filter(
    (item) => !item.isTotal && !fees.includes(item) && item.per !== 'hour',
  );
  if (!total && parts.length === 0) return {};
  const cost = total ? total.cents - fee : parts.reduce((sum, { cents }) => sum + cents, 0);
  const percent = price ? Math.round((fee / price) * 1_000) / 10 : 0;
  const cardFee = percent > 0 && percent <= 60 ? String(percent) : undefined;
  return { cost: Math.max(0, cost), cardFee };
}

function withoutAmounts(words: string): string {
  return words.split(/\s(?:à|at|for|pour)\s+\$?\d/iu)[0] ?? words;
}

function fromCashFlow(answer: Answer): readonly ProposedField[] {
  const value = collectIn(answer('finances', 'cashFlow'));
  return value ? [{ path: 'collect', value, origin: from('finances', 'cashFlow') }] : [];
}

const isPay = ({ words }: Item) =>
  /\b(?:salaires?|salary|salaries|wages?|ma paie|my pay|prélèvement|drawings?)\b/iu.test(words);
const isLoan = ({ words }: Item) => /\b(?:prêt|emprunt|loan|hypothèque|mortgage)/iu.test(words);
const isInsurance = ({ words }: Item) => /assurance|insurance/iu.test(words);

function ownPay(costs: readonly Item[]): readonly ProposedField[] {
  const pay = costs.find(isPay);
  if (!pay) return [];
  const value = monthlyCents(pay);
  return [{ path: 'ownerPay.amount', value, origin: from('finances', 'fixedCosts') }];
}

function ownHours(answer: Answer): readonly ProposedField[] {
  const value = ownHoursIn(answer('business-plan', 'team'));
  return value === undefined
    ? []
    : [{ path: 'hoursPerWeek', value, origin: from('business-plan', 'team') }];
}

/** Pay and loan payments have lists of their own. */
function fixedLines(costs: readonly Item[]): readonly ProposedLine[] {
  const taken = new Set<string>();
  return costs
    .filter((item) => item.name && !item.isTotal && item.per !== 'hour')
    .filter((item) => !isPay(item) && !isLoan(item))
    .slice(0, 40)
    .map((item) => ({
      list: 'fixed',
      origin: from('finances', 'fixedCosts'),
      line: {
        id: newId(item.name, taken),
        name: item.name,
        amount: monthlyCents(item),
        ...(isInsurance(item) ? { tax: 'none' } : {}),
      },
    }));
}

/** What costs less is written off when bought. */
const smallestAsset = 500_00;

function purchases(answer: Answer): readonly ProposedLine[] {
  const taken = new Set<string>();
  const named = new Set<string>();
  return [
    ['business-plan', 'resources'] as const,
    ['rd', 'technicalRequirements'] as const,
  ].flatMap(([module, question]) =>
    itemsIn(answer(module, question))
      .filter(({ name, isTotal, per }) => name && !isTotal && per === undefined)
      .filter((item) => !isInsurance(item))
      .filter(({ name, words }) => !/\b(?:pour|to)\s+(?:tenir|last)/iu.test(name + words))
      .filter(({ name }) => !named.has(name.toLowerCase()) && named.add(name.toLowerCase()))
      .map(({ name, cents }): ProposedLine => {
        const origin = from(module, question);
        const id = newId(name, taken);
        return cents < smallestAsset
          ? { list: 'startup', origin, line: { id, name, amount: cents } }
          : { list: 'assets', origin, line: { id, name, cost: cents } };
      }),
  );
}

/** People whose wage and hours are both said; a wage that is part of what a sale costs is counted there. */
function staffLines(team: string, saleCosts: string): readonly ProposedLine[] {
  const counted = new Set(amountsIn(saleCosts).map(({ least }) => Math.round(least * 100)));
  const taken = new Set<string>();
  return team.split(/(?<=[.;])\s+/u).flatMap((sentence) => {
    const wage = itemsIn(sentence).find(({ per }) => per === 'hour');
    const hours = /(?<!\d)(\d{1,2})\s*(?:heures|hours|h)(?!\p{L})/iu.exec(sentence)?.[1];
    const name = /(?<!\p{L})(?!Moi|Mon|Ma|Mes|Me|My|Je)\p{Lu}\p{Ll}+/u.exec(sentence)?.[0];
    if (!wage || counted.has(wage.cents) || name === undefined || !Number(hours)) return [];
    const pay = { mode: 'hourly', wage: wage.cents, hoursPerWeek: Number(hours) };
    const origin = from('business-plan', 'team');
    return [{ list: 'staff' as const, origin, line: { id: newId(name, taken), name, pay } }];
  });
}

/** Money that the person puts in, borrows or is given, as the comments of the finances tell it. */
function fundingLines(comments: string, language: Language): readonly ProposedLine[] {
  const taken = new Set<string>();
  const origin = from('finances', 'comments');
  return itemsIn(comments).flatMap((item): readonly ProposedLine[] => {
    const { cents, words } = item;
    if (/subvention|\bgrant/iu.test(words)) {
      const id = newId('grant', taken);
      return [{ list: 'grants', origin, line: { id, name: item.name, amount: cents } }];
    }
    if (/prêt|\bloan|emprunt|\bborrow|\bdemand|\basking\b/iu.test(words)) {
      const lender = lenders.exec(words)?.[1];
      const name = lender ? `${loanName[language]} (${lender})` : loanName[language];
      return [
        {
          list: 'loans',
          origin,
          origins: { rate: proposedOrigin, term: proposedOrigin, name: proposedOrigin },
          line: { id: newId('loan', taken), name, amount: cents, rate: loanRate, term: loanTerm },
        },
      ];
    }
    if (/mise de fonds|économies|savings|\bput(?:ting)? in\b|\bmets?\b|\bmettons\b/iu.test(words)) {
      // « 5 000 $ chacun » is of more people than one, and of how many is not said.
      if (/\bchacune?\b|\beach\b/iu.test(words)) return [];
      return [{ list: 'capital', origin, line: { id: newId('own', taken), amount: cents } }];
    }
    return [];
  });
}

function newId(name: string, taken: Set<string>): string {
  const id = idFrom(name, taken);
  taken.add(id);
  return id;
}
