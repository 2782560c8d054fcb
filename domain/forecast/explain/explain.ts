import { compute, type Prepared, prepare, type Run } from '../compute.ts';
import { planOf } from '../defaults/defaults.ts';
import type { ForecastInputs } from '../inputs.ts';
import type { Entry } from '../ledger.ts';
import type { Forecast } from '../outputs.ts';
import {
  type Assumptions,
  assumptionsOf,
  type Handles,
  stressed,
  stressTests,
  triedInputs,
  unmoved,
} from '../scenario.ts';
import { inYear } from '../statements/statements.ts';
import { mayBeLargest } from '../statements/stress.ts';
import { known } from '../unknown.ts';
import { explainLoanYear, explainTaxAccount } from './accounts.ts';
import { explainOwnShare, explainPrincipalDue, explainRatio } from './classified.ts';
import { type Context, contextFor, figurePart, inputPart, rulePart } from './context.ts';
import { explainCreditLine } from './creditLine.ts';
import { type Explanation, type Part, ruled } from './explanation.ts';
import { explainAssetValue } from './grants.ts';
import { explainBreakEven, explainJudgement, explainSource } from './judged.ts';
import { figureLabels, labelOf } from './labels.ts';
import { explainLoanFigure, pointsLabel } from './loans.ts';
import { explainMonth, explainYear } from './months.ts';
import { mayBeFigure } from './names.ts';
import { explainOwnerTaxes } from './ownerTaxes.ts';
import { explainPosting } from './postings.ts';
import { explainCost } from './purchases.ts';
import { explainPerson, explainSoFar } from './staff.ts';
import { explainMonthSubtotal, explainYearSubtotal, fieldsOf } from './subtotals.ts';
import { explainTaxBase } from './taxBase.ts';
import { explainUnitAmount } from './unitAmounts.ts';
import { explainLowestCash, explainWhole } from './wholePlan.ts';

/**
 * @returns the explanation of a figure; undefined if there is no such figure. @param figure its path in the outputs, or
 * the name of a figure outside them (`names.ts`).
 */
export type Explain = (figure: string) => Explanation | undefined;

/**
 * @param forecast computed from `entered` and `handles`. @param entered the inputs. @param handles changes that are
 * being tried; explanations include them.
 */
export function explainer(
  forecast: Omit<Forecast, 'checks'>,
  entered: ForecastInputs,
  handles: Handles = unmoved,
): Explain {
  const inputs = triedInputs(entered, handles);
  const { volume } = handles;
  const prepared = prepare(planOf(inputs), volume);
  const main = contextOf(inputs, prepared, assumptionsOf[forecast.scenario], '', volume);
  const tests = new Map<number, Test>();
  const testOf = (which: number): Test | undefined => {
    const id = stressTests[which];
    const found = tests.get(which);
    if (found || id === undefined) return found;
    const expected = compute(prepared, assumptionsOf.expected);
    const [largest = 0, ...others] = mayBeLargest(expected);
    const assumptions = stressed(id, largest);
    const isUnsure = others.length > 0 && assumptions.lost !== undefined;
    const context = contextOf(inputs, prepared, assumptions, `stress.${which}/`, volume);
    const made = { context, unsure: isUnsure ? missingSales(expected) : [] };
    tests.set(which, made);
    return made;
  };
  return (figure) => {
    if (!mayBeFigure(figure)) return undefined;
    if (valueAt(forecast, figure) === null) {
      const missing = missingInputs(main, forecast, figure);
      if (missing) return missing;
    }
    const [, judged] = /^stress\.(\d+)\./.exec(figure) ?? [];
    if (judged) {
      const test = testOf(Number(judged));
      return test && explainStress(test, forecast, figure);
    }
    const [, which, name = figure] = /^stress\.(\d+)\/(.*)$/.exec(figure) ?? [];
    const test = which === undefined ? undefined : testOf(Number(which));
    if (which !== undefined && !test) return undefined;
    const explained = explainIn(test?.context ?? main, name);
    if (test && explained && test.unsure.length > 0) return missing(main, figure, test.unsure);
    // Figures such as subtotals are not in the outputs, so the check above did not find their missing inputs.
    const isUnknown = explained?.value === null && valueAt(forecast, figure) === undefined;
    return (isUnknown ? missingInputs(main, forecast, figure, name) : undefined) ?? explained;
  };
}

