import { figureText } from '@elan/domain/figures/format';
import { calendarMonth, lastMonth } from '@elan/domain/forecast/calendar';
import { monthIn } from '@elan/domain/forecast/checks/figures';
import type { Bilingual, Language } from '@elan/domain/language';
import { money, price } from '@elan/domain/money';
import { typedRate } from '@elan/domain/rate';

/** An assumption about the forecast, with its path in the form. */
export interface Assumption {
  readonly label: Bilingual;
  /** Undefined if there is no value; the row is then left out. */
  readonly value: Bilingual | undefined;
  readonly path: string;
}

type Given<Value> = Value | null | undefined;

function inBoth(write: (language: Language) => string): Bilingual {
  return { fr: write('fr'), en: write('en') };
}

/** @returns the amount as text; undefined for 0, since tables have no rows of 0 $. */
export function dollars(cents: Given<number>): Bilingual | undefined {
  if (!cents) return undefined;
  return inBoth((language) =>
    cents % 100 === 0 ? money(cents / 100, language) : price(cents, language),
  );
}

/** @returns the rate as text; undefined for 0. */
export function percent(rate: Given<string>): Bilingual | undefined {
  return rate == null || /^[0.]*$/.test(rate) ? undefined : typedPercent(rate);
}

export function typedPercent(rate: string): Bilingual {
  return inBoth((language) => typedRate(rate, language));
}

/** @returns the number of months as text; undefined for 0. */
export function months(number: Given<number>): Bilingual | undefined {
  if (!number) return undefined;
  return { fr: `${number}\u00a0mois`, en: number === 1 ? '1 month' : `${number} months` };
}

export function count(value: Given<number>): Bilingual | undefined {
  if (value == null) return undefined;
  return inBoth((language) => figureText({ unit: 'count', value }, language));
}

/** @returns the calendar month of month `m`, or undefined if that is not after `first`, the default. */
export function monthOf(opening: string, m: Given<number>, first = 0): Bilingual | undefined {
  return (m ?? first) > first ? monthIn(calendarMonth(opening) - 1 + (m ?? 0)) : undefined;
}

interface ActiveLine {
  readonly months?: Given<readonly number[]>;
  readonly from?: Given<number>;
  readonly to?: Given<number>;
}

const monthNames: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  fr: new Intl.DateTimeFormat('fr-CA', { month: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-CA', { month: 'long', timeZone: 'UTC' }),
};
const lists: Readonly<Record<Language, Intl.ListFormat>> = {
  fr: new Intl.ListFormat('fr-CA'),
  en: new Intl.ListFormat('en-CA'),
};

/**
 * @returns when a line applies, such as "dès octobre 2027; chaque année en juin et juillet"; undefined if it always
 *   does.
 */
export function period(opening: string, line: ActiveLine): Bilingual | undefined {
  const { months: all, from, to } = line;
  const first = monthOf(opening, from, 1);
  const last = (to ?? lastMonth) < lastMonth ? monthOf(opening, to) : undefined;
  const isYearRound = all == null || new Set(all).size === 12;
  const named = (language: Language) =>
    lists[language].format(
      [...new Set(all)]
        .toSorted((a, b) => a - b)
        .map((month) => monthNames[language].format(Date.UTC(2027, month - 1))),
    );
  const parts: readonly (Bilingual | undefined)[] = [
    first && { fr: `dès ${first.fr}`, en: `from ${first.en}` },
    last && { fr: `jusqu’en ${last.fr}`, en: `until ${last.en}` },
    isYearRound
      ? undefined
      : { fr: `chaque année en ${named('fr')}`, en: `each year in ${named('en')}` },
  ];
  const given = parts.filter((part) => part !== undefined);
  if (given.length === 0) return undefined;
  return inBoth((language) => given.map((part) => part[language]).join('; '));
}

/** Words after a line's name. Undefined words are left out. */
type Words = readonly (Bilingual | undefined)[];

/** @returns a line's label, such as "Loyer, par mois, sans taxes". A line without a name gets `what` and its number. */
export function labelOf(
  name: Given<string>,
  what: Bilingual,
  at: number | undefined,
  ...words: Words
) {
  const given = name?.trim();
  return inBoth((language) =>
    [
      given || (at === undefined ? what[language] : `${what[language]} ${at + 1}`),
      ...words.flatMap((one) => one?.[language] ?? []),
    ].join(', '),
  );
}

/** When a sale or a purchase is paid, after its month. */
export const later: readonly Bilingual[] = [
  { fr: 'le mois même', en: 'in the same month' },
  { fr: 'un mois plus tard', en: 'a month later' },
  { fr: 'deux mois plus tard', en: 'two months later' },
  { fr: 'trois mois plus tard', en: 'three months later' },
];
