import { lazy, Suspense, useState } from 'react';
import { hasSessionHint } from '../../lib/sessionEnd.ts';
import { LoadingScreen } from '../../shell/LoadingScreen.tsx';
import { SignedOutPricing } from './SignedOutPricing.tsx';

// The signed-in frame loads the catalogue, which a signed-out visitor does not need.
const SignedInPricing = lazy(async () => ({
  default: (await import('./SignedInPricing.tsx')).SignedInPricing,
}));

/** The pricing page, in the frame for a signed-in or a signed-out person. */
export function PricingScreen() {
  // Read once: a sign-out clears the hint before it leaves the page, which must not change until then.
  const [isSignedIn] = useState(hasSessionHint);
  if (!isSignedIn) return <SignedOutPricing />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <SignedInPricing />
    </Suspense>
  );
}
