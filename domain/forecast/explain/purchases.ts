import { lastMonth } from '../calendar.ts';
import { one, zero } from '../exact.ts';
import type { Account, Entry } from '../ledger.ts';
import { firstDepreciated } from '../rules/assets.ts';
import { risesBy } from '../rules/indexing.ts';
import { known } from '../unknown.ts';
import {
  type Context,
  figurePart,
  inputPart,
  postingPart,
  rulePart,
  taxRatePart,
} from './context.ts';
import { type Explanation, minusOf, type Part, ruled, splitRule, summed } from './explanation.ts';
import { leftAfterGrants } from './grants.ts';
import { figureLabels, labelOf } from './labels.ts';
import { unitPart } from './unitAmounts.ts';

/** @returns the explanation of a posting of a purchase, its taxes, payment or depreciation, or the cost of a sale. */
export function explainPurchase(
  context: Context,
  entry: Entry,
  figure: string,
  value: number,
): Explanation | undefined {
  const { rule } = entry.source;
  if (rule === 'depreciation') return explainDepreciation(context, entry, figure, value);
  if (rule === 'fixed' || rule === 'startup' || rule === 'asset') {
    return explainSpending(context, entry, figure, value);
  }
  if (rule === 'purchase' || rule === 'directCost' || rule === 'supplierPayment') {
    return explainStock(context, entry, figure, value);
  }
  return undefined;
}

function explainStock(
  context: Context,
  { source, month, account }: Entry,
  figure: string,
  value: number,
): Explanation | undefined {
  const { rule, item, part } = source;
  const offer = context.run.prepared.plan.offers[item];
  if (!offer) return undefined;
  if (rule === 'directCost')
    return summed(figure, value, 'money', [costPart(context, item, month, value < 0 ? -1 : 1)]);
  const later = rule === 'supplierPayment' ? Number(part) : 0;
  const bought = (context.byMonth[month - later] ?? []).filter(
    (one) => one.source.rule === 'purchase' && one.source.item === item,
  );
  const parts = (...accounts: Account[]) =>
    bought
      .filter((one) => accounts.includes(one.account))
      .map((one): Part => {
        const own = postingPart(context, one);
        // A credit reduces the tax owed, but here it counts as tax paid.
        return one.account === 'gst' || one.account === 'qst' ? { ...own, sign: -1 } : own;
      });
  if (rule === 'supplierPayment') {
    const owed = parts('payables');
    const minus = minusOf(value);
    if (month === 0) {
      const template = {
        fr: `${minus}{0}, payé en entier au démarrage`,
        en: `${minus}{0}, paid whole at start-up`,
        arithmetic: `${minus}{0}`,
      };
      return ruled(figure, value, 'money', template, owed);
    }
    const path = `supplierTerms.${later}`;
    const share = inputPart(context, path, 'ratio', later === 0 ? '1' : '0');
    const { supplierTerms } = context.run.prepared.plan;
    const paid = [supplierTerms[later - 1] ?? zero, supplierTerms[later] ?? one] as const;
    const rule = share.value === '1' ? `${minus}{0} × {1}` : splitRule('{0}', '{1}', minus, paid);
    return ruled(figure, value, 'money', rule, [share, ...owed]);
  }
  if (account === 'payables') {
    return summed(figure, value, 'money', parts('inventory', 'gst', 'qst'));
  }
  if (account === 'gst' || account === 'qst') {
    const rate = taxRatePart(context, account, month);
    return ruled(figure, value, 'money', '− {0} × {1}', [...parts('inventory'), rate]);
  }
  const { stockMonths: k } = offer;
  if (month === 0) {
    const ahead = Array.from({ length: k }, (_, at) => costPart(context, item, at + 1));
    return summed(figure, value, 'money', ahead);
  }
  if (month + k <= lastMonth)
    return summed(figure, value, 'money', [costPart(context, item, month + k)]);
  const isKnownLater = context.run.costs[item]?.later.unknown === known;
  return summed(figure, value, 'money', [
    figurePart(context, `cost.${item}.later`, isKnownLater ? value : null, {
      fr: 'coût d’un mois après le plan (moyenne des douze derniers)',
      en: 'cost of a month past the plan (mean of the last twelve)',
    }),
  ]);
}

function costPart(context: Context, item: number, month: number, sign: 1 | -1 = 1): Part {
  const cost = context.run.costs[item]?.cost;
  const isKnown = cost?.unknown[month] === known;
  const value = isKnown ? (cost?.value[month] ?? 0) : null;
  const label = {
    fr: `coût des unités du mois ${month}`,
    en: `cost of the units of month ${month}`,
  };
  return figurePart(context, `cost.${item}.${month}`, value, label, 'money', sign);
}

