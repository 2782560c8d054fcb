import { constants } from '../../legal/constants.ts';
import { inForce } from '../../legal/dated.ts';
import { monthName, yearOf, years } from '../calendar.ts';
import type { Account, Entry } from '../ledger.ts';
import type { ChargeName } from '../payroll.ts';
import { chargesIn } from '../payroll.ts';
import { type Context, figurePart, inputPart, postingPart, rulePart, signedIn } from './context.ts';
import { type Explanation, minusOf, type Part, ruled, summed } from './explanation.ts';
import { chargeLabels, figureLabels, labelOf, ruleLabels } from './labels.ts';
import { explainPurchase } from './purchases.ts';
import { explainSale } from './sales.ts';

/** @returns how the amount of a posting came about. @param name as `postingName` made it. */
export function explainPosting(context: Context, name: string): Explanation | undefined {
  const entry = context.named.get(name);
  if (!entry) return undefined;
  const figure = context.prefix + name;
  const value = signedIn(entry.account, entry.amount);
  return (
    explainSale(context, entry, figure, value) ??
    explainPurchase(context, entry, figure, value) ??
    explainStaff(context, entry, figure, value) ??
    explainLoan(context, entry, figure, value) ??
    explainTax(context, entry, figure, value) ??
    ruled(figure, value, 'money', `${minusOf(value)}{0}`, [
      inputPart(context, inputOf(entry), 'money'),
    ])
  );
}

/** The input that a posting is the amount of. */
function inputOf({ source: { rule, item } }: Entry): string {
  if (rule === 'drawing') return 'ownerPay.amount';
  const list = { capital: 'capital', grant: 'grants', deposit: 'deposits', loan: 'loans' }[rule];
  return rule === 'ownedAsset' ? `assets.${item}.cost` : `${list}.${item}.amount`;
}

type Explainer = (
  context: Context,
  entry: Entry,
  figure: string,
  value: number,
) => Explanation | undefined;

/** The limits of a contribution, in the order of its formula. */
const boundLabels = [
  ['exemption', { fr: 'l’exemption du mois', en: 'the month’s exemption' }],
  ['above', { fr: 'le premier plafond de l’année', en: 'the year’s first ceiling' }],
  ['upTo', { fr: 'le plafond de l’année', en: 'the year’s ceiling' }],
  ['most', { fr: 'le maximum de l’année', en: 'the year’s maximum' }],
] as const;

const explainStaff: Explainer = (context, entry, figure, value) => {
  const { source, month } = entry;
  const { plan, staff } = context.run.prepared;
  const line = plan.staff[source.item];
  const costs = staff[source.item];
  if (!line || !costs) return undefined;
  if (source.rule === 'pay') {
    if (line.path === 'ownerPay') {
      return ruled(figure, value, 'money', '{0}', [inputPart(context, 'ownerPay.amount', 'money')]);
    }
    const path = `${line.path}.pay`;
    if (line.pay.mode === 'monthly') {
      return ruled(figure, value, 'money', '{0}', [inputPart(context, `${path}.amount`, 'money')]);
    }
    return ruled(figure, value, 'money', '{0} × {1} × 52 ÷ 12 × (1 + {2})', [
      inputPart(context, `${path}.wage`, 'money'),
      inputPart(context, `${path}.hoursPerWeek`, 'count'),
      inputPart(context, `${path}.vacation`, 'percent', '4'),
    ]);
  }
  const isOf = (rule: string, m: number) => (one: Entry) =>
    one.source.rule === rule && one.source.item === source.item && one.month === m;
  if (source.rule === 'chargesPaid') {
    const owed = context.entries.filter(
      (one) => isOf('charge', month - 1)(one) && one.account === 'employerCharges',
    );
    return summed(
      figure,
      value,
      'money',
      owed.map((one) => paidLater(context, one, entry.account)),
    );
  }
  if (source.rule !== 'charge') return undefined;
  const name = source.part as ChargeName;
  const { year, charges } = chargesIn(plan, month);
  const charge = charges.find((one) => one.name === name);
  const { page } = inForce(constants.employerContributions, `${monthName(plan.start + month)}-01`);
  const pays = context.entries.filter(
    (one) =>
      one.source.rule === 'pay' &&
      one.source.item === source.item &&
      one.account === 'wages' &&
      one.month <= month &&
      yearOf(plan.start + one.month) === yearOf(plan.start + month),
  );
  const rateOf = (label: string, amount: number | string, unit: Part['unit']): Part => ({
    label: { fr: label, en: label },
    value: amount,
    unit,
    origin: { kind: 'rate', year, source: page },
  });
  const label = labelOf(chargeLabels, name);
  const own = { healthServicesFund: 'hsfRate', workplaceInsurance: 'cnesstRate' } as const;
  const path = name in own ? own[name as keyof typeof own] : undefined;
  const set = inForce(constants.employerContributions, `${monthName(plan.start + month)}-01`).value[
    name
  ];
  const rate = path
    ? inputPart(context, path, 'percent', set.rate)
    : { ...rateOf(name, set.rate, 'percent'), label };
  const gross = pays.filter((one) => one.month === month).map((one) => postingPart(context, one));
  const [pay = rulePart(label, 0, 'money')] = gross;
  const bounds = boundLabels
    .map(([bound, text]) => ({ bound, label: text, amount: charge?.[bound] ?? 0 }))
    .filter(({ amount }) => amount > 0 && Number.isFinite(amount));
  const place = (of: (typeof boundLabels)[number][0]) => {
    const at = bounds.findIndex(({ bound }) => bound === of);
    return at < 0 ? undefined : `{${at + 2}}`;
  };
  const [exemption, above, upTo, most] = (['exemption', 'above', 'upTo', 'most'] as const).map(
    place,
  );
  // Without a ceiling, the whole pay counts.
  const template = upTo
    ? {
        fr: `{0} × (la part, dans {1}, qui tient ${above ? `entre ${above} et` : 'sous'} ${upTo} depuis janvier${exemption ? ` − ${exemption}` : ''}), au plus ${most}`,
        en: `{0} × (the part of {1} that fits ${above ? `between ${above} and` : 'under'} ${upTo} since January${exemption ? ` − ${exemption}` : ''}), at most ${most}`,
      }
    : '{0} × {1}';
  const limits = bounds.map(({ label: text, amount }) => ({
    ...rateOf('', amount, 'money'),
    label: text,
  }));
  return ruled(figure, value, 'money', template, [rate, pay, ...limits]);
};

