import { withoutTrailing } from '@elan/domain/text';
import { type Block, lexWhole } from '@elan/domain/writeUp/lex';

/** One top-level block of a text, with its exact source. */
export interface SourceBlock {
  /** The block as parsed within its text; undefined if it could not be parsed. */
  readonly token: Block | undefined;
  /** The exact stored source, without trailing white space. */
  readonly raw: string;
  /** The text between this block and the next one, or the end of the text. */
  readonly gap: string;
}

export interface SplitText {
  /** The text before the first block: blank lines or hidden HTML. */
  readonly lead: string;
  readonly blocks: readonly SourceBlock[];
}

/** Splits a text into its top-level blocks without losing a byte. If the parser alters the text, returns one block. */
export function splitText(text: string): SplitText {
  const tokens = lexWhole(text);
  const whole = tokens.map(({ raw }) => raw).join('');
  // The parser converts every line ending to a line feed.
  if (whole !== text.replace(/\r\n?/g, '\n')) return asOneBlock(text);
  const exact = exactPieces(
    text,
    tokens.map(({ raw }) => raw),
  );
  let lead = '';
  const blocks: SourceBlock[] = [];
  for (const [index, token] of tokens.entries()) {
    const piece = exact[index] ?? '';
    const last = blocks.at(-1);
    if (token.type !== 'space') {
      const raw = withoutTrailing(piece, /[ \t\r\n]/);
      blocks.push({ token, raw, gap: piece.slice(raw.length) });
    } else if (last) blocks.splice(-1, 1, { ...last, gap: last.gap + piece });
    else lead += piece;
  }
  return { lead, blocks };
}

function asOneBlock(text: string): SplitText {
  return { lead: '', blocks: [{ token: undefined, raw: text, gap: '' }] };
}

/** Cuts the original text into the pieces that correspond to the normalized ones. */
function exactPieces(text: string, normalized: readonly string[]): readonly string[] {
  if (!text.includes('\r')) return normalized;
  let at = 0;
  return normalized.map((piece) => {
    const start = at;
    for (let left = piece.length; left > 0; left -= 1) {
      at += text.startsWith('\r\n', at) ? 2 : 1;
    }
    return text.slice(start, at);
  });
}
