import * as z from 'zod/mini';
import { text } from '../text.ts';
import { largestAmount, largestRate, longestTerm } from './bounds.ts';
import { calendarMonth } from './calendar.ts';
import { decimal, fraction, plus, zero } from './exact.ts';
import type { Field, Fields, InputsOf } from './fieldKinds.ts';
import { fields } from './fields.ts';

/** Maximum cents of an offer's price or cost × the largest number of units entered for a month or a year. */
const largestSales = 100_000_000_000;
/** Maximum hourly wages of all people of a staff line together, in cents. Keeps every sum of wages a safe integer. */
const largestWages = largestAmount;
/** Maximum cents that a loan may reach with its capitalised interest. Keeps every balance a safe integer. */
const largestDebt = 100_000_000_000;
/** Maximum size of a form, in bytes of JSON. */
export const largestForm = 256 * 1024;

/**
 * The form as stored: amounts in cents before taxes, rates and shares as decimal strings. Null means the same as an
 * omitted field.
 */
export type ForecastInputs = InputsOf<typeof fields>;

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const id = text(64).check(z.minLength(1));
const decimalText = z.string().check(z.regex(/^\d{1,3}(\.\d{1,12})?$/));
const rate = (highest: number) => {
  const most = fraction(BigInt(highest), 1n);
  return decimalText.check(
    z.refine((value) => isAtMost(value, most), `must be at most ${highest}`),
  );
};
const addUp = 'must add up to 1';
const shares = (count: number) =>
  z.array(decimalText).check(z.length(count), z.refine(addUpToOne, addUp));
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
      return rate(field.most ?? largestRate);
    case 'text':
      return text(field.most);
    case 'boolean':
      return z.boolean();
    case 'choice':
      return z.enum(field.options);
    case 'calendarMonth':
      return z.string().check(z.regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/));
    case 'link':
      return id;
    case 'links':
      return z.array(id).check(z.maxLength(field.most));
    case 'months':
      return z.array(whole(1, 12)).check(z.minLength(1), z.maxLength(100));
    case 'shares':
      return shares(field.count);
    case 'share':
      return decimalText;
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
      return z.array(z.nullable(schemaOf(field.each, `${path}.*`))).check(z.length(3));
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
  const line = z.strictObject({ id, ...shapeOf(table, list) });
  const rules = Object.entries(lineRules).flatMap(([name, own]) => (name === list ? own : []));
  return line.check(
    ...rules.map(({ holds, message, at = [] }) =>
      z.refine((one) => holds(one as never), { message, path: [...at] }),
    ),
  );
}

type LineOf<List extends keyof ForecastInputs> =
  NonNullable<ForecastInputs[List]> extends readonly (infer Line)[] ? Line : never;
interface LineRule<Line> {
  readonly holds: (line: Line) => boolean;
  readonly message: string;
  /** The field at which a refusal is reported; by default, the line. */
  readonly at?: readonly [keyof Line & string];
}

const repaysBefore = 'must repay before its term ends';
const repaysInTime = ({
  term,
  interestOnly,
}: Pick<LineOf<'loans'>, 'term' | 'interestOnly'>): boolean =>
  term == null || (interestOnly ?? 0) < term;

/** Conditions that span several fields of a line, by list. */
const lineRules: {
  readonly [List in 'offers' | 'staff' | 'grants' | 'loans']:
    | LineRule<LineOf<List>>
    | readonly LineRule<LineOf<List>>[];
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
  grants: {
    holds: ({ repayable, ...grant }) => !repayable || repaysInTime(grant),
    message: repaysBefore,
  },
  loans: [
    {
      holds: repaysInTime,
      message: repaysBefore,
    },
    {
      holds: ({ term, amortisation }) => (amortisation ?? longestTerm) >= (term ?? 1),
      message: 'must be at least the term',
      at: ['amortisation'],
    },
    {
      holds: ({ amount, rate, interestOnly, capitalise }) => {
        const months = capitalise ? (interestOnly ?? 0) : 0;
        const isRate = decimalText.safeParse(rate).success;
        const { top, bottom } = decimal(isRate && rate ? rate : '0');
        return (amount ?? 0) * (1 + top / bottom / 1_200) ** months <= largestDebt;
      },
      message: 'must owe at most 1,000,000,000.00',
      at: ['capitalise'],
    },
  ],
};

type Lists = Readonly<
  Record<string, readonly Readonly<Record<string, unknown>>[] | null | undefined>
>;

/** @returns the path of each link to a line that does not exist, such as `['loans', 0, 'on', 1]`. */
function brokenLinks(lists: Lists): (string | number)[][] {
  return Object.entries<Field>(fields).flatMap(([list, table]) =>
    Object.entries(table.kind === 'list' ? table.fields : {}).flatMap(([name, field]) => {
      if (field.kind !== 'links' && field.kind !== 'link') return [];
      const there = new Set((lists[field.to] ?? []).map(({ id }) => id));
      return (lists[list] ?? []).flatMap((line, at) => {
        const linked = (line[name] ?? []) as string | readonly string[];
        if (typeof linked === 'string') return there.has(linked) ? [] : [[list, at, name]];
        return linked.flatMap((id, place) => (there.has(id) ? [] : [[list, at, name, place]]));
      });
    }),
  );
}

/** Conditions that span several fields of the form or several lines of a list. `path` is where a refusal is reported. */
const formRules: readonly (LineRule<ForecastInputs> & { readonly path: string })[] = [
  {
    path: 'ownerPay',
    holds: ({ owners, ownerPay }) => ownerPay == null || !owners?.length,
    message: 'must be left out with owners, who replace it',
  },
  {
    path: 'owners',
    holds: ({ owners }) => {
      const stated = (owners ?? []).flatMap(({ share }) => share ?? []);
      return stated.length === 0 || (stated.length === owners?.length && addUpToOne(stated));
    },
    message: `shares ${addUp}, or all be left out`,
  },
  {
    path: 'grants',
    holds: ({ grants, loans }) => {
      const repaid = (grants ?? []).filter(({ repayable }) => repayable);
      return distinct([...repaid, ...(loans ?? [])]);
    },
    message: 'a repayable one must have another id than each loan',
  },
];

/** The schema of the form, built from the table of fields. */
export const forecastInputsSchema = z.strictObject(shapeOf(fields, '')).check(
  z.check(({ value, issues }) => {
    for (const path of brokenLinks(value as Lists)) {
      issues.push({ code: 'custom', input: value, path, message: 'must be the id of an asset' });
    }
  }),
  z.refine((inputs) => bytesOf(JSON.stringify(inputs)) <= largestForm, 'must be at most 256 KB'),
  ...formRules.map(({ path, holds, message }) =>
    z.refine((inputs) => holds(inputs as never), { message, path: [path] }),
  ),
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

/** @returns whether decimal texts add up to 1; true if one is not a decimal text, which is reported by itself. */
function addUpToOne(all: readonly string[]): boolean {
  if (!all.every((one) => decimalText.safeParse(one).success)) return true;
  const sum = all.map(decimal).reduce(plus, zero);
  return sum.n === sum.d;
}

function distinct(all: readonly { readonly id: string }[]): boolean {
  return new Set(all.map((line) => line.id)).size === all.length;
}

function isAtMost(value: string, most: { readonly n: bigint; readonly d: bigint }): boolean {
  if (!/^\d+(\.\d+)?$/.test(value)) return true;
  const { n, d } = decimal(value);
  return n * most.d <= most.n * d;
}
