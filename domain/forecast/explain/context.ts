import type { Bilingual } from '../../language.ts';
import { constants } from '../../legal/constants.ts';
import { inForce } from '../../legal/dated.ts';
import { monthCount, monthName } from '../calendar.ts';
import { monthIn } from '../checks/figures.ts';
import type { Run } from '../compute.ts';
import { fieldName } from '../fieldNames.ts';
import { numberDefaultAt } from '../fieldPaths.ts';
import type { ForecastInputs } from '../inputs.ts';
import type { Account, Entry, Source } from '../ledger.ts';
import { creditAccounts, type Statements, statementsOf } from '../statements/statements.ts';
import { type YearFigures, yearFigures } from '../statements/yearFigures.ts';
import type { Part, Unit } from './explanation.ts';
import { chargeLabels, figureLabels, labelOf, ruleLabels } from './labels.ts';
import { isUnknownPosting } from './unknownPostings.ts';

export interface Context {
  /** Prefix of all figure names, such as "stress.0/"; empty for the forecast itself. */
  readonly prefix: string;
  readonly inputs: ForecastInputs;
  /** Percent by which the units are changed, as in `Handles`. */
  readonly volume: number;
  readonly run: Run;
  readonly statements: Statements;
  readonly entries: readonly Entry[];
  /** The entries of each month, in the same order. */
  readonly byMonth: readonly (readonly Entry[])[];
  /** The entries grouped by `sourceName`. */
  readonly bySource: ReadonlyMap<string, readonly Entry[]>;
  readonly judged: readonly YearFigures[];
  /** The name of each month, since formulas repeat it for many figures. */
  readonly monthNames: readonly Bilingual[];
}

const months = Array.from({ length: monthCount }, (_, m) => m);
const startUp: Bilingual = { fr: 'démarrage', en: 'start-up' };

/** @returns the context for explaining a run. @param entries the postings of the run. */
export function contextFor(
  inputs: ForecastInputs,
  run: Run,
  entries: readonly Entry[],
  prefix: string,
  volume: number,
): Context {
  const statements = statementsOf(run);
  return {
    prefix,
    inputs,
    volume,
    run,
    statements,
    entries,
    byMonth: entriesByMonth(entries),
    bySource: entriesBySource(entries),
    judged: yearFigures(run, statements),
    monthNames: months.map((m) => (m === 0 ? startUp : monthIn(run.prepared.plan.start + m))),
  };
}

function entriesByMonth(entries: readonly Entry[]): Entry[][] {
  const lists = months.map((): Entry[] => []);
  for (const entry of entries) lists[entry.month]?.push(entry);
  return lists;
}

function entriesBySource(entries: readonly Entry[]): Map<string, Entry[]> {
  const lists = new Map<Source, Entry[]>();
  const byName = new Map<string, Entry[]>();
  for (const entry of entries) {
    let list = lists.get(entry.source);
    if (!list) {
      const name = sourceName(entry.source);
      list = byName.get(name) ?? [];
      byName.set(name, list);
      lists.set(entry.source, list);
    }
    list.push(entry);
  }
  return byName;
}

/** @returns the posting with this `postingName`, if there is one. */
export function postingNamed({ bySource }: Context, name: string): Entry | undefined {
  const [, source, month, account] = /^(.*)\.(\d+)\.(\w+)$/.exec(name) ?? [];
  return bySource
    .get(source ?? '')
    ?.find((one) => one.month === Number(month) && one.account === account);
}

/** @returns the entered value at a path of the form; null if missing. */
export function inputAt(inputs: ForecastInputs, path: string): unknown {
  let place: unknown = inputs;
  for (const step of path.split('.')) place = (place as Record<string, unknown> | null)?.[step];
  return place ?? null;
}

/** @param fallback the value if the input is omitted; by default, the default of its field if that is a number. */
export function inputPart(
  { inputs }: Context,
  path: string,
  unit: Unit,
  fallback: number | string | undefined = numberDefaultAt(path, inputs.opening),
): Part {
  const input = inputAt(inputs, path) ?? fallback ?? null;
  const value = typeof input === 'number' || typeof input === 'string' ? input : null;
  return {
    label: inputLabel(inputs, path),
    value,
    unit,
    origin: { kind: 'input', path },
  };
}

