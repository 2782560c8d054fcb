import type { Entry } from '../ledger.ts';
import { firstDepreciated } from '../rules/assets.ts';
import type { GrantStep } from '../rules/grants.ts';
import { known } from '../unknown.ts';
import { type Context, figurePart, inputPart, postingPart } from './context.ts';
import { type Explanation, minusOf, type Part, ruled, summed } from './explanation.ts';

/** @returns the value of an asset before the grants of a month lower it. */
function valuePart(context: Context, asset: number, { month, before }: GrantStep): Part {
  const name = context.run.prepared.plan.assets[asset]?.name;
  const own = name ? ` · ${name}` : '';
  const label = {
    fr: `valeur de l’équipement avant la subvention${own}`,
    en: `value of the equipment before the grant${own}`,
  };
  const value = before.unknown === known ? before.value : null;
  return figurePart(context, `assetValue.${asset}.${month}`, value, label);
}

/** @returns the postings by which the grants of a step lower the value, in order. */
function loweredIn({ byMonth }: Context, { month, grants }: GrantStep): Entry[] {
  return (byMonth[month] ?? []).filter(
    ({ source, account }) =>
      source.rule === 'grantUsed' && account === 'fixedAssets' && grants.includes(source.item),
  );
}

/** @returns the explanation of the value of an asset before grants lower it. @param name "assetValue.0.13". */
export function explainAssetValue(context: Context, name: string): Explanation | undefined {
  const [, item, m] = name.split('.');
  const [asset, month] = [Number(item), Number(m)];
  const step = context.run.grantSteps[asset]?.find((one) => one.month === month);
  if (!step) return undefined;
  const { grants } = context.run.prepared.plan;
  const isOf = ({ source: { rule, item: at } }: Entry) =>
    rule === 'grantUsed'
      ? grants[at]?.asset === asset
      : at === asset && ['asset', 'ownedAsset', 'depreciation'].includes(rule);
  const isEntry = ({ source: { rule } }: Entry) => rule === 'asset' || rule === 'ownedAsset';
  const parts = context.entries
    .filter((one) => one.account === 'fixedAssets' && isOf(one))
    .filter((one) => one.month < month || (one.month === month && isEntry(one)))
    .map((one) => postingPart(context, one));
  const value = step.before.unknown === known ? step.before.value : null;
  return summed(context.prefix + name, value, 'money', parts);
}

/** @returns the explanation of a posting by which a grant lowers the cost of an asset. */
export function explainGrantUsed(
  context: Context,
  { source: { rule, item }, month, account }: Entry,
  figure: string,
  value: number,
): Explanation | undefined {
  const grant = context.run.prepared.plan.grants[item];
  const asset = grant?.asset;
  if (rule !== 'grantUsed' || !grant || asset === undefined) return undefined;
  const amount = inputPart(context, `${grant.path}.amount`, 'money');
  const step = context.run.grantSteps[asset]?.find((one) => one.month === month);
  if (account === 'deferredRevenue' || !step) {
    return ruled(figure, value, 'money', `${minusOf(value)}{0}`, [amount]);
  }
  const lowered = loweredIn(context, step);
  if (account === 'grantIncome') {
    const own = lowered.filter(({ source }) => source.item === item);
    const rule = own.length > 0 ? '{0} + {1}' : '{0}';
    return ruled(figure, value, 'money', rule, [
      amount,
      ...own.map((one) => postingPart(context, one)),
    ]);
  }
  const before = lowered.slice(
    0,
    lowered.findIndex(({ source }) => source.item === item),
  );
  const left = ['{1}', ...before.map((_, at) => `{${at + 2}}`)].join(' + ');
  return ruled(figure, value, 'money', `− min({0}, ${left})`, [
    amount,
    valuePart(context, asset, step),
    ...before.map((one) => postingPart(context, one)),
  ]);
}

/** What is depreciated since the last grants for an asset. */
interface LeftToDepreciate {
  readonly parts: readonly Part[];
  /** Months already depreciated when the grants came. */
  readonly elapsed: number;
  /** The first month that the rest is depreciated in. */
  readonly start: number;
}

/** @returns what is depreciated in a month after grants for an asset; undefined if none came yet. */
export function leftAfterGrants(
  context: Context,
  item: number,
  month: number,
): LeftToDepreciate | undefined {
  const asset = context.run.prepared.plan.assets[item];
  const step = context.run.grantSteps[item]?.findLast((one) => one.month <= month);
  if (!asset || !step) return undefined;
  const first = firstDepreciated(asset);
  const start = Math.max(first, step.month);
  const lowered = loweredIn(context, step).map((one) => postingPart(context, one));
  return { parts: [valuePart(context, item, step), ...lowered], elapsed: start - first, start };
}
