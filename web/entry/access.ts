import { changePasswordLink, readProjectAddress } from '@elan/domain/pages';
import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { hasSessionEnded } from '../lib/sessionEnd.ts';

/** What the routes need to know; the browser and the server answer differently. */
export interface RouterContext {
  readonly hasSession: () => boolean;
  /** Waits for all texts that the next page may show; a page that the server rendered names its own. */
  readonly loadTexts?: () => Promise<void>;
}

/** Leads a signed-in person to their projects. */
export function onlySignedOut({ context }: { readonly context: RouterContext }): void {
  if (context.hasSession()) throw redirect({ to: '/dashboard', replace: true });
}

interface SignedInRequest {
  readonly context: RouterContext;
  readonly location: ParsedLocation;
}

/** Leads a signed-out person to where they can sign in, and from there back. */
export function onlySignedIn({ context, location }: SignedInRequest): void {
  if (context.hasSession()) return;
  const returnTo = location.href;
  if (hasSessionEnded())
    throw redirect({ to: '/auth', replace: true, state: { expired: true, returnTo } });
  const { pathname, href } = location;
  // A person who returns from the payment page, whose password manager opens the password form, or who follows a link to
  // a project signs in first.
  if (pathname === '/success' || href === changePasswordLink || readProjectAddress(pathname)) {
    throw redirect({ to: '/auth', replace: true, state: { returnTo } });
  }
  throw redirect({ to: '/', replace: true });
}
