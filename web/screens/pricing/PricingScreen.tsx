import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { mayBeSignedIn } from '../../lib/sessionEnd.ts';
import { useBeganSignedIn } from '../../session/useBeganSignedIn.ts';
import { LoadingScreen } from '../../shell/LoadingScreen.tsx';
import { SignedOutPricing } from './SignedOutPricing.tsx';

// The frame of a signed-in person brings the catalogue along: not a stranger's load.
const SignedInPricing = lazyRouteComponent(
  () => import('./SignedInPricing.tsx'),
  'SignedInPricing',
);

/** Has the frame of a signed-in person there before the page is rendered on the server, or hydrated. */
export async function preloadFrame(): Promise<void> {
  if (mayBeSignedIn()) await SignedInPricing.preload?.();
}

/** The pricing page, in the frame for a signed-in or a signed-out person. */
export function PricingScreen() {
  const isSignedIn = useBeganSignedIn();
  if (!isSignedIn) return <SignedOutPricing />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <SignedInPricing />
    </Suspense>
  );
}
