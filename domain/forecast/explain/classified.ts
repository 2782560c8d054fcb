import { lastMonth, years } from '../calendar.ts';
import { type RatioName, ratioNames } from '../outputs.ts';
import { balancesAhead } from '../statements/principalDue.ts';
import { type RatioTerm, ratioFactors, ratioOf, ratios, ratioTerm } from '../statements/ratios.ts';
import { isOwn, ownShareOf, sourcesAndUsesOf } from '../statements/sourcesAndUses.ts';
import { isFlowUsed } from '../statements/usedFlows.ts';
import { type Amount, known } from '../unknown.ts';
import { type Context, figurePart, rulePart } from './context.ts';
import { type Explanation, type Part, ruled } from './explanation.ts';
import { sourceParts } from './judged.ts';
import { figureLabels, labelOf } from './labels.ts';
import { monthPart } from './months.ts';

const shownValue = ({ value, unknown }: Amount) => (unknown === known ? value : null);

/** @returns the explanation of the principal due within twelve months of a month's end. */
export function explainPrincipalDue(context: Context, m: number): Explanation {
  const { plan } = context.run.prepared;
  const figure = `${context.prefix}months.${m}.principalDue`;
  const parts: Part[] = [];
  const terms = balancesAhead(context.run, m).flatMap(({ now, later }, at) => {
    if (now.value === 0 && now.unknown === known) return [];
    const own = [m, m + 12].flatMap((month, which) => {
      const part = balancePart(context, at, month, which === 0 ? now : later);
      return part ? [`{${parts.push(part) - 1}}`] : [];
    });
    return [`max(0, ${own.join(' − ')})`];
  });
  const values = context.statements.balances.principalDue;
  const value = shownValue({ value: values.value[m] ?? 0, unknown: values.unknown[m] ?? known });
  if (plan.loans.length === 0 || terms.length === 0) {
    const words = { fr: 'aucun prêt à rembourser', en: 'no loan to repay', arithmetic: '0' };
    return ruled(figure, value, 'money', words, []);
  }
  return ruled(figure, value, 'money', terms.join(' + '), parts);
}

/** @returns the balance of a loan at the end of a month as a part; undefined after the last payment. */
function balancePart(context: Context, at: number, m: number, amount: Amount): Part | undefined {
  const { plan, loans } = context.run.prepared;
  const loan = plan.loans[at];
  const index = m - (loan?.month ?? 0) - 1;
  const { fr, en } = labelOf(figureLabels, 'balance');
  const name = loan?.name ? ` · ${loan.name}` : '';
  const label = { fr: `${fr}${name}`, en: `${en}${name}` };
  const value = shownValue(amount);
  if (index < 0) {
    const origin = { kind: 'input', path: `${loan?.path}.amount` } as const;
    return { label, value, unit: 'money', origin };
  }
  if (!loans[at]?.rows[index]) return undefined;
  return figurePart(context, `loans.${at}.schedule.${index}.balance`, value, label);
}

/** @returns the explanation of a ratio of a year. @param name as in `ratioNames`. */
export function explainRatio(
  context: Context,
  year: number,
  name: string,
): Explanation | undefined {
  if (!(ratioNames as readonly string[]).includes(name)) return undefined;
  const { over: all, under, kind } = ratios[name as RatioName];
  const over = all.filter(([term]) => isFlowUsed(term, context.inputs));
  const found = ratioOf(context.statements, year, name as RatioName);
  const known = found ? shownValue(found) : null;
  const figure = `${context.prefix}years.${year}.ratios.${name}`;
  const parts = [...over, ...under].map((term) => termPart(context, year, term));
  const sum = (terms: readonly RatioTerm[], from: number) =>
    terms
      .map(([, sign], at) => `${at === 0 ? '' : sign < 0 ? ' − ' : ' + '}{${from + at}}`)
      .join('');
  if (under.length === 0) return ruled(figure, known, 'money', sum(over, 0), parts);
  const [above, below] = [sum(over, 0), sum(under, over.length)];
  const [a, b] = [over.length > 1 ? `(${above})` : above, under.length > 1 ? `(${below})` : below];
  const value = known === null ? null : known / 100;
  if (kind !== 'days') {
    return ruled(figure, value, kind === 'percent' ? 'percent' : 'ratio', `${a} ÷ ${b}`, parts);
  }
  const days = rulePart({ fr: 'jours de l’année', en: 'days of the year' }, ratioFactors.days);
  return ruled(figure, value, 'ratio', `${a} ÷ ${b} × {${parts.length}}`, [...parts, days]);
}

function termPart(context: Context, year: number, [name]: RatioTerm): Part {
  const { flows } = context.statements;
  const value = shownValue(ratioTerm(context.statements, year, [name, 1]));
  if (name in flows) {
    return figurePart(context, `years.${year}.${name}`, value, labelOf(figureLabels, name));
  }
  return monthPart(context, years[year]?.last ?? lastMonth, name, 1);
}

/** @returns the explanation of the owners' share of the money gathered at the start. */
export function explainOwnShare(context: Context): Explanation {
  const { sources } = sourcesAndUsesOf(context.run);
  const share = ownShareOf(sources);
  const value = share && share.unknown === known ? share.value / 100 : null;
  const parts = sourceParts(context, 'sources', 1);
  const all = parts.map((_, at) => `{${at}}`);
  const own = all.filter((_, at) => sources[at] && isOwn(sources[at]));
  const arithmetic = `(${own.join(' + ') || '0'}) ÷ (${all.join(' + ') || '0'})`;
  return ruled(`${context.prefix}ownShare`, value, 'percent', arithmetic, parts);
}
