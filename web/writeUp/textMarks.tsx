import type { Token } from 'marked';
import { createContext, type ReactNode } from 'react';

/** A piece of a text, and whether the text that it is compared with lacks it. */
export interface Piece {
  readonly text: string;
  readonly differs: boolean;
}

/** Texts of a write-up that are not as elsewhere, each in its pieces. */
export type MarkedTexts = ReadonlyMap<Token, readonly Piece[]>;

interface TextMarks {
  readonly as: 'ins' | 'del';
  /** Said before each mark by who reads aloud: most do not tell these elements from the rest. */
  readonly said: string;
  readonly texts: MarkedTexts;
}

/** Set around a write-up that is compared with another one. */
export const TextMarksContext = createContext<TextMarks | undefined>(undefined);

/** Told apart without their colour: struck through, or dotted under, which no link is. */
export const markVariants = {
  del: 'text-danger line-through',
  ins: 'bg-tint underline decoration-dotted decoration-2 underline-offset-4',
} as const;

/** @returns a text of a write-up, with what differs in it marked. */
export function drawText(token: Token, text: string, marks: TextMarks | undefined): ReactNode {
  const pieces = marks?.texts.get(token);
  if (!marks || !pieces) return text;
  return pieces.map((piece, index) =>
    piece.differs ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is where it stands
      <Marked key={index} text={piece.text} {...marks} />
    ) : (
      piece.text
    ),
  );
}

/** The space after the last word is no part of the mark. */
function Marked({ text, as: Mark, said }: { text: string } & Pick<TextMarks, 'as' | 'said'>) {
  const words = text.trimEnd();
  return (
    <>
      <Mark
        data-said={`${said} `}
        className={`before:sr-only before:content-[attr(data-said)] ${markVariants[Mark]}`}
      >
        {words}
      </Mark>
      {text.slice(words.length)}
    </>
  );
}
