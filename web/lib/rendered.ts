import { serverTimeZone } from '@elan/domain/contract/pageData';
import type { Language } from '@elan/domain/language';
import { useHydrated } from '@tanstack/react-router';
import { createContext, useContext } from 'react';

/** How the server rendered a page; the browser hydrates it with the same, and shows what it alone knows afterwards. */
export interface RenderedBy {
  /** When, in ISO. */
  readonly at: string;
  readonly language: Language;
  readonly isSignedIn: boolean;
  /** The current project, where its page shows it. */
  readonly projectId: string | null;
}

/** Undefined where the browser renders the page itself. */
export const Rendered = createContext<RenderedBy | undefined>(undefined);

interface Moment {
  readonly now: Date;
  /** Undefined: the reader's own. */
  readonly timeZone: string | undefined;
}

/**
 * @returns what a page may say of now: the server's moment and Toronto's clocks while it is hydrated, so that both
 * render the same; the reader's own right afterwards.
 */
export function useMoment(): Moment {
  const rendered = useContext(Rendered);
  const isHydrated = useHydrated();
  return isHydrated || rendered === undefined
    ? { now: new Date(), timeZone: undefined }
    : { now: new Date(rendered.at), timeZone: serverTimeZone };
}
