import { Lexer, type MarkedToken } from 'marked';
import { asMeant } from './asMeant.ts';
import type { Edited } from './edits.ts';
import type { Applies } from './rules.ts';
import { withShown } from './shown.ts';
import { MeantTokenizer, marksRead, starMask } from './tokenizer.ts';

/** A parsed text: the text after the edits of `asMeant`, with its blocks. */
export interface Parsed extends Edited {
  /** The `raw` sources of the blocks, joined, are the edited text. */
  readonly blocks: readonly MarkedToken[];
}

/** @param source with "\n" as its only line breaks. @throws RangeError if it is nested too deeply. */
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
