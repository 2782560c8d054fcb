import type { RehearsalItem } from '@elan/domain/contract/rehearsal';
import type { Bilingual } from '@elan/domain/language';
import type { Rehearsed } from './rehearsed.ts';
import type { Reply } from './wording.ts';

/** How much a question weighs for a project, and what in the project makes it so. */
export interface Weight {
  readonly weight: number;
  readonly because?: Bilingual | undefined;
}

/** One question that lenders ask. */
export interface LenderQuestion {
  /** Permanent. */
  readonly id: string;
  readonly question: Bilingual;
  /** Where the answer comes from, unless the reply names another place. */
  readonly mendAt: RehearsalItem['mendAt'];
  /** The checks that make it more pressing, by what their ids begin with. */
  readonly raisedBy?: readonly string[];
  /** @returns undefined where this project does not get it. */
  readonly weigh: (project: Rehearsed) => Weight | undefined;
  readonly reply: (project: Rehearsed) => Reply;
}
