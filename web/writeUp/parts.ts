import type { Block } from '@elan/domain/writeUp/lex';
import { type Swot, swotOf } from './swot.ts';
import { plainText } from './texts.ts';

/** A block of a write-up, or its entire SWOT matrix. */
export type Piece = Block | { readonly type: 'swot'; readonly swot: Swot };

/** A heading that the contents list links to. */
export interface Entry {
  readonly id: string;
  readonly title: string;
}

/** A part of a write-up. It folds if it has a heading, which the text before the first heading lacks. */
export interface Part {
  readonly heading: (Entry & { readonly block: Block }) | undefined;
  readonly pieces: readonly Piece[];
  /** Contents entries for the SWOT quadrants, if their titles are main headings. */
  readonly quadrants: readonly Entry[];
}

/** Headings of level 1 up to this level begin a part. */
const deepestPart = 2;

/**
 * Splits a write-up at its main headings. A SWOT matrix whose quadrants are main headings is a separate part. Ids are
 * numbered from the start of the text, so they stay the same while the text grows.
 */
export function partsOf(blocks: readonly Block[]): readonly Part[] {
  const pieces = piecesOf(blocks);
  const parts: { heading: Part['heading']; pieces: Piece[]; quadrants: Entry[] }[] = [];
  let count = 0;
  const nextId = () => `section-${++count}`;
  const begin = (heading: Part['heading']) => {
    const part = { heading, pieces: [] as Piece[], quadrants: [] as Entry[] };
    parts.push(part);
    return part;
  };
  for (const piece of pieces) {
    if (piece.type === 'swot') {
      const isMain = piece.swot.depth <= deepestPart;
      const part = isMain ? begin(undefined) : (parts.at(-1) ?? begin(undefined));
      part.pieces.push(piece);
      if (isMain) {
        part.quadrants.push(...piece.swot.quadrants.map(({ title }) => ({ id: nextId(), title })));
      }
    } else if (piece.type === 'heading' && piece.depth <= deepestPart) {
      const title = plainText(piece.tokens).trim();
      if (title !== '') begin({ id: nextId(), title, block: piece });
    } else {
      const last = parts.at(-1);
      // Text after a SWOT matrix that is a separate part starts a new part, even without a heading.
      const isClosed = last !== undefined && last.quadrants.length > 0;
      (last === undefined || isClosed ? begin(undefined) : last).pieces.push(piece);
    }
  }
  return parts.filter(
    ({ heading, pieces: held }) => heading || held.some(({ type }) => type !== 'space'),
  );
}

/** @returns the blocks of a write-up, with its SWOT matrix, if any, as one piece. */
export function piecesOf(blocks: readonly Block[]): readonly Piece[] {
  const swot = swotOf(blocks);
  return swot ? [...swot.before, { type: 'swot', swot }, ...swot.after] : blocks;
}

/** @returns the entries of the contents list, in reading order. */
export function entriesOf(parts: readonly Part[]): readonly Entry[] {
  return parts.flatMap(({ heading, quadrants }) => (heading ? [heading] : quadrants));
}

/**
 * @returns whether two parts have the same blocks under the same heading. Always false for a part with a SWOT matrix,
 *   because the matrix is a new object each time.
 */
export function isSamePart(one: Part, other: Part): boolean {
  return (
    one.heading?.block === other.heading?.block &&
    one.heading?.id === other.heading?.id &&
    one.pieces.length === other.pieces.length &&
    one.pieces.every((piece, at) => piece === other.pieces[at])
  );
}
