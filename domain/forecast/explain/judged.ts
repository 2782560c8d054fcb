import type { Bilingual } from '../../language.ts';
import { lastMonth } from '../calendar.ts';
import type { Run } from '../compute.ts';
import { breakEvenOf, fixedFlows, variableFlows } from '../statements/breakEven.ts';
import { type SourcesAndUses, sourcesAndUsesOf } from '../statements/sourcesAndUses.ts';
import { cumulated, inYear } from '../statements/statements.ts';
import { isFlowUsed } from '../statements/usedFlows.ts';
import { ownerFlows, spentFlows } from '../statements/yearFigures.ts';
import { type Amount, known } from '../unknown.ts';
import { debtServiceParts, loanYearParts } from './accounts.ts';
import {
  type Context,
  figurePart,
  inputPart,
  postingNamed,
  postingPart,
  taxRatePart,
} from './context.ts';
import { lineInterestParts } from './creditLine.ts';
import { type Explanation, type Part, ruled, summed } from './explanation.ts';
import { figureLabels, labelOf } from './labels.ts';
import { monthPart } from './months.ts';
import { withTaxes } from './purchases.ts';

function knownValue(amount: Amount | undefined): number | null {
  return amount?.unknown === known ? amount.value : null;
}

function yearPart(context: Context, year: number, field: string, sign: 1 | -1 = 1): Part {
  const series = context.statements.flows[field as keyof Context['statements']['flows']];
  const label = labelOf(figureLabels, field);
  const value = knownValue(inYear(series, year));
  return figurePart(context, `years.${year}.${field}`, value, label, 'money', sign);
}

/** @returns the explanation of a key figure of a year, such as EBITDA. */
export function explainJudgement(
  context: Context,
  year: number,
  field: string,
): Explanation | undefined {
  const judged = context.judged[year];
  if (!judged) return undefined;
  const figure = `${context.prefix}years.${year}.${field}`;
  const part = (name: 'ebitda' | 'debtService'): Part =>
    figurePart(
      context,
      `years.${year}.${name}`,
      knownValue(judged[name]),
      labelOf(figureLabels, name),
    );
  if (field === 'ebitda') {
    return summed(figure, knownValue(judged.ebitda), 'money', [
      yearPart(context, year, 'revenue'),
      ...used(context, spentFlows).map((name) => yearPart(context, year, name, -1)),
    ]);
  }
  if (field === 'ebitdaWithGrants') {
    const value = knownValue(judged.ebitdaWithGrants);
    return summed(figure, value, 'money', [part('ebitda'), yearPart(context, year, 'otherIncome')]);
  }
  if (field === 'debtService') {
    return summed(figure, knownValue(judged.debtService), 'money', [
      ...debtServiceParts(context, year),
      ...lineInterestParts(context, year),
    ]);
  }
  if (field !== 'dscr' && field !== 'dscrAfterDrawings' && field !== 'dscrAfterOwners') return;
  const ratio = judged[field === 'dscr' ? 'dscr' : 'dscrAfterOwners'];
  const value = ratio && ratio.unknown === known ? ratio.value / 100 : null;
  if (field === 'dscr')
    return ruled(figure, value, 'ratio', '{0} ÷ {1}', [part('ebitda'), part('debtService')]);
  const taken = takenParts(context, year);
  const places = taken.map((_, at) => ` − {${at + 1}}`).join('');
  return ruled(figure, value, 'ratio', `({0}${places}) ÷ {${taken.length + 1}}`, [
    part('ebitda'),
    ...taken,
    part('debtService'),
  ]);
}

/** @returns what the owners take in a year; drawings alone where the plan has no list of owners. */
function takenParts(context: Context, year: number): Part[] {
  return used(context, ownerFlows).map((name) => yearPart(context, year, name));
}

/** @returns the flows that the plan may have. */
function used<Name extends string>({ inputs }: Context, flows: readonly Name[]): Name[] {
  return flows.filter((name) => isFlowUsed(name, inputs));
}

/** @returns the net income from start-up to the end of a month, null if unknown. */
function earnedSoFarPart(context: Context, m: number): Part {
  const { value, unknown } = cumulated(context.statements.flows.netIncome);
  const amount = { value: value[m] ?? 0, unknown: unknown[m] ?? known };
  const { label } = monthPart(context, m, 'earnedSoFar', 1);
  return figurePart(context, `months.${m}.earnedSoFar`, knownValue(amount), label);
}

