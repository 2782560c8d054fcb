import { useEffect, useRef } from 'react';
import { useCopy, useFailureText } from '../copy/copy.ts';
import { ApiFailure, type ApiFailureCode } from '../lib/apiClient.ts';
import { showWhenLoaded } from '../parts/showWhenLoaded.tsx';
import { Notice } from '../ui/Notice.tsx';
import { SupportLink } from './SupportLink.tsx';

interface PaymentFailureProps {
  readonly failure: unknown;
  /** "Payment Error" by default. */
  readonly title?: string;
  readonly className?: string;
}

/** Explains why a payment action failed. The notice takes the focus, which the busy button lost. */
export const PaymentFailure = showWhenLoaded(PaymentFailureNotice);

function PaymentFailureNotice({ failure, title, className = '' }: PaymentFailureProps) {
  const { pricing } = useCopy();
  const say = usePaymentFailureText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) box.current?.focus();
  }, [failure]);
  if (!failure) return null;
  return (
    <div ref={box} tabIndex={-1} className={`rounded text-left ${className}`}>
      <Notice tone="danger" title={title ?? pricing.error} announce>
        <p>{say(failure)}</p>
        <SupportLink />
      </Notice>
    </div>
  );
}

/** Failures that have no specific message for a buyer and use the default of docs/product.md#messages. */
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

/** @returns a function that explains a failed payment action in the page's language. */
function usePaymentFailureText(): (failure: unknown) => string {
  const copy = useCopy();
  const say = useFailureText();
  return (failure) =>
    failure instanceof ApiFailure && !unspecific.has(failure.code)
      ? say(failure)
      : copy.failures.checkout_failed;
}
