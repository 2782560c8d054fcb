import { isExpired } from '../objects/readCard.ts';
import type { CardBehaviour } from '../objects/testCards.ts';

/** Why a bank refuses, in the provider's codes (https://docs.stripe.com/declines/codes). */
export type Decline =
  | 'generic_decline'
  | 'insufficient_funds'
  | 'authentication_required'
  | 'expired_card';

/** @returns whether the holder must confirm before the card is saved or charged with them present. */
export function asksHolder(behaviour: CardBehaviour): boolean {
  return behaviour === 'authenticates_once' || behaviour === 'authenticates_always';
}

/** Saves a card, or charges it for the first time: its holder is there and has confirmed where asked. */
export function declineWithHolder(behaviour: CardBehaviour): Decline | undefined {
  if (behaviour === 'declined') return 'generic_decline';
  return behaviour === 'insufficient_funds' ? behaviour : undefined;
}

/** Charges a saved card once more. @param holderPresent whether its holder has just confirmed. */
export function declineOfSaved(
  card: {
    readonly behaviour: CardBehaviour;
    readonly expiryMonth: number;
    readonly expiryYear: number;
  },
  charge: { readonly holderPresent: boolean; readonly at: Date },
): Decline | undefined {
  if (isExpired(card.expiryMonth, card.expiryYear, charge.at)) return 'expired_card';
  if (card.behaviour === 'fails_later') return 'generic_decline';
  if (card.behaviour === 'authenticates_always' && !charge.holderPresent) {
    return 'authentication_required';
  }
  return declineWithHolder(card.behaviour);
}
