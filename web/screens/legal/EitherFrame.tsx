import { lazy, type ReactNode, Suspense, useState } from 'react';
import { hasSessionHint } from '../../lib/sessionEnd.ts';
import { LoadingScreen } from '../../shell/LoadingScreen.tsx';
import { SignedOutFrame } from '../../shell/SignedOutFrame.tsx';

// The frame of a signed-in person brings the catalogue along: not a stranger's load.
const SignedIn = lazy(async () => ({
  default: (await import('../../shell/SignedIn.tsx')).SignedIn,
}));

/** A page for everybody, in the frame that fits who reads it. */
export function EitherFrame({ children }: { children: ReactNode }) {
  // A sign-out under way drops the hint before it leaves: the page stays what it was until then.
  const [isSignedIn] = useState(hasSessionHint);
  if (!isSignedIn) return <SignedOutFrame className="pt-6 pb-16">{children}</SignedOutFrame>;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <SignedIn>{children}</SignedIn>
    </Suspense>
  );
}
