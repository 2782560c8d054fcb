import { constants } from '../../legal/constants.ts';
import { inForce } from '../../legal/dated.ts';
import { monthName, years } from '../calendar.ts';
import type { Entry } from '../ledger.ts';
import type { Line } from '../plan.ts';
import { known } from '../unknown.ts';
import {
  type Context,
  figurePart,
  inputPart,
  legalRatePart,
  postingNamed,
  rulePart,
  signedIn,
} from './context.ts';
import { explainLinePosting } from './creditLine.ts';
import {
  type Explanation,
  minusOf,
  type Part,
  ruled,
  summed,
  withoutValue,
} from './explanation.ts';
import { explainGrantUsed } from './grants.ts';
import { figureLabels, labelOf, ruleLabels } from './labels.ts';
import { explainOwnerTaxPayment } from './ownerTaxes.ts';
import { explainPurchase } from './purchases.ts';
import { explainSale } from './sales.ts';
import { explainStaff } from './staff.ts';
import { incomeBefore, lossesBefore, type QuarterField, quarterAmount } from './taxBase.ts';
import { isUnknownPosting } from './unknownPostings.ts';

/** @returns the explanation of the amount of a posting. @param name as returned by `postingName`. */
export function explainPosting(context: Context, name: string): Explanation | undefined {
  const entry = postingNamed(context, name);
  if (!entry) return undefined;
  const figure = context.prefix + name;
  const value = signedIn(entry.account, entry.amount);
  const explained = explainEntry(context, entry, figure, value);
  return isUnknownPosting(context.run, entry) ? withoutValue(explained) : explained;
}

function explainEntry(context: Context, entry: Entry, figure: string, value: number): Explanation {
  return (
    explainSale(context, entry, figure, value) ??
    explainPurchase(context, entry, figure, value) ??
    explainStaff(context, entry, figure, value) ??
    explainGrantUsed(context, entry, figure, value) ??
    explainLoan(context, entry, figure, value) ??
    explainLinePosting(context, entry, figure, value) ??
    explainTax(context, entry, figure, value) ??
    explainOwnerTaxPayment(context, entry, figure, value) ??
    ruled(figure, value, 'money', `${minusOf(value)}{0}`, [
      inputPart(context, inputOf(context, entry), 'money'),
    ])
  );
}

/** @returns the path of the input whose amount is posted. */
function inputOf({ run }: Context, { source: { rule, item }, month }: Entry): string {
  const { drawings, capital, deposits, grants, loans } = run.prepared.plan;
  if (rule === 'drawing') return drawings[item]?.path ?? '';
  if (rule === 'dividend') {
    return `owners.${item}.dividend.${years.findIndex(({ last }) => last === month)}`;
  }
  if (rule === 'ownedAsset') return `assets.${item}.cost`;
  const lists: Readonly<Record<string, readonly Line[]>> = {
    capital,
    deposit: deposits,
    grant: grants,
    loan: loans,
  };
  return `${lists[rule]?.[item]?.path}.amount`;
}

type Explainer = (
  context: Context,
  entry: Entry,
  figure: string,
  value: number,
) => Explanation | undefined;

const explainLoan: Explainer = (context, { source, month }, figure, value) => {
  const { item, rule } = source;
  if (rule === 'loanFee') {
    return ruled(figure, value, 'money', '{0} × {1}', [
      inputPart(context, `loans.${item}.amount`, 'money'),
      inputPart(context, `loans.${item}.fee`, 'percent', '0'),
    ]);
  }
  if (rule !== 'interest' && rule !== 'principal' && rule !== 'capitalised') return undefined;
  const field = rule === 'principal' ? 'principal' : 'interest';
  const rows = context.run.prepared.loans[item]?.rows ?? [];
  const at = rows.findIndex(({ m }) => m === month);
  const row = rows[at];
  const name = `loans.${item}.schedule.${at}.${field}`;
  return summed(figure, value, 'money', [
    figurePart(
      context,
      name,
      row && row.unknown[field] === known ? row[field] : null,
      labelOf(ruleLabels, rule),
      'money',
      value < 0 ? -1 : 1,
    ),
  ]);
};