function contextOf(
  inputs: ForecastInputs,
  prepared: Prepared,
  assumptions: Assumptions,
  prefix: string,
  volume: number,
): Context {
  const entries: Entry[] = [];
  return contextFor(inputs, compute(prepared, assumptions, entries), entries, prefix, volume);
}

interface Test {
  readonly context: Context;
  /** The missing inputs because of which it is unknown which offer the test loses; empty if that is known. */
  readonly unsure: readonly string[];
}

/** @returns the missing inputs of the sales of year 1. */
function missingSales({ revenues, prepared: { plan } }: Run): string[] {
  const reasons = revenues.map((series) => inYear(series, 0).unknown);
  return plan.missing.pathsOf(reasons.reduce((all, one) => all | one, known));
}

function explainIn(context: Context, figure: string): Explanation | undefined {
  const [kind = '', which = '', ...rest] = figure.split('.');
  const field = rest.join('.');
  switch (kind) {
    case 'months':
      if (field === 'principalDue') return explainPrincipalDue(context, Number(which));
      return (
        explainMonthSubtotal(context, Number(which), field) ??
        explainMonth(context, Number(which), field)
      );
    case 'years':
      return (
        explainYear(context, Number(which), field) ??
        explainYearSubtotal(context, Number(which), field) ??
        explainRatio(context, Number(which), field.replace('ratios.', '')) ??
        explainJudgement(context, Number(which), field)
      );
    case 'loans':
      return explainLoanFigure(context, Number(which), field);
    case 'breakEven':
      return explainBreakEven(context, figure.slice('breakEven.'.length));
    case 'sourcesAndUses':
      return explainSource(context, figure.slice('sourcesAndUses.'.length));
    case 'posting':
      return explainPosting(context, figure);
    case 'person':
      return explainPerson(context, figure);
    case 'soFar':
      return explainSoFar(context, figure);
    case 'unitPrice':
    case 'unitCost':
      return explainUnitAmount(context, figure);
    case 'cost':
      return explainCost(context, figure);
    case 'assetValue':
      return explainAssetValue(context, figure);
    case 'income':
    case 'losses':
    case 'quarter':
      return explainTaxBase(context, figure);
    case 'salesTax':
    case 'salesTaxYears':
      return explainTaxAccount(context, figure);
    case 'ownerTaxes':
    case 'calendarYear':
      return explainOwnerTaxes(context, figure);
    case 'loanYears':
      return explainLoanYear(context, figure);
    case 'creditLine':
    case 'creditLinePeak':
      return explainCreditLine(context, figure);
    case 'ownShare':
      return explainOwnShare(context);
    case 'lowestCash':
      return explainLowestCash(context, context.prefix + figure, which);
    default:
      return explainWhole(context, figure);
  }
}

