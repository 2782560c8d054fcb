import * as z from 'zod/mini';
import { text } from '../text.ts';
import { largestAmount, largestRate } from './bounds.ts';
import { calendarMonth } from './calendar.ts';
import { decimal, fraction, plus, zero } from './exact.ts';
import type { Field, Fields, InputsOf } from './fieldKinds.ts';
import { fields } from './fields.ts';

/** Maximum cents of an offer's price or cost × the largest number of units entered for a month or a year. */
const largestSales = 100_000_000_000;
/** Maximum hourly wages of all people of a staff line together, in cents. Keeps every sum of wages a safe integer. */
const largestWages = largestAmount;
/** Maximum size of a form, in bytes of JSON. */
export const largestForm = 256 * 1024;

/**
 * The form as stored: amounts in cents before taxes, rates and shares as decimal strings. Null means the same as an
 * omitted field.
 */
export type ForecastInputs = InputsOf<typeof fields>;

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const decimalText = z.string().check(z.regex(/^\d{1,3}(\.\d{1,12})?$/));
const most = fraction(BigInt(largestRate), 1n);
const rate = decimalText.check(
  z.refine((value) => isAtMost(value, most), `must be at most ${largestRate}`),
);
const shares = (count: number) =>
  z.array(decimalText).check(
    z.length(count),
    z.refine((all) => {
      if (!all.every((one) => decimalText.safeParse(one).success)) return true;
      const sum = all.map(decimal).reduce(plus, zero);
      return sum.n === sum.d;
    }, 'must add up to 1'),
  );
const hundredths = (most: number) =>
  z.number().check(
    z.minimum(0),
    z.maximum(most),
    z.refine((value) => Math.round(value * 100) / 100 === value, 'must have two decimals at most'),
  );

function schemaOf(field: Field, path: string): z.ZodMiniType {
  switch (field.kind) {
    case 'amount':
      return whole(0, largestAmount);
    case 'count':
    case 'month':
      return whole(field.least, field.most);
    case 'hundredths':
      return hundredths(field.most);
    case 'rate':
      return rate;
    case 'text':
      return text(field.most);
    case 'boolean':
      return z.boolean();
    case 'choice':
      return z.enum(field.options);
    case 'calendarMonth':
      return z.string().check(z.regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/));
    case 'months':
      return z.array(whole(1, 12)).check(z.minLength(1), z.maxLength(100));
    case 'shares':
      return shares(field.default.length);
    case 'weights':
      return z.array(whole(field.each.least, field.each.most)).check(
        z.length(12),
        z.refine((all) => all.some((weight) => weight > 0), 'must not all be 0'),
      );
    case 'byMonth':
      return z.record(
        z.string().check(z.regex(/^([1-9]|[12]\d|3[0-6])$/)),
        z.nullable(whole(field.each.least, field.each.most)),
      );
    case 'byYear':
      return z.array(z.nullable(whole(field.each.least, field.each.most))).check(z.length(3));
    case 'group':
      return z.strictObject(shapeOf(field.fields, path));
    case 'modes':
      return z.union(
        Object.entries(field.modes).map(([mode, own]) =>
          z.strictObject({ mode: z.literal(mode), ...shapeOf(own, path) }),
        ),
      );
    case 'list':
      return z
        .array(lineSchema(field.fields, path))
        .check(
          ...(field.isRequired ? [z.minLength(1)] : []),
          z.maxLength(field.most),
          z.refine(distinct, 'ids must differ'),
        );
  }
}

function shapeOf(table: Fields, path: string): Record<string, z.ZodMiniType> {
  return Object.fromEntries(
    Object.entries(table).map(([name, field]) => {
      const schema = schemaOf(field, path === '' ? name : `${path}.${name}`);
      return [name, field.isRequired ? schema : z.nullish(schema)];
    }),
  );
}

function lineSchema(table: Fields, list: string): z.ZodMiniType<{ id: string }> {
  const line = z.strictObject({ id: text(64).check(z.minLength(1)), ...shapeOf(table, list) });
  const rule = Object.entries(lineRules).find(([name]) => name === list)?.[1];
  return rule ? line.check(z.refine((one) => rule.holds(one as never), rule.message)) : line;
}

type LineOf<List extends keyof ForecastInputs> =
  NonNullable<ForecastInputs[List]> extends readonly (infer Line)[] ? Line : never;
interface LineRule<Line> {
  readonly holds: (line: Line) => boolean;
  readonly message: string;
}

/** Conditions that span several fields of a line, by list. */
const lineRules: {
  readonly [List in 'offers' | 'staff' | 'loans']: LineRule<LineOf<List>>;
} = {
  offers: {
    holds: ({ price, cost, units: sold }) => {
      const most = Math.max(
        0,
        ...(sold?.mode === 'ramp' ? Object.values(sold.anchors ?? {}).map((sum) => sum ?? 0) : []),
        ...(sold?.mode === 'year' ? (sold.years ?? []).map((year) => year ?? 0) : []),
      );
      return Math.max(price ?? 0, cost ?? 0) * most <= largestSales;
    },
    message: 'must sell at most 1,000,000,000.00',
  },
  staff: {
    holds: ({ people, pay }) =>
      pay?.mode !== 'hourly' || (people ?? 1) * (pay.wage ?? 0) <= largestWages,
    message: 'must pay at most 10,000,000.00 an hour together',
  },
  loans: {
    holds: ({ term, interestOnly }) => term == null || (interestOnly ?? 0) < term,
    message: 'must repay before its term ends',
  },
};

/** The schema of the form, built from the table of fields. */
export const forecastInputsSchema = z
  .strictObject(shapeOf(fields, ''))
  .check(
    z.refine((inputs) => bytesOf(JSON.stringify(inputs)) <= largestForm, 'must be at most 256 KB'),
  ) as unknown as z.ZodMiniType<ForecastInputs, ForecastInputs>;

/** The earliest and latest opening allowed, in months from the current month. */
export const earliestOpening = -24;
export const latestOpening = 36;

/** @param today such as "2026-11-23". @returns whether the opening month is allowed. */
export function mayOpen({ opening }: Pick<ForecastInputs, 'opening'>, today: string): boolean {
  const ahead = calendarMonth(opening) - calendarMonth(today);
  return ahead >= earliestOpening && ahead <= latestOpening;
}

/** An upper bound: UTF-8 takes at most three bytes for a code unit outside ASCII. */
function bytesOf(json: string): number {
  return json.length + 2 * (json.match(/[^ -~]/g)?.length ?? 0);
}

function distinct(all: readonly { readonly id: string }[]): boolean {
  return new Set(all.map((line) => line.id)).size === all.length;
}

function isAtMost(value: string, most: { readonly n: bigint; readonly d: bigint }): boolean {
  if (!/^\d+(\.\d+)?$/.test(value)) return true;
  const { n, d } = decimal(value);
  return n * most.d <= most.n * d;
}
