import { cellName, columnName } from '../writer/names.ts';
import { type Cell, isAwaited } from './cell.ts';
import {
  type Expression,
  expressionOf,
  Missing,
  missingOf,
  numberOf,
  type Operand,
  ranks,
  type Value,
} from './expression.ts';

/** Adjacent cells: a row from left to right, a column downwards, or a rectangle row by row. */
export class Range {
  readonly cells: readonly Cell[];
  private readonly isFixed: boolean;

  /** @param isFixed whether the reference stays the same when a formula is copied. */
  constructor(cells: readonly Cell[], isFixed = false) {
    this.cells = cells;
    this.isFixed = isFixed;
  }

  text(sheet: string): string {
    const [from, to] = [this.cells[0], this.cells.at(-1)];
    if (!from || !to) throw new Error('a range without cells');
    const name = ({ row, column }: Cell) =>
      this.isFixed ? `$${columnName(column)}$${row + 1}` : cellName(row, column);
    const place = from === to ? name(from) : `${name(from)}:${name(to)}`;
    return sheet === from.sheet ? place : `${from.sheet}!${place}`;
  }

  values(): Value[] {
    return this.cells.map((cell) => cell.value());
  }
}

/** @returns the sum of the ranges, or 0 if there are none. */
export function sum(...ranges: Range[]): Expression {
  const filled = ranges.filter(({ cells }) => cells.length > 0);
  if (filled.length === 0) return expressionOf(0);
  return {
    rank: ranks.whole,
    text: ({ sheet }) => `SUM(${filled.map((range) => range.text(sheet)).join(',')})`,
    value: () => {
      const values = filled.flatMap((range) => range.values());
      return missingOf(values) ?? values.reduce<number>((all, one) => all + numberOf(one), 0);
    },
  };
}

/** @returns the minimum or maximum of a range's cells. */
export function extreme(name: 'MIN' | 'MAX', range: Range): Expression {
  return {
    rank: ranks.whole,
    text: ({ sheet }) => `${name}(${range.text(sheet)})`,
    value: () => {
      const values = range.values();
      const pick = name === 'MIN' ? Math.min : Math.max;
      return missingOf(values) ?? pick(...values.map(numberOf));
    },
  };
}

/** @returns the position, from 1, of the first cell that equals the operand. */
export function match(operand: Operand, range: Range): Expression {
  const wanted = expressionOf(operand);
  return {
    rank: ranks.whole,
    text: (reader) => `MATCH(${wanted.text(reader)},${range.text(reader.sheet)},0)`,
    value: () => {
      const values = range.values();
      const value = wanted.value();
      return missingOf([value, ...values]) ?? values.indexOf(value) + 1;
    },
  };
}

/** @returns the value of a row's or column's cell at this position, counted from 1. */
export function index(range: Range, place: Operand): Expression {
  const at = expressionOf(place);
  const found = (): Value => {
    const n = at.value();
    return n instanceof Missing ? n : (range.cells[numberOf(n) - 1]?.value() ?? 0);
  };
  const isColumn = range.cells[0]?.column === range.cells.at(-1)?.column;
  return {
    rank: ranks.whole,
    text: (reader) => {
      const n = at.text(reader);
      const text = `INDEX(${range.text(reader.sheet)},${isColumn ? `${n},1` : `1,${n}`})`;
      // While an input is missing, the selected cell may be an empty text, which `N()` turns into 0.
      return range.cells.some((cell) => cell.isFormula && isAwaited(cell.value(), reader))
        ? `N(${text})`
        : text;
    },
    value: found,
  };
}

type Bound = '=' | '<=' | '>';
const holds: Readonly<Record<Bound, (a: number, b: number) => boolean>> = {
  '=': (a, b) => a === b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
};

/** A condition on the cells of a range. */
export interface Where {
  readonly range: Range;
  readonly sign: Bound;
  readonly bound: Operand;
}

/** @returns the sum of the cells of `of` at the positions where all conditions hold. */
export function sumWhere(of: Range, ...conditions: Where[]): Expression {
  const all = conditions.map((one) => ({ ...one, bound: expressionOf(one.bound) }));
  return {
    rank: ranks.whole,
    text: (reader) => {
      const pairs = all.map(({ range, sign, bound }) => {
        const limit = bound.text(reader);
        const text = sign === '=' ? limit : `"${sign}"&${limitText(limit, bound.rank)}`;
        return `${range.text(reader.sheet)},${text}`;
      });
      return `SUMIFS(${of.text(reader.sheet)},${pairs.join(',')})`;
    },
    value: () => {
      const bounds = all.map(({ bound }) => bound.value());
      const unsaid = missingOf(bounds);
      if (unsaid) return unsaid;
      const limits = bounds.map(numberOf);
      const picked = of.cells.filter((_, place) =>
        all.every(({ range, sign }, at) =>
          holds[sign](numberOf(range.cells[place]?.value() ?? ''), limits[at] ?? 0),
        ),
      );
      const values = picked.map((cell) => cell.value());
      return missingOf(values) ?? values.reduce<number>((sum, one) => sum + numberOf(one), 0);
    },
  };
}

function limitText(text: string, rank: number): string {
  return rank <= ranks.joined ? `(${text})` : text;
}
