import type { Token } from 'marked';
import { type ComponentType, createContext, Fragment, type ReactNode } from 'react';

/** Component that renders plain text with links on the names it recognizes; undefined if nothing is linked. */
export const TextLinksContext = createContext<ComponentType<{ readonly text: string }> | undefined>(
  undefined,
);

/** A piece of a text, and whether it is missing in the compared text. */
export interface Piece {
  readonly text: string;
  readonly differs: boolean;
}

/** The text tokens that differ, each split into pieces. */
export type MarkedTexts = ReadonlyMap<Token, readonly Piece[]>;

interface TextMarks {
  readonly as: 'ins' | 'del';
  /** Read out before each mark by screen readers, most of which do not announce `ins` and `del`. */
  readonly spoken: string;
  readonly texts: MarkedTexts;
}

/** Provided around a write-up that is compared with another one. */
export const TextMarksContext = createContext<TextMarks | undefined>(undefined);

/** Distinguishable without colour: struck through, or with a dotted underline, which links never have. */
export const markVariants = {
  del: 'text-danger line-through',
  ins: 'bg-tint underline decoration-dotted decoration-2 underline-offset-4',
} as const;

/** @returns the text of a token, with its differences marked. */
export function renderText(token: Token, text: string, marks: TextMarks | undefined): ReactNode {
  const pieces = marks?.texts.get(token);
  if (!marks || !pieces) return text;
  return pieces.map((piece, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is identified by its position
    if (!piece.differs) return <span key={index}>{piece.text}</span>;
    // The space after the last word is not part of the mark.
    const words = piece.text.trimEnd();
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is identified by its position
      <Fragment key={index}>
        <Marked as={marks.as} spoken={marks.spoken}>
          {words}
        </Marked>
        <span>{piece.text.slice(words.length)}</span>
      </Fragment>
    );
  });
}

interface MarkedProps extends Pick<TextMarks, 'as' | 'spoken'> {
  readonly children: ReactNode;
}

/** Removed or added words, marked visually and for screen readers. */
export function Marked({ as: Mark, spoken, children }: MarkedProps) {
  return (
    <Mark
      data-spoken={`${spoken} `}
      className={`before:sr-only before:content-[attr(data-spoken)] ${markVariants[Mark]}`}
    >
      {children}
    </Mark>
  );
}
