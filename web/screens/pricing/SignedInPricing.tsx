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
  const { isFounder } = useMe();
  return <PricingPage>{isFounder ? <FounderPlan /> : <Offer />}</PricingPage>;
}
