import { signUpLink } from '@elan/domain/pages';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { mayBeSignedIn } from '../../lib/sessionEnd.ts';
import { useBeganSignedIn } from '../../session/useBeganSignedIn.ts';
import { LoadingScreen } from '../../shell/LoadingScreen.tsx';
import { SignedOutFrame } from '../../shell/SignedOutFrame.tsx';
import { SignUpClosed } from '../../subscription/SignUpClosed.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PlanCard } from './PlanCard.tsx';
import { PricingPage } from './PricingPage.tsx';

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

/** For signed-out visitors: the button links to sign-up, and a sign-in there returns to this page. */
export function SignedOutPricing() {
  const { pricing } = useCopy();
  return (
    <SignedOutFrame className="pt-6 pb-16">
      <PricingPage>
        <PlanCard>
          <LinkButton {...signUpLink} state={{ returnTo: '/pricing' }} className="w-full">
            {pricing.start}
          </LinkButton>
          <SignUpClosed className="mt-4" />
        </PlanCard>
      </PricingPage>
    </SignedOutFrame>
  );
}