/** Explains a figure of a stress test by the test's assumptions and the same figure in the test's run. */
function explainStress(
  { context, unsure }: Test,
  forecast: Omit<Forecast, 'checks'>,
  figure: string,
): Explanation | undefined {
  const [, which = '', field = '', at = ''] = figure.split('.');
  const test = forecast.stress[Number(which)];
  if (!test) return undefined;
  const { assumptions } = context.run;
  const factor = ({ n, d }: { readonly n: bigint; readonly d: bigint }) => Number(n) / Number(d);
  const assumed: Part[] = [
    rulePart(
      { fr: 'unités multipliées par', en: 'units multiplied by' },
      factor(assumptions.units),
      'ratio',
    ),
    rulePart(
      { fr: 'coûts directs multipliés par', en: 'direct costs multiplied by' },
      factor(assumptions.cost),
      'ratio',
    ),
    rulePart({ fr: 'premier mois de vente', en: 'first month of sales' }, assumptions.opensIn),
    rulePart(
      { fr: 'mois de retard des clients', en: 'months that customers are late' },
      assumptions.paysLater ? 1 : 0,
    ),
  ];
  const { lost, points } = assumptions;
  if (points > 0) assumed.push(rulePart(pointsLabel, points, 'percent'));
  if (lost !== undefined) {
    const { name = '' } = context.run.prepared.plan.offers[lost] ?? {};
    const label = { fr: 'offre perdue', en: 'lost offer' };
    const part = rulePart(label, name || lost + 1, 'text');
    assumed.push(unsure.length > 0 ? { ...part, value: null } : part);
  }
  const isRatio = field === 'dscr' || field === 'dscrAfterOwners';
  const name = isRatio ? `years.${at}.${field}` : `lowestCash.${at}`;
  const value = isRatio
    ? (test[field][Number(at)] ?? null)
    : test.lowestCash[at === 'm' ? 'm' : 'amount'];
  const unit = isRatio ? 'ratio' : at === 'm' ? 'count' : 'money';
  const label = labelOf(figureLabels, isRatio ? field : 'lowestCash');
  return ruled(
    figure,
    value,
    unit,
    {
      fr: `{0}, avec ${assumed.map((_, one) => `{${one + 1}}`).join(', ')}`,
      en: `{0}, with ${assumed.map((_, one) => `{${one + 1}}`).join(', ')}`,
      arithmetic: unsure.length > 0 ? null : '{0}',
    },
    [figurePart(context, name, unsure.length > 0 ? null : value, label, unit), ...assumed],
  );
}

/** The output fields that determine whether a figure outside the outputs is unknown. */
const restsOn: Readonly<Record<string, readonly string[]>> = {
  income: ['netIncome'],
  losses: ['netIncome'],
  cost: ['directCosts'],
  unitPrice: ['revenue'],
  unitCost: ['directCosts'],
  soFar: ['wages'],
  quarter: ['salesTaxPayable', 'salesTaxPaid'],
  salesTax: ['salesTaxPayable', 'salesTaxPaid'],
  salesTaxYears: ['salesTaxPayable', 'salesTaxPaid'],
  ownerTaxes: ['ownerTaxes'],
  calendarYear: ['ownerTaxes', 'netIncome'],
  creditLine: ['cash'],
  loanYears: ['schedule', 'payment', 'interest', 'loans', 'loanPayments'],
};

/** @returns the paths of the missing inputs that make a figure null; empty if it is null for another reason. */
export function missingFor({ unknown }: Pick<Forecast, 'unknown'>, figure: string): string[] {
  const fields = figure.split(/[./]/);
  const [top = '', last = ''] = [fields[0], fields.at(-1)];
  const named = restsOn[top] ?? fieldsOf(last);
  if (!named) {
    const steps = fields.toReversed();
    return unknown.find((one) => steps.includes(one.figure) || one.figure === top)?.because ?? [];
  }
  const reasons = unknown.filter((one) => named.includes(one.figure));
  return [...new Set(reasons.flatMap(({ because }) => because))];
}

function missingInputs(
  context: Context,
  forecast: Omit<Forecast, 'checks'>,
  figure: string,
  name = figure,
): Explanation | undefined {
  const paths = missingFor(forecast, name);
  return paths.length === 0 ? undefined : missing(context, figure, paths);
}

function missing(context: Context, figure: string, paths: readonly string[]): Explanation {
  const parts = paths.map((path) => inputPart(context, path, 'money'));
  const list = parts.map((_, at) => `{${at}}`).join(', ');
  const words = { fr: `il manque ${list}`, en: `missing: ${list}`, arithmetic: null };
  return ruled(figure, null, 'money', words, parts);
}

function valueAt(forecast: Omit<Forecast, 'checks'>, figure: string): unknown {
  let place: unknown = forecast;
  for (const step of figure.split('.')) {
    if (typeof place !== 'object' || place === null) return undefined;
    place = (place as Readonly<Record<string, unknown>>)[step];
  }
  return place;
}
