/** The value of an input or a formula. */
export type Value = number | string | boolean | Missing;

/** The sheet of a formula, and the inputs whose presence the formula already checks. */
export interface Reader {
  readonly sheet: string;
  readonly guarded: ReadonlySet<Expression>;
}

/** A formula or a part of one: its spreadsheet text and its value. */
export interface Expression {
  /** Precedence of the outermost operator. Operands of lower precedence are put in parentheses. */
  readonly rank: number;
  text(reader: Reader): string;
  value(): Value;
}
export type Operand = Expression | number | string;

/** The value of a formula that depends on missing inputs. */
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

/** @returns an operand as an expression. */
export function expressionOf(operand: Operand): Expression {
  if (typeof operand === 'object') return operand;
  const isNegative = typeof operand === 'number' && operand < 0;
  const text = typeof operand === 'number' ? String(operand) : `"${operand.replaceAll('"', '""')}"`;
  return { rank: isNegative ? ranks.added : ranks.whole, text: () => text, value: () => operand };
}

/** @returns all inputs that the values lack, or undefined if they lack none. */
export function missingOf(values: readonly Value[]): Missing | undefined {
  const first = values.findIndex((value) => value instanceof Missing);
  if (first < 0) return undefined;
  const inputs = new Set<Expression>();
  for (const value of values) {
    if (value instanceof Missing) for (const input of value.inputs) inputs.add(input);
  }
  return new Missing(inputs);
}

/** @returns a value as a number. An empty text counts as 0; any other text throws. */
export function numberOf(value: Value): number {
  if (typeof value === 'number') return value;
  if (value === '') return 0;
  if (typeof value === 'boolean') return Number(value);
  throw new Error(`no number: ${String(value)}`);
}

/** An empty text, which leaves its cell blank. */
export const blank: Expression = { rank: ranks.whole, text: () => '""', value: () => '' };
