import { useCopy } from '../copy/copy.ts';
import { useFailureText } from '../copy/failureText.ts';
import { ApiFailure, type ApiFailureCode } from '../lib/apiClient.ts';

/** Failures without a text of their own for a buyer: the default of spec, section 8, "Checkout". */
const unspecific: ReadonlySet<ApiFailureCode> = new Set([
  'checkout_failed',
  'malformed',
  'redirect_foreign',
  'body_too_large',
  'unsupported_media_type',
  'forbidden_origin',
  'not_found',
  'method_not_allowed',
  'internal',
]);

/** @returns a function that says why a payment could not begin, in the language of the page. */
export function usePaymentFailureText(): (failure: unknown) => string {
  const { failures } = useCopy();
  const say = useFailureText();
  return (failure) =>
    failure instanceof ApiFailure && !unspecific.has(failure.code)
      ? say(failure)
      : failures.checkout_failed;
}
