import { lastMonth } from '@elan/domain/forecast/calendar';
import type { Cell } from '../formula/cell.ts';
import { type Expression, expressionOf } from '../formula/expression.ts';
import { Range } from '../formula/range.ts';

/** A row of a sheet: the cells of months 0 to 36, then those of the years, if any. */
export class Series {
  readonly months: readonly Cell[];
  readonly years: readonly Cell[];

  constructor(months: readonly Cell[], years: readonly Cell[]) {
    this.months = months;
    this.years = years;
  }

  /** @returns the cell of a month, or 0 if the month is outside the plan. */
  at(m: number): Expression {
    return this.months[m] ?? expressionOf(0);
  }

  year(at: number): Expression {
    return this.years[at] ?? expressionOf(0);
  }

  range(first = 0, last = lastMonth): Range {
    return new Range(this.months.slice(first, last + 1));
  }

  /** All months as an absolute reference, which does not shift when a formula is copied. */
  get all(): Range {
    return new Range(this.months, true);
  }
}

/** Consecutive rows of a sheet. */
export class Block {
  readonly rows: readonly Series[];
  constructor(rows: readonly Series[]) {
    this.rows = rows;
  }

  /** @returns the cells of all rows in a month. */
  in(m: number): Range {
    return new Range(this.rows.flatMap(({ months }) => months[m] ?? []));
  }
}
