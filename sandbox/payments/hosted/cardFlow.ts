import type { Language } from '@elan/domain/language';
import type { Decline } from '../cards/charge.ts';
import type { Card } from '../objects/readCard.ts';
import type { Work } from '../work.ts';

/** What a hosted page may show about one session. */
export interface Hosted {
  readonly state: 'open' | 'complete' | 'expired';
  /** The language that the session was opened in. */
  readonly language: Language | undefined;
  /** Whether the holder of the card given is being asked. */
  readonly asking: boolean;
  /** Where the way back leads; undefined where there is none. */
  readonly back: string | undefined;
  /** Where it leads once it is done. */
  readonly onward: string;
}

/** What came of a card. */
export type Outcome =
  | { readonly kind: 'done'; readonly to: string }
  | { readonly kind: 'ask_holder' }
  | { readonly kind: 'declined'; readonly decline: Decline }
  /** The card is saved, and what was owed could not be charged to it. */
  | { readonly kind: 'still_owed'; readonly decline: Decline }
  /** The session is over, or never was; its page says so. */
  | { readonly kind: 'closed' };

/** One of the two pages that take a card: each call is one transaction. */
export interface CardFlow {
  /** Below `/sandbox/`. */
  readonly path: 'checkout' | 'portal';
  read(work: Work, id: string): Promise<Hosted | undefined>;
  submit(work: Work, id: string, card: Card): Promise<Outcome>;
  /** @param passed whether the holder confirmed. */
  confirm(work: Work, id: string, passed: boolean): Promise<Outcome>;
}

/** @param locale as sessions name it, such as "fr-CA" or "auto". */
export function languageOfLocale(locale: string | null): Language | undefined {
  if (locale?.startsWith('fr')) return 'fr';
  return locale?.startsWith('en') ? 'en' : undefined;
}