/** A part for a rate whose default is set by law. */
export function legalRatePart(context: Context, path: string): Part {
  return inputPart(context, path, 'percent');
}

/** @returns the label of an input, followed by the name of its line, if any: "price · Bread". */
export function inputLabel(inputs: ForecastInputs, path: string): Bilingual {
  const steps = path.split('.');
  const { fr, en } = steps.at(-2) === 'anchors' ? anchorLabel(steps.at(-1)) : fieldName(path);
  const name = inputAt(inputs, `${steps[0]}.${steps[1]}.name`);
  if (typeof name !== 'string' || name === '') return { fr, en };
  return { fr: `${fr} · ${name}`, en: `${en} · ${name}` };
}

function anchorLabel(month: string | undefined): Bilingual {
  return { fr: `unités par mois au mois ${month}`, en: `units a month in month ${month}` };
}

export function figurePart(
  { prefix }: Context,
  figure: string,
  value: number | null,
  label: Bilingual,
  unit: Unit = 'money',
  sign: 1 | -1 = 1,
): Part {
  return { label, value, unit, sign, origin: { kind: 'figure', figure: prefix + figure } };
}

/** A part for a value that belongs to the rule itself. */
export function rulePart(label: Bilingual, value: number | string, unit: Unit = 'count'): Part {
  return { label, value, unit, origin: { kind: 'rule' } };
}

export function taxRatePart({ run }: Context, tax: 'gst' | 'qst', month: number): Part {
  const day = `${monthName(run.prepared.plan.start + month)}-01`;
  const { value, from, page } = inForce(constants[tax], day);
  return {
    label: labelOf(figureLabels, tax),
    value,
    unit: 'percent',
    origin: { kind: 'rate', year: Number(from.slice(0, 4)), source: page },
  };
}

/** @returns the figure name of a posting to an account. */
function postingName({ month, source, account }: Entry): string {
  return `${sourceName(source)}.${month}.${account}`;
}

function sourceName({ rule, item, part = '' }: Source): string {
  return `posting.${rule}.${item}.${part}`;
}

/** @returns the amount with the sign that it has in its account's figure. */
export function signedIn(account: Account, amount: number): number {
  return creditAccounts.has(account) ? 0 - amount : amount;
}

/** @returns a posting as a part of a figure. */
export function postingPart(context: Context, entry: Entry): Part {
  const { rule, item, part } = entry.source;
  const line = lineName(context, rule, item);
  const rules = labelOf(ruleLabels, rule);
  const charge = rule === 'charge' ? labelOf(chargeLabels, String(part)) : undefined;
  const label = (language: 'fr' | 'en') =>
    [charge?.[language] ?? rules[language], line].filter((word) => word !== '').join(' · ');
  const value = isUnknownPosting(context.run, entry) ? null : signedIn(entry.account, entry.amount);
  return figurePart(context, postingName(entry), value, { fr: label('fr'), en: label('en') });
}

const lists: Readonly<
  Record<
    string,
    | 'offers'
    | 'fixed'
    | 'staff'
    | 'assets'
    | 'loans'
    | 'startup'
    | 'grants'
    | 'deposits'
    | 'drawings'
    | 'owners'
  >
> = {
  sale: 'offers',
  badDebt: 'offers',
  cardFee: 'offers',
  collection: 'offers',
  purchase: 'offers',
  directCost: 'offers',
  supplierPayment: 'offers',
  variableShare: 'offers',
  startup: 'startup',
  fixed: 'fixed',
  pay: 'staff',
  charge: 'staff',
  chargesPaid: 'staff',
  asset: 'assets',
  ownedAsset: 'assets',
  depreciation: 'assets',
  loan: 'loans',
  loanFee: 'loans',
  interest: 'loans',
  principal: 'loans',
  capitalised: 'loans',
  grant: 'grants',
  grantUsed: 'grants',
  deposit: 'deposits',
  drawing: 'drawings',
  dividend: 'owners',
};

function lineName({ run }: Context, rule: string, item: number): string {
  const list = lists[rule];
  return list === undefined ? '' : (run.prepared.plan[list][item]?.name ?? '');
}
