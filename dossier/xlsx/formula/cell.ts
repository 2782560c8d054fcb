import { cellName, columnName } from '../writer/names.ts';
import {
  type Expression,
  Missing,
  missingOf,
  type Reader,
  ranks,
  type Value,
} from './expression.ts';

/** The content of a cell. */
export type Content =
  | { readonly kind: 'constant'; readonly value: number | string }
  /** What a person enters; null where it is still missing. */
  | { readonly kind: 'input'; readonly value: number | string | null }
  | {
      readonly kind: 'formula';
      readonly of: () => Expression;
      /** What the forecast computes for it; else the formula's own value is kept. */
      readonly engine: number | null | undefined;
    }
  /** Words, as long as nothing is missing that these cells wait for. */
  | { readonly kind: 'status'; readonly of: readonly Expression[]; readonly words: string };

/** A cell that formulas refer to. */
export class Cell implements Expression {
  readonly rank = ranks.whole;
  /** The name of its sheet, as formulas write it. */
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

  /** The words of a status. */
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

  /** Lets go of the formula once it is written; others need the cell's value alone. */
  release(): void {
    this.made = undefined;
  }

  /** Inputs keep their place when a formula is copied, other cells move along. */
  get name(): string {
    return this.content.kind === 'input'
      ? `$${columnName(this.column)}$${this.row + 1}`
      : cellName(this.row, this.column);
  }

  value(): Value {
    this.found ??= this.valueOf();
    return this.found;
  }

  /** What the file keeps as the cell's result: the forecast's own figure where there is one. */
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
    // The forecast may know more: sales that are still missing bring no refund of taxes.
    if (value instanceof Missing && content.engine === 0) return 0;
    return typeof value === 'number' ? Number(value.toPrecision(15)) : value;
  }

  /** A result that is blank text until an input is entered counts as 0 for a cell that does not wait for it. */
  text(reader: Reader): string {
    const place = this.placeFor(reader.sheet);
    return this.content.kind === 'formula' && isAwaited(this.value(), reader)
      ? `N(${place})`
      : place;
  }

  /** @returns where it is, for a formula of a sheet. */
  placeFor(sheet: string): string {
    return sheet === this.sheet ? this.name : `${this.sheet}!${this.name}`;
  }
}

/** @returns whether a value is unknown for something that the reader does not wait for. */
export function isAwaited(value: Value, { guarded }: Reader): boolean {
  if (!(value instanceof Missing)) return false;
  for (const input of value.inputs) if (!guarded.has(input)) return true;
  return false;
}
