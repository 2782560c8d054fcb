import { decideCheckout } from '@elan/domain/subscription/decideCheckout';
import { accessOf } from '../../session/accessOf.ts';
import { useMe } from '../../session/me.ts';
import { ConnectionError } from '../../shell/ConnectionError.tsx';
import { CurrentPlan } from '../../subscription/CurrentPlan.tsx';
import { PaymentCheckResult } from '../../subscription/PaymentCheckResult.tsx';
import { SubscriptionSkeleton } from '../../subscription/SubscriptionSkeleton.tsx';
import { isBound, useSubscription } from '../../subscription/subscription.ts';
import { useCheckout } from '../../subscription/useCheckout.ts';
import { usePaymentCheck } from '../../subscription/usePaymentCheck.ts';
import { PlanCard } from './PlanCard.tsx';
import { Purchase } from './Purchase.tsx';

/** The plan to buy, or the one this person has: never a second purchase (decisions). */
export function Offer() {
  const check = usePaymentCheck();
  return (
    <div>
      <PaymentCheckResult check={check} />
      <PlanOnOffer />
    </div>
  );
}

function PlanOnOffer() {
  const me = useMe();
  const { data: row, error, isFetching, refetch } = useSubscription();
  const checkout = useCheckout();
  if (row === undefined) {
    if (!error) return <SubscriptionSkeleton />;
    return <ConnectionError failure={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (row && isBound(row)) {
    return <CurrentPlan row={row} returnPath="/pricing" isAwaited={checkout.failure !== null} />;
  }
  const decision = decideCheckout(accessOf(me), row?.subscription_status ?? null);
  return (
    <PlanCard>
      <Purchase decision={decision} checkout={checkout} />
    </PlanCard>
  );
}
