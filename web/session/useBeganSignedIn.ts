import { useContext, useState } from 'react';
import { Rendered } from '../lib/rendered.ts';
import { hasSessionHint } from '../lib/sessionEnd.ts';
import { useHydrated } from '../parts/useHydrated.ts';

/**
 * @returns whether there was a session when the screen was mounted. A sign-out removes the session hint and then
 *   navigates, and in between the page must keep its signed-in frame.
 */
export function useBeganSignedIn(): boolean {
  const rendered = useContext(Rendered);
  const isHydrated = useHydrated();
  const [isSignedIn] = useState(() =>
    isHydrated || rendered === undefined ? hasSessionHint() : rendered.isSignedIn,
  );
  return isSignedIn;
}
