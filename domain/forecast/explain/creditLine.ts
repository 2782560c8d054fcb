import type { Bilingual } from '../../language.ts';
import { lastMonth, years } from '../calendar.ts';
import type { Entry } from '../ledger.ts';
import { creditLinePeak } from '../statements/present.ts';
import { type Amount, known } from '../unknown.ts';
import { type Context, figurePart, inputPart, postingPart, rulePart } from './context.ts';
import { type Explanation, minusOf, type Part, ruled, summed } from './explanation.ts';
import { figureLabels, labelOf } from './labels.ts';
import { pointsLabel } from './loans.ts';
import { cashFlowParts, monthPart } from './months.ts';

const knownOf = ({ value, unknown }: Amount) => (unknown === known ? value : null);

/**
 * @returns the explanation of a month's cash before the line of credit, `creditLine.3.cash`, or of the line's highest
 * balance, `creditLinePeak.amount`.
 */
export function explainCreditLine(context: Context, name: string): Explanation | undefined {
  const figure = context.prefix + name;
  const [kind, which = ''] = name.split('.');
  if (kind === 'creditLinePeak') return explainPeak(context, figure, which);
  const m = Number(which);
  const line = context.run.creditLine[m];
  if (!line) return undefined;
  const before = m > 0 ? [monthPart(context, m - 1, 'cash', 1)] : [];
  return summed(figure, knownOf(line.cash), 'money', [
    ...before,
    ...cashFlowParts(context, m, 'beforeLine'),
  ]);
}

function explainPeak(context: Context, figure: string, field: string): Explanation {
  const peak = creditLinePeak(context.run);
  const unit = field === 'm' ? 'count' : 'money';
  if (!peak) {
    const none = { fr: 'aucune marge de crédit', en: 'no line of credit', arithmetic: null };
    return ruled(figure, null, unit, none, []);
  }
  const [amount, at] = [knownOf(peak.amount), knownOf(peak.m)];
  const months = context.run.creditLine.map((_, m) => monthPart(context, m, 'creditLine', 1));
  const own = `{${at ?? 0}}`;
  if (field === 'm') {
    const words = {
      fr: `numéro du premier mois où la marge de crédit est le plus utilisée\u00a0: ${own}`,
      en: `number of the first month in which the line of credit is used most: ${own}`,
      arithmetic: null,
    };
    return ruled(figure, at, unit, words, months);
  }
  const words = {
    fr: `le plus élevé des 37 soldes de fin de mois\u00a0: ${own}`,
    en: `the highest of 37 month-end balances: ${own}`,
    arithmetic: `max(${months.map((_, m) => `{${m}}`).join(', ')})`,
  };
  return ruled(figure, amount, unit, words, months);
}

/** @returns the explanation of a posting of the line of credit; undefined for other postings. */
export function explainLinePosting(
  context: Context,
  { source: { rule }, month }: Entry,
  figure: string,
  value: number,
): Explanation | undefined {
  const { inputs, run } = context;
  const owed = month > 0 ? [monthPart(context, month - 1, 'creditLine', 1)] : [];
  if (rule === 'lineInterest') {
    const rate = inputPart(context, 'creditLine.rate', 'percent');
    const { points } = run.assumptions;
    const added = points === 0 ? [] : [rulePart(pointsLabel, points, 'percent')];
    const yearly = points === 0 ? '{1}' : '({1} + {2})';
    return ruled(figure, value, 'money', `{0} × ${yearly} ÷ 12`, [...owed, rate, ...added]);
  }
  if (rule !== 'lineDraw' && rule !== 'lineRepayment') return undefined;
  const cash = cashBeforePart(context, month);
  const path = inputs.creditLine?.keep == null ? 'minimumCash' : 'creditLine.keep';
  const keep = inputPart(context, path, 'money', 0);
  if (rule === 'lineRepayment') {
    const rest = `${minusOf(value)}min({0} − {1}, {2})`;
    return ruled(figure, value, 'money', rest, [cash, keep, ...owed]);
  }
  const limit = inputPart(context, 'creditLine.limit', 'money');
  const room = owed.length > 0 ? '{2} − {3}' : '{2}';
  return ruled(figure, value, 'money', `min({0} − {1}, ${room})`, [keep, cash, limit, ...owed]);
}

function cashBeforePart(context: Context, m: number): Part {
  const line = context.run.creditLine[m];
  const label = dated(context, m, labelOf(figureLabels, 'cashBeforeLine'));
  return figurePart(context, `creditLine.${m}.cash`, line ? knownOf(line.cash) : null, label);
}

/** @returns each month's interest on the line of credit in a year of the plan. */
export function lineInterestParts(context: Context, year: number): Part[] {
  const { first, last } = years[year] ?? { first: 0, last: lastMonth };
  return context.entries
    .filter(
      ({ source: { rule }, account, month }) =>
        rule === 'lineInterest' && account === 'interest' && month >= first && month <= last,
    )
    .map((entry) => {
      const part = postingPart(context, entry);
      return { ...part, label: dated(context, entry.month, part.label) };
    });
}

function dated({ monthNames }: Context, m: number, { fr, en }: Bilingual): Bilingual {
  const month = monthNames[m];
  return { fr: `${fr}, ${month?.fr}`, en: `${en}, ${month?.en}` };
}
