import { lastMonth, years } from '../calendar.ts';
import { fieldName } from '../fieldNames.ts';
import type { Account } from '../ledger.ts';
import { type Balance, balanceNames, type Flow, flowNames } from '../outputs.ts';
import { balanceSides, isBalanceSide } from '../statements/balanceSheet.ts';
import { inYear } from '../statements/statements.ts';
import { known, type Series } from '../unknown.ts';
import { type Context, figurePart, inputPart, postingPart, rulePart } from './context.ts';
import { type Explanation, type Part, ruled, summed } from './explanation.ts';
import { figureLabels, labelOf } from './labels.ts';

/** The terms of net income with their signs, in the order of the statement. */
const incomeParts: readonly (readonly [Flow, 1 | -1])[] = [
  ['revenue', 1],
  ['otherIncome', 1],
  ['directCosts', -1],
  ['variableCosts', -1],
  ['wages', -1],
  ['employerCharges', -1],
  ['fixedCosts', -1],
  ['startupCosts', -1],
  ['badDebts', -1],
  ['cardFees', -1],
  ['depreciation', -1],
  ['interest', -1],
  ['incomeTax', -1],
];
const cashParts: readonly (readonly [Flow, 1 | -1])[] = [
  ['cashFromCustomers', 1],
  ['cashFromOwner', 1],
  ['cashFromLoans', 1],
  ['grantsReceived', 1],
  ['cashToSuppliers', -1],
  ['cashToStaff', -1],
  ['salesTaxPaid', -1],
  ['incomeTaxPaid', -1],
  ['cashForAssets', -1],
  ['drawings', -1],
  ['dividends', -1],
  ['ownerTaxes', -1],
  ['loanPayments', -1],
];
/** The flows of the line of credit, which depend on all others of the month. */
const lineParts: readonly (readonly [Flow, 1 | -1])[] = [
  ['creditLineDrawn', 1],
  ['creditLineRepaid', -1],
];

/** The accounts of the figures that are not one account. */
const accountsOf: Readonly<Record<string, readonly Account[]>> = {
  salesTaxPayable: ['gst', 'qst'],
  otherIncome: ['otherIncome', 'grantIncome'],
};

/** @returns the explanation of a monthly figure by its postings or by other figures. */
export function explainMonth(context: Context, m: number, field: string): Explanation | undefined {
  const figure = `${context.prefix}months.${m}.${field}`;
  if (field.startsWith('units.'))
    return explainUnits(context, m, figure, field.slice('units.'.length));
  const value = valueIn(context, m, field);
  if (value === undefined) return undefined;
  if (isBalanceSide(field)) {
    const [balance, sign] = balanceSides[field];
    const template = sign < 0 ? 'max(0, − {0})' : 'max(0, {0})';
    return ruled(figure, value, 'money', template, [monthPart(context, m, balance, 1)]);
  }
  if (field === 'netIncome')
    return summed(figure, value, 'money', ofMonth(context, m, incomeParts));
  const isBalance = (balanceNames as readonly string[]).includes(field);
  const before = isBalance && m > 0 ? [monthPart(context, m - 1, field, 1)] : [];
  if (field === 'cash') {
    return summed(figure, value, 'money', [...before, ...cashFlowParts(context, m, 'all')]);
  }
  if (field === 'retainedEarnings') {
    return summed(figure, value, 'money', [
      ...before,
      monthPart(context, m, 'netIncome', 1),
      ...postedTo(context, m, [field]),
    ]);
  }
  const accounts: readonly string[] = accountsOf[field] ?? [field];
  return summed(figure, value, 'money', [...before, ...postedTo(context, m, accounts)]);
}

/** @returns what changes cash in a month, as parts: all flows, or those before the line of credit. */
export function cashFlowParts(context: Context, m: number, which: 'all' | 'beforeLine'): Part[] {
  return ofMonth(context, m, which === 'all' ? [...cashParts, ...lineParts] : cashParts);
}

function postedTo(context: Context, m: number, accounts: readonly string[]): Part[] {
  return (context.byMonth[m] ?? [])
    .filter(({ account }) => accounts.includes(account as Account))
    .map((entry) => postingPart(context, entry));
}

/** @returns a figure of the statements in a month, null if unknown; undefined if there is no such figure. */
function valueIn(context: Context, m: number, field: string): number | null | undefined {
  const { flows, balances } = context.statements;
  if (isBalanceSide(field)) {
    const [balance, sign] = balanceSides[field];
    const net = shown(balances[balance], m);
    return net === null ? null : Math.max(0, sign * net);
  }
  const series: Series | undefined = balances[field as Balance] ?? flows[field as Flow];
  return series && shown(series, m);
}

function shown({ value, unknown }: Series, m: number): number | null {
  return (unknown[m] ?? known) === known ? (value[m] ?? 0) : null;
}

export function monthPart(context: Context, m: number, field: string, sign: 1 | -1): Part {
  const label = labelOf(figureLabels, field);
  const value = valueIn(context, m, field) ?? null;
  const { fr, en } = context.monthNames[m] ?? { fr: '', en: '' };
  const dated = { fr: `${label.fr}, ${fr}`, en: `${label.en}, ${en}` };
  return figurePart(context, `months.${m}.${field}`, value, dated, 'money', sign);
}

