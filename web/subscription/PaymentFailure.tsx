import { useEffect, useRef } from 'react';
import { useCopy } from '../copy/copy.ts';
import { Notice } from '../ui/Notice.tsx';
import { usePaymentFailureText } from './paymentFailureText.ts';
import { SupportLink } from './SupportLink.tsx';

interface PaymentFailureProps {
  readonly failure: unknown;
  /** "Payment Error" by default. */
  readonly title?: string;
  readonly className?: string;
}

/** Why a payment action failed. It takes the focus, which the button lost while it was busy. */
export function PaymentFailure({ failure, title, className = '' }: PaymentFailureProps) {
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
