import { useMe } from '../../session/me.ts';
import { FounderPlan } from '../../subscription/FounderPlan.tsx';
import { Offer } from './Offer.tsx';
import { PricingPage } from './PricingPage.tsx';

/** The pricing page of a signed-in person: what they may buy, have bought, or need not buy. */
export function PricingOfPerson() {
  const { isFounder, hasPremiumAccess } = useMe();
  return (
    <PricingPage isOwned={hasPremiumAccess}>{isFounder ? <FounderPlan /> : <Offer />}</PricingPage>
  );
}
