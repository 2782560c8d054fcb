import { landingPath } from './language.ts';

/** Public pages, which search engines may index. */
export const publicPages = [
  ...Object.values(landingPath),
  '/auth',
  '/pricing',
  '/privacy',
  '/terms',
] as const;
export type PublicPage = (typeof publicPages)[number];

/** The sign-in page, which loads without the router if opened directly (`web/entry/entryAuth.tsx`). */
export const authPath = '/auth';

/** The link to the sign-up form. */
export const signUpLink = { to: '/auth', search: { panel: 'signup' } } as const;

/** The sign-in form with a welcome, which is shown after an email is confirmed. */
export const confirmedLink = { to: '/auth', search: { confirmed: true } } as const;

/** The anchor of the password form on the account page. `/.well-known/change-password` redirects there. */
export const changePasswordAnchor = 'password';
export const changePasswordLink = `/account#${changePasswordAnchor}`;

/** The queries with which a public page is the same for everyone. Any other query may be specific to a user. */
const publicQueries: Readonly<Record<string, readonly string[]>> = {
  '/auth': [signUpLink, confirmedLink].map(({ search }) =>
    Object.entries(search)
      .map((part) => part.join('='))
      .join('&'),
  ),
};

/** @returns whether the page is the same for everyone with this query, which may be empty. */
export function isPublicQuery(path: string, query: string): boolean {
  return query === '' || (publicQueries[path] ?? []).includes(query);
}

/**
 * The pages of a project; a trailing slash covers all paths below it. Each page also exists below `projectRoot` and a
 * project id.
 */
export const projectPages = ['/module/', '/rehearsal', '/dossier'] as const;

/** The start of an address that contains a project id. The id and the path of a project page follow. */
export const projectRoot = '/p/';

/** The other pages (docs/product.md#pages); a trailing slash covers all paths below it. */
export const otherPages = [
  '/account-deleted',
  '/dashboard',
  ...projectPages,
  '/success',
  '/account',
  '/admin',
] as const;

/** The page that the service worker shows if a page cannot be requested. It contains no personal data. */
export const offlinePath = '/offline';

/** The attribute of the root element that identifies the offline page, which can be shown at any address. */
export const offlineMark = 'data-offline';

/** @returns whether this is the path of the landing page in either language. */
export function isLanding(path: string): boolean {
  return Object.values(landingPath).some((landing) => landing === path);
}

export function isPublicPage(path: string): path is PublicPage {
  return publicPages.some((page) => page === path);
}

/**
 * Paths that programs request: those below `/.well-known/`, or with the extension of a file that a page or program
 * loads.
 */
const forPrograms =
  /^\/\.well-known\/|\.(?:avif|css|gif|ico|jpe?g|js|json|map|mjs|png|svg|txt|webmanifest|webp|woff2?|xml)$/i;

/**
 * @returns the address of a project page.
 * @param page the path of the page (`projectPages`).
 */
export function projectAddress(projectId: string, page: string): string {
  return `${projectRoot}${encodeURIComponent(projectId)}${page}`;
}

/**
 * @returns the project id in an address and the path of its page; undefined for any other address. The id is not
 * validated.
 */
export function readProjectAddress(path: string): { projectId: string; page: string } | undefined {
  const [, segment = '', page = ''] = /^\/p\/([^/]+)(\/.+)$/.exec(path) ?? [];
  if (!isOneOf(projectPages, page)) return undefined;
  try {
    return { projectId: decodeURIComponent(segment), page };
  } catch {
    return { projectId: segment, page };
  }
}

/** @returns whether this is a project page without a project id, so that the last project used is opened. */
export function isPlainProjectPage(path: string): boolean {
  return isOneOf(projectPages, path);
}

/**
 * @returns whether a program requests this path rather than a user. Such a path returns 404 if nothing is there,
 * because a program would mistake the home page for the file.
 */
export function isForPrograms(path: string): boolean {
  return forPrograms.test(path);
}

/**
 * @returns whether the product has a page at this path. Any other path that a user requests redirects to the home page
 * (docs/product.md#pages).
 */
export function isPage(path: string): boolean {
  return isOneOf(otherPages, path) || isPublicPage(path) || readProjectAddress(path) !== undefined;
}

function isOneOf(pages: readonly string[], path: string): boolean {
  return pages.some((page) =>
    page.endsWith('/') ? path.startsWith(page) && path !== page : path === page,
  );
}
