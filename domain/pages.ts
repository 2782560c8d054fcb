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

/** The sign-in page. Loaded by itself, it does without the router (`web/entry/entryAuth.tsx`). */
export const authPath = '/auth';

/** The target of every invitation to the product: the sign-up form of /auth. */
export const signUpLink = { to: '/auth', search: { panel: 'signup' } } as const;

/** The page after an email is confirmed: the sign-in form of /auth, which greets a newcomer. */
export const confirmedLink = { to: '/auth', search: { confirmed: true } } as const;

/** The password form of the account page, to which `/.well-known/change-password` redirects. */
export const changePasswordAnchor = 'password';
export const changePasswordLink = `/account#${changePasswordAnchor}`;

/** The queries under which a public page is the same for everyone; anything else behind a question mark may be a person's. */
const publicQueries: Readonly<Record<string, readonly string[]>> = {
  '/auth': [signUpLink, confirmedLink].map(({ search }) =>
    Object.entries(search)
      .map((part) => part.join('='))
      .join('&'),
  ),
};

/** @returns whether this page can be rendered for everyone under this query, or without one. */
export function isPublicQuery(path: string, query: string): boolean {
  return query === '' || (publicQueries[path] ?? []).includes(query);
}

/** The pages of a project; a trailing slash covers all paths below. Each is also below the address of a project. */
export const projectPages = ['/module/', '/rehearsal', '/dossier'] as const;

/** The beginning of the addresses that name a project: its id follows, then the path of a page of it. */
export const projectRoot = '/p/';

/** The other pages (docs/product.md#pages); a trailing slash covers all paths below. */
export const otherPages = [
  '/account-deleted',
  '/dashboard',
  ...projectPages,
  '/success',
  '/account',
  '/admin',
] as const;

/** A page without personal data, which a service worker shows in place of any page offline. */
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

/** A path that programs request: under `/.well-known/`, or with the ending of a file that a page or a program loads. */
const forPrograms =
  /^\/\.well-known\/|\.(?:avif|css|gif|ico|jpe?g|js|json|map|mjs|png|svg|txt|webmanifest|webp|woff2?|xml)$/i;

/** @returns the address of a page of a project, from the path of the page (`projectPages`). */
export function projectAddress(projectId: string, page: string): string {
  return `${projectRoot}${encodeURIComponent(projectId)}${page}`;
}

/**
 * @returns the project that an address names, and the path of its page; undefined for any other address. The id may have
 *   any form.
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

/** @returns whether it is the path of a page of a project that names none, so that another one decides which. */
export function isPlainProjectPage(path: string): boolean {
  return isOneOf(projectPages, path);
}

/**
 * @returns whether a program requests this path, not a person. A missing file is answered with 404: a program
 *   would take the home page for what it requested.
 */
export function isForPrograms(path: string): boolean {
  return forPrograms.test(path);
}

/**
 * @returns whether the product has a page there; any other path of a person redirects to the home page
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
