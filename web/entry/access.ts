import { changePasswordLink, readProjectAddress } from '@elan/domain/pages';
import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { hasSessionEnded } from '../lib/sessionEnd.ts';

/** Context that the routes need. The browser and the server supply different implementations. */
export interface RouterContext {
  readonly hasSession: () => boolean;
  /** Loads the texts that the next page may show. Not set on the server, which loads all texts itself. */
  readonly loadTexts?: () => Promise<void>;
}

/** @throws a redirect to the dashboard if there is a session. */
export function onlySignedOut({ context }: { readonly context: RouterContext }): void {
  if (context.hasSession()) throw redirect({ to: '/dashboard', replace: true });
}

interface SignedInRequest {
  readonly context: RouterContext;
  readonly location: ParsedLocation;
}

/**
 * Redirects signed-out users: to the sign-in page, which returns them here, if the session expired or this address is
 * often opened from outside the app; else to the landing page.
 */
export function onlySignedIn({ context, location }: SignedInRequest): void {
  if (context.hasSession()) return;
  const returnTo = location.href;
  if (hasSessionEnded())
    throw redirect({ to: '/auth', replace: true, state: { expired: true, returnTo } });
  const { pathname, href } = location;
  // Usually opened from the payment provider, a password manager or a link to a project.
  if (pathname === '/success' || href === changePasswordLink || readProjectAddress(pathname)) {
    throw redirect({ to: '/auth', replace: true, state: { returnTo } });
  }
  throw redirect({ to: '/', replace: true });
}
