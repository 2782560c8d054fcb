import { lazyRouteComponent } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { mayBeSignedIn } from '../../lib/sessionEnd.ts';
import { useBeganSignedIn } from '../../session/useBeganSignedIn.ts';
import { LoadingScreen } from '../../shell/LoadingScreen.tsx';
import { SignedOutFrame } from '../../shell/SignedOutFrame.tsx';

// The signed-in frame loads the catalogue, which a signed-out visitor does not need.
const SignedIn = lazyRouteComponent(() => import('../../shell/SignedIn.tsx'), 'SignedIn');

/** Loads the signed-in frame before the page is rendered on the server, or hydrated. */
export async function preloadFrame(): Promise<void> {
  if (mayBeSignedIn()) await SignedIn.preload?.();
}

/** A public page, in the frame for a signed-in or a signed-out person. */
export function EitherFrame({ children }: { children: ReactNode }) {
  const isSignedIn = useBeganSignedIn();
  if (!isSignedIn) return <SignedOutFrame className="pt-6 pb-16">{children}</SignedOutFrame>;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <SignedIn>{children}</SignedIn>
    </Suspense>
  );
}
