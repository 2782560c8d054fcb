import type { Bilingual } from '../../language.ts';
import { constants } from '../../legal/constants.ts';
import { inForce } from '../../legal/dated.ts';
import { monthName, yearOf } from '../calendar.ts';
import type { Account, Entry } from '../ledger.ts';
import { risesBy } from '../rules/indexing.ts';
import { type ChargeName, chargesIn } from '../rules/payroll.ts';
import { known } from '../unknown.ts';
import {
  type Context,
  figurePart,
  inputPart,
  legalRatePart,
  postingNamed,
  postingPart,
  rulePart,
  signedIn,
} from './context.ts';
import { type Explanation, type Part, ruled, summed } from './explanation.ts';
import { chargeLabels, labelOf, ruleLabels } from './labels.ts';

const boundLabels = [
  ['exemption', { fr: 'l’exemption du mois', en: 'the month’s exemption' }],
  ['above', { fr: 'le premier plafond de l’année', en: 'the year’s first ceiling' }],
  ['upTo', { fr: 'le plafond de l’année', en: 'the year’s ceiling' }],
  ['most', { fr: 'le maximum de l’année', en: 'the year’s maximum' }],
] as const;

/** @returns the explanation of a posting of pay, a contribution or the payment of contributions. */
export function explainStaff(
  context: Context,
  entry: Entry,
  figure: string,
  value: number,
): Explanation | undefined {
  const { source, month } = entry;
  const line = context.run.prepared.plan.staff[source.item];
  if (!line) return undefined;
  if (source.rule === 'chargesPaid') {
    const owed = (context.byMonth[month - 1] ?? []).filter(
      (one) =>
        one.source.rule === 'charge' &&
        one.source.item === source.item &&
        one.account === 'employerCharges',
    );
    const parts = owed.map((one) => paidLater(context, one, entry.account));
    return summed(figure, value, 'money', parts);
  }
  if (source.rule !== 'pay' && source.rule !== 'charge') return undefined;
  if (line.people === 1) return explainOne(context, entry, figure, value);
  return ruled(figure, value, 'money', '{0} × {1}', [
    personPart(context, entry),
    inputPart(context, `${line.path}.people`, 'count', 1),
  ]);
}

/** @returns one person's share of the pay or contribution of a staff line. */
function personPart(context: Context, { source, month, account, amount }: Entry): Part {
  const { people = 1, name = '' } = context.run.prepared.plan.staff[source.item] ?? {};
  const { fr, en } =
    source.rule === 'pay' ? labelOf(ruleLabels, 'pay') : labelOf(chargeLabels, String(source.part));
  const label = {
    fr: [`${fr} d’une personne`, name].filter((word) => word !== '').join(' · '),
    en: [`${en} of one person`, name].filter((word) => word !== '').join(' · '),
  };
  const figure = `person.${source.item}.${month}.${source.part ?? 'pay'}`;
  return figurePart(context, figure, signedIn(account, amount) / people, label);
}

/** @returns the explanation of one person's pay or contribution. @param figure such as "person.0.5.pensionPlan". */
export function explainPerson(context: Context, figure: string): Explanation | undefined {
  const [, item, month, name] = figure.split('.');
  if (name === 'tips' || name === 'earnings') {
    return explainEarnings(context, Number(item), Number(month), name);
  }
  const isPay = name === 'pay';
  const entry = postingNamed(
    context,
    isPay
      ? `posting.pay.${item}..${month}.wages`
      : `posting.charge.${item}.${name}.${month}.employerCharges`,
  );
  const { people = 1 } = context.run.prepared.plan.staff[Number(item)] ?? {};
  return entry && explainOne(context, entry, context.prefix + figure, entry.amount / people);
}

