import type { Language } from '../language.ts';
import type { WritingPlace } from '../project/nextStep.ts';
import type { me } from './account.ts';
import type { CallReply } from './call.ts';
import type { getDossierProfile } from './dossier.ts';
import type { getFigures } from './forecast.ts';
import type { countProjects, getProject, listProjects, resumeProject } from './projects.ts';
import type { getRehearsal } from './rehearsal.ts';
import type { deployment } from './service.ts';
import type { getSubscription } from './subscription.ts';

/** The id of the template that holds the scripts that a page loads after its first paint. */
export const laterId = 'later';

/**
 * The cookie that stores the last project used in this browser and the question being answered there, if any, and the
 * cookie's lifetime in seconds. It determines which project an address without a project id opens in a new tab.
 */
export const projectCookie = { name: 'elan_project', seconds: 365 * 24 * 60 * 60 } as const;

/** The project id in the cookie after the project was deleted, so that an address without a project id opens none. */
export const noProject = 'none';

/** The content of the `projectCookie`. */
export interface ProjectHint {
  readonly projectId: string;
  readonly writing?: WritingPlace | undefined;
}

/** @returns the value of the `projectCookie`: ids joined by dots. */
export function projectHintValue({ projectId, writing }: ProjectHint): string {
  return writing ? [projectId, writing.module, writing.question].join('.') : projectId;
}

/** @returns the content of the `projectCookie`; undefined if it is empty. The ids are not validated. */
export function readProjectHint(value: string | undefined): ProjectHint | undefined {
  const [projectId, module, question] = value?.split('.') ?? [];
  if (!projectId) return undefined;
  return module && question ? { projectId, writing: { module, question } } : { projectId };
}

/**
 * The cookie that stores for a day which paid module the user wanted to open. The pages that sell Premium mention that
 * module, and it opens after payment. Links with `data-wanted` set the cookie (`web/entry/noteEarlyClick.ts`).
 */
export const wantedCookie = 'elan_wanted';

/** The time zone of dates in server-rendered pages, since the server does not know the user's. */
export const serverTimeZone = 'America/Toronto';

/** The data that a page needs first, in the form of the replies to its first API calls. */
export interface PageData {
  readonly deployment: CallReply<typeof deployment>;
  /** Present if the session is valid. */
  readonly me?: CallReply<typeof me>;
  /** For the dashboard, and for the list shown instead of a missing project. */
  readonly projects?: CallReply<typeof listProjects>;
  readonly projectCounts?: CallReply<typeof countProjects>;
  readonly resumption?: CallReply<typeof resumeProject>;
  readonly subscription?: CallReply<typeof getSubscription>;
  /** The project in the page's address, otherwise the project last used in this browser or by the account, if any. */
  readonly projectId?: string;
  /** The address contains the id of a project that the user does not have, so `projects` is shown instead. */
  readonly isProjectMissing?: true;
  /** The project of a module page or the dossier. */
  readonly project?: CallReply<typeof getProject>;
  /** Present if a text of that project contains figure placeholders. */
  readonly figures?: CallReply<typeof getFigures>;
  /** That project's rehearsal, on the page with the lender's questions. */
  readonly rehearsal?: CallReply<typeof getRehearsal>;
  /** That project's cover, on the dossier page. */
  readonly profile?: CallReply<typeof getDossierProfile>;
  /** The paid module in the `wantedCookie`. */
  readonly wanted?: string;
}

/** A page to render and its data. */
export interface PageToRender {
  readonly path: string;
  /** Without the question mark. Only set if the page under this query is the same for everyone (`domain/pages.ts`). */
  readonly query?: string;
  /** The public origin of the product, without a trailing slash (`PUBLIC_URL`). */
  readonly origin: string;
  readonly language: Language;
  /** The page's current time, as an ISO timestamp. */
  readonly at: string;
  readonly data: PageData;
  /** The nonce of the inline scripts, if the page is rendered for a single response. */
  readonly nonce?: string | undefined;
}

export interface RenderedPage {
  /** The HTML of the root element and the scripts that hydrate it. */
  readonly markup: string;
  /** The HTML head: the title and, for public pages, the tags for search engines. */
  readonly head: string;
  /** The names of the page's lazy-loaded parts (`web/parts/parts.ts`), which the browser loads before hydration. */
  readonly parts: readonly string[];
}

export interface PageRedirect {
  readonly redirect: string;
}

/**
 * Renders a page on the server with the browser's own page code, built for the server (`web/entry/entryServer.tsx`).
 * @throws any error thrown by a part of the page.
 */
export type PageRenderer = (page: PageToRender) => Promise<RenderedPage | PageRedirect>;
