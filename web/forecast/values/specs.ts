import { defaultRate, hasDefaultRate } from '@elan/domain/forecast/defaults/defaultRates';
import type { Language } from '@elan/domain/language';
import {
  type NumberField,
  type NumberReading,
  type NumberValue,
  readTypedNumber,
} from '@elan/reading/numbers/typedNumber';

/** What a field takes, and its default. */
export type FieldSpec =
  | (NumberField & { readonly standard?: NumberValue })
  | { readonly kind: 'text'; readonly standard?: undefined };

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
const yearly = { kind: 'rate', unit: 'aYear' } as const;
const from = whole(1, 36, 1);
const to = whole(1, 36, 36);
const month = whole(0, 36, 0);

/** The fields that are typed, by their path with `*` for a place in a list; `standard` is a default that no law sets. */
const specs = {
  corporateTaxRate: rate(),
  'offers.*.name': name,
  'offers.*.price': aMonth,
  'offers.*.cost': aMonth,
  'offers.*.from': from,
  'offers.*.stockMonths': months(0, 12, 0),
  'offers.*.units.anchors.*': { ...whole(0, 1_000_000), unit: 'units' },
  'offers.*.units.years.*': { ...whole(0, 12_000_000), unit: 'yearUnits' },
  'offers.*.season.*': whole(0, 1_000, 100),
  'offers.*.minutes': { kind: 'hundredths', most: 1_000_000_000_000, unit: 'minutes' },
  hoursPerWeek: hours,
  badDebts: rate('0'),
  cardFee: rate('0'),
  'fixed.*.name': name,
  'fixed.*.amount': aMonth,
  'fixed.*.from': from,
  'fixed.*.to': to,
  'fixed.*.index': { ...yearly, standard: '0' },
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
  'loans.*.rate': yearly,
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
  share: 25_00,
  whole: 12,
  hundredths: 37.5,
  text: '',
} as const satisfies Record<FieldSpec['kind'], number | string>;

/** @returns what can be typed in a field, as a person would write it: "1 234,50" for an amount, "12" for months. */
export function exampleText(spec: FieldSpec, language: Language): string {
  return format(spec, exampleOf[spec.kind], language);
}

/** What a text means for a field: a value, undefined for a blank one; two that it can be; or why it is refused. */
export type FieldReading =
  | NumberReading
  | { readonly value: undefined }
  | { readonly problem: 'tooLong'; readonly bound: number };

/** @returns what a text means for a field. */
export function parse(spec: FieldSpec, text: string, language: Language): FieldReading {
  if (spec.kind === 'text') {
    if (text.length > longestName) return { problem: 'tooLong', bound: longestName };
    return { value: text === '' ? undefined : text };
  }
  return text.trim() === '' ? { value: undefined } : readTypedNumber(spec, text, language);
}

/**
 * @returns the same for a text that its field has kept. What is ambiguous in one language stays so in the other: the
 *   page may have been switched since.
 */
export function parseKept(spec: FieldSpec, text: string, language: Language): FieldReading {
  const read = parse(spec, text, language);
  if (!('value' in read)) return read;
  const french = parse(spec, text, 'fr');
  return 'readings' in french ? french : read;
}

/** @returns the two numbers that a text can mean, with their unit: "12 000 $" and "12,00 $". */
export function readingTexts(
  spec: FieldSpec,
  [thousands, decimals]: readonly [NumberValue, NumberValue],
  language: Language,
): readonly [string, string] {
  if (spec.kind !== 'amount') {
    return [format(spec, thousands, language), format(spec, decimals, language)];
  }
  const cents = (Number(decimals) / 100).toLocaleString(locales[language], {
    minimumFractionDigits: 2,
  });
  return [
    withUnit(spec, format(spec, thousands, language), language),
    withUnit(spec, cents, language),
  ];
}

/** @returns the sign of what a field takes. */
export function unitOf({ kind }: FieldSpec): '$' | '%' | undefined {
  if (kind === 'amount') return '$';
  return kind === 'rate' ? '%' : undefined;
}

/** @returns a number with the sign of its field, on the side where the language has it. */
export function withUnit(spec: FieldSpec, number: string, language: Language): string {
  const unit = unitOf(spec);
  if (unit === undefined) return number;
  if (language === 'fr') return `${number}\u00a0${unit}`;
  return unit === '$' ? `$${number}` : `${number}%`;
}

const locales = { fr: 'fr-CA', en: 'en-CA' } as const;

/** @returns a number of units: "1 234"; from 10,000 on, three digits where it must be short: "12,3 k". */
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
