import { Failure, type FailureCode } from '@elan/domain/failure';
import Stripe from 'stripe';
import { CustomerGone } from './payments.ts';

const otherMode = /test mode|live mode/i;

/**
 * The meaning of a refusal, by words in Stripe's message (docs/product.md#checkout-messages). A price of the other
 * mode is also called "No such price", so the mode is checked first.
 */
const causes: readonly (readonly [words: RegExp, code: FailureCode])[] = [
  [otherMode, 'payment_mode_mismatch'],
  [/No such price/i, 'price_unknown'],
  [/Invalid API Key/i, 'payment_key_invalid'],
];

const throwing =
  (otherwise: FailureCode) =>
  (error: unknown): never => {
    const message = error instanceof Error ? error.message : '';
    const code = causes.find(([words]) => words.test(message))?.[1] ?? otherwise;
    throw new Failure(code, { cause: error });
  };

/** @throws Failure with the code that matches Stripe's error for a checkout. */
export const checkoutFailure: (error: unknown) => never = throwing('checkout_failed');

/** @throws Failure with the code that matches, otherwise `payments_unavailable`. */
export const unavailable: (error: unknown) => never = throwing('payments_unavailable');

/**
 * @returns whether Stripe reports that the object does not exist; an object of its other mode does
 * exist.
 */
export function isNotFound(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    error.code === 'resource_missing' &&
    !otherMode.test(error.message)
  );
}

/** @returns whether Stripe reports that an object is one of its other mode, live or test. */
export function isOfOtherMode(error: unknown): boolean {
  return error instanceof Error && otherMode.test(error.message);
}

/** @throws CustomerGone if the customer does not exist, otherwise as `checkoutFailure`. */
export function orderFailure(error: unknown): never {
  const isOfCustomer =
    error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'customer';
  if (isOfCustomer && isNotFound(error)) throw new CustomerGone({ cause: error });
  return checkoutFailure(error);
}
