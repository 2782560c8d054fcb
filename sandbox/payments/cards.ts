/** What happens when a card is charged. `fails_later` is accepted at checkout and declined at later charges. */
export type CardBehaviour = 'pays' | 'declined' | 'fails_later';

/** The test card numbers of Stripe (https://docs.stripe.com/testing) that the stand-in accepts. */
export const testCards: readonly {
  /** As printed on the card. */
  readonly number: string;
  readonly brand: 'visa' | 'mastercard' | 'amex';
  readonly behaviour: CardBehaviour;
}[] = [
  { number: '4242 4242 4242 4242', brand: 'visa', behaviour: 'pays' },
  { number: '5555 5555 5555 4444', brand: 'mastercard', behaviour: 'pays' },
  { number: '3782 822463 10005', brand: 'amex', behaviour: 'pays' },
  { number: '4000 0000 0000 0002', brand: 'visa', behaviour: 'declined' },
  { number: '4000 0000 0000 0341', brand: 'visa', behaviour: 'fails_later' },
];

/** The text typed into the four card fields. */
export interface TypedCard {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly name: string;
}

export type CardField = keyof TypedCard;

/** A test card, with only the last four digits of its number. */
export interface Card {
  readonly printed: {
    readonly brand: string;
    readonly exp_month: number;
    readonly exp_year: number;
    readonly last4: string;
  };
  readonly name: string;
  readonly behaviour: CardBehaviour;
}

/** Validates a typed card. @returns the card, or the fields that are wrong. */
export function readCard(
  typed: TypedCard,
  now: Date,
): { readonly card?: Card; readonly wrong: readonly CardField[] } {
  const number = digitsOf(typed.number);
  const known = testCards.find((card) => digitsOf(card.number) === number);
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
  const dates = { exp_month: expiry.month, exp_year: expiry.year };
  const printed = { brand, ...dates, last4: number.slice(-4) };
  return { card: { printed, name, behaviour }, wrong };
}

function digitsOf(number: string): string {
  return number.replace(/[\s\u00A0-]/g, '');
}

function readExpiry(typed: string): { month: number; year: number } | undefined {
  const parts = /^(\d{1,2})[/ -]?(?:20)?(\d{2})$/.exec(typed.slice(0, 20).replace(/\s/g, ''));
  const month = Number(parts?.[1]);
  return month >= 1 && month <= 12 ? { month, year: 2000 + Number(parts?.[2]) } : undefined;
}