/** @returns the explanation of the break-even sales or month. */
export function explainBreakEven(context: Context, field: string): Explanation | undefined {
  const { run, statements } = context;
  const [year] = context.judged;
  const breakEven = breakEvenOf(run, statements, year);
  const figure = `${context.prefix}breakEven.${field}`;
  if (field === 'month') {
    const months = Array.from({ length: lastMonth }, (_, at) => earnedSoFarPart(context, at + 1));
    return ruled(
      figure,
      knownValue(breakEven.month),
      'count',
      {
        fr: 'numéro du premier mois à partir duquel le bénéfice net depuis le départ reste à 0 ou plus, jusqu’à la fin\u00a0: {35}',
        en: 'number of the first month from which the net income since the start stays at 0 or more, until the end: {35}',
        arithmetic: null,
      },
      months,
    );
  }
  const isPaid = field.startsWith('payingYou.');
  const name = field.replace('payingYou.', '');
  if (name !== 'revenue' && name !== 'units') return undefined;
  const sales = isPaid ? breakEven.payingYou[name] : breakEven[name];
  const costs = [
    ...fixedFlows.map((one) => yearPart(context, 0, one)),
    ...(isPaid ? [...takenParts(context, 0), ...loanYearParts(context, 0, ['principal'])] : []),
  ];
  const units = run.prepared.plan.offers.map(({ id, name: offer }, at) => {
    const sold = run.units[at] ?? { value: [], unknown: [] };
    const { fr, en } = labelOf(figureLabels, 'units');
    const label = offer === '' ? { fr, en } : { fr: `${fr} · ${offer}`, en: `${en} · ${offer}` };
    return figurePart(context, `years.0.units.${id}`, knownValue(inYear(sold, 0)), label, 'count');
  });
  const revenue = yearPart(context, 0, 'revenue');
  const sold = name === 'units' ? units : [revenue];
  const variable = used(context, variableFlows).map((one) => yearPart(context, 0, one));
  const parts = [...costs, ...sold, revenue, ...variable];
  const at = (from: number, count: number, sign: string) =>
    Array.from({ length: count }, (_, one) => `{${from + one}}`).join(sign);
  const [a, b] = [costs.length, costs.length + sold.length];
  const over = `(${at(0, a, ' + ')}) × (${at(a, sold.length, ' + ')})`;
  const margin = `(${at(b, 1 + variable.length, ' − ')})`;
  const template = {
    fr: `${over} ÷ ${margin}, arrondi vers le haut`,
    en: `${over} ÷ ${margin}, rounded up`,
    // Rounds up by adding almost ½ before rounding.
    arithmetic: `round((2 × ${over} + ${margin} − 1) ÷ (2 × ${margin}))`,
  };
  return ruled(figure, knownValue(sales), name === 'units' ? 'count' : 'money', template, parts);
}

const sourceKinds: Readonly<Record<string, Bilingual>> = {
  capital: { fr: 'mise de fonds', en: 'owners’ contribution' },
  inKind: { fr: 'apport en nature', en: 'contribution in kind' },
  loans: { fr: 'prêt', en: 'loan' },
  grants: { fr: 'subvention', en: 'grant' },
  repaid: { fr: 'contribution remboursable', en: 'repayable contribution' },
  assets: { fr: 'achat', en: 'purchase' },
  startup: { fr: 'frais de démarrage', en: 'start-up cost' },
  deposits: { fr: 'dépôt', en: 'deposit' },
  stock: { fr: 'premier stock', en: 'first stock' },
  fee: { fr: 'frais de prêt', en: 'loan fee' },
};

type MoneyLine = Pick<SourcesAndUses['uses'][number], 'path' | 'name' | 'kind'>;

function sourceLabel({ path, name, kind }: MoneyLine): Bilingual {
  const { fr, en } = labelOf(
    sourceKinds,
    Object.hasOwn(sourceKinds, kind) ? kind : (path.split('.')[0] ?? ''),
  );
  return name === '' ? { fr, en } : { fr: `${fr} · ${name}`, en: `${en} · ${name}` };
}

/** @returns the labels of the sources and uses, in the order of `sourcesAndUsesOf`. */
export function sourceLabels(run: Run) {
  const { sources, uses } = sourcesAndUsesOf(run);
  return {
    sources: sources.map(sourceLabel),
    uses: uses.map(sourceLabel),
  };
}

/** @returns the lines of the sources or of the uses as parts. */
export function sourceParts(context: Context, side: 'sources' | 'uses', sign: 1 | -1): Part[] {
  return sourcesAndUsesOf(context.run)[side].map(({ path, name, kind, amount }, at) =>
    figurePart(
      context,
      `sourcesAndUses.${side}.${at}.amount`,
      knownValue(amount),
      sourceLabel({ path, name, kind }),
      'money',
      sign,
    ),
  );
}

/** @returns the explanation of a line of the sources and uses, or of the gap between them. */
export function explainSource(context: Context, field: string): Explanation | undefined {
  const { sources, uses, gap } = sourcesAndUsesOf(context.run);
  const figure = `${context.prefix}sourcesAndUses.${field}`;
  if (field === 'gap') {
    return summed(figure, knownValue(gap), 'money', [
      ...sourceParts(context, 'sources', 1),
      ...sourceParts(context, 'uses', -1),
    ]);
  }
  const [side, index] = field.split('.');
  const line = (side === 'sources' ? sources : uses)[Number(index)];
  if (!line) return undefined;
  const { path, kind } = line;
  const money = inputPart(context, path, 'money');
  if (kind === 'fee') {
    const fee = inputPart(context, path.replace('amount', 'fee'), 'percent', '0');
    return ruled(figure, knownValue(line.amount), 'money', '{0} × {1}', [money, fee]);
  }
  if (kind === 'stock') {
    const bought = postingNamed(context, `posting.purchase.${path.split('.')[1]}..0.payables`);
    const parts = bought ? [postingPart(context, bought)] : [];
    return summed(figure, knownValue(line.amount), 'money', parts);
  }
  if (kind !== 'taxed') return ruled(figure, knownValue(line.amount), 'money', '{0}', [money]);
  const rates = [taxRatePart(context, 'gst', 0), taxRatePart(context, 'qst', 0)];
  const template = {
    fr: '{0} avec {1} et {2}',
    en: '{0} with {1} and {2}',
    arithmetic: withTaxes('{0}', 1),
  };
  return ruled(figure, knownValue(line.amount), 'money', template, [money, ...rates]);
}
