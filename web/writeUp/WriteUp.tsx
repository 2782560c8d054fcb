import type { Block } from '@elan/domain/writeUp/lex';
import { type ReactNode, useMemo, useState } from 'react';
import { markAmounts } from './amountMarks.tsx';
import { Blocks } from './BlockView.tsx';
import { useFill } from './figures.tsx';
import { Reading } from './Reading.tsx';
import { SwotMatrix } from './SwotMatrix.tsx';
import { createStreamLexer } from './streamLexer.ts';
import { swotOf } from './swot.ts';

export interface WriteUpProps {
  /** Markdown as stored, complete or so far. */
  readonly text: string;
  /** True while more is to come. */
  readonly writing?: boolean;
  /** The amounts to mark, in the text's order; none while it is being written. */
  readonly marked?: readonly { readonly start: number; readonly end: number }[];
  /** What there is to look at in the text. */
  readonly checks?: ReactNode;
}

const none: NonNullable<WriteUpProps['marked']> = [];

/**
 * A write-up, rendered. Markdown becomes our own elements only: never HTML, no images, links to the allowed
 * hosts only. While it is being written, only its end is parsed again.
 */
export function WriteUp({ text, writing = false, marked = none, checks }: WriteUpProps) {
  return <Reading blocks={useBlocks(text, writing, marked)} writing={writing} checks={checks} />;
}

/** A part of a write-up by itself, rendered in the same way, without contents list and folds. */
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

/** A text that is already parsed, in full, without anything to fold. */
export function BlocksOfWriteUp({ blocks, writing = false }: BlocksProps) {
  const swot = useMemo(() => swotOf(blocks), [blocks]);
  const relinked = useMemo(
    () => !writing && blocks.some(({ type }) => type === 'def'),
    [blocks, writing],
  );
  return (
    <div data-write-up="" className="space-y-3 [&_li>p]:m-0">
      {swot ? (
        <>
          <Blocks blocks={swot.before} relinked={relinked} />
          <SwotMatrix quadrants={swot.quadrants} relinked={relinked} />
          <Blocks blocks={swot.after} relinked={relinked} />
        </>
      ) : (
        <Blocks blocks={blocks} relinked={relinked} />
      )}
    </div>
  );
}
