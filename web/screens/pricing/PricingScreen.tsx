import { lazy, Suspense, useState } from 'react';
import { hasSessionHint } from '../../lib/sessionEnd.ts';
import { LoadingScreen } from '../../shell/LoadingScreen.tsx';
import { SignedOutPricing } from './SignedOutPricing.tsx';

// The frame of a signed-in person brings the catalogue along: not a stranger's load.
const SignedInPricing = lazy(async () => ({
  default: (await import('./SignedInPricing.tsx')).SignedInPricing,
}));

/** The pricing page, for a stranger and for a signed-in person, each in their own frame. */
export function PricingScreen() {
  // A sign-out under way drops the hint before it leaves: the page stays what it was until then.
  const [isSignedIn] = useState(hasSessionHint);
  if (!isSignedIn) return <SignedOutPricing />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <SignedInPricing />
    </Suspense>
  );
}
