import type { RehearsalItem } from '@elan/domain/contract/rehearsal';
import type { Bilingual } from '@elan/domain/language';
import type { Rehearsed } from './rehearsed.ts';
import type { Reply } from './wording.ts';

/** The importance of a question for a project, and the reason to show for it. */
export interface Weight {
  readonly weight: number;
  readonly because?: Bilingual | undefined;
}

export interface LenderQuestion {
  /** Must never change. */
  readonly id: string;
  readonly question: Bilingual;
  /** The place that the item links to, unless the reply or a check gives another one. */
  readonly mendAt: RehearsalItem['mendAt'];
  /** The checks that add to the question's weight, by their ids up to the first colon. */
  readonly raisedBy?: readonly string[];
  /** @returns undefined if the question does not apply to this project. */
  readonly weigh: (project: Rehearsed) => Weight | undefined;
  readonly reply: (project: Rehearsed) => Reply;
}
