import { useEffect, useRef } from 'react';
import { useCopy } from '../copy/copy.ts';
import { Notice } from '../ui/Notice.tsx';
import { usePaymentFailureText } from './paymentFailureText.ts';
import { SupportLink } from './SupportLink.tsx';

interface PaymentFailureProps {
  readonly failure: unknown;
  /** "Payment Error" unless told. */
  readonly title?: string;
  readonly className?: string;
}

/** Why what concerns a payment did not happen. It takes the focus, which the button lost while it was busy. */
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
