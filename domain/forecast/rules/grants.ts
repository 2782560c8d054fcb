import type { Ledger } from '../ledger.ts';
import type { Grant, Plan } from '../plan.ts';
import { type Amount, known, sumOf } from '../unknown.ts';

/** The grants of a month that lower the value of an asset. */
export interface GrantStep {
  readonly month: number;
  /** The places of the grants in the plan's list. */
  readonly grants: readonly number[];
  /** The asset's value before them. */
  readonly before: Amount;
  /** The value after them, which is depreciated from this month on. */
  readonly left: Amount;
}

/** @returns the month in which a grant counts: that of its receipt, or of its asset if that is later. */
export function monthCounted({ month, asset }: Grant, { assets }: Pick<Plan, 'assets'>): number {
  return Math.max(month, (asset === undefined ? undefined : assets[asset]?.month) ?? 0);
}

/**
 * Posts the receipt of grants that are not repaid. One for an asset is deferred until it lowers the asset's cost; any
 * other is income at once (ASPE 3800, Government Assistance).
 */
export function postGrants(ledger: Ledger, plan: Plan): void {
  for (const [item, grant] of plan.grants.entries()) {
    const { month, amount, asset } = grant;
    const account = asset === undefined ? 'grantIncome' : 'deferredRevenue';
    const source = { rule: 'grant', item };
    ledger.post(month, source, 'grantsReceived', amount.value, account, -amount.value);
    ledger.mark('grantsReceived', month, amount.unknown);
    ledger.mark(account, month, amount.unknown, monthCounted(grant, plan));
  }
}

/** @returns the grants that lower an asset, by the month in which they count. Those of 0 change nothing. */
export function grantsFor(plan: Plan, item: number): ReadonlyMap<number, readonly number[]> {
  const own = [...plan.grants.entries()].filter(
    ([, { asset, amount }]) => asset === item && (amount.value > 0 || amount.unknown !== known),
  );
  const byMonth = Map.groupBy(own, ([, grant]) => monthCounted(grant, plan));
  return new Map([...byMonth].map(([month, all]) => [month, all.map(([at]) => at)]));
}

/**
 * Posts grants that lower an asset's value to 0 at least; what exceeds it is income.
 * @param before the asset's value. @param grants places in the plan's list.
 */
export function postLowered(
  ledger: Ledger,
  plan: Plan,
  month: number,
  grants: readonly number[],
  before: Amount,
): GrantStep {
  let { value } = before;
  const amounts = grants.map((item): Amount => {
    const amount = plan.grants[item]?.amount ?? { value: 0, unknown: known };
    const lowered = Math.min(value, amount.value);
    const excess = amount.value - lowered;
    value -= lowered;
    ledger.post(
      month,
      { rule: 'grantUsed', item },
      'deferredRevenue',
      amount.value,
      'fixedAssets',
      -lowered,
      'grantIncome',
      -excess,
    );
    return amount;
  });
  const isNothing = before.value === 0 && before.unknown === known;
  const unknown = sumOf([before, ...amounts]).unknown;
  ledger.mark('grantIncome', month, unknown);
  return { month, grants, before, left: { value, unknown: isNothing ? known : unknown } };
}
