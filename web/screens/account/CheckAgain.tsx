import { useCopy } from '../../copy/copy.ts';
import { PaymentFailure } from '../../subscription/PaymentFailure.tsx';
import { useRefreshSubscription } from '../../subscription/subscription.ts';
import { Button } from '../../ui/Button.tsx';
import { useBusyFocus } from '../../ui/useBusyFocus.ts';

/** Reads the subscription again, for who has just changed the card. */
export function CheckAgain() {
  const { owed } = useCopy().subscription;
  const refresh = useRefreshSubscription();
  const button = useBusyFocus(refresh.isPending);
  return (
    <div className="min-w-0">
      <Button ref={button} busy={refresh.isPending} onClick={() => refresh.mutate()}>
        {owed.check}
      </Button>
      <p role="status" className="text-sm text-muted not-empty:mt-2">
        {refresh.isSuccess ? owed.checked : null}
      </p>
      <PaymentFailure failure={refresh.error} className="mt-3" />
    </div>
  );
}