function explainOne(
  context: Context,
  { source, month }: Entry,
  figure: string,
  value: number,
): Explanation | undefined {
  const { plan } = context.run.prepared;
  const line = plan.staff[source.item];
  if (!line) return undefined;
  if (source.rule === 'pay') {
    const own = ownerPath(line.path);
    if (own) return ruled(figure, value, 'money', '{0}', [inputPart(context, own, 'money')]);
    const path = `${line.path}.pay`;
    const rises = line.raise.n === 0n ? 0 : risesBy(month);
    const raise = rises === 0 ? [] : [inputPart(context, `${line.path}.raise`, 'percent')];
    const raised = (at: number) => (rises === 0 ? '' : ` × (1 + {${at}})^${rises}`);
    if (line.pay.mode === 'monthly') {
      const amount = inputPart(context, `${path}.amount`, 'money');
      return ruled(figure, value, 'money', `{0}${raised(1)}`, [amount, ...raise]);
    }
    return ruled(figure, value, 'money', `{0} × {1} × 52 ÷ 12 × (1 + {2})${raised(3)}`, [
      inputPart(context, `${path}.wage`, 'money'),
      inputPart(context, `${path}.hoursPerWeek`, 'count'),
      inputPart(context, `${path}.vacation`, 'percent', '4'),
      ...raise,
    ]);
  }
  const name = source.part as ChargeName;
  const { year, charges } = chargesIn(plan, month);
  const charge = charges.find((one) => one.name === name);
  const { page } = inForce(constants.employerContributions, `${monthName(plan.start + month)}-01`);
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
    ? legalRatePart(context, path)
    : { ...rateOf(name, set.rate, 'percent'), label };
  const gross = postingNamed(context, `posting.pay.${source.item}..${month}.wages`);
  const pay = gross ? earnedPart(context, gross) : rulePart(label, 0, 'money');
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
  const sums = upTo
    ? (['pay', name] as const)
        .map((of) => soFarPart(context, source.item, month, of))
        .filter((part) => part.value !== 0)
    : [];
  // Sums of 0 are dropped, so `paid` is empty if nothing has been contributed yet this year.
  const [before = '', paid = ''] = sums.map((_, at) => `{${2 + bounds.length + at}}`);
  const within = (pay: string) => {
    const least = above ? `max(${pay}, ${above})` : pay;
    return `min(${least}, ${upTo})`;
  };
  const counted = `${within(before ? `${before} + {1}` : '{1}')} − ${before ? within(before) : (above ?? '0')}`;
  const left = paid ? `${most} − ${paid}` : most;
  const template = upTo
    ? {
        fr: `{0} × (la part, dans {1}, qui tient ${above ? `entre ${above} et` : 'sous'} ${upTo}${before && ` après ${before}`}${exemption ? ` − ${exemption}` : ''}), au plus ${most}${paid && ` moins ${paid}`}`,
        en: `{0} × (the part of {1} that fits ${above ? `between ${above} and` : 'under'} ${upTo}${before && ` after ${before}`}${exemption ? ` − ${exemption}` : ''}), at most ${most}${paid && ` less ${paid}`}`,
        arithmetic: `min(round({0} × max(0, ${counted}${exemption ? ` − ${exemption}` : ''})), ${left})`,
      }
    : '{0} × {1}';
  const limits = bounds.map(({ label: text, amount }) => ({
    ...rateOf('', amount, 'money'),
    label: text,
  }));
  return ruled(figure, value, 'money', template, [rate, pay, ...limits, ...sums]);
}

/** @returns the path of an owner's pay; undefined for other lines of staff. @param line such as "owners.0". */
function ownerPath(line: string): string | undefined {
  if (line === 'ownerPay') return 'ownerPay.amount';
  return line.startsWith('owners.') ? `${line}.pay` : undefined;
}

/** @returns the postings of pay or of a contribution in the earlier months of the calendar year. */
function earlierInYear(context: Context, item: number, month: number, name: SoFar): Entry[] {
  const { start } = context.run.prepared.plan;
  const source = name === 'pay' ? `posting.pay.${item}.` : `posting.charge.${item}.${name}`;
  const account = name === 'pay' ? 'wages' : 'employerCharges';
  const posted = context.bySource.get(source) ?? [];
  return posted.filter(
    (one) =>
      one.account === account &&
      one.month < month &&
      yearOf(start + one.month) === yearOf(start + month),
  );
}

type SoFar = ChargeName | 'pay';

