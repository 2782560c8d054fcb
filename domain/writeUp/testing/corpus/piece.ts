import type { RuleName } from '../../parser/rules.ts';

/** A piece of what models write, with the reading of it that is right in every output. */
export interface Piece {
  /** What it alone breaks, where it is read wrongly. */
  readonly name: string;
  /** Markdown. */
  readonly text: string;
  /** In the notation of `readingOf`. */
  readonly reading: string;
  /** The rules of the parser without which it is read in another way. */
  readonly rules?: readonly RuleName[];
  /** Its amounts as written, of which the source is to be traced. */
  readonly amounts?: readonly string[];
}
