import {
  type Expression,
  expressionOf,
  missingOf,
  numberOf,
  type Operand,
  type Reader,
  ranks,
  type Value,
} from './expression.ts';

/** @returns the operand's text, in parentheses if its precedence is below `rank`. */
function within(operand: Expression, rank: number, reader: Reader): string {
  const text = operand.text(reader);
  return operand.rank < rank ? `(${text})` : text;
}

function infix(
  sign: string,
  rank: number,
  rightRank: number,
  operands: readonly Operand[],
  compute: (values: readonly number[]) => number | boolean,
): Expression {
  const all = operands.map(expressionOf);
  return {
    rank,
    text: (reader) =>
      all.map((one, at) => within(one, at === 0 ? rank : rightRank, reader)).join(sign),
    value: () => {
      const values = all.map((one) => one.value());
      return missingOf(values) ?? compute(values.map(numberOf));
    },
  };
}

/** @returns a function call. Its value is missing if any argument is. */
function call(
  name: string,
  operands: readonly Operand[],
  compute: (values: readonly number[]) => number | boolean,
): Expression {
  const all = operands.map(expressionOf);
  return {
    rank: ranks.whole,
    text: (reader) => `${name}(${all.map((one) => one.text(reader)).join(',')})`,
    value: () => {
      const values = all.map((one) => one.value());
      return missingOf(values) ?? compute(values.map(numberOf));
    },
  };
}

const first = ([value = 0]: readonly number[]) => value;
const second = ([, value = 0]: readonly number[]) => value;

export function plus(...operands: Operand[]): Expression {
  if (operands.length === 1) return expressionOf(operands[0] ?? 0);
  return infix('+', ranks.added, ranks.added, operands, (all) => all.reduce((a, b) => a + b, 0));
}

export function minus(from: Operand, ...operands: Operand[]): Expression {
  return infix('-', ranks.added, ranks.multiplied, [from, ...operands], (all) =>
    all.slice(1).reduce((a, b) => a - b, first(all)),
  );
}

/** @returns the product. A known 0 times a missing value is 0. */
export function times(...operands: Operand[]): Expression {
  const all = operands.map(expressionOf);
  const product = infix('*', ranks.multiplied, ranks.multiplied, all, (values) =>
    values.reduce((a, b) => a * b, 1),
  );
  return {
    ...product,
    value: () => (all.some((one) => one.value() === 0) ? 0 : product.value()),
  };
}

export function over(a: Operand, b: Operand): Expression {
  return infix('/', ranks.multiplied, ranks.raised, [a, b], (all) => first(all) / second(all));
}

export function power(a: Operand, b: Operand): Expression {
  return infix('^', ranks.raised, ranks.whole, [a, b], (all) => first(all) ** second(all));
}

