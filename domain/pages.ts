import { landingPath } from './language.ts';

/** Public pages, which a search engine may show. */
export const publicPages = [
  ...Object.values(landingPath),
  '/auth',
  '/pricing',
  '/privacy',
  '/terms',
] as const;
export type PublicPage = (typeof publicPages)[number];

/**
 * The other pages (docs/product.md#pages); a trailing slash covers all paths
 * below.
 */
export const otherPages = [
  '/account-deleted',
  '/dashboard',
  '/module/',
  '/success',
  '/account',
  '/admin',
] as const;

/** A page without anybody's data, which a service worker shows in place of any page offline. */
export const offlinePath = '/offline';

/** The attribute of its root element by which a script knows that page under any address. */
export const offlineMark = 'data-offline';

/** @returns whether it is the path of the landing page, in either language. */
export function isLanding(path: string): boolean {
  return Object.values(landingPath).some((landing) => landing === path);
}

export function isPublicPage(path: string): path is PublicPage {
  return publicPages.some((page) => page === path);
}

/**
 * @returns whether the product has a page there; any other path redirects to the home page
 * (docs/product.md#pages).
 */
export function isPage(path: string): boolean {
  const isOther = otherPages.some((page) =>
    page.endsWith('/') ? path.startsWith(page) && path !== page : path === page,
  );
  return isOther || isPublicPage(path);
}
