import { serverTimeZone } from '@elan/domain/contract/pageData';
import type { Language } from '@elan/domain/language';
import { createContext, useContext } from 'react';
import { useHydrated } from '../parts/useHydrated.ts';

/** The values with which the server rendered the page. The browser hydrates with them, then switches to its own. */
export interface RenderedBy {
  /** Time of rendering: ISO 8601, UTC. */
  readonly at: string;
  readonly language: Language;
  readonly isSignedIn: boolean;
  /** Id of the project in the address if the user has no such project, else null. */
  readonly missingProjectId: string | null;
  /** Key of the paid module that the user requested, if any and if the page shows it. */
  readonly wanted: string | null;
}

/** Undefined if the browser renders the page itself. */
export const Rendered = createContext<RenderedBy | undefined>(undefined);

interface Moment {
  readonly now: Date;
  /** Undefined means the user's own time zone. */
  readonly timeZone: string | undefined;
}

/**
 * @returns the current time and time zone. During hydration they are the server's (Toronto's time zone), so that the
 *   browser renders the same as the server; afterwards they are the browser's.
 */
export function useMoment(): Moment {
  const rendered = useContext(Rendered);
  const isHydrated = useHydrated();
  return isHydrated || rendered === undefined
    ? { now: new Date(), timeZone: undefined }
    : { now: new Date(rendered.at), timeZone: serverTimeZone };
}
