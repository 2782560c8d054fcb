import { defaultFreeLimit } from '@elan/domain/subscription/plans';
import { useMe } from '../../session/me.ts';
import { SignedIn } from '../../shell/SignedIn.tsx';
import { FounderPlan } from '../../subscription/FounderPlan.tsx';
import { Offer } from './Offer.tsx';
import { PricingPage } from './PricingPage.tsx';

/** The pricing page in the app's own frame. */
export function SignedInPricing() {
  return (
    <SignedIn>
      <PricingOfPerson />
    </SignedIn>
  );
}

function PricingOfPerson() {
  const me = useMe();
  const freeLimit = me.hasPremiumAccess ? defaultFreeLimit : me.aiUsage.limit;
  return (
    <PricingPage freeLimit={freeLimit}>{me.isFounder ? <FounderPlan /> : <Offer />}</PricingPage>
  );
}
