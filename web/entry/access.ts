import { changePasswordLink, readProjectAddress } from '@elan/domain/pages';
import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { hasSessionEnded } from '../lib/sessionEnd.ts';

/** Context that the routes need. The browser and the server supply different implementations. */
export interface RouterContext {
  readonly hasSession: () => boolean;
  /**
   * Waits for all texts that the next page may show. Not needed for a server-rendered page, which lists its own texts.
   */
  readonly loadTexts?: () => Promise<void>;
}

/** Redirects signed-in users to their dashboard. */
export function onlySignedOut({ context }: { readonly context: RouterContext }): void {
  if (context.hasSession()) throw redirect({ to: '/dashboard', replace: true });
}

interface SignedInRequest {
  readonly context: RouterContext;
  readonly location: ParsedLocation;
}

/** Redirects signed-out users to the sign-in page, which can return them here, or to the landing page. */
export function onlySignedIn({ context, location }: SignedInRequest): void {
  if (context.hasSession()) return;
  const returnTo = location.href;
  if (hasSessionEnded())
    throw redirect({ to: '/auth', replace: true, state: { expired: true, returnTo } });
  const { pathname, href } = location;
  // These addresses are reached from outside the app (payment provider, password manager, shared link), so ask the user
  // to sign in and return here afterwards.
  if (pathname === '/success' || href === changePasswordLink || readProjectAddress(pathname)) {
    throw redirect({ to: '/auth', replace: true, state: { returnTo } });
  }
  throw redirect({ to: '/', replace: true });
}
