import { defaultRate, hasDefaultRate } from '@elan/domain/forecast/defaultRates';
import type { Language } from '@elan/domain/language';
import { type CountedUnit, type NumberProblem, readNumber } from './parseNumber.ts';

/** What a field takes. Amounts are typed in dollars and stored in cents; the bounds are those of the engine. */
export type FieldSpec = (
  | { readonly kind: 'amount'; readonly standard?: number }
  | { readonly kind: 'rate'; readonly standard?: string }
  | {
      readonly kind: 'whole';
      readonly least: number;
      readonly most: number;
      readonly standard?: number;
    }
  | { readonly kind: 'hundredths'; readonly most: number; readonly standard?: number }
  | { readonly kind: 'text'; readonly standard?: undefined }
) & { readonly unit?: CountedUnit };

/** Most cents of an amount: 10,000,000.00. */
const largestAmount = 1_000_000_000;
const largestRate = 60;
const longestName = 200;

const amount = { kind: 'amount' } as const;
const rate = (standard?: string) => ({ kind: 'rate', ...(standard ? { standard } : {}) }) as const;
const whole = (least: number, most: number, standard?: number) =>
  ({ kind: 'whole', least, most, ...(standard === undefined ? {} : { standard }) }) as const;
const name = { kind: 'text' } as const;
const months = (least: number, most: number, standard?: number) =>
  ({ ...whole(least, most, standard), unit: 'months' }) as const;
const hours = { kind: 'hundredths', most: 168, unit: 'hours' } as const;
const aMonth = { kind: 'amount', unit: 'aMonth' } as const;
const from = whole(1, 36, 1);
const to = whole(1, 36, 36);
const month = whole(0, 36, 0);

/** The fields that are typed, by their path with `*` for a place in a list; `standard` is a default that no law sets. */
const specs = {
  corporateTaxRate: rate(),
  'offers.*.name': name,
  'offers.*.price': amount,
  'offers.*.cost': amount,
  'offers.*.from': from,
  'offers.*.stockMonths': months(0, 12, 0),
  'offers.*.units.anchors.*': whole(0, 1_000_000),
  'offers.*.units.years.*': whole(0, 12_000_000),
  'offers.*.season.*': whole(0, 1_000, 100),
  'offers.*.minutes': { kind: 'hundredths', most: 1_000_000_000_000, unit: 'minutes' },
  hoursPerWeek: hours,
  badDebts: rate('0'),
  cardFee: rate('0'),
  'fixed.*.name': name,
  'fixed.*.amount': aMonth,
  'fixed.*.from': from,
  'fixed.*.to': to,
  'fixed.*.index': rate('0'),
  'staff.*.name': name,
  'staff.*.people': whole(1, 500, 1),
  'staff.*.pay.amount': aMonth,
  'staff.*.pay.wage': { kind: 'amount', unit: 'anHour' },
  'staff.*.pay.hoursPerWeek': hours,
  'staff.*.pay.vacation': rate('4'),
  'staff.*.from': from,
  'staff.*.to': to,
  hsfRate: rate(),
  cnesstRate: rate(),
  'assets.*.name': name,
  'assets.*.cost': amount,
  'assets.*.month': month,
  'assets.*.life': months(1, 360, 60),
  'startup.*.name': name,
  'startup.*.amount': amount,
  'deposits.*.name': name,
  'deposits.*.amount': amount,
  'deposits.*.month': month,
  'capital.*.amount': amount,
  'capital.*.month': month,
  'grants.*.name': name,
  'grants.*.amount': amount,
  'grants.*.month': month,
  'loans.*.name': name,
  'loans.*.amount': amount,
  'loans.*.month': month,
  'loans.*.rate': rate(),
  'loans.*.term': months(1, 360),
  'loans.*.interestOnly': months(0, 359, 0),
  'loans.*.fee': rate('0'),
  minimumCash: { kind: 'amount', standard: 0 },
  'ownerPay.amount': aMonth,
  'ownerPay.from': from,
  personalNeed: aMonth,
  'salesTax.quickGst': rate(),
  'salesTax.quickQst': rate(),
} as const satisfies Readonly<Record<string, FieldSpec>>;
export type TypedField = keyof typeof specs;