function paidLater(context: Context, entry: Entry, account: Account): Part {
  const part = postingPart(context, entry);
  // Paying what is owed lowers it; in cash it is what leaves.
  const sign = account === 'payrollPayable' ? -1 : 1;
  return { ...part, sign };
}

const explainLoan: Explainer = (context, { source, month }, figure, value) => {
  const { item, rule } = source;
  if (rule === 'loanFee') {
    return ruled(figure, value, 'money', '{0} × {1}', [
      inputPart(context, `loans.${item}.amount`, 'money'),
      inputPart(context, `loans.${item}.fee`, 'percent', '0'),
    ]);
  }
  if (rule !== 'interest' && rule !== 'principal') return undefined;
  const rows = context.run.prepared.loans[item]?.rows ?? [];
  const at = rows.findIndex(({ m }) => m === month);
  const row = rows[at];
  const name = `loans.${item}.schedule.${at}.${rule}`;
  return summed(figure, value, 'money', [
    figurePart(
      context,
      name,
      row ? row[rule] : null,
      labelOf(ruleLabels, rule),
      'money',
      value < 0 ? -1 : 1,
    ),
  ]);
};

const explainTax: Explainer = (context, { source, month, account }, figure, value) => {
  if (source.rule === 'incomeTaxPaid') {
    const due = `months.${month - 2}.incomeTax`;
    const tax = context.statements.flows.incomeTax.value[month - 2] ?? 0;
    const sign = account === 'incomeTaxPayable' ? -1 : 1;
    const label = labelOf(figureLabels, 'incomeTax');
    return summed(figure, value, 'money', [figurePart(context, due, tax, label, 'money', sign)]);
  }
  if (source.rule === 'incomeTax') {
    const year = years.findIndex(({ last }) => last === month);
    const { income = 0, losses = 0 } = context.run.incomeTax[year] ?? {};
    return ruled(
      figure,
      value,
      'money',
      { fr: '{0} × max(0, {1} − {2})', en: '{0} × max(0, {1} − {2})' },
      [
        inputPart(context, 'corporateTaxRate', 'percent', '20.5'),
        figurePart(context, `income.${year}`, income, {
          fr: 'bénéfice de l’année avant impôt',
          en: 'income of the year before tax',
        }),
        year === 0
          ? rulePart({ fr: 'pertes reportées', en: 'losses carried' }, losses, 'money')
          : figurePart(context, `losses.${year}`, losses, {
              fr: 'pertes reportées',
              en: 'losses carried',
            }),
      ],
    );
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
  const part = (field: string, amount: number, fr: string, en: string, sign: 1 | -1) =>
    figurePart(context, `${name}.${field}`, amount, { fr, en }, 'money', sign);
  const collected = part('collected', quarter.collected, 'taxe perçue', 'tax collected', 1);
  const due = quarter.quick
    ? part('due', quarter.quick.due, 'dû par la méthode rapide', 'due by the quick method', 1)
    : collected;
  const flip = account === 'salesTaxPaid' || account === 'otherIncome' ? 1 : -1;
  const turned = (one: Part, sign: 1 | -1): Part => ({ ...one, sign: (sign * flip) as 1 | -1 });
  if (source.rule === 'quickGain') {
    return summed(figure, value, 'money', [turned(collected, 1), turned(due, -1)]);
  }
  const credits = part('credits', quarter.credits, 'crédits et remboursements', 'credits', -1);
  return summed(figure, value, 'money', [turned(due, 1), turned(credits, -1)]);
};
