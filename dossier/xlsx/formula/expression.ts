/** What an input or a formula gives. */
export type Value = number | string | boolean | Missing;

/** The place of a formula, and which inputs it already waits for. */
export interface Reader {
  readonly sheet: string;
  readonly guarded: ReadonlySet<Expression>;
}

/** A formula, or a part of one: the text that a spreadsheet reads and what it comes to. */
export interface Expression {
  /** How tightly its outermost operator binds; what binds less than its surroundings is put in parentheses. */
  readonly rank: number;
  text(reader: Reader): string;
  value(): Value;
}
export type Operand = Expression | number | string;

/** The result of what rests on missing inputs. */
export class Missing {
  readonly inputs: ReadonlySet<Expression>;
  constructor(inputs: ReadonlySet<Expression>) {
    this.inputs = inputs;
  }
}

export const ranks = {
  compared: 1,
  joined: 2,
  added: 3,
  multiplied: 4,
  raised: 5,
  whole: 6,
} as const;

/** @returns a constant as an expression. */
export function expressionOf(operand: Operand): Expression {
  if (typeof operand === 'object') return operand;
  const isNegative = typeof operand === 'number' && operand < 0;
  const text = typeof operand === 'number' ? String(operand) : `"${operand.replaceAll('"', '""')}"`;
  return { rank: isNegative ? ranks.added : ranks.whole, text: () => text, value: () => operand };
}

/** @returns everything that values wait for; undefined where they wait for nothing. */
export function missingOf(values: readonly Value[]): Missing | undefined {
  const first = values.findIndex((value) => value instanceof Missing);
  if (first < 0) return undefined;
  const inputs = new Set<Expression>();
  for (const value of values) {
    if (value instanceof Missing) for (const input of value.inputs) inputs.add(input);
  }
  return new Missing(inputs);
}

/** @returns a value as arithmetic takes it; a blank cell counts as 0. */
export function numberOf(value: Value): number {
  if (typeof value === 'number') return value;
  if (value === '') return 0;
  if (typeof value === 'boolean') return Number(value);
  throw new Error(`no number: ${String(value)}`);
}

/** A cell with nothing in it. */
export const blank: Expression = { rank: ranks.whole, text: () => '""', value: () => '' };
