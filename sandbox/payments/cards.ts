/** What happens when a card is charged. */
export type CardBehaviour =
  | 'pays'
  | 'declined'
  | 'insufficient_funds'
  /** Accepted the first time, declined at renewals. */
  | 'fails_later';

/** Stripe's numbers (https://docs.stripe.com/testing), of those whose behaviour differs for us. */
export const testCards: readonly {
  readonly number: string;
  readonly brand: 'visa' | 'mastercard' | 'amex';
  readonly behaviour: CardBehaviour;
}[] = [
  { number: '4242424242424242', brand: 'visa', behaviour: 'pays' },
  { number: '5555555555554444', brand: 'mastercard', behaviour: 'pays' },
  { number: '378282246310005', brand: 'amex', behaviour: 'pays' },
  { number: '4000000000000002', brand: 'visa', behaviour: 'declined' },
  { number: '4000000000009995', brand: 'visa', behaviour: 'insufficient_funds' },
  { number: '4000000000000341', brand: 'visa', behaviour: 'fails_later' },
];

/** @returns the number in groups, as it is printed on a card. */
export function grouped(number: string): string {
  return number.length === 15
    ? number.replace(/^(\d{4})(\d{6})(\d{5})$/, '$1 $2 $3')
    : number.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Why a bank refuses, in the provider's codes (https://docs.stripe.com/declines/codes). */
export type Decline = 'generic_decline' | 'insufficient_funds';

/** @param isFirst whether the card has not been charged before. */
export function declineOf(behaviour: CardBehaviour, isFirst: boolean): Decline | undefined {
  if (behaviour === 'insufficient_funds') return behaviour;
  const declines = behaviour === 'declined' || (behaviour === 'fails_later' && !isFirst);
  return declines ? 'generic_decline' : undefined;
}

/** What was typed into the card's four fields. */
export interface TypedCard {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly name: string;
}

export type CardField = keyof TypedCard;

/** A test card; of its number only the last four digits are kept. */
export interface Card {
  readonly brand: string;
  readonly last4: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly name: string;
  readonly behaviour: CardBehaviour;
}

/** Reads a card as it was typed. @returns the card, or the fields that are wrong. */
export function readCard(
  typed: TypedCard,
  now: Date,
): { readonly card?: Card; readonly wrong: readonly CardField[] } {
  const number = typed.number.replace(/[\s\u00A0-]/g, '');
  const known = testCards.find((card) => card.number === number);
  const expiry = readExpiry(typed.expiry);
  const name = typed.name.trim();
  const isCurrent = expiry && now.getTime() < Date.UTC(expiry.year, expiry.month, 1);
  const wrong: CardField[] = [
    ...(known ? [] : ['number' as const]),
    ...(isCurrent ? [] : ['expiry' as const]),
    ...(/^\d{3,4}$/.test(typed.cvc.trim()) ? [] : ['cvc' as const]),
    ...(name === '' || name.length > 200 ? ['name' as const] : []),
  ];
  if (!known || !expiry || wrong.length > 0) return { wrong };
  const { brand, behaviour } = known;
  const { month: expiryMonth, year: expiryYear } = expiry;
  const last4 = number.slice(-4);
  return { card: { brand, last4, expiryMonth, expiryYear, name, behaviour }, wrong };
}

function readExpiry(typed: string): { month: number; year: number } | undefined {
  const parts = /^(\d{1,2})[/ -]?(?:20)?(\d{2})$/.exec(typed.slice(0, 20).replace(/\s/g, ''));
  const month = Number(parts?.[1]);
  return month >= 1 && month <= 12 ? { month, year: 2000 + Number(parts?.[2]) } : undefined;
}
