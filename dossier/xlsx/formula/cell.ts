import { cellName, columnName } from '../writer/names.ts';
import {
  type Expression,
  Missing,
  missingOf,
  type Reader,
  ranks,
  type Value,
} from './expression.ts';

export type Content =
  | { readonly kind: 'constant'; readonly value: number | string }
  /** A value entered by the user; null if missing. */
  | { readonly kind: 'input'; readonly value: number | string | null }
  | {
      readonly kind: 'formula';
      readonly of: () => Expression;
      /** The forecast's result. If null or undefined, the formula's own value is stored. */
      readonly engine: number | null | undefined;
    }
  /** A text shown if no input needed by these cells is missing. */
  | { readonly kind: 'status'; readonly of: readonly Expression[]; readonly words: string };

/** A cell that formulas can refer to. */
export class Cell implements Expression {
  readonly rank = ranks.whole;
  /** The sheet's name as written in formulas. */
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  private readonly content: Content;
  private found: Value | undefined;
  private made: Expression | undefined;

  constructor(sheet: string, row: number, column: number, content: Content) {
    this.sheet = sheet;
    this.row = row;
    this.column = column;
    this.content = content;
  }

  /** The text of a status cell; undefined for other cells. */
  get words(): string | undefined {
    return this.content.kind === 'status' ? this.content.words : undefined;
  }

  get isInput(): boolean {
    return this.content.kind === 'input';
  }

  get isFormula(): boolean {
    return this.content.kind === 'formula';
  }

  get expression(): Expression | undefined {
    if (this.content.kind !== 'formula') return undefined;
    this.made ??= this.content.of();
    return this.made;
  }

  /** Frees the formula after it is written, since other cells need only this cell's value. */
  release(): void {
    this.made = undefined;
  }

  /** Inputs are absolute references, which do not shift when a formula is copied. Other cells are relative. */
  get name(): string {
    return this.content.kind === 'input'
      ? `$${columnName(this.column)}$${this.row + 1}`
      : cellName(this.row, this.column);
  }

  value(): Value {
    this.found ??= this.valueOf();
    return this.found;
  }

  /** The result for the file: missing if an input is, else the forecast's figure or, without one, the cell's value. */
  get kept(): Value {
    const value = this.value();
    if (value instanceof Missing || this.content.kind !== 'formula') return value;
    return this.content.engine ?? value;
  }

  private valueOf(): Value {
    const { content } = this;
    if (content.kind === 'constant') return content.value;
    if (content.kind === 'status') {
      return missingOf(content.of.map((one) => one.value())) ?? content.words;
    }
    if (content.kind === 'input') return content.value ?? new Missing(new Set([this]));
    const value = this.expression?.value() ?? 0;
    // The forecast may know that the result is 0 despite a missing input, for example if no tax refund is possible.
    if (value instanceof Missing && content.engine === 0) return 0;
    return typeof value === 'number' ? Number(value.toPrecision(15)) : value;
  }

  /**
   * A missing input makes the cell's result an empty text. `N()` turns this into 0 for formulas that do not wait for
   * that input.
   */
  text(reader: Reader): string {
    const place = this.placeFor(reader.sheet);
    return this.content.kind === 'formula' && isAwaited(this.value(), reader)
      ? `N(${place})`
      : place;
  }

  /** @returns the reference to this cell for a formula on `sheet`. */
  placeFor(sheet: string): string {
    return sheet === this.sheet ? this.name : `${this.sheet}!${this.name}`;
  }
}

/** @returns whether the value lacks an input for which the reader does not wait. */
export function isAwaited(value: Value, { guarded }: Reader): boolean {
  if (!(value instanceof Missing)) return false;
  for (const input of value.inputs) if (!guarded.has(input)) return true;
  return false;
}
