import type { Run } from './compute.ts';
import { times } from './exact.ts';
import type { Line, Plan } from './plan.ts';
import { type Amount, known, minus, sumOf } from './unknown.ts';

interface MoneyLine {
  readonly id: string;
  readonly amount: Amount;
}

export interface SourcesAndUses {
  readonly sources: readonly MoneyLine[];
  readonly uses: readonly MoneyLine[];
  /** Sources less uses: what is left over is working capital. */
  readonly gap: Amount;
}

/**
 * Where the money of month 0 comes from and what it pays, taxes included. A line has the id of what it is about: the
 * first stock that of its offer, a fee that of its loan.
 */
export function sourcesAndUsesOf(run: Run): SourcesAndUses {
  const { plan } = run.prepared;
  const owned = plan.assets.filter(({ isOwned }) => isOwned);
  const sources = [
    ...atStart(plan.capital),
    ...atStart(owned.map((asset) => ({ ...asset, amount: asset.cost }))),
    ...atStart(plan.loans),
    ...atStart(plan.grants),
  ];
  const withTaxes = (amount: Amount, isTaxable: boolean) => ({
    value: run.taxes.on(amount.value, 0, isTaxable).total,
    unknown: amount.unknown,
  });
  const assets = plan.assets.map((asset) => ({
    ...asset,
    amount: withTaxes(asset.cost, asset.isTaxable),
  }));
  const startup = plan.startup.map((line) => ({
    id: line.id,
    amount: withTaxes(line.amount, line.isTaxable),
  }));
  const uses = [
    ...atStart(assets),
    ...startup,
    ...atStart(plan.deposits),
    ...plan.offers.flatMap(({ id, stockMonths }, at) =>
      stockMonths > 0 ? { id, amount: run.firstStocks[at] ?? nothing } : [],
    ),
    ...atStart(plan.loans.filter(({ fee }) => fee.n > 0n).map(withFee)),
  ];
  const gap = sumOf([
    ...sources.map(({ amount }) => amount),
    ...uses.map(({ amount }) => minus(amount)),
  ]);
  return { sources, uses, gap };
}

function atStart(
  lines: readonly (Pick<Line, 'id'> & { readonly month: number; readonly amount: Amount })[],
): MoneyLine[] {
  return lines.filter(({ month }) => month === 0).map(({ id, amount }) => ({ id, amount }));
}

const nothing: Amount = { value: 0, unknown: known };

function withFee({ id, month, amount, fee }: Plan['loans'][number]) {
  return { id, month, amount: { value: times(amount.value, fee), unknown: amount.unknown } };
}
