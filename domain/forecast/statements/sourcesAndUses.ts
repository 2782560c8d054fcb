import type { Run } from '../compute.ts';
import { isGrant } from '../defaults/lent.ts';
import { quotient, times } from '../exact.ts';
import type { Line, Plan } from '../plan.ts';
import { type Amount, known, minus, sumOf } from '../unknown.ts';

interface MoneyLine {
  readonly id: string;
  /** The name entered in the form; blank if the line has none. */
  readonly name: string;
  readonly amount: Amount;
  /** The path of the amount in the form, such as "assets.0.cost"; for a first stock, the path of the offer. */
  readonly path: string;
  /** How the amount is derived from the one in the form. */
  readonly kind: 'untaxed' | 'taxed' | 'inKind' | 'repaid' | 'stock' | 'fee';
}

export interface SourcesAndUses {
  readonly sources: readonly MoneyLine[];
  readonly uses: readonly MoneyLine[];
  /** Sources less uses. A positive gap is working capital. */
  readonly gap: Amount;
}

/**
 * The money received and spent in month 0, taxes included; assets that the owners contribute count as both. Each line
 * has the id of its form line: of the offer for a first stock, of the loan for a fee.
 */
export function sourcesAndUsesOf(run: Run): SourcesAndUses {
  const { plan } = run.prepared;
  const sources = [
    ...plan.capital.filter(isAtStart).map(asEntered),
    ...plan.assets.filter((asset) => asset.isOwned && isAtStart(asset)).map(costAsEntered),
    ...plan.loans
      .filter(isAtStart)
      .map(
        (loan): MoneyLine =>
          isGrant(loan) ? { ...asEntered(loan), kind: 'repaid' } : asEntered(loan),
      ),
    ...plan.grants.filter(isAtStart).map(asEntered),
  ];
  const taxed = (line: MoneyLine, isTaxable: boolean): MoneyLine => {
    if (!isTaxable) return line;
    const { value, unknown } = line.amount;
    const { total } = run.taxes.on(value, 0, true);
    return { ...line, kind: 'taxed', amount: { value: total, unknown } };
  };
  const uses = [
    ...plan.assets.filter(isAtStart).map((asset) => taxed(costAsEntered(asset), asset.isTaxable)),
    ...plan.startup.map((line) => taxed(asEntered(line), line.isTaxable)),
    ...plan.deposits.filter(isAtStart).map(asEntered),
    ...plan.offers.flatMap(({ id, name, path, stockMonths }, at): MoneyLine[] => {
      const amount = run.firstStocks[at];
      return stockMonths > 0 && amount ? [{ id, name, amount, path, kind: 'stock' }] : [];
    }),
    ...plan.loans.filter((loan) => isAtStart(loan) && loan.fee.n > 0n).map(feeOf),
  ];
  const gap = sumOf([
    ...sources.map(({ amount }) => amount),
    ...uses.map(({ amount }) => minus(amount)),
  ]);
  return { sources, uses, gap };
}

/**
 * @returns the owners' own money, in cash or in kind, in hundredths of a percent of the sources; undefined if there are
 * none.
 */
export function ownShareOf(sources: SourcesAndUses['sources']): Amount | undefined {
  const total = sumOf(sources.map(({ amount }) => amount));
  const own = sumOf(sources.filter(isOwn).map(({ amount }) => amount));
  if (total.unknown === known && total.value === 0) return undefined;
  if (total.unknown !== known) return { value: 0, unknown: total.unknown };
  return {
    value: Number(quotient(BigInt(own.value) * 10_000n, BigInt(total.value))),
    unknown: known,
  };
}

/** Whether the owners bring the money: their contributions, in cash or in kind. */
export function isOwn({ path, kind }: Pick<MoneyLine, 'path' | 'kind'>): boolean {
  return kind === 'inKind' || path.startsWith('capital.');
}

function isAtStart({ month }: { readonly month: number }): boolean {
  return month === 0;
}

function asEntered({ id, name, path, amount }: Line & { readonly amount: Amount }): MoneyLine {
  return { id, name, amount, path: `${path}.amount`, kind: 'untaxed' };
}

function costAsEntered({ id, name, path, cost, isOwned }: Plan['assets'][number]): MoneyLine {
  return { id, name, amount: cost, path: `${path}.cost`, kind: isOwned ? 'inKind' : 'untaxed' };
}

function feeOf({ id, name, path, amount, fee }: Plan['loans'][number]): MoneyLine {
  const { value, unknown } = amount;
  return {
    id,
    name,
    amount: { value: times(value, fee), unknown },
    path: `${path}.amount`,
    kind: 'fee',
  };
}
