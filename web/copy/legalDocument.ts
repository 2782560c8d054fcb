import type { StandIn } from '@elan/domain/contract/service';

/** Facts in the legal texts that come from the code's rules and from this installation. */
export interface LegalFacts {
  /** Formatted, such as "16,99 $". */
  readonly price: string;
  readonly freeModules: number;
  readonly modules: number;
  readonly freeGenerations: number;
  readonly premiumGenerations: number;
  readonly maxSignInFailures: number;
  readonly lockoutMinutes: number;
  readonly dumpsKeptDays: number;
  /** How long the used free generations of a deleted account are remembered, in days. */
  readonly formerUsageDays: number;
  /** How long a deleted project can be restored, in days. */
  readonly binDays: number;
  /** Storage limit, formatted, such as "50 Mo". */
  readonly freeStorage: string;
  readonly premiumStorage: string;
  /** Number of earlier texts that are kept per module. */
  readonly versionsKept: number;
  /** How long a session lasts after a visit, in days; `longestSessionDays` is the limit after sign-in. */
  readonly sessionDays: number;
  readonly deviceDays: number;
  readonly longestSessionDays: number;
  /** External services that receive no data here, because stand-ins replace them. */
  readonly standIns: readonly StandIn[];
}

export interface LegalSection {
  /** URL fragment for links; the same in both languages. */
  readonly id: string;
  readonly title: string;
  /** Paragraphs (strings) and lists (arrays of items). */
  readonly blocks: readonly (string | readonly string[])[];
  /** Link shown after the text. */
  readonly link?: 'privacy' | 'terms' | 'support';
}

/** One of the two legal texts, in one language. */
export interface LegalDocument {
  readonly title: string;
  /** @param date formatted for reading. */
  readonly effective: (date: string) => string;
  readonly lead: string;
  readonly sections: (facts: LegalFacts) => readonly LegalSection[];
}
