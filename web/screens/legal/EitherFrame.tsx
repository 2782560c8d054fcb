import { lazyRouteComponent } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { mayBeSignedIn } from '../../lib/sessionEnd.ts';
import { useBeganSignedIn } from '../../session/useBeganSignedIn.ts';
import { LoadingScreen } from '../../shell/LoadingScreen.tsx';
import { SignedOutFrame } from '../../shell/SignedOutFrame.tsx';

// The frame of a signed-in person brings the catalogue along: not a stranger's load.
const SignedIn = lazyRouteComponent(() => import('../../shell/SignedIn.tsx'), 'SignedIn');

/** Has the frame of a signed-in person there before the page is rendered on the server, or hydrated. */
export async function preloadFrame(): Promise<void> {
  if (mayBeSignedIn()) await SignedIn.preload?.();
}

/** A page for everybody, in the frame that fits who reads it. */
export function EitherFrame({ children }: { children: ReactNode }) {
  const isSignedIn = useBeganSignedIn();
  if (!isSignedIn) return <SignedOutFrame className="pt-6 pb-16">{children}</SignedOutFrame>;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <SignedIn>{children}</SignedIn>
    </Suspense>
  );
}
