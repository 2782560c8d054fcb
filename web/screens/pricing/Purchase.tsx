import type { Decision } from '@elan/domain/decision';
import { useId } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { PaymentFailure } from '../../subscription/PaymentFailure.tsx';
import { SupportLink } from '../../subscription/SupportLink.tsx';
import type { useCheckout } from '../../subscription/useCheckout.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

interface PurchaseProps {
  readonly decision: Decision;
  readonly checkout: ReturnType<typeof useCheckout>;
}

/** The button that opens the payment page, or why it cannot be used. */
export function Purchase({ decision, checkout }: PurchaseProps) {
  const { failures, pricing } = useCopy();
  const reason = useId();
  // A refusal by the server is shown by the failure message.
  const refusal = decision.allowed || checkout.failure ? undefined : decision.because;
  return (
    <>
      <Button
        variant="primary"
        className="w-full"
        busy={checkout.isLeaving}
        disabled={!decision.allowed}
        aria-describedby={refusal === undefined ? undefined : reason}
        onClick={checkout.start}
      >
        {pricing.start}
      </Button>
      <p role="status" className="text-sm text-muted not-empty:mt-2">
        {checkout.isLeaving ? pricing.starting : null}
      </p>
      {refusal === undefined ? null : (
        <div id={reason}>
          <Notice tone="warn" title={pricing.suspended} className="mt-3">
            <p>{failures[refusal]}</p>
            <SupportLink />
          </Notice>
        </div>
      )}
      <PaymentFailure failure={checkout.failure} className="mt-3" />
    </>
  );
}
