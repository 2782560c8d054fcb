import * as z from 'zod/mini';
import { text } from '../text.ts';
import { longestTerm, mostLines, mostOffers } from './bounds.ts';
import { calendarMonth } from './calendar.ts';
import { decimal, fraction, plus, zero } from './exact.ts';

/** Most cents of any amount: 10,000,000.00. */
const largestAmount = 1_000_000_000;
/** Most units of an offer in a month. */
const largestUnits = 1_000_000;
/** Most cents of a price or a cost times an offer's largest anchor or year. */
const largestSales = 100_000_000_000;
/** Most cents an hour of everyone on a line of staff together, so that every sum is a safe integer: 10,000,000.00. */
const largestWages = largestAmount;
/** Largest form, in bytes of its JSON. */
export const largestForm = 256 * 1024;

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const missable = <Schema extends z.ZodMiniType>(schema: Schema) => z.nullish(schema);
const lines = <Schema extends z.ZodMiniType<{ id: string }>>(line: Schema) =>
  missable(
    z.array(line).check(
      z.maxLength(mostLines),
      z.refine((all) => distinct(all as readonly { id: string }[]), 'ids must differ'),
    ),
  );

const id = text(64).check(z.minLength(1));
const name = missable(text(200));
const amount = missable(whole(0, largestAmount));
const month = missable(whole(0, 36));
const from = missable(whole(1, 36));

const decimalText = z.string().check(z.regex(/^\d{1,3}(\.\d{1,12})?$/));
const sixty = fraction(60n, 1n);
/** A percentage from 0 to 60. */
const rate = missable(
  decimalText.check(z.refine((value) => isAtMost(value, sixty), 'must be at most 60')),
);
/** Shares of 1 that add up to it. */
const shares = (count: number) =>
  missable(
    z.array(decimalText).check(
      z.length(count),
      z.refine((all) => {
        if (!all.every((one) => decimalText.safeParse(one).success)) return true;
        const sum = all.map(decimal).reduce(plus, zero);
        return sum.n === sum.d;
      }, 'must add up to 1'),
    ),
  );
/** Hours or minutes, with at most two decimals. */
const hundredths = (most: number) =>
  z.number().check(
    z.minimum(0),
    z.maximum(most),
    z.refine((value) => Math.round(value * 100) / 100 === value, 'must have two decimals at most'),
  );
const calendarMonths = missable(z.array(whole(1, 12)).check(z.minLength(1), z.maxLength(100)));
const taxable = missable(z.enum(['taxable', 'none']));

const anchors = z.record(
  z.string().check(z.regex(/^([1-9]|[12]\d|3[0-6])$/)),
  z.nullable(whole(0, largestUnits)),
);
const units = z.union([
  z.strictObject({ mode: z.literal('ramp'), anchors: missable(anchors) }),
  z.strictObject({
    mode: z.literal('year'),
    years: missable(z.array(z.nullable(whole(0, 12 * largestUnits))).check(z.length(3))),
  }),
]);

const offer = z
  .strictObject({
    id,
    name,
    price: amount,
    cost: amount,
    costTaxable: missable(z.boolean()),
    taxStatus: missable(z.enum(['taxable', 'zeroRated', 'exempt'])),
    from,
    stockMonths: missable(whole(0, 12)),
    units: missable(units),
    season: missable(
      z.array(whole(0, 1000)).check(
        z.length(12),
        z.refine((all) => all.some((weight) => weight > 0), 'must not all be 0'),
      ),
    ),
    minutes: missable(hundredths(1_000_000_000_000)),
  })
  .check(
    z.refine(({ price, cost, units: sold }) => {
      const most = Math.max(
        0,
        ...(sold?.mode === 'ramp' ? Object.values(sold.anchors ?? {}).map((sum) => sum ?? 0) : []),
        ...(sold?.mode === 'year' ? (sold.years ?? []).map((year) => year ?? 0) : []),
      );
      return Math.max(price ?? 0, cost ?? 0) * most <= largestSales;
    }, 'must sell at most 1,000,000,000.00'),
  );

