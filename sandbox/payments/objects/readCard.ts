import { type CardBehaviour, testCards } from './testCards.ts';

/** What was typed into the card's four fields. */
export interface TypedCard {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly name: string;
}

/** A test card; of its number only the last four digits go on. */
export interface Card {
  readonly brand: string;
  readonly last4: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly name: string;
  readonly behaviour: CardBehaviour;
}

export type CardField = keyof TypedCard;

export type CardError =
  | 'number_missing'
  | 'number_invalid'
  | 'number_unknown'
  | 'expiry_invalid'
  | 'expiry_past'
  | 'cvc_invalid'
  | 'name_missing'
  | 'name_long';

export type ReadCard =
  | { readonly card: Card; readonly errors?: never }
  | { readonly card?: never; readonly errors: Partial<Record<CardField, CardError>> };

const longestName = 200;

/** Reads a card as it was typed. @returns the card, or what is wrong with each field. */
export function readCard(typed: TypedCard, now: Date): ReadCard {
  const number = typed.number.replace(/[\s\u00A0-]/g, '');
  const known = testCards.find((card) => card.number === number);
  const expiry = readExpiry(typed.expiry);
  const name = typed.name.trim();
  const errors = {
    ...(known ? {} : { number: numberError(number) }),
    ...expiryError(expiry, now),
    ...(cvcFits(typed.cvc, known?.brand) ? {} : { cvc: 'cvc_invalid' as const }),
    ...(name === '' ? { name: 'name_missing' as const } : {}),
    ...(name.length > longestName ? { name: 'name_long' as const } : {}),
  };
  if (!known || !expiry || Object.keys(errors).length > 0) return { errors };
  return {
    card: {
      brand: known.brand,
      last4: number.slice(-4),
      expiryMonth: expiry.month,
      expiryYear: expiry.year,
      name,
      behaviour: known.behaviour,
    },
  };
}

function numberError(number: string): CardError {
  if (number === '') return 'number_missing';
  return /^\d{12,19}$/.test(number) && fitsCheckDigit(number) ? 'number_unknown' : 'number_invalid';
}

/** The check digit of card numbers (ISO/IEC 7812-1, annex B). */
function fitsCheckDigit(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function readExpiry(typed: string): { month: number; year: number } | undefined {
  // No expiry date is longer; the expression tries every way to part white space.
  if (typed.length > 20) return undefined;
  const parts = /^\s*(\d{1,2})\s*[/ -]\s*(?:20)?(\d{2})\s*$|^\s*(\d{2})(\d{2})\s*$/.exec(typed);
  const month = Number(parts?.[1] ?? parts?.[3]);
  const year = 2000 + Number(parts?.[2] ?? parts?.[4]);
  return month >= 1 && month <= 12 ? { month, year } : undefined;
}

function expiryError(expiry: { month: number; year: number } | undefined, now: Date) {
  if (!expiry) return { expiry: 'expiry_invalid' as const };
  return isExpired(expiry.month, expiry.year, now) ? { expiry: 'expiry_past' as const } : {};
}

/** @returns whether a card that is good until the end of that month is past it. */
export function isExpired(month: number, year: number, now: Date): boolean {
  return now.getTime() >= Date.UTC(year, month, 1);
}

function cvcFits(cvc: string, brand: string | undefined): boolean {
  const digits = brand === undefined ? '3,4' : brand === 'amex' ? '4' : '3';
  return new RegExp(`^\\d{${digits}}$`).test(cvc.trim());
}
