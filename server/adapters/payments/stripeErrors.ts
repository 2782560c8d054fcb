import { Failure, type FailureCode } from '@elan/domain/failure';
import Stripe from 'stripe';
import { CustomerGone, PaymentRefused } from './payments.ts';

const otherMode = /test mode|live mode/i;

/**
 * Maps words in Stripe's messages to failure codes (docs/product.md#checkout-messages). Stripe also reports "No such
 * price" for a price of the other mode, so the mode is checked first.
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
    throw new (isRefusal(error) ? PaymentRefused : Failure)(code, { cause: error });
  };

/** @throws Failure with the matching code, or `checkout_failed`. */
export const checkoutFailure: (error: unknown) => never = throwing('checkout_failed');

/** @throws Failure with the matching code, or `payments_unavailable`. */
export const unavailable: (error: unknown) => never = throwing('payments_unavailable');

const refusing: readonly unknown[] = [400, 401, 403, 404];

/** @returns whether Stripe refused the key or the call, so that the call had no effect and retrying it is pointless. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && refusing.includes(error.statusCode);
}

/**
 * @returns whether Stripe reports that the object does not exist. An object that exists in the other mode does not
 *   count.
 */
export function isNotFound(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    error.code === 'resource_missing' &&
    !otherMode.test(error.message)
  );
}

/** @returns whether Stripe reports that an object belongs to the other mode (live or test). */
export function isOfOtherMode(error: unknown): boolean {
  return error instanceof Error && otherMode.test(error.message);
}

/** @throws CustomerGone if the customer does not exist; otherwise like `checkoutFailure`. */
export function orderFailure(error: unknown): never {
  const isOfCustomer =
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    // `id` is the customer in the path of an update.
    (error.param === 'customer' || error.param === 'id');
  if (isOfCustomer && isNotFound(error)) throw new CustomerGone({ cause: error });
  return checkoutFailure(error);
}
