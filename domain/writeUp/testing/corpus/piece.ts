import type { RuleName } from '../../parser/rules.ts';

/** A sample of model output with its correct reading, which is the same in every output format. */
export interface Piece {
  /** The feature that only this sample tests. */
  readonly name: string;
  /** Markdown. */
  readonly text: string;
  /** The correct reading, in the notation of `readingOf`. */
  readonly reading: string;
  /** The parser rules without any one of which the reading would differ. */
  readonly rules?: readonly RuleName[];
  /** The amounts whose sources are traced, as written. */
  readonly amounts?: readonly string[];
}
