import type { Block } from '@elan/domain/writeUp/lex';
import type { MarkedToken, Token, Tokens } from 'marked';
import { memo, type ReactNode } from 'react';
import { DataTable } from './DataTable.tsx';
import { deepestNesting, Inline } from './Inline.tsx';

interface BlockProps {
  readonly block: Block;
  /** True if the complete text has link definitions, which can change how a block with the same source renders. */
  readonly relinked: boolean;
}

/** One block of a write-up, memoized by its source and `relinked`. */
export const BlockView = memo(
  ({ block }: BlockProps) => renderBlock(block, 0),
  (before, after) =>
    before.block === after.block ||
    (before.block.raw === after.block.raw && before.relinked === after.relinked),
);

/** Blocks are memoized in runs of this many, so that only the last run renders again when text is appended. */
const runLength = 16;

/** Renders blocks one below the other, memoized in runs. */
export function Blocks({ blocks, relinked }: { blocks: readonly Block[]; relinked: boolean }) {
  return Array.from({ length: Math.ceil(blocks.length / runLength) }, (_, run) => (
    <Run
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only added at the end
      key={run}
      blocks={blocks.slice(run * runLength, (run + 1) * runLength)}
      relinked={relinked}
    />
  ));
}

const Run = memo(
  (props: { blocks: readonly Block[]; relinked: boolean }) =>
    props.blocks.map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only added at the end
      <BlockView key={index} block={block} relinked={props.relinked} />
    )),
  (before, after) =>
    before.relinked === after.relinked &&
    before.blocks.length === after.blocks.length &&
    before.blocks.every((block, index) => block === after.blocks[index]),
);

function renderBlock(block: MarkedToken, depth: number): ReactNode {
  if (depth > deepestNesting) return <p>{block.raw}</p>;
  switch (block.type) {
    case 'space':
    case 'def':
      return null;
    case 'heading':
      return block.text.trim() === '' ? null : <Heading block={block} />;
    case 'paragraph':
      return (
        <p>
          <Inline tokens={block.tokens} />
        </p>
      );
    case 'text':
      return block.tokens ? <Inline tokens={block.tokens} /> : <p>{block.text}</p>;
    case 'list':
      return <List block={block} depth={depth} />;
    case 'table':
      return <DataTable table={block} />;
    case 'blockquote':
      return (
        <blockquote className="border-l-2 border-edge pl-4 text-muted">
          {nested(block.tokens, depth)}
        </blockquote>
      );
    case 'code':
      return (
        <pre className="rounded bg-sunken p-3 text-sm whitespace-pre-wrap">
          <code>{block.text}</code>
        </pre>
      );
    case 'hr':
      return <hr className="border-line" />;
    default:
      return <p className="whitespace-pre-wrap">{block.raw}</p>;
  }
}

function nested(tokens: readonly Token[], depth: number): ReactNode {
  return (tokens as readonly MarkedToken[]).map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a block is identified by its position
    <NestedBlock key={index} block={block} depth={depth + 1} />
  ));
}

const NestedBlock = memo(({ block, depth }: { block: MarkedToken; depth: number }) =>
  renderBlock(block, depth),
);

/** The write-up is below the h2 of its region, so its titles begin at h3. */
function Heading({ block }: { block: Tokens.Heading }) {
  const words = <Inline tokens={block.tokens} />;
  if (block.depth <= 2) return <h3 className="pt-3 text-xl first:pt-0">{words}</h3>;
  if (block.depth === 3)
    return <h4 className="pt-1 font-display text-lg font-semibold">{words}</h4>;
  return block.depth === 4 ? (
    <h5 className="font-semibold">{words}</h5>
  ) : (
    <h6 className="font-semibold text-muted">{words}</h6>
  );
}

function List({ block, depth }: { block: Tokens.List; depth: number }) {
  const items = block.items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an item is identified by its position
    <li key={index} className={block.loose ? 'space-y-2 pl-1' : 'pl-1'}>
      {nested(item.tokens, depth)}
    </li>
  ));
  const listStyles = `space-y-2 pl-6 marker:text-muted`;
  return block.ordered ? (
    <ol start={block.start || 1} className={`list-decimal ${listStyles}`}>
      {items}
    </ol>
  ) : (
    <ul className={`list-disc ${listStyles}`}>{items}</ul>
  );
}
