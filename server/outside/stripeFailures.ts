import { Failure, type FailureCode } from '@elan/domain/failure';

/**
 * What a refused checkout means, by what Stripe's message holds (spec, section 8). A price of the other mode is
 * also called "No such price", so the mode is looked for first.
 */
const causes: readonly (readonly [words: RegExp, code: FailureCode])[] = [
  [/test mode|live mode/i, 'payment_mode_mismatch'],
  [/No such price/i, 'price_unknown'],
  [/Invalid API Key/i, 'payment_key_invalid'],
];

/** @throws Failure with the code that fits what Stripe said of a checkout. */
export function checkoutFailure(error: unknown): never {
  const message = error instanceof Error ? error.message : '';
  const code = causes.find(([words]) => words.test(message))?.[1] ?? 'checkout_failed';
  throw new Failure(code, { cause: error });
}

/** @throws Failure `payments_unavailable`, whatever Stripe said. */
export function unavailable(error: unknown): never {
  throw new Failure('payments_unavailable', { cause: error });
}
