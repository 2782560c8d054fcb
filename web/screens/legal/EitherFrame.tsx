import { lazy, type ReactNode, Suspense, useState } from 'react';
import { hasSessionHint } from '../../lib/sessionEnd.ts';
import { LoadingScreen } from '../../shell/LoadingScreen.tsx';
import { SignedOutFrame } from '../../shell/SignedOutFrame.tsx';

// The signed-in frame loads the catalogue, which a signed-out visitor does not need.
const SignedIn = lazy(async () => ({
  default: (await import('../../shell/SignedIn.tsx')).SignedIn,
}));

/** A public page, in the frame for a signed-in or a signed-out person. */
export function EitherFrame({ children }: { children: ReactNode }) {
  // Read once: a sign-out clears the hint before it leaves the page, which must not change until then.
  const [isSignedIn] = useState(hasSessionHint);
  if (!isSignedIn) return <SignedOutFrame className="pt-6 pb-16">{children}</SignedOutFrame>;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <SignedIn>{children}</SignedIn>
    </Suspense>
  );
}
