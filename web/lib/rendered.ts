import { serverTimeZone } from '@elan/domain/contract/pageData';
import type { Language } from '@elan/domain/language';
import { createContext, useContext } from 'react';
import { useHydrated } from '../parts/useHydrated.ts';

/** What the server rendered a page with. The browser hydrates with the same values, and replaces them by its own afterwards. */
export interface RenderedBy {
  /** When: ISO 8601, UTC. */
  readonly at: string;
  readonly language: Language;
  readonly isSignedIn: boolean;
  /** The project that its address names and that this person does not have. */
  readonly missingProjectId: string | null;
  /** The paid module that was asked for, where its page shows it. */
  readonly wanted: string | null;
}

/** Undefined where the browser renders the page itself. */
export const Rendered = createContext<RenderedBy | undefined>(undefined);

interface Moment {
  readonly now: Date;
  /** Undefined: the reader's own. */
  readonly timeZone: string | undefined;
}

/**
 * @returns the time to show on a page. During hydration it is the server's, in Toronto's time zone, so that both render
 * the same; afterwards it is the reader's own.
 */
export function useMoment(): Moment {
  const rendered = useContext(Rendered);
  const isHydrated = useHydrated();
  return isHydrated || rendered === undefined
    ? { now: new Date(), timeZone: undefined }
    : { now: new Date(rendered.at), timeZone: serverTimeZone };
}
