import { Lexer, type MarkedToken } from 'marked';
import { asMeant } from './asMeant.ts';
import type { Edited } from './edits.ts';
import type { Applies } from './rules.ts';
import { withShown } from './shown.ts';
import { MeantTokenizer, marksRead, starMask } from './tokenizer.ts';

/** A text as it was parsed: its lines as they were meant, and their blocks. */
export interface Parsed extends Edited {
  /** Their sources joined are the edited text. */
  readonly blocks: readonly MarkedToken[];
}

/** @param source with line feeds alone as ends of lines. @throws RangeError where it is nested too deeply. */
export function parse(source: string, applies: Applies): Parsed {
  const meant = asMeant(source, applies);
  const lexer = new Lexer({
    gfm: true,
    tokenizer: new MeantTokenizer(applies),
    hooks: starMask(meant.text, applies),
    extensions: { inline: [...marksRead(applies)], renderers: {}, childTokens: {} },
  });
  return { ...meant, blocks: withShown(lexer.lex(meant.text), applies) };
}
