/** What comes of charging a card. */
export type CardBehaviour =
  | 'pays'
  | 'declined'
  | 'insufficient_funds'
  /** Asks its holder once, when it is saved. */
  | 'authenticates_once'
  /** Asks its holder at every payment: one without them, such as a renewal, fails. */
  | 'authenticates_always'
  /** Takes the first payment and no other. */
  | 'fails_later';

export interface TestCard {
  readonly number: string;
  readonly brand: 'visa' | 'mastercard' | 'amex';
  readonly behaviour: CardBehaviour;
}

/** Stripe's numbers (https://docs.stripe.com/testing). */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', behaviour: 'pays' },
  { number: '5555555555554444', brand: 'mastercard', behaviour: 'pays' },
  { number: '378282246310005', brand: 'amex', behaviour: 'pays' },
  { number: '4000000000000002', brand: 'visa', behaviour: 'declined' },
  { number: '4000000000009995', brand: 'visa', behaviour: 'insufficient_funds' },
  { number: '4000002500003155', brand: 'visa', behaviour: 'authenticates_once' },
  { number: '4000002760003184', brand: 'visa', behaviour: 'authenticates_always' },
  { number: '4000000000000341', brand: 'visa', behaviour: 'fails_later' },
];

/** @returns the number in groups, as it is printed on a card. */
export function grouped(number: string): string {
  return number.length === 15
    ? number.replace(/^(\d{4})(\d{6})(\d{5})$/, '$1 $2 $3')
    : number.replace(/(\d{4})(?=\d)/g, '$1 ');
}
