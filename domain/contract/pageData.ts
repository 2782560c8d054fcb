import type { Language } from '../language.ts';
import type { me } from './account.ts';
import type { CallReply } from './call.ts';
import type { countProjects, listProjects } from './projects.ts';
import type { deployment } from './service.ts';
import type { getSubscription } from './subscription.ts';

/** The id of the element of a page that carries its data. */
export const pageDataId = 'page-data';

/** The id of the template in the landing page that holds what comes once it is on the screen: its scripts. */
export const laterId = 'later';

/** That the page was drawn before it was sent: the browser takes it over instead of drawing it anew. */
export interface Drawn {
  /** When, in ISO: what the page says of now is said of then. */
  readonly at: string;
  readonly language: Language;
}

/** Where a page is drawn that does not know yet in which time zone it is read. */
export const serverTimeZone = 'America/Toronto';

/**
 * What travels with a page, so that it need not ask again: the replies that its first calls would get.
 * Only what the address shows is there.
 */
export interface PageData {
  readonly deployment: CallReply<typeof deployment>;
  /** Of a session that is good. */
  readonly me?: CallReply<typeof me>;
  /** Of the dashboard. */
  readonly projects?: CallReply<typeof listProjects>;
  readonly projectCounts?: CallReply<typeof countProjects>;
  readonly subscription?: CallReply<typeof getSubscription>;
  /** Of a page that was drawn already (`PageRenderer`). */
  readonly drawn?: Drawn;
}

/** A page to draw, and what its screen shows. */
export interface PageToRender {
  readonly path: string;
  /** Under which the product is reached, without a trailing slash (`PUBLIC_URL`). */
  readonly origin: string;
  readonly data: PageData & { readonly drawn: Drawn };
}

export interface RenderedPage {
  /** Of the root element. */
  readonly markup: string;
  /** What the head of the page says of it: its title and, where everybody may read it, what finds and shows it elsewhere. */
  readonly head: string;
}

/**
 * Draws a page as the browser would: the pages' own code, built for the server (`web/entry/entryServer.tsx`).
 * @throws whatever went wrong in any part of the page.
 */
export type PageRenderer = (page: PageToRender) => Promise<RenderedPage>;
