import { fieldAt } from '@elan/domain/forecast/fieldPaths';
import type { Language } from '@elan/domain/language';
import {
  type NumberField,
  type NumberReading,
  type NumberValue,
  readTypedNumber,
} from '@elan/reading/numbers/typedNumber';

/** The kind of value that is typed in a field. */
export type FieldSpec =
  | NumberField
  | { readonly kind: 'text'; readonly most: number }
  /** A part of 1 as a decimal string, typed in percent. */
  | { readonly kind: 'part' };

/** @returns the kind of value for the field at a path; undefined if nothing is typed there. */
export function specOf(path: string): FieldSpec | undefined {
  const field = fieldAt(path);
  switch (field?.kind) {
    case 'amount':
      return { kind: field.kind, unit: field.unit };
    case 'rate':
      return { kind: field.kind, most: field.most, unit: field.unit };
    case 'count':
    case 'month': {
      const { least, most, unit } = field;
      return { kind: 'whole', least, most, unit };
    }
    case 'hundredths':
      return { kind: 'hundredths', most: field.most, unit: field.unit };
    case 'text':
      return { kind: 'text', most: field.most };
    case 'share':
      return { kind: 'part' };
  }
  return undefined;
}

/** A sample value of each kind. */
const exampleOf = {
  amount: 1_234_50,
  rate: '7.5',
  share: 12_50,
  part: '0.5',
  whole: 12,
  hundredths: 37.5,
  text: '',
} as const satisfies Record<FieldSpec['kind'], number | string>;

/** @returns a sample of what can be typed in a field, such as "1 234,50" for an amount. */
export function exampleText(spec: FieldSpec, language: Language): string {
  return format(spec, exampleOf[spec.kind], language);
}

/** How a text is read: a value (undefined for a blank text), two possible values, or the reason why it is refused. */
export type FieldReading =
  | NumberReading
  | { readonly value: undefined }
  | { readonly problem: 'tooLong'; readonly bound: number };

/** @returns the value of a text typed in a field, its two possible values, or why it is refused. */
export function parse(spec: FieldSpec, text: string, language: Language): FieldReading {
  if (spec.kind === 'text') {
    if (text.length > spec.most) return { problem: 'tooLong', bound: spec.most };
    return { value: text === '' ? undefined : text };
  }
  if (text.trim() === '') return { value: undefined };
  return spec.kind === 'part' ? readPart(text, language) : readTypedNumber(spec, text, language);
}

/** In hundredths of a percent. */
const wholePart = 10_000;

function readPart(text: string, language: Language): NumberReading {
  const read = readTypedNumber({ kind: 'share' }, text, language);
  const part = (value: NumberValue) => String(Number(value) / wholePart);
  if ('value' in read) return { value: part(read.value) };
  return 'readings' in read ? { readings: [part(read.readings[0]), part(read.readings[1])] } : read;
}

/**
 * Parses a text that its field has kept. A text that is ambiguous in French stays ambiguous in English, because the
 * user may have switched the language since typing.
 */
export function parseKept(spec: FieldSpec, text: string, language: Language): FieldReading {
  const read = parse(spec, text, language);
  if (!('value' in read)) return read;
  const french = parse(spec, text, 'fr');
  return 'readings' in french ? french : read;
}

/** @returns the two values that a text can mean, such as "12 000 $" and "12,00 $"; only amounts have a unit. */
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

/** @returns the unit sign of a field; undefined if it has none. */
export function unitOf({ kind }: FieldSpec): '$' | '%' | undefined {
  if (kind === 'amount') return '$';
  return kind === 'rate' || kind === 'share' || kind === 'part' ? '%' : undefined;
}

/** @returns a number with its field's unit sign, placed as the language requires. */
export function withUnit(spec: FieldSpec, number: string, language: Language): string {
  const unit = unitOf(spec);
  if (unit === undefined) return number;
  if (language === 'fr') return `${number}\u00a0${unit}`;
  return unit === '$' ? `$${number}` : `${number}%`;
}

const locales = { fr: 'fr-CA', en: 'en-CA' } as const;

/**
 * @returns a number of units, such as "1 234". In the short style, numbers from 10,000 on are abbreviated: "12,3 k".
 */
export function unitsText(units: number, language: Language, style: 'whole' | 'short' = 'whole') {
  const isShort = style === 'short' && units >= 10_000;
  return units.toLocaleString(
    locales[language],
    isShort ? { notation: 'compact', maximumSignificantDigits: 3 } : {},
  );
}

/** @returns a value as a user would type it: 123450 cents is "1 234,50" in French. */
export function format(spec: FieldSpec, value: unknown, language: Language): string {
  if (value === undefined || value === null) return '';
  if (spec.kind === 'text') return String(value);
  if (spec.kind === 'rate') {
    return language === 'fr' ? String(value).replace('.', ',') : String(value);
  }
  if (spec.kind === 'part') {
    return format({ kind: 'share' }, Math.round(Number(value) * wholePart), language);
  }
  const isInHundredths = spec.kind === 'amount' || spec.kind === 'share';
  const number = isInHundredths ? Number(value) / 100 : Number(value);
  const minimumFractionDigits = spec.kind === 'amount' && !Number.isInteger(number) ? 2 : 0;
  return number.toLocaleString(locales[language], {
    minimumFractionDigits,
    maximumFractionDigits: 2,
  });
}