/** @returns a path with `*` for each place in a list, a month and a year: "offers.*.price". */
export function generalPath(path: string): string {
  return path.replace(/\.\d+(?=\.|$)/g, '.*');
}

/** @returns what the field at a path takes; undefined where nothing is typed there. */
export function specOf(path: string): FieldSpec | undefined {
  const general = generalPath(path);
  return Object.hasOwn(specs, general) ? specs[general as TypedField] : undefined;
}

/** @returns what holds where the field at a path is left blank; undefined where nothing does. @param opening of the plan. */
export function standardAt(path: string, opening: string): string | number | undefined {
  return hasDefaultRate(path) ? defaultRate(path, opening) : specOf(path)?.standard;
}

/** A value of each kind, as an example of what can be typed. */
const exampleOf = {
  amount: 1_234_50,
  rate: '7.5',
  whole: 12,
  hundredths: 37.5,
  text: '',
} as const satisfies Record<FieldSpec['kind'], number | string>;

/** @returns what can be typed in a field, as a person would write it: "1 234,50" for an amount, "12" for months. */
export function exampleText(spec: FieldSpec, language: Language): string {
  return format(spec, exampleOf[spec.kind], language);
}

/** Why a text is refused, with the bound that it breaks in the unit of the field. */
interface Refusal {
  readonly problem: NumberProblem | 'tooLong';
  readonly bound?: number;
}

/** @returns the value that a text means, undefined for a blank one, or why it is refused. */
export function parse(
  spec: FieldSpec,
  text: string,
  language: Language,
): { readonly value: string | number | undefined } | Refusal {
  if (spec.kind === 'text') {
    if (text.length > longestName) return { problem: 'tooLong', bound: longestName };
    return { value: text === '' ? undefined : text };
  }
  if (text.trim() === '') return { value: undefined };
  const read = readNumber(text, language, spec.unit);
  if (typeof read === 'string') return { problem: read };
  const { whole, decimals } = read;
  switch (spec.kind) {
    case 'amount': {
      if (decimals.length > 2) return { problem: 'decimals' };
      const cents = Number(`${whole}${decimals.padEnd(2, '0')}`);
      if (cents > largestAmount) return { problem: 'tooLarge', bound: largestAmount / 100 };
      return { value: cents };
    }
    case 'rate': {
      const value = decimals ? `${whole}.${decimals.slice(0, 12)}` : whole;
      if (Number(value) > largestRate) return { problem: 'tooLarge', bound: largestRate };
      return decimals.length > 12 ? { problem: 'decimals' } : { value };
    }
    case 'whole': {
      if (decimals !== '') return { problem: 'whole' };
      return bounded(Number(whole), spec.least, spec.most);
    }
    case 'hundredths': {
      if (decimals.length > 2) return { problem: 'decimals' };
      return bounded(Number(`${whole}.${decimals || '0'}`), 0, spec.most);
    }
  }
}

function bounded(value: number, least: number, most: number) {
  if (value > most) return { problem: 'tooLarge', bound: most } as const;
  return value < least ? ({ problem: 'tooSmall', bound: least } as const) : { value };
}

const locales = { fr: 'fr-CA', en: 'en-CA' } as const;

/** @returns a number of units: "1 234"; from 10,000 on three digits of it where it must be short: "12,3 k". */
export function unitsText(units: number, language: Language, style: 'whole' | 'short' = 'whole') {
  const isShort = style === 'short' && units >= 10_000;
  return units.toLocaleString(
    locales[language],
    isShort ? { notation: 'compact', maximumSignificantDigits: 3 } : {},
  );
}

/** @returns a value as a person would type it: 123450 cents is "1 234,50" in French. */
export function format(spec: FieldSpec, value: unknown, language: Language): string {
  if (value === undefined || value === null) return '';
  if (spec.kind === 'text') return String(value);
  if (spec.kind === 'rate') {
    return language === 'fr' ? String(value).replace('.', ',') : String(value);
  }
  const number = spec.kind === 'amount' ? Number(value) / 100 : Number(value);
  const minimumFractionDigits = spec.kind === 'amount' && !Number.isInteger(number) ? 2 : 0;
  return number.toLocaleString(locales[language], {
    minimumFractionDigits,
    maximumFractionDigits: 2,
  });
}
