import type { Block } from '@elan/domain/writeUp/lex';
import { type ReactNode, useMemo, useState } from 'react';
import { markAmounts } from './amountMarks.tsx';
import { useFill } from './figures.tsx';
import { piecesOf } from './parts.ts';
import { Pieces, Reading, useRelinked } from './Reading.tsx';
import { createStreamLexer } from './streamLexer.ts';

export interface WriteUpProps {
  /** Stored Markdown, complete or still being written. */
  readonly text: string;
  /** True while the text is still being written. */
  readonly writing?: boolean;
  /** Ranges of the amounts to mark, in text order; empty while the text is being written. */
  readonly marked?: readonly { readonly start: number; readonly end: number }[];
  /** List of points to check in the text. */
  readonly checks?: ReactNode;
}

const none: NonNullable<WriteUpProps['marked']> = [];

/**
 * Renders a write-up. Markdown becomes known elements only: no raw HTML, no images, and links to allowed hosts only.
 * While the text is being written, usually only its end is parsed again.
 */
export function WriteUp({ text, writing = false, marked = none, checks }: WriteUpProps) {
  return <Reading blocks={useBlocks(text, writing, marked)} writing={writing} checks={checks} />;
}

/** Renders a part of a write-up, without contents list, folds, marked amounts or points to check. */
export function Passage({ text, writing = false }: WriteUpProps) {
  return <BlocksOfWriteUp blocks={useBlocks(text, writing, none)} writing={writing} />;
}

function useBlocks(text: string, writing: boolean, marked: typeof none): readonly Block[] {
  const [lex] = useState(createStreamLexer);
  const fill = useFill();
  return useMemo(
    () => lex(fill(markAmounts(text, marked), writing), !writing),
    [text, writing, marked, lex, fill],
  );
}

interface BlocksProps {
  readonly blocks: readonly Block[];
  readonly writing?: boolean;
}

/** Renders parsed blocks in full, without folds. */
export function BlocksOfWriteUp({ blocks, writing = false }: BlocksProps) {
  const pieces = useMemo(() => piecesOf(blocks), [blocks]);
  return (
    <div data-write-up="" className="space-y-3 [&_li>p]:m-0">
      <Pieces pieces={pieces} relinked={useRelinked(blocks, writing)} />
    </div>
  );
}
