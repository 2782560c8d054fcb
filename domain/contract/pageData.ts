import type { Language } from '../language.ts';
import type { me } from './account.ts';
import type { CallReply } from './call.ts';
import type { countProjects, listProjects } from './projects.ts';
import type { deployment } from './service.ts';
import type { getSubscription } from './subscription.ts';

/** The id of the element that carries the page's data. */
export const pageDataId = 'page-data';

/**
 * The id of the landing page's template that holds what loads after the first paint: its scripts.
 */
export const laterId = 'later';

/** Says that the page was rendered by the server: the browser hydrates it. */
export interface Drawn {
  /** When it was rendered, in ISO: what the page says of the present time refers to this moment. */
  readonly at: string;
  readonly language: Language;
}

/** The time zone of a page rendered by the server, which does not know the reader's. */
export const serverTimeZone = 'America/Toronto';

/**
 * Data sent with a page so that it need not ask again: the replies that its first calls would get.
 * It contains only what the URL shows.
 */
export interface PageData {
  readonly deployment: CallReply<typeof deployment>;
  /** When there is a valid session. */
  readonly me?: CallReply<typeof me>;
  /** For the dashboard. */
  readonly projects?: CallReply<typeof listProjects>;
  readonly projectCounts?: CallReply<typeof countProjects>;
  readonly subscription?: CallReply<typeof getSubscription>;
  /** For a page that is already rendered (`PageRenderer`). */
  readonly drawn?: Drawn;
}

/** A page to render, and the data that its screen shows. */
export interface PageToRender {
  readonly path: string;
  /** The origin at which the product is reached, without a trailing slash (`PUBLIC_URL`). */
  readonly origin: string;
  readonly data: PageData & { readonly drawn: Drawn };
}

export interface RenderedPage {
  /** Contents of the root element. */
  readonly markup: string;
  /**
   * Contents of the page's head: its title and, for a public page, the tags for search engines and
   * link previews.
   */
  readonly head: string;
}

/**
 * Renders a page as the browser would: the pages' own code, built for the server
 * (`web/entry/entryServer.tsx`).
 * @throws any error thrown by any part of the page.
 */
export type PageRenderer = (page: PageToRender) => Promise<RenderedPage>;
