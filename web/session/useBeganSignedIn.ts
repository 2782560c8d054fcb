import { useHydrated } from '@tanstack/react-router';
import { useContext, useState } from 'react';
import { Rendered } from '../lib/rendered.ts';
import { hasSessionHint } from '../lib/sessionEnd.ts';

/**
 * @returns whether somebody was signed in when the screen came. A sign-out under way drops the hint before it leaves:
 * the page stays what it was until then.
 */
export function useBeganSignedIn(): boolean {
  const rendered = useContext(Rendered);
  const isHydrated = useHydrated();
  const [isSignedIn] = useState(() =>
    isHydrated || rendered === undefined ? hasSessionHint() : rendered.isSignedIn,
  );
  return isSignedIn;
}
