import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { mayBeSignedIn } from '../../lib/sessionEnd.ts';
import { useBeganSignedIn } from '../../session/useBeganSignedIn.ts';
import { LoadingScreen } from '../../shell/LoadingScreen.tsx';
import { SignedOutPricing } from './SignedOutPricing.tsx';

// The signed-in frame loads the catalogue, which signed-out visitors do not need.
const SignedInPricing = lazyRouteComponent(
  () => import('./SignedInPricing.tsx'),
  'SignedInPricing',
);

/** If the user may be signed in, loads the signed-in frame before the page is rendered on the server or hydrated. */
export async function preloadFrame(): Promise<void> {
  if (mayBeSignedIn()) await SignedInPricing.preload?.();
}

/** The pricing page, in the frame for signed-in or signed-out users. */
export function PricingScreen() {
  const isSignedIn = useBeganSignedIn();
  if (!isSignedIn) return <SignedOutPricing />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <SignedInPricing />
    </Suspense>
  );
}
