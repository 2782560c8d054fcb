import { decideCheckout } from '@elan/domain/subscription/decideCheckout';
import { accessOf, useMe } from '../../session/me.ts';
import { ConnectionError } from '../../shell/ConnectionError.tsx';
import { SignedIn } from '../../shell/SignedIn.tsx';
import { CurrentPlan, FounderPlan } from '../../subscription/CurrentPlan.tsx';
import { PaymentCheckResult } from '../../subscription/PaymentCheckResult.tsx';
import { SubscriptionSkeleton } from '../../subscription/PlanFacts.tsx';
import { isBound, useSubscription } from '../../subscription/subscription.ts';
import { useCheckout } from '../../subscription/useCheckout.ts';
import { usePaymentCheck } from '../../subscription/usePaymentCheck.ts';
import { PlanCard } from './PlanCard.tsx';
import { PricingPage } from './PricingPage.tsx';
import { Purchase } from './Purchase.tsx';

/** The pricing page in the app's own frame. */
export function SignedInPricing() {
  return (
    <SignedIn>
      <PricingOfPerson />
    </SignedIn>
  );
}

/** The pricing page of a signed-in person: what they may buy, have bought, or need not buy. */
export function PricingOfPerson() {
  const { isFounder, hasPremiumAccess } = useMe();
  return (
    <PricingPage isOwned={hasPremiumAccess}>{isFounder ? <FounderPlan /> : <Offer />}</PricingPage>
  );
}

/** The plan to buy, or the one this person has: never a second purchase. */
function Offer() {
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