function ofMonth(
  context: Context,
  m: number,
  fields: readonly (readonly [Flow, 1 | -1])[],
): Part[] {
  return fields
    .filter(([field]) => shown(context.statements.flows[field], m) !== 0)
    .map(([field, sign]) => monthPart(context, m, field, sign));
}

/**
 * Explains the units of a month: the rounded total of the year up to that month, less the rounded total up to the month
 * before.
 */
function explainUnits(
  context: Context,
  m: number,
  figure: string,
  id: string,
): Explanation | undefined {
  const { run } = context;
  const at = run.prepared.plan.offers.findIndex((offer) => offer.id === id);
  const offer = run.prepared.plan.offers[at];
  const units = run.units[at];
  if (!offer || !units) return undefined;
  const value = shown(units, m);
  const from = Math.max(offer.from, run.assumptions.opensIn);
  if (m < from || run.assumptions.lost === at) {
    const start =
      from > offer.from
        ? rulePart(fieldName('offers.*.from'), from)
        : inputPart(context, `offers.${at}.from`, 'count', 1);
    return ruled(
      figure,
      value,
      'count',
      {
        fr: 'rien de vendu avant le {0}, ni d’une offre perdue',
        en: 'nothing is sold before the {0}, nor of a lost offer',
        arithmetic: '0',
      },
      [start],
    );
  }
  const month = (run.prepared.plan.start + m) % 12;
  const weight = offer.season[month] ?? 0;
  const sum = offer.season.reduce((all, one) => all + one, 0);
  const year = years.findIndex(({ first, last }) => m >= first && m <= last);
  const planned =
    offer.units.mode === 'year'
      ? [inputPart(context, `offers.${at}.units.years.${year}`, 'count')]
      : offer.units.anchors.map((anchor) =>
          inputPart(context, `offers.${at}.units.anchors.${anchor.month}`, 'count'),
        );
  const { n, d } = run.assumptions.units;
  const parts = [
    ...planned,
    {
      ...inputPart(context, `offers.${at}.season.${month}`, 'count'),
      value: weight,
    },
    rulePart({ fr: 'somme des poids', en: 'sum of the weights' }, sum),
    rulePart(
      { fr: 'facteur du scénario', en: 'scenario’s factor' },
      Number(n) / Number(d),
      'ratio',
    ),
    ...(context.volume === 0
      ? []
      : [
          rulePart(
            { fr: 'volume essayé', en: 'volume tried' },
            (100 + context.volume) / 100,
            'ratio',
          ),
        ]),
  ];
  const k = planned.length;
  const list = planned.map((_, one) => `{${one}}`).join(', ');
  const tried = context.volume === 0 ? '' : ` × {${k + 3}}`;
  const rest = `× {${k}} ÷ {${k + 1}} × {${k + 2}}${tried}`;
  const isByYear = offer.units.mode === 'year';
  const words = {
    fr: isByYear ? '{0}' : `valeur de ce mois selon ${list} × 12`,
    en: isByYear ? '{0}' : `this month’s value by ${list} × 12`,
  };
  const exact = run.prepared.units[at] ?? { over: [], under: 1n };
  const soldBy = (last: number) => {
    const months = exact.over.slice(Math.max(years[year]?.first ?? 0, from), last + 1);
    const sum = months.reduce((all, one) => all + one, 0n);
    return `round(${sum} ÷ ${exact.under} × {${k + 2}})`;
  };
  return ruled(
    figure,
    value,
    'count',
    {
      fr: `${words.fr} ${rest}, arrondi en cumul`,
      en: `${words.en} ${rest}, rounded as a running total`,
      arithmetic: `${soldBy(m)} − ${soldBy(m - 1)}`,
    },
    parts,
  );
}

/** @returns the explanation of a yearly sum of months or of closing cash; undefined for other figures. */
export function explainYear(
  context: Context,
  year: number,
  field: string,
): Explanation | undefined {
  const { first, last } = years[year] ?? { first: 0, last: lastMonth };
  const figure = `${context.prefix}years.${year}.${field}`;
  const months = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  if (field.startsWith('units.')) {
    const id = field.slice('units.'.length);
    const at = context.run.prepared.plan.offers.findIndex((offer) => offer.id === id);
    const units = context.run.units[at];
    if (!units) return undefined;
    const parts = months.map((m) =>
      figurePart(
        context,
        `months.${m}.${field}`,
        shown(units, m),
        labelOf(figureLabels, 'units'),
        'count',
      ),
    );
    const sum = inYear(units, year);
    return summed(figure, sum.unknown === known ? sum.value : null, 'count', parts);
  }
  if ((flowNames as readonly string[]).includes(field)) {
    const sum = inYear(context.statements.flows[field as Flow], year);
    const value = sum.unknown === known ? sum.value : null;
    const parts = months
      .filter((m) => shown(context.statements.flows[field as Flow], m) !== 0)
      .map((m) => monthPart(context, m, field, 1));
    return summed(figure, value, 'money', parts);
  }
  if (field !== 'closingCash') return undefined;
  const closing = monthPart(context, last, 'cash', 1);
  return summed(figure, shown(context.statements.balances.cash, last), 'money', [closing]);
}
