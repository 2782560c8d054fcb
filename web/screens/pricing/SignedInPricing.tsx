import { SignedIn } from '../../shell/SignedIn.tsx';
import { PricingOfPerson } from './PricingOfPerson.tsx';

/** The pricing page in the app's own frame. */
export function SignedInPricing() {
  return (
    <SignedIn>
      <PricingOfPerson />
    </SignedIn>
  );
}
