import type { Check } from './check.ts';
import { numberPattern, readNumber, type Written } from './numbers.ts';
import { excerpt } from './plainWords.ts';

const totalRow = /^(?:total|sous-total|subtotal|somme|sum)\b/i;
const equation = new RegExp(
  String.raw`(${numberPattern})\s*\$?\s*([+−–×x*÷/-])\s*(${numberPattern})\s*\$?\s*=\s*(${numberPattern})`,
  'g',
);

type Row = readonly string[];

/** @returns the tables in a text, each as its rows of cells without the header. */
function tablesIn(text: string): readonly (readonly Row[])[] {
  const tables: Row[][] = [];
  let open: Row[] | undefined;
  for (const line of text.split('\n')) {
    if (!line.trim().startsWith('|')) {
      open = undefined;
      continue;
    }
    const cells = line
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim());
    if (open === undefined) {
      open = [];
      tables.push(open);
    }
    open.push(cells);
  }
  return tables.map((rows) => rows.slice(2));
}

/** Checks the totals of tables, the results of a forecast, and calculations in the text. */
export const checkSums: Check = ({ text }) => [
  ...tablesIn(text).flatMap((rows) => [...wrongTotals(rows), ...wrongResults(rows)]),
  ...wrongEquations(text),
];

function wrongTotals(rows: readonly Row[]): readonly string[] {
  const faults: string[] = [];
  let above: Row[] = [];
  for (const row of rows) {
    if (!totalRow.test(nameOf(row))) {
      above.push(row);
      continue;
    }
    for (const [column, cell] of row.entries()) {
      const total = column === 0 ? undefined : readNumber(cell);
      const parts = above.map((other) => readNumber(other[column] ?? ''));
      if (!total || parts.length < 2 || !parts.every((part) => part !== undefined)) continue;
      const sum = parts.reduce((all, { value }) => all + value, 0);
      if (!isEqual(sum, total, parts))
        faults.push(`“${excerpt(nameOf(row))}” says ${cell}, its rows add up to ${round(sum)}`);
    }
    above = [];
  }
  return faults;
}

const named = {
  sales: /^(?:ventes|chiffre d.affaires|revenus|sales|revenue)/i,
  variable: /^(?:coûts variables|variable costs)/i,
  margin: /^(?:marge brute|gross margin)/i,
  fixed: /^(?:coûts fixes|fixed costs)/i,
  result: /^(?:résultat|bénéfice|result|profit)/i,
} as const;

/** Checks that the gross margin is sales minus variable costs, and the result is the margin minus fixed costs. */
function wrongResults(rows: readonly Row[]): readonly string[] {
  const row = (name: keyof typeof named) => rows.find((one) => named[name].test(nameOf(one))) ?? [];
  const differences = [
    ['margin', 'sales', 'variable'],
    ['result', 'margin', 'fixed'],
  ] as const;
  return differences.flatMap(([left, from, less]) =>
    row(left)
      .slice(1)
      .flatMap((cell, at) => {
        const written = readNumber(cell);
        const whole = readNumber(row(from)[at + 1] ?? '');
        const part = readNumber(row(less)[at + 1] ?? '');
        if (!written || !whole || !part) return [];
        const worth = whole.value - Math.abs(part.value);
        return isEqual(worth, written, [whole, part])
          ? []
          : [`“${nameOf(row(left))}” says ${cell}, it is ${round(worth)}`];
      }),
  );
}

function wrongEquations(text: string): readonly string[] {
  return [...text.matchAll(equation)].flatMap(
    ([whole, first = '', sign = '', second = '', third = '']) => {
      const [a, b, written] = [first, second, third].map(readNumber);
      if (!a || !b || !written) return [];
      const worth = worthOf(a.value, sign, b.value);
      return isEqual(worth, written, [a, b]) ? [] : [`“${excerpt(whole)}” is ${round(worth)}`];
    },
  );
}

function worthOf(a: number, sign: string, b: number): number {
  if (sign === '+') return a + b;
  if (/[×x*]/.test(sign)) return a * b;
  return /[÷/]/.test(sign) ? a / b : a - b;
}

/** Allows each written number to be rounded by half of its last digit. */
function isEqual(worth: number, written: Written, parts: readonly Written[]): boolean {
  const rounding = [written, ...parts].reduce((all, { unit }) => all + unit / 2, 0);
  return Math.abs(worth - written.value) <= rounding + 1e-9;
}

const nameOf = (row: Row): string => (row[0] ?? '').replace(/[*_]/g, '');
const round = (value: number): number => Math.round(value * 100) / 100;
