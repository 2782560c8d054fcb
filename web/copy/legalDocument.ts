import type { StandIn } from '@elan/domain/contract/service';

/** The facts in the legal texts that are decided elsewhere: by the rules and by this installation. */
export interface LegalFacts {
  /** As people read it, such as "16,99 $". */
  readonly price: string;
  readonly freeModules: number;
  readonly modules: number;
  readonly freeGenerations: number;
  readonly premiumGenerations: number;
  readonly maxSignInFailures: number;
  readonly lockoutMinutes: number;
  readonly dumpsKeptDays: number;
  /** For how long the free generations of a deleted account stay counted. */
  readonly formerUsageDays: number;
  /** How long a deleted project can be restored. */
  readonly binDays: number;
  /** What an account may store, as people read it, such as "50 Mo". */
  readonly freeStorage: string;
  readonly premiumStorage: string;
  /** How many earlier texts of a module are kept. */
  readonly versionsKept: number;
  /** How long a session lasts after a visit, and at most after its sign-in. */
  readonly sessionDays: number;
  readonly deviceDays: number;
  readonly longestSessionDays: number;
  /** Outside services that receive no data here, because a stand-in replaces them. */
  readonly standIns: readonly StandIn[];
}

export interface LegalSection {
  /** The fragment that links point to; the same in both languages. */
  readonly id: string;
  readonly title: string;
  /** Paragraphs, and lists of items. */
  readonly blocks: readonly (string | readonly string[])[];
  /** The link that follows the text. */
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
