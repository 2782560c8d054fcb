import type { Language } from '@elan/domain/language';
import { createContext } from 'react';

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