function soFarPart(context: Context, item: number, month: number, name: SoFar): Part {
  const parts = soFarParts(context, item, month, name);
  const sum = parts.reduce((all, { value }) => all + Number(value), 0);
  const of: Bilingual =
    name !== 'pay'
      ? { fr: 'la cotisation', en: 'the contribution' }
      : hasTips(context, item)
        ? { fr: 'la paie et les pourboires', en: 'the pay and tips' }
        : { fr: 'la paie', en: 'the pay' };
  return figurePart(context, `soFar.${item}.${month}.${name}`, sum, {
    fr: [of.fr, 'depuis janvier'].join(' '),
    en: [of.en, 'since January'].join(' '),
  });
}

/**
 * @returns the explanation of a sum from January to the month before, for an annual limit. @param figure such as
 * "soFar.0.5.pay" or "soFar.0.5.pensionPlan".
 */
export function explainSoFar(context: Context, figure: string): Explanation | undefined {
  const [, item, month, name] = figure.split('.');
  const { start, staff } = context.run.prepared.plan;
  const line = staff[Number(item)];
  if (!line) return undefined;
  const wasPaid = line.isActive.some(
    (isActive, m) =>
      isActive && m < Number(month) && yearOf(start + m) === yearOf(start + Number(month)),
  );
  const parts = soFarParts(context, Number(item), Number(month), name as SoFar);
  const isKnown = context.run.prepared.staff[Number(item)]?.unknown === known || !wasPaid;
  const sum = isKnown ? parts.reduce((all, { value }) => all + Number(value), 0) : null;
  return summed(context.prefix + figure, sum, 'money', parts);
}

function soFarParts(context: Context, item: number, month: number, name: SoFar): Part[] {
  return earlierInYear(context, item, month, name).map((entry) => earnedPart(context, entry));
}

function hasTips(context: Context, item: number): boolean {
  return context.run.prepared.plan.staff[item]?.tips.n !== 0n;
}

/** @returns one person's contribution or pay, with the tips if there are any. */
function earnedPart(context: Context, entry: Entry): Part {
  const { source, month, amount } = entry;
  const { item, rule } = source;
  if (rule !== 'pay' || !hasTips(context, item)) return onePart(context, entry);
  const { people = 1 } = context.run.prepared.plan.staff[item] ?? {};
  const tips = context.run.prepared.staff[item]?.tips[month] ?? 0;
  const label = { fr: 'la paie et les pourboires', en: 'the pay and tips' };
  return figurePart(context, `person.${item}.${month}.earnings`, amount / people + tips, label);
}

/** @returns the explanation of one person's tips of a month, or of the pay and tips. */
function explainEarnings(
  context: Context,
  item: number,
  month: number,
  name: 'tips' | 'earnings',
): Explanation | undefined {
  const { plan, staff } = context.run.prepared;
  const entry = postingNamed(context, `posting.pay.${item}..${month}.wages`);
  const line = plan.staff[item];
  if (!entry || !line || !hasTips(context, item)) return undefined;
  const figure = `${context.prefix}person.${item}.${month}.${name}`;
  const pay = onePart(context, entry);
  const tips = staff[item]?.tips[month] ?? 0;
  if (name === 'tips') {
    const share = inputPart(context, `${line.path}.tips`, 'percent');
    return ruled(figure, tips, 'money', '{0} × {1}', [pay, share]);
  }
  const label = { fr: 'pourboires', en: 'tips' };
  const own = figurePart(context, `person.${item}.${month}.tips`, tips, label);
  return summed(figure, Number(pay.value) + tips, 'money', [pay, own]);
}

function onePart(context: Context, entry: Entry): Part {
  const { people } = context.run.prepared.plan.staff[entry.source.item] ?? {};
  return people === 1 ? postingPart(context, entry) : personPart(context, entry);
}

function paidLater(context: Context, entry: Entry, account: Account): Part {
  const part = postingPart(context, entry);
  // A payment reduces the liability; in the cash figure it is the amount paid.
  const sign = account === 'payrollPayable' ? -1 : 1;
  return { ...part, sign };
}
