import { Failure, type FailureCode } from '@elan/domain/failure';

/**
 * What a refusal means, by what Stripe's message holds (spec, section 8). A price of the other mode is also called
 * "No such price", so the mode is looked for first.
 */
const causes: readonly (readonly [words: RegExp, code: FailureCode])[] = [
  [/test mode|live mode/i, 'payment_mode_mismatch'],
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

/** @throws Failure with the code that fits what Stripe said of a checkout. */
export const checkoutFailure: (error: unknown) => never = throwing('checkout_failed');

/** @throws Failure with the code that fits, else `payments_unavailable`. */
export const unavailable: (error: unknown) => never = throwing('payments_unavailable');
