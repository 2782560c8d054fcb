import type { Decision } from '@elan/domain/decision';
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

/** The button that opens the payment page, or the reason why nothing can be bought. */
export function Purchase({ decision, checkout }: PurchaseProps) {
  const { failures, pricing } = useCopy();
  // If the server refuses, the failure message shows the reason.
  const refusal = decision.allowed || checkout.failure ? undefined : decision.because;
  return (
    <>
      {decision.allowed ? (
        <Button
          variant="primary"
          className="w-full"
          busy={checkout.isLeaving}
          onClick={checkout.start}
        >
          {pricing.start}
        </Button>
      ) : null}
      <p role="status" className="text-sm text-muted not-empty:mt-2">
        {checkout.isLeaving ? pricing.starting : null}
      </p>
      {refusal === undefined ? null : (
        <Notice tone="warn" title={pricing.suspended} className="mt-3">
          <p>{failures[refusal]}</p>
          <SupportLink />
        </Notice>
      )}
      <PaymentFailure failure={checkout.failure} className="mt-3" />
    </>
  );
}
