import type { Decision } from '@elan/domain/generation/decideGeneration';
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

/** The button that leads to the payment page, or why there is no way there. */
export function Purchase({ decision, checkout }: PurchaseProps) {
  const { failures, pricing } = useCopy();
  const reason = useId();
  return (
    <>
      <Button
        look="primary"
        className="w-full"
        busy={checkout.isLeaving}
        disabled={!decision.allowed}
        aria-describedby={decision.allowed ? undefined : reason}
        onClick={checkout.start}
      >
        {pricing.start}
      </Button>
      <p role="status" className="text-sm text-muted not-empty:mt-2">
        {checkout.isLeaving ? pricing.starting : null}
      </p>
      {decision.allowed ? null : (
        <div id={reason}>
          <Notice tone="warn" title={pricing.suspended} className="mt-3">
            <p>{failures[decision.because]}</p>
            <SupportLink />
          </Notice>
        </div>
      )}
      {decision.allowed ? <PaymentFailure failure={checkout.failure} className="mt-3" /> : null}
    </>
  );
}