/** @returns the explanation of a month's direct costs, with unrecovered taxes, or of those assumed after the plan. */
export function explainCost(context: Context, name: string): Explanation | undefined {
  const [kind, which, when] = name.split('.');
  const item = Number(which);
  const costs = context.run.costs[item];
  const offer = context.run.prepared.plan.offers[item];
  if (kind !== 'cost' || !costs || !offer) return undefined;
  const figure = context.prefix + name;
  if (when === 'later') {
    const months = Array.from({ length: 12 }, (_, at) =>
      costPart(context, item, at + lastMonth - 11),
    );
    const terms = months.map((_, at) => `{${at}}`).join(' + ');
    const mean = costs.later.unknown === known ? costs.later.value : null;
    return ruled(figure, mean, 'money', `(${terms}) ÷ 12`, months);
  }
  const month = Number(when);
  const value = costs.cost.unknown[month] === known ? (costs.cost.value[month] ?? 0) : null;
  const sold = context.run.units[item];
  const units = (sold?.unknown[month] ?? known) === known ? (sold?.value[month] ?? 0) : null;
  const label = labelOf(figureLabels, 'units');
  const { cost: factor } = context.run.assumptions;
  const parts = [
    figurePart(context, `months.${month}.units.${offer.id}`, units, label, 'count'),
    unitPart(context, item, 'cost', month),
    rulePart(
      { fr: 'facteur du scénario', en: 'scenario’s factor' },
      Number(factor.n) / Number(factor.d),
      'ratio',
    ),
  ];
  const isLost = offer.isCostTaxable && !context.run.taxes.recovers(month, false);
  if (!isLost) return ruled(figure, value, 'money', '{0} × {1} × {2}', parts);
  return ruled(
    figure,
    value,
    'money',
    {
      fr: '{0} × {1} × {2}, avec les taxes perdues {3} et {4}',
      en: '{0} × {1} × {2}, with the lost taxes {3} and {4}',
      arithmetic: withTaxes('{0} × {1} × {2}', 3),
    },
    [...parts, taxRatePart(context, 'gst', month), taxRatePart(context, 'qst', month)],
  );
}

/**
 * @returns the arithmetic of an amount plus both taxes, each computed on whole cents. @param at index of the part with
 * the GST rate; the QST rate follows.
 */
export function withTaxes(amount: string, at: number): string {
  return `${amount} + round(${amount}) × {${at}} + round(${amount}) × {${at + 1}}`;
}

const lineLists = { fixed: 'fixed', startup: 'startup', asset: 'assets' } as const;

function explainSpending(
  context: Context,
  { source, month, account }: Entry,
  figure: string,
  value: number,
): Explanation | undefined {
  const { rule, item } = source;
  const list = lineLists[rule as keyof typeof lineLists];
  const line = context.run.prepared.plan[list][item];
  if (!line) return undefined;
  const amount = inputPart(
    context,
    `${line.path}.${rule === 'asset' ? 'cost' : 'amount'}`,
    'money',
  );
  const rises = rule === 'fixed' ? risesBy(month) : 0;
  const isIndexed = rises > 0;
  const index = isIndexed ? [inputPart(context, `${line.path}.index`, 'percent', '0')] : [];
  const before = isIndexed ? `{0} × (1 + {1})^${rises}` : '{0}';
  return taxedRule(context, { source, month, account }, figure, value, {
    before,
    parts: [amount, ...index],
    isTaxable: line.isTaxable,
  });
}

/**
 * @param bought the amount before taxes: an expression and its parts.
 * @returns the explanation of a posting of a purchase that is paid at once: its cost, payment or recovered tax.
 */
export function taxedRule(
  context: Context,
  { source, month, account }: Pick<Entry, 'source' | 'month' | 'account'>,
  figure: string,
  value: number,
  bought: { readonly before: string; readonly parts: readonly Part[]; readonly isTaxable: boolean },
): Explanation {
  const { before, parts, isTaxable } = bought;
  const after = parts.length;
  const rates = [taxRatePart(context, 'gst', month), taxRatePart(context, 'qst', month)];
  if (account === 'gst' || account === 'qst') {
    const rate = taxRatePart(context, account, month);
    const words = `− ${before} × {${after}}`;
    const rule = { fr: words, en: words, arithmetic: `− round(${before}) × {${after}}` };
    return ruled(figure, value, 'money', rule, [...parts, rate]);
  }
  const isCash = account === 'cashToSuppliers' || account === 'cashForAssets';
  const isLost = !context.run.taxes.recovers(month, source.rule === 'asset');
  if (!isTaxable || !(isCash || isLost)) {
    return ruled(figure, value, 'money', before, parts);
  }
  const template = {
    fr: `${before}, avec {${after}} et {${after + 1}}`,
    en: `${before}, with {${after}} and {${after + 1}}`,
    arithmetic: withTaxes(before, after),
  };
  return ruled(figure, value, 'money', template, [...parts, ...rates]);
}

function explainDepreciation(
  context: Context,
  { source, month, account }: Entry,
  figure: string,
  value: number,
): Explanation | undefined {
  const asset = context.run.prepared.plan.assets[source.item];
  if (!asset) return undefined;
  const entered = context.entries.find(
    (one) =>
      (one.source.rule === 'asset' || one.source.rule === 'ownedAsset') &&
      one.source.item === source.item &&
      one.account === 'fixedAssets',
  );
  const lowered = leftAfterGrants(context, source.item, month);
  const cost = lowered?.parts ?? (entered ? [postingPart(context, entered)] : []);
  const t = month - (lowered?.start ?? firstDepreciated(asset)) + 1;
  const sign = account === 'fixedAssets' ? '− ' : '';
  const terms = cost.map((_, at) => `{${at}}`).join(' + ');
  const base = cost.length > 1 ? `(${terms})` : '{0}';
  const life = `{${Math.max(1, cost.length)}}`;
  const months = lowered?.elapsed ? `(${life} − ${lowered.elapsed})` : life;
  const by = (count: number) => `round(${base} × ${count} ÷ ${months})`;
  return ruled(
    figure,
    value,
    'money',
    {
      fr: `${sign}${base} × ${t} ÷ ${months}, moins ce qui est déjà amorti`,
      en: `${sign}${base} × ${t} ÷ ${months}, less what is depreciated already`,
      arithmetic: `${sign}(${by(t)} − ${by(t - 1)})`,
    },
    [...cost, inputPart(context, `assets.${source.item}.life`, 'count', 60)],
  );
}
