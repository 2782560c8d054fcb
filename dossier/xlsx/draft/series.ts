import { lastMonth } from '@elan/domain/forecast/calendar';
import type { Cell } from '../formula/cell.ts';
import { type Expression, expressionOf } from '../formula/expression.ts';
import { Range } from '../formula/range.ts';

/** A row of a sheet: months 0 to 36, then what the years come to. */
export class Series {
  readonly months: readonly Cell[];
  readonly years: readonly Cell[];

  constructor(months: readonly Cell[], years: readonly Cell[]) {
    this.months = months;
    this.years = years;
  }

  /** @returns the month's cell; 0 for a month outside the plan. */
  at(m: number): Expression {
    return this.months[m] ?? expressionOf(0);
  }

  year(at: number): Expression {
    return this.years[at] ?? expressionOf(0);
  }

  range(first = 0, last = lastMonth): Range {
    return new Range(this.months.slice(first, last + 1));
  }

  /** The full row, kept in place when a formula is copied. */
  get all(): Range {
    return new Range(this.months, true);
  }
}

/** Rows one under another. */
export class Block {
  readonly rows: readonly Series[];
  constructor(rows: readonly Series[]) {
    this.rows = rows;
  }

  /** @returns what all rows hold of a month. */
  in(m: number): Range {
    return new Range(this.rows.flatMap(({ months }) => months[m] ?? []));
  }
}