type Sign = '=' | '<' | '<=' | '>' | '>=';
const compared: Readonly<Record<Sign, (a: Value, b: Value) => boolean>> = {
  '=': (a, b) => a === b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

export function compare(a: Operand, sign: Sign, b: Operand): Expression {
  const [left, right] = [expressionOf(a), expressionOf(b)];
  return {
    rank: ranks.compared,
    text: (reader) =>
      `${within(left, ranks.joined, reader)}${sign}${within(right, ranks.joined, reader)}`,
    value: () => {
      const [x, y] = [left.value(), right.value()];
      return missingOf([x, y]) ?? compared[sign](x, y);
    },
  };
}

export const is = (a: Operand, b: Operand) => compare(a, '=', b);

/** @param decides the result if any condition has this value, even if other conditions are missing. */
function logical(name: string, decides: boolean, conditions: readonly Expression[]): Expression {
  return {
    rank: ranks.whole,
    text: (reader) => `${name}(${conditions.map((one) => one.text(reader)).join(',')})`,
    value: () => {
      const values = conditions.map((one) => one.value());
      return values.includes(decides) ? decides : (missingOf(values) ?? !decides);
    },
  };
}
export const and = (...conditions: Expression[]) => logical('AND', false, conditions);
export const or = (...conditions: Expression[]) => logical('OR', true, conditions);

export function not(condition: Expression): Expression {
  return {
    rank: ranks.whole,
    text: (reader) => `NOT(${condition.text(reader)})`,
    value: () => {
      const value = condition.value();
      return missingOf([value]) ?? value !== true;
    },
  };
}

/** If the condition is missing, the value is known only if both results are the same. */
export function iff(condition: Expression, then: Operand, otherwise: Operand): Expression {
  const [yes, no] = [expressionOf(then), expressionOf(otherwise)];
  return {
    rank: ranks.whole,
    text: (reader) => `IF(${condition.text(reader)},${yes.text(reader)},${no.text(reader)})`,
    value: () => {
      const which = condition.value();
      if (which === true) return yes.value();
      if (which === false) return no.value();
      const [a, b] = [yes.value(), no.value()];
      return a === b ? a : (missingOf([which, a, b]) ?? a);
    },
  };
}

/** @returns the expression, with a value that is also missing if any of the other expressions is. */
export function waitingFor(others: readonly Expression[], of: Expression): Expression {
  return {
    ...of,
    value: () => missingOf(others.map((one) => one.value())) ?? of.value(),
  };
}

/** Rounds half away from zero. Like spreadsheets, uses only fifteen significant digits. */
export function round(operand: Operand, digits = 2): Expression {
  return call('ROUND', [operand, digits], (all) => {
    const value = first(all);
    const moved = Math.abs(value) * 10 ** digits;
    const whole = Math.round(Number(moved.toPrecision(15)));
    return (Math.sign(value) * whole) / 10 ** digits;
  });
}

export function roundUp(operand: Operand, digits: number): Expression {
  return call(
    'ROUNDUP',
    [operand, digits],
    (all) => Math.ceil(Number((first(all) * 10 ** digits).toPrecision(15))) / 10 ** digits,
  );
}

export const min = (...operands: Operand[]) => call('MIN', operands, (all) => Math.min(...all));
export const max = (...operands: Operand[]) => call('MAX', operands, (all) => Math.max(...all));
export const remainder = (a: Operand, b: Operand) =>
  call('MOD', [a, b], (all) => first(all) % second(all));

/** @returns the constant payment of a loan, as a positive number; 0 for a known amount of 0. */
export function payment(rate: Operand, count: Operand, amount: Operand): Expression {
  const of = expressionOf(amount);
  const level = call('PMT', [rate, count, minus(0, of)], ([i = 0, k = 1, less = 0]) =>
    i === 0 ? -less / k : (-less * i) / (1 - (1 + i) ** -k),
  );
  return { ...level, value: () => (of.value() === 0 ? 0 : level.value()) };
}

const day = 86_400_000;
/** Spreadsheets count days from the end of 1899. */
const dayZero = Date.UTC(1899, 11, 30);

/**
 * @param month twelve times the year, plus 0 to 11.
 * @returns the first day of the month as a spreadsheet's day number.
 */
export function dayNumber(month: number): number {
  return (Date.UTC(Math.floor(month / 12), month % 12, 1) - dayZero) / day;
}

function dateOf(serial: number): Date {
  return new Date(dayZero + serial * day);
}

export const monthOf = (date: Operand) =>
  call('MONTH', [date], (all) => dateOf(first(all)).getUTCMonth() + 1);
export const yearOf = (date: Operand) =>
  call('YEAR', [date], (all) => dateOf(first(all)).getUTCFullYear());

/**
 * @param date must be the first day of a month.
 * @returns the first day of the month that is this many months later.
 */
export function monthsAfter(date: Operand, months: Operand): Expression {
  return call('EDATE', [date, months], (all) => {
    const from = dateOf(first(all));
    return dayNumber(from.getUTCFullYear() * 12 + from.getUTCMonth() + second(all));
  });
}