const pay = z.union([
  z.strictObject({ mode: z.literal('monthly'), amount }),
  z.strictObject({
    mode: z.literal('hourly'),
    wage: amount,
    hoursPerWeek: missable(hundredths(168)),
    vacation: rate,
  }),
]);

const form = z.strictObject({
  opening: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
  form: missable(
    z.enum(['soleProprietorship', 'partnership', 'corporation', 'cooperative', 'nonProfit']),
  ),
  corporateTaxRate: rate,
  offers: z
    .array(offer)
    .check(z.minLength(1), z.maxLength(mostOffers), z.refine(distinct, 'ids must differ')),
  collect: shares(4),
  badDebts: rate,
  cardFee: rate,
  supplierTerms: shares(3),
  fixed: lines(
    z.strictObject({
      id,
      name,
      amount,
      tax: taxable,
      months: calendarMonths,
      from,
      to: from,
      index: rate,
    }),
  ),
  staff: lines(
    z
      .strictObject({
        id,
        name,
        people: missable(whole(1, 500)),
        pay: missable(pay),
        months: calendarMonths,
        from,
        to: from,
        employmentInsurance: missable(z.boolean()),
        cnesst: missable(z.boolean()),
      })
      .check(
        z.refine(
          ({ people, pay: paid }) =>
            paid?.mode !== 'hourly' || (people ?? 1) * (paid.wage ?? 0) <= largestWages,
          'must pay at most 10,000,000.00 an hour together',
        ),
      ),
  ),
  assets: lines(
    z.strictObject({
      id,
      name,
      cost: amount,
      tax: taxable,
      month,
      life: missable(whole(1, 360)),
      owned: missable(z.boolean()),
    }),
  ),
  startup: lines(z.strictObject({ id, name, amount, tax: taxable })),
  deposits: lines(z.strictObject({ id, name, amount, month })),
  capital: lines(z.strictObject({ id, amount, month })),
  grants: lines(z.strictObject({ id, name, amount, month })),
  loans: lines(
    z
      .strictObject({
        id,
        name,
        amount,
        month,
        rate,
        term: missable(whole(1, longestTerm)),
        interestOnly: missable(whole(0, 359)),
        fee: rate,
      })
      .check(
        z.refine(
          ({ term, interestOnly }) => term == null || (interestOnly ?? 0) < term,
          'must repay before its term ends',
        ),
      ),
  ),
  ownerPay: missable(z.strictObject({ amount, from, cnesst: missable(z.boolean()) })),
  salesTax: missable(
    z.strictObject({
      registration: missable(z.enum(['auto', 'start', 'never'])),
      method: missable(z.enum(['regular', 'quick'])),
      quickGst: rate,
      quickQst: rate,
    }),
  ),
  hsfRate: rate,
  cnesstRate: rate,
  hoursPerWeek: missable(hundredths(168)),
  minimumCash: amount,
  personalNeed: amount,
});
/**
 * What a person enters about the business, as stored: amounts in cents before taxes, rates and shares as decimal strings.
 * Null is the same as left out.
 */
export const forecastInputsSchema = form.check(
  z.refine((inputs) => bytesOf(JSON.stringify(inputs)) <= largestForm, 'must be at most 256 KB'),
);
export type ForecastInputs = z.infer<typeof forecastInputsSchema>;

/** How far from today an opening may be, in months. */
const earliestOpening = -24;
const latestOpening = 36;

/** @param today as "2026-11-23". @returns whether a forecast may open in that month. */
export function mayOpen({ opening }: Pick<ForecastInputs, 'opening'>, today: string): boolean {
  const ahead = calendarMonth(opening) - calendarMonth(today);
  return ahead >= earliestOpening && ahead <= latestOpening;
}

/** At most three bytes for each code unit outside ASCII. */
function bytesOf(json: string): number {
  return json.length + 2 * (json.match(/[^ -~]/g)?.length ?? 0);
}

function distinct(all: readonly { id: string }[]): boolean {
  return new Set(all.map((line) => line.id)).size === all.length;
}

function isAtMost(value: string, most: { readonly n: bigint; readonly d: bigint }): boolean {
  if (!/^\d+(\.\d+)?$/.test(value)) return true;
  const { n, d } = decimal(value);
  return n * most.d <= most.n * d;
}