/** @returns the small business limit and the rate above it; empty for a plan with one rate. */
function higherRateParts(context: Context, month: number): Part[] {
  const { plan } = context.run.prepared;
  if (!plan.corporateTaxRateAbove) return [];
  const { value, from, page } = inForce(
    constants.corporateTaxAbove,
    `${monthName(plan.start + month)}-01`,
  );
  const limit: Part = {
    label: { fr: 'plafond des affaires', en: 'business limit' },
    value: value.income,
    unit: 'money',
    origin: { kind: 'rate', year: Number(from.slice(0, 4)), source: page },
  };
  return [limit, inputPart(context, 'corporateTaxRateAbove', 'percent')];
}

const explainTax: Explainer = (context, { source, month, account }, figure, value) => {
  if (source.rule === 'incomeTaxPaid') {
    const due = `months.${month - 2}.incomeTax`;
    const { value: taxes, unknown } = context.statements.flows.incomeTax;
    const tax = unknown[month - 2] === known ? (taxes[month - 2] ?? 0) : null;
    const sign = account === 'incomeTaxPayable' ? -1 : 1;
    const label = labelOf(figureLabels, 'incomeTax');
    return summed(figure, value, 'money', [figurePart(context, due, tax, label, 'money', sign)]);
  }
  if (source.rule === 'incomeTax') {
    const year = years.findIndex(({ last }) => last === month);
    const losses = lossesBefore(context, year);
    const above = higherRateParts(context, month);
    const rule =
      above.length === 0
        ? '{0} × max(0, {1} − {2})'
        : '{0} × min(max(0, {1} − {2}), {3}) + {4} × max(0, {1} − {2} − {3})';
    return ruled(figure, value, 'money', rule, [
      legalRatePart(context, 'corporateTaxRate'),
      figurePart(context, `income.${year}`, incomeBefore(context, year), {
        fr: 'bénéfice de l’année avant impôt',
        en: 'income of the year before tax',
      }),
      year === 0
        ? rulePart({ fr: 'pertes reportées', en: 'losses carried' }, 0, 'money')
        : figurePart(context, `losses.${year}`, losses, {
            fr: 'pertes reportées',
            en: 'losses carried',
          }),
      ...above,
    ]);
  }
  if (source.rule !== 'remittance' && source.rule !== 'quickGain') return undefined;
  const tax = String(source.part);
  const quarter = context.run.quarters.find(
    (one) =>
      one.tax === tax &&
      (source.rule === 'quickGain'
        ? one.last === month
        : one.last + (one.net > 0 ? 1 : 2) === month),
  );
  if (!quarter) return undefined;
  const name = `quarter.${tax}.${quarter.last}`;
  const part = (field: QuarterField, fr: string, en: string, sign: 1 | -1) =>
    figurePart(
      context,
      `${name}.${field}`,
      quarterAmount(quarter, field),
      { fr, en },
      'money',
      sign,
    );
  const collected = part('collected', 'taxe perçue', 'tax collected', 1);
  const due = quarter.quick
    ? part('due', 'dû par la méthode rapide', 'due by the quick method', 1)
    : collected;
  const flip = account === 'salesTaxPaid' || account === 'otherIncome' ? 1 : -1;
  const turned = (one: Part, sign: 1 | -1): Part => ({ ...one, sign: (sign * flip) as 1 | -1 });
  if (source.rule === 'quickGain') {
    return summed(figure, value, 'money', [turned(collected, 1), turned(due, -1)]);
  }
  const credits = part('credits', 'crédits et remboursements', 'credits', -1);
  return summed(figure, value, 'money', [turned(due, 1), turned(credits, -1)]);
};
