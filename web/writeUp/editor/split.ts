import { withoutTrailing } from '@elan/domain/text';
import { type Block, lexWhole } from '@elan/domain/writeUp/lex';

/** One top-level block of a text, with its exact source. */
export interface SourceBlock {
  /** As it was parsed in its text; undefined where it could not be. */
  readonly token: Block | undefined;
  /** Exactly as it is stored, without the blank lines that follow. */
  readonly raw: string;
  /** The text between it and the next block, or the end. */
  readonly gap: string;
}

export interface SplitText {
  /** The text before the first block: blank lines. */
  readonly lead: string;
  readonly blocks: readonly SourceBlock[];
}

/** Splits a text into its top-level blocks. Put together again, they are the text, byte for byte. */
export function splitText(text: string): SplitText {
  const tokens = lexWhole(text);
  const whole = tokens.map(({ raw }) => raw).join('');
  // The parser makes every line end a line feed.
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

/** Cuts a text into the pieces of which these are the normalized forms. */
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
