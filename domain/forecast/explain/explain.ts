import type { Bilingual } from '../../language.ts';
import { lastMonth } from '../calendar.ts';
import { money } from '../checks/figures.ts';
import { compute, type Prepared, prepare } from '../compute.ts';
import { planOf } from '../defaults/defaults.ts';
import type { ForecastInputs } from '../inputs.ts';
import type { Entry } from '../ledger.ts';
import type { Forecast } from '../outputs.ts';
import { smallSupplierLimit } from '../rules/registration.ts';
import {
  type Assumptions,
  assumptionsOf,
  type Handles,
  stressed,
  stressTests,
  triedInputs,
  unmoved,
} from '../scenario.ts';
import { mayBeLargest } from '../statements/stress.ts';
import { explainLoanYear, explainTaxAccount } from './accounts.ts';
import { type Context, contextFor, figurePart, inputPart, rulePart } from './context.ts';
import { type Explanation, type Part, ruled } from './explanation.ts';
import { explainBreakEven, explainJudgement, explainLoanFigure, explainSource } from './judged.ts';
import { figureLabels, labelOf } from './labels.ts';
import { explainMonth, explainYear, monthPart } from './months.ts';
import { mayBeFigure } from './names.ts';
import { explainPosting } from './postings.ts';
import { explainCost } from './purchases.ts';
import { explainPerson, explainSoFar } from './staff.ts';
import { explainMonthSubtotal, explainYearSubtotal, fieldsOf } from './subtotals.ts';
import { explainTaxBase } from './taxBase.ts';

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
  const stress = new Map<number, Context>();
  const contextOfTest = (test: number): Context => {
    const id = stressTests[test];
    const found = stress.get(test);
    if (found || id === undefined) return found ?? main;
    const [largest = 0] = mayBeLargest(compute(prepared, assumptionsOf.expected));
    const made = contextOf(inputs, prepared, stressed(id, largest), `stress.${test}/`, volume);
    stress.set(test, made);
    return made;
  };
  return (figure) => {
    if (!mayBeFigure(figure)) return undefined;
    if (valueAt(forecast, figure) === null) {
      const missing = missingInputs(main, forecast, figure);
      if (missing) return missing;
    }
    const inside = /^stress\.(\d+)\/(.*)$/.exec(figure);
    if (inside) return explainIn(contextOfTest(Number(inside[1])), inside[2] ?? '', forecast);
    const judged = /^stress\.(\d+)\.(.*)$/.exec(figure);
    if (judged) return explainStress(contextOfTest(Number(judged[1])), forecast, figure);
    const explained = explainIn(main, figure, forecast);
    // Figures such as subtotals are not in the outputs, so the check above did not find their missing inputs.
    const isUnknown = explained?.value === null && valueAt(forecast, figure) === undefined;
    return (isUnknown ? missingInputs(main, forecast, figure) : undefined) ?? explained;
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

function explainIn(
  context: Context,
  figure: string,
  forecast: Omit<Forecast, 'checks'>,
): Explanation | undefined {
  const [kind = '', which = '', ...rest] = figure.split('.');
  const field = rest.join('.');
  switch (kind) {
    case 'months':
      return (
        explainMonth(context, Number(which), field) ??
        explainMonthSubtotal(context, Number(which), field)
      );
    case 'years':
      return (
        explainYear(context, Number(which), field) ??
        explainYearSubtotal(context, Number(which), field) ??
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
    case 'cost':
      return explainCost(context, figure);
    case 'income':
    case 'losses':
    case 'quarter':
      return explainTaxBase(context, figure);
    case 'salesTax':
    case 'salesTaxYears':
      return explainTaxAccount(context, figure);
    case 'loanYears':
      return explainLoanYear(context, figure);
    case 'lowestCash':
      return explainLowestCash(context, context.prefix + figure, which);
    default:
      return explainWhole(context, figure, forecast);
  }
}

/** Explains figures of the entire forecast, which belong to no month, year or line. */
function explainWhole(
  context: Context,
  figure: string,
  forecast: Omit<Forecast, 'checks'>,
): Explanation | undefined {
  if (figure === 'workingCapitalNeeded') {
    const lowest = figurePart(
      context,
      'lowestCash.amount',
      forecast.lowestCash.amount,
      labelOf(figureLabels, 'lowestCash'),
    );
    const least = inputPart(context, 'minimumCash', 'money', 0);
    return ruled(figure, forecast.workingCapitalNeeded, 'money', 'max(0, {0} − {1})', [
      least,
      lowest,
    ]);
  }
  if (figure === 'ratesYear') {
    const opening = inputPart(context, 'opening', 'text');
    return ruled(
      figure,
      forecast.ratesYear,
      'count',
      {
        fr: 'année de la dernière table de cotisations connue, pour trois ans à compter du {0}',
        en: 'year of the last table of contributions known, for three years from {0}',
        arithmetic: null,
      },
      [opening],
    );
  }
  if (figure !== 'registeredMonth') return undefined;
  const months = Array.from({ length: lastMonth }, (_, at) =>
    monthPart(context, at + 1, 'revenue', 1),
  );
  const registration = inputPart(context, 'salesTax.registration', 'text', 'auto');
  const limit = smallSupplierLimit(context.run.prepared.plan, forecast.registeredMonth ?? 0);
  const template = { ...registrationText(registration.value, limit), arithmetic: null };
  return ruled(figure, forecast.registeredMonth, 'count', template, [registration, ...months]);
}

/** @returns the rule for `registeredMonth`. @param chosen the choice in the form. @param limit in cents. */
function registrationText(chosen: unknown, limit: number): Bilingual {
  if (chosen === 'start')
    return { fr: 'dès le démarrage, par choix', en: 'from start-up, by choice' };
  if (chosen === 'never') return { fr: 'jamais, par choix', en: 'never, by choice' };
  const { fr, en } = money(limit);
  return {
    fr: `numéro du mois où les ventes d’un trimestre dépassent à elles seules ${fr}, ou du deuxième mois après le trimestre où les quatre derniers réunis les dépassent`,
    en: `number of the month in which the sales of one quarter pass ${en}, or of the second month after the quarter with which the last four together pass it`,
  };
}

function explainLowestCash(context: Context, figure: string, field: string): Explanation {
  const { value } = context.statements.balances.cash;
  const lowest = Math.min(...value);
  const months = value.map((_, m) => monthPart(context, m, 'cash', 1));
  const at = value.indexOf(lowest);
  if (field === 'm') {
    const template = {
      fr: `numéro du premier mois où l’encaisse est au plus bas\u00a0: {${at}}`,
      en: `number of the first month in which cash is lowest: {${at}}`,
      arithmetic: null,
    };
    return ruled(figure, at, 'count', template, months);
  }
  const template = {
    fr: `la plus basse des 37 fins de mois\u00a0: {${at}}`,
    en: `the lowest of 37 month ends: {${at}}`,
    arithmetic: `min(${months.map((_, m) => `{${m}}`).join(', ')})`,
  };
  return ruled(figure, lowest, 'money', template, months);
}

/** Explains a figure of a stress test by the test's assumptions and the same figure in the test's run. */
function explainStress(
  context: Context,
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
  const { lost } = assumptions;
  if (lost !== undefined) {
    const { name = '' } = context.run.prepared.plan.offers[lost] ?? {};
    assumed.push(rulePart({ fr: 'offre perdue', en: 'lost offer' }, name || lost + 1, 'text'));
  }
  const name = field === 'dscr' ? `years.${at}.dscr` : `lowestCash.${at}`;
  const isRatio = field === 'dscr';
  const value = isRatio
    ? (test.dscr[Number(at)] ?? null)
    : test.lowestCash[at === 'm' ? 'm' : 'amount'];
  const unit = isRatio ? 'ratio' : at === 'm' ? 'count' : 'money';
  const label = labelOf(figureLabels, isRatio ? 'dscr' : 'lowestCash');
  return ruled(
    figure,
    value,
    unit,
    {
      fr: `{0}, avec ${assumed.map((_, one) => `{${one + 1}}`).join(', ')}`,
      en: `{0}, with ${assumed.map((_, one) => `{${one + 1}}`).join(', ')}`,
      arithmetic: '{0}',
    },
    [figurePart(context, name, value, label, unit), ...assumed],
  );
}

/** The output fields that determine whether a figure outside the outputs is unknown. */
const restsOn: Readonly<Record<string, readonly string[]>> = {
  salesTax: ['salesTaxPayable', 'salesTaxPaid'],
  salesTaxYears: ['salesTaxPayable', 'salesTaxPaid'],
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
): Explanation | undefined {
  const paths = missingFor(forecast, figure);
  if (paths.length === 0) return undefined;
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
