import { years } from '@elan/domain/forecast/calendar';
import { loanYear } from '@elan/domain/forecast/explain/accounts';
import {
  balanceSubtotal,
  balanceSubtotals,
  flowSubtotal,
  flowSubtotals,
  runningTotal,
} from '@elan/domain/forecast/explain/subtotals';
import { outlook } from '@elan/domain/forecast/forecast';
import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import { type Forecast, flowNames } from '@elan/domain/forecast/outputs';
import { scenarios } from '@elan/domain/forecast/scenario';
import { balanceLine, balanceSides } from '@elan/domain/forecast/statements/balanceSheet';
import type { Language } from '@elan/domain/language';
import { constants } from '@elan/domain/legal/constants';
import { inForce } from '@elan/domain/legal/dated';
import type { ReadSheet } from '../xlsx/testing/readWorkbook.ts';
import type { TableRows } from './tableCells.ts';

/** The written forms of a plan's numbers, without separators, by unit. */
export interface KnownNumbers {
  readonly cents: ReadonlySet<number>;
  readonly dollars: ReadonlySet<string>;
  readonly percent: ReadonlySet<string>;
  /** Counts, months, calendar years and ratios. */
  readonly bare: ReadonlySet<string>;
}

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) =>
  Object.keys(record) as Key[];

/** @returns all numbers of a plan's inputs, results and dated tables, as its documents write them. */
export function knownNumbers(inputs: ForecastInputs): KnownNumbers {
  const { forecasts } = outlook(inputs);
  const cents = new Set<number>();
  const percent = new Set<string>(['4']);
  // Defaults for omitted inputs: the life of an asset and the vacation pay.
  const bare = new Set<string>(['60']);
  for (const value of leavesOf([inputs, scenarios.map((name) => forecasts[name]), constants])) {
    if (typeof value === 'number') {
      cents.add(value);
      bare.add(String(value)).add(value.toFixed(2));
    } else if (/^\d+(?:\.\d+)?$/.test(value)) percent.add(value);
  }
  for (const name of scenarios) for (const value of sumsOf(forecasts[name])) cents.add(value);
  const share = (part: number, whole: number) => {
    if (whole !== 0) percent.add(String(Math.round((1_000 * part) / whole) / 10));
  };
  for (const year of forecasts.expected.years)
    share(flowSubtotal(year, 'grossMargin') ?? 0, year.revenue ?? 0);
  const oneDecimal = new Intl.NumberFormat('en-CA', {
    style: 'percent',
    maximumFractionDigits: 1,
    useGrouping: false,
  });
  for (const { ratios } of forecasts.expected.years)
    for (const value of Object.values(ratios))
      percent.add(oneDecimal.format((value ?? 0) / 100).replace('%', ''));
  percent.add(oneDecimal.format((forecasts.expected.ownShare ?? 0) / 100).replace('%', ''));
  for (const list of ['capital', 'loans', 'grants'] as const)
    cents.add((inputs[list] ?? []).reduce((sum, { amount }) => sum + (amount ?? 0), 0));
  for (const { price, cost, variableShare } of inputs.offers) {
    const paid = Math.round(((price ?? 0) * Number(variableShare ?? 0)) / 100);
    const margin = (price ?? 0) - (cost ?? 0) - paid;
    cents.add(paid).add(margin);
    share(margin, price ?? 0);
  }
  const shares = [
    ...(inputs.collect ?? ['1']),
    ...inputs.offers.flatMap(({ collect }) => collect ?? []),
    ...(inputs.supplierTerms ?? ['1']),
    ...(inputs.owners ?? []).flatMap(({ share }) => share ?? []),
  ];
  for (const part of shares) percent.add(String(Number((Number(part) * 100).toFixed(10))));
  const { months, years: ofYears, breakEven } = forecasts.expected;
  for (const { month } of months) {
    bare.add(month.slice(0, 4));
    // As the day number of a spreadsheet.
    bare.add(String(Date.parse(`${month}-01`) / 86_400_000 + 25_569));
  }
  for (const closing of [months.map(({ cash }) => cash), ofYears.map((one) => one.closingCash)])
    for (const [at, cash] of closing.entries()) cents.add((cash ?? 0) - (closing[at - 1] ?? 0));
  const { workplaceInsurance } = inForce(
    constants.employerContributions,
    `${inputs.opening}-01`,
  ).value;
  const ownRate = Number(inputs.cnesstRate ?? workplaceInsurance.rate);
  cents.add(Math.round(((workplaceInsurance.upTo ?? 0) * ownRate) / 100));
  for (const { revenue, units } of [breakEven, breakEven.payingYou]) {
    cents.add(Math.ceil((revenue ?? 0) / 12));
    bare.add(String(Math.ceil((units ?? 0) / 12)));
  }
  const dollars = [...cents].flatMap((value) => [
    String(Math.round(value / 100) + 0),
    (value / 100).toFixed(2),
  ]);
  return { cents, dollars: new Set(dollars), percent, bare };
}

