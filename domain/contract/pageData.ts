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

/** The id of the template in the landing page that holds the scripts to load once it is on the screen. */
export const laterId = 'later';

/**
 * The cookie with the project that was used last in this browser, and the question that was being answered there; for
 * how many seconds. It decides which project a plain address opens in a tab that has used none.
 */
export const projectCookie = { name: 'elan_project', seconds: 365 * 24 * 60 * 60 } as const;

/** The id in that cookie after the project used last was deleted: a plain address then opens none. */
export const noProject = 'none';

/** The content of that cookie. */
export interface ProjectHint {
  readonly projectId: string;
  readonly writing?: WritingPlace | undefined;
}

/** @returns the value of that cookie: ids alone, between dots. */
export function projectHintValue({ projectId, writing }: ProjectHint): string {
  return writing ? [projectId, writing.module, writing.question].join('.') : projectId;
}

/** @returns the content of that cookie; undefined where there is none. Any text is read as an id. */
export function readProjectHint(value: string | undefined): ProjectHint | undefined {
  const [projectId, module, question] = value?.split('.') ?? [];
  if (!projectId) return undefined;
  return module && question ? { projectId, writing: { module, question } } : { projectId };
}

/**
 * The cookie that remembers for a day which paid module a person requested: the pages that sell Premium name it, and after
 * paying it opens. A link with `data-wanted` sets it (`web/entry/noteEarlyClick.ts`).
 */
export const wantedCookie = 'elan_wanted';

/** The time zone of dates in a page that the server renders, which does not know the reader's. */
export const serverTimeZone = 'America/Toronto';

/** The data that the screens of a page read first: the replies that its first calls would get. */
export interface PageData {
  readonly deployment: CallReply<typeof deployment>;
  /** For a valid session. */
  readonly me?: CallReply<typeof me>;
  /** For the dashboard, and in place of a project that does not exist. */
  readonly projects?: CallReply<typeof listProjects>;
  readonly projectCounts?: CallReply<typeof countProjects>;
  readonly resumption?: CallReply<typeof resumeProject>;
  readonly subscription?: CallReply<typeof getSubscription>;
  /** The project of the page: the one that its address names, or for a plain address the account's last. */
  readonly projectId?: string;
  /** The address names a project that this person does not have; the list follows. */
  readonly isProjectMissing?: true;
  /** For a module and the dossier: that project. */
  readonly project?: CallReply<typeof getProject>;
  /** Where a text of that project names figures. */
  readonly figures?: CallReply<typeof getFigures>;
  /** For the lender's questions: those of that project. */
  readonly rehearsal?: CallReply<typeof getRehearsal>;
  /** For the dossier: the cover of that project. */
  readonly profile?: CallReply<typeof getDossierProfile>;
  /** The paid module that was requested. */
  readonly wanted?: string;
}

/** A page to render, and what its screen shows. */
export interface PageToRender {
  readonly path: string;
  /** Without its question mark; only where everyone sees the same page under it (`domain/pages.ts`). */
  readonly query?: string;
  /** The origin at which the product is reached, without a trailing slash (`PUBLIC_URL`). */
  readonly origin: string;
  readonly language: Language;
  /** In ISO: the time that the page takes as now. */
  readonly at: string;
  readonly data: PageData;
  /** For the inline scripts, where the page is rendered for one response. */
  readonly nonce?: string | undefined;
}

export interface RenderedPage {
  /** The HTML of the root element, with the scripts that hydrate it. */
  readonly markup: string;
  /** The head of the page: its title and, where everyone may read it, what search engines need. */
  readonly head: string;
  /** The names of the parts that it shows (`web/parts/parts.ts`), which the browser loads before it hydrates the page. */
  readonly parts: readonly string[];
}

/** Where a page redirects instead. */
export interface PageRedirect {
  readonly redirect: string;
}

/**
 * Renders a page as the browser would: the pages' own code, built for the server
 * (`web/entry/entryServer.tsx`).
 * @throws any error thrown by any part of the page.
 */
export type PageRenderer = (page: PageToRender) => Promise<RenderedPage | PageRedirect>;
