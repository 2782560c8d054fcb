import { product, times } from '../exact.ts';
import { cashAccounts, type Ledger } from '../ledger.ts';
import type { CreditLine, Plan } from '../plan.ts';
import { type Amount, known, minus, sumOf } from '../unknown.ts';
import { monthlyShare } from './loans.ts';

/** A month of the line of credit; amounts in cents. */
export interface LineMonth {
  /** What is drawn at the end of the month before. */
  readonly before: Amount;
  /** The interest on it, paid in this month. */
  readonly interest: Amount;
  /** Cash at the month's end before the line is drawn or repaid. */
  readonly cash: Amount;
  readonly drawn: Amount;
  readonly repaid: Amount;
  /** What is drawn at the month's end. */
  readonly balance: Amount;
}

const nothing: Amount = { value: 0, unknown: known };
const isNothing = ({ value, unknown }: Amount) => value === 0 && unknown === known;

/** Posts the interest of a month on the balance at the end of the month before. @param lines the months before. */
export function postLineInterest(
  ledger: Ledger,
  { creditLine }: Plan,
  month: number,
  lines: readonly LineMonth[],
): void {
  if (!creditLine) return;
  const { value, unknown } = interestOn(creditLine, lines.at(-1)?.balance ?? nothing);
  const source = { rule: 'lineInterest', item: 0 };
  ledger.post(month, source, 'interest', value, 'loanPayments', -value);
  ledger.mark('interest', month, unknown);
  ledger.mark('loanPayments', month, unknown);
}

function interestOn({ rate }: CreditLine, balance: Amount): Amount {
  const isFree = rate.yearly.n === 0n && rate.unknown === known;
  if (isFree || isNothing(balance)) return nothing;
  const value = times(balance.value, product(rate.yearly, monthlyShare));
  return { value, unknown: balance.unknown | rate.unknown };
}

/**
 * Draws the line to keep the wanted cash, up to its limit, or repays it with the cash above. This rule looks at the
 * month's cash, so it is the last of the month.
 * @param lines the months before; receives the month.
 */
export function postLine(
  ledger: Ledger,
  { creditLine }: Plan,
  month: number,
  lines: LineMonth[],
): void {
  if (!creditLine) return;
  const last = lines.at(-1);
  const before = last?.balance ?? nothing;
  const cash = sumOf([
    ...(last ? [last.cash, last.drawn, minus(last.repaid)] : []),
    ...cashAccounts.map((account) => ({
      value: ledger.sum(account, month),
      unknown: ledger.unknown(account, month),
    })),
  ]);
  const drawn = drawnFrom(creditLine, cash, before);
  const repaid = repaidWith(creditLine, cash, before);
  const balance = sumOf([before, drawn, minus(repaid)]);
  const interest = interestOn(creditLine, before);
  lines.push({ before, interest, cash, drawn, repaid, balance });
  const draw = { rule: 'lineDraw', item: 0 };
  ledger.post(month, draw, 'creditLineDrawn', drawn.value, 'creditLine', -drawn.value);
  ledger.mark('creditLineDrawn', month, drawn.unknown);
  const repay = { rule: 'lineRepayment', item: 0 };
  ledger.post(month, repay, 'creditLine', repaid.value, 'creditLineRepaid', -repaid.value);
  ledger.mark('creditLineRepaid', month, repaid.unknown);
  ledger.mark('creditLine', month, balance.unknown, month + 1);
}

function drawnFrom({ limit, keep }: CreditLine, cash: Amount, before: Amount): Amount {
  const room = sumOf([limit, minus(before)]);
  const value = Math.max(0, Math.min(keep.value - cash.value, room.value));
  const isEnough = cash.unknown === known && cash.value >= keep.value;
  if (isEnough || isNothing(room)) return nothing;
  return { value, unknown: cash.unknown | room.unknown };
}

function repaidWith({ keep }: CreditLine, cash: Amount, before: Amount): Amount {
  if (isNothing(before)) return nothing;
  const value = Math.max(0, Math.min(cash.value - keep.value, before.value));
  return { value, unknown: cash.unknown | before.unknown };
}