/**
 * @returns the sums in the columns of the statements: month, first-year quarter, year, loan, start-up and total since
 *   start-up.
 */
function sumsOf({ months, years: ofYears, loans, sourcesAndUses }: Forecast): number[] {
  const quarters = [
    [0, 3],
    [4, 6],
    [7, 9],
    [10, 12],
  ].map(([first = 0, last = 0]) => {
    const inQuarter = months.slice(first, last + 1);
    const sums = flowNames.map((name) => [
      name,
      inQuarter.reduce((all, month) => all + (month[name] ?? 0), 0),
    ]);
    return Object.fromEntries(sums) as Forecast['years'][number];
  });
  const flows = [...months, ...ofYears, ...quarters];
  return [
    ...quarters.flatMap((quarter) => flowNames.map((name) => quarter[name] ?? 0)),
    ...flows.flatMap((one) => keysOf(flowSubtotals).map((name) => flowSubtotal(one, name) ?? 0)),
    ...months.flatMap((one) => [
      ...keysOf(balanceSubtotals).map((name) => balanceSubtotal(one, name) ?? 0),
      ...keysOf(balanceSides).map((side) => balanceLine(one, side) ?? 0),
    ]),
    ...[sourcesAndUses.sources, sourcesAndUses.uses].map((lines) =>
      lines.reduce((all, { amount }) => all + (amount ?? 0), 0),
    ),
    ...loans.flatMap((loan) =>
      years.flatMap((_, at) => [
        loanYear(loan, at, 'interest') ?? 0,
        loanYear(loan, at, 'principal') ?? 0,
      ]),
    ),
    ...(['incomeSoFar', 'costsSoFar'] as const).flatMap((name) =>
      runningTotal({ months }, name).map((value) => value ?? 0),
    ),
  ];
}

function leavesOf(value: unknown): (number | string)[] {
  if (typeof value === 'number' || typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [];
}

/** @returns the numbers in table cells that are not in the plan, each with its row. */
export function unknownNumbers(
  rows: TableRows,
  { dollars, percent, bare }: KnownNumbers,
  language: Language,
): string[] {
  return rows.flatMap((row) =>
    row.slice(1).flatMap((cell) =>
      numbersIn(cell, language).flatMap(({ digits, unit }) => {
        const isKnown =
          unit === '%'
            ? percent.has(digits)
            : dollars.has(digits) || (unit !== '$' && bare.has(digits));
        return isKnown ? [] : [`${cell} in ${row.join(' | ')}`];
      }),
    ),
  );
}

interface Written {
  readonly digits: string;
  readonly unit: '$' | '%' | '';
}

function numbersIn(cell: string, language: Language): Written[] {
  const plain =
    language === 'fr'
      ? cell.replaceAll(/(?<=\d)[\s\u00a0\u202f](?=\d)/g, '').replaceAll(/(?<=\d),(?=\d)/g, '.')
      : cell.replaceAll(/(?<=\d),(?=\d)/g, '');
  return Array.from(
    plain.matchAll(/(?<![\p{L}\d])([-−]?)(\$?)(\d+(?:\.\d+)?)[\s\u00a0]?([$%]?)/gu),
    ([, sign = '', before, digits = '', after]): Written => ({
      digits: (sign ? '-' : '') + digits,
      unit: before || after === '$' ? '$' : after === '%' ? '%' : '',
    }),
  );
}

/** @returns the computed numbers of a sheet that are not in the plan. */
export function unknownCells(
  { name, rows }: ReadSheet,
  { cents, percent, bare }: KnownNumbers,
): string[] {
  const rates = new Set([...percent].map(Number));
  return rows.flatMap((row) =>
    (row ?? []).slice(1).flatMap((cell) => {
      const value = cell?.value;
      if (typeof value !== 'number') return [];
      const isKnown =
        (isWhole(value * 100) && cents.has(Math.round(value * 100))) ||
        bare.has(String(value)) ||
        rates.has(Number((value * 100).toPrecision(15)));
      return isKnown ? [] : [`${value} in ${name}: ${row?.[0]?.value}`];
    }),
  );
}

function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 1e-6;
}
