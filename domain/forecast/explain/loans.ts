import { isGrant } from '../defaults/lent.ts';
import { fraction } from '../exact.ts';
import type { Loan } from '../plan.ts';
import type { LoanSchedule } from '../rules/loans.ts';
import { known } from '../unknown.ts';
import { type Context, figurePart, inputPart, rulePart } from './context.ts';
import { type Explanation, type Part, ruled, splitRule, summed } from './explanation.ts';
import { figureLabels, labelOf } from './labels.ts';

/** The label of the points that a stress test adds to variable rates. */
export const pointsLabel = { fr: 'hausse des taux variables', en: 'rise of variable rates' };

const grantRateLabel = {
  fr: 'taux d’une subvention remboursable',
  en: 'rate of a repayable grant',
};

/** @returns the explanation of a loan's payment or of a figure in its schedule. */
export function explainLoanFigure(
  context: Context,
  at: number,
  field: string,
): Explanation | undefined {
  const schedule = context.run.prepared.loans[at];
  const loan = context.run.prepared.plan.loans[at];
  if (!schedule || !loan) return undefined;
  const own = new OwnParts(context, at, loan, schedule);
  const figure = `${context.prefix}loans.${at}.${field}`;
  if (field === 'payment') return explainPayment(own, figure);
  const [, index = '', name = ''] = field.split('.');
  const row = schedule.rows[Number(index)];
  if (!row || (name !== 'interest' && name !== 'principal' && name !== 'balance')) return undefined;
  const value = row.unknown[name] === known ? row[name] : null;
  const before = own.balanceBefore(Number(index));
  if (name === 'interest') {
    const { entered, added, text } = own.rate(1, 2);
    return ruled(figure, value, 'money', `{0} × ${text} ÷ 12`, [before, entered, ...added]);
  }
  if (name === 'balance') {
    return summed(figure, value, 'money', [before, own.row(Number(index), 'principal', -1)]);
  }
  return explainPrincipal(own, Number(index), figure, value);
}

/** Makes the parts of the figures of one loan. */
class OwnParts {
  readonly loan: Loan;
  readonly schedule: LoanSchedule;
  private readonly context: Context;
  /** The name of the loan's figures. */
  private readonly figure: string;

  constructor(context: Context, at: number, loan: Loan, schedule: LoanSchedule) {
    this.context = context;
    this.figure = `loans.${at}`;
    this.loan = loan;
    this.schedule = schedule;
  }

  input(field: 'term' | 'interestOnly' | 'amortisation'): Part {
    return inputPart(this.context, `${this.loan.path}.${field}`, 'count');
  }

  /**
   * The yearly rate and, in a stress test that raises it, the points added.
   * @param at index of the part with the rate. @param addedAt index of the part with the points.
   */
  rate(at: number, addedAt: number) {
    const entered = isGrant(this.loan)
      ? rulePart(grantRateLabel, '0', 'percent')
      : inputPart(this.context, `${this.loan.path}.rate`, 'percent');
    const { points } = this.context.run.assumptions;
    if (points === 0 || !this.loan.variable) return { entered, added: [], text: `{${at}}` };
    const added = [rulePart(pointsLabel, points, 'percent')];
    return { entered, added, text: `({${at}} + {${addedAt}})` };
  }

  /** The balance before a row: the amount lent, or the balance after the row before. */
  balanceBefore(index: number): Part {
    if (index > 0) return this.row(index - 1, 'balance', 1);
    return { ...inputPart(this.context, `${this.loan.path}.amount`, 'money'), sign: 1 };
  }

  /** The balance that the repayments pay back. */
  get repaid(): Part {
    return this.balanceBefore(this.schedule.capitalised);
  }

  row(index: number, field: 'interest' | 'principal' | 'balance', sign: 1 | -1): Part {
    const row = this.schedule.rows[index];
    const value = row && row.unknown[field] === known ? row[field] : null;
    const label = labelOf(figureLabels, field === 'interest' ? 'loanInterest' : field);
    const name = `${this.figure}.schedule.${index}.${field}`;
    return figurePart(this.context, name, value, label, 'money', sign);
  }

  get payment(): Part {
    const { value, unknown } = this.schedule.payment;
    const label = labelOf(figureLabels, 'payment');
    return figurePart(
      this.context,
      `${this.figure}.payment`,
      unknown === known ? value : null,
      label,
    );
  }
}

function explainPayment(own: OwnParts, figure: string): Explanation {
  const { kind, term, amortisation, interestOnly, rate } = own.loan;
  const { value } = own.payment as Part & { readonly value: number | null };
  const isSingle = kind === 'balloon' && term.value - interestOnly === 1;
  if (kind === 'equalPrincipal' || isSingle) {
    const parts = [own.row(interestOnly, 'interest', 1), own.row(interestOnly, 'principal', 1)];
    return summed(figure, value, 'money', parts);
  }
  const count = (kind === 'balloon' ? amortisation : term).value - interestOnly;
  const { entered, added, text } = own.rate(1, 4);
  const level = `{0} × ${text} ÷ 12 ÷ (1 − 1 ÷ (1 + ${text} ÷ 12)^${count})`;
  return ruled(
    figure,
    value,
    'money',
    {
      fr: `versement mensuel égal qui rembourse {0}; taux du mois\u00a0: ${text} ÷ 12; nombre de versements\u00a0: {2} − {3}`,
      en: `level monthly payment that repays {0}; rate of the month: ${text} ÷ 12; number of payments: {2} − {3}`,
      arithmetic: rate.yearly.n === 0n ? `{0} ÷ ${count}` : level,
    },
    [
      own.repaid,
      entered,
      own.input(kind === 'balloon' ? 'amortisation' : 'term'),
      own.input('interestOnly'),
      ...added,
    ],
  );
}

function explainPrincipal(
  own: OwnParts,
  index: number,
  figure: string,
  value: number | null,
): Explanation {
  const { kind, interestOnly, capitalise } = own.loan;
  const { rows } = own.schedule;
  if (index < interestOnly) {
    const months = own.input('interestOnly');
    const nothing = { fr: 'rien pendant les {0}', en: 'nothing during the {0}', arithmetic: '0' };
    if (!capitalise) return ruled(figure, value, 'money', nothing, [months]);
    const added = {
      fr: '− {0}, ajoutés au solde pendant les {1}',
      en: '− {0}, added to the balance during the {1}',
      arithmetic: '− {0}',
    };
    return ruled(figure, value, 'money', added, [own.row(index, 'interest', 1), months]);
  }
  const before = own.balanceBefore(index);
  if (index === rows.length - 1) return summed(figure, value, 'money', [before]);
  if (kind === 'equalPrincipal') {
    const count = BigInt(rows.length - interestOnly);
    const upTo = (one: number) => fraction(BigInt(one - interestOnly), count);
    const rule = splitRule('1 ÷ ({1} − {2})', '{0}', '', [upTo(index), upTo(index + 1)]);
    const parts = [own.repaid, own.input('term'), own.input('interestOnly')];
    return ruled(figure, value, 'money', rule, parts);
  }
  const interest = own.row(index, 'interest', 1);
  return ruled(figure, value, 'money', 'min({0}, {1} − {2})', [before, own.payment, interest]);
}
