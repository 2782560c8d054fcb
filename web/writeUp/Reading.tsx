import type { Block } from '@elan/domain/writeUp/lex';
import { type MouseEvent, memo, type ReactNode, useContext, useMemo } from 'react';
import { useCopy } from '../copy/copy.ts';
import { Fold } from '../ui/Fold.tsx';
import { bringUp } from '../ui/reveal.ts';
import { Blocks } from './BlockView.tsx';
import { Inline } from './Inline.tsx';
import { type Entry, entriesOf, isSamePart, type Part, type Piece, partsOf } from './parts.ts';
import { SwotMatrix, toHeading } from './SwotMatrix.tsx';
import { SectionToolsContext } from './sectionTools.tsx';

interface ReadingProps {
  readonly blocks: readonly Block[];
  /** True while the text is still being written. */
  readonly writing: boolean;
  /** List of points to check, shown next to the text, or before it on a narrow page. */
  readonly checks?: ReactNode;
}

/** Limits lines of text to about 60 to 75 characters; tables and the SWOT matrix use the full width. */
const measure = '[&>:is(p,ul,ol,blockquote,pre,h4,h5,h6)]:max-w-[56ch]';

/**
 * Read-only view of a write-up, in parts that fold. On a wide page, the contents list (if it has several entries) and
 * the points to check are next to the text.
 */
export function Reading({ blocks, writing, checks }: ReadingProps) {
  const parts = useMemo(() => partsOf(blocks), [blocks]);
  const entries = useMemo(() => entriesOf(parts), [parts]);
  const relinked = useRelinked(blocks, writing);
  const isListed = entries.length > 1;
  const hasColumn = isListed || checks !== undefined;
  return (
    <div className="@container print:[container-type:normal]">
      <div
        className={
          hasColumn ? 'beside:grid beside:grid-cols-[minmax(0,1fr)_17rem] beside:gap-8' : ''
        }
      >
        {hasColumn ? (
          <div className="min-w-0 beside:sticky beside:top-20 beside:col-start-2 beside:row-start-1 beside:max-h-[calc(100dvh-6rem-var(--covered))] beside:self-start beside:overflow-y-auto short:static">
            {isListed ? <Contents entries={entries} /> : null}
            <div className="mb-2 space-y-2 empty:hidden sm:mb-4 beside:mt-3">{checks}</div>
          </div>
        ) : null}
        <div
          data-write-up=""
          className="min-w-0 space-y-6 beside:col-start-1 beside:row-start-1 [&_li>p]:m-0"
        >
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts are only added at the end
            <PartView key={index} part={part} relinked={relinked} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** @returns whether a complete text has link definitions, which can turn words anywhere in it into links. */
export function useRelinked(blocks: readonly Block[], writing: boolean): boolean {
  return useMemo(() => !writing && blocks.some(({ type }) => type === 'def'), [blocks, writing]);
}

interface PartProps {
  readonly part: Part;
  readonly relinked: boolean;
}

/** One part, memoized by its heading, its pieces and `relinked`. */
const PartView = memo(
  function PartView({ part, relinked }: PartProps) {
    const { reading } = useCopy().moduleScreen;
    const { heading, pieces, quadrants } = part;
    const headings = useMemo(() => (heading ? [heading] : quadrants), [heading, quadrants]);
    const content = (
      <div className="relative">
        <div className={`space-y-3 ${measure}`}>
          <Pieces pieces={pieces} relinked={relinked} entries={quadrants} />
        </div>
        <PartTools headings={headings} />
      </div>
    );
    if (heading?.block.type !== 'heading') return content;
    return (
      <Fold
        level={3}
        headingId={heading.id}
        headingClass={`text-xl ${toHeading}`}
        title={<Inline tokens={heading.block.tokens} />}
        name={reading.fold(heading.title)}
        className="border-t border-line pt-3 first:border-t-0 first:pt-0"
      >
        {content}
      </Fold>
    );
  },
  (before, after) => before.relinked === after.relinked && isSamePart(before.part, after.part),
);

/** A separate component, so that the text is not rendered again when the tools appear. */
function PartTools({ headings }: { readonly headings: readonly Entry[] }) {
  const Tools = useContext(SectionToolsContext);
  return Tools && headings.length > 0 ? <Tools headings={headings} /> : null;
}

interface PiecesProps {
  readonly pieces: readonly Piece[];
  readonly relinked: boolean;
  /** Contents entries of the quadrants, if the contents list links to them. */
  readonly entries?: readonly Entry[];
}

/** Renders the blocks of a part, and the SWOT matrix if the part contains it. */
export function Pieces({ pieces, relinked, entries = [] }: PiecesProps) {
  const at = pieces.findIndex(({ type }) => type === 'swot');
  const matrix = pieces[at];
  if (matrix?.type !== 'swot')
    return <Blocks blocks={pieces as readonly Block[]} relinked={relinked} />;
  return (
    <>
      <Blocks blocks={pieces.slice(0, at) as readonly Block[]} relinked={relinked} />
      <SwotMatrix quadrants={matrix.swot.quadrants} relinked={relinked} entries={entries} />
      <Blocks blocks={pieces.slice(at + 1) as readonly Block[]} relinked={relinked} />
    </>
  );
}

/** Contents list: one line above the write-up, or a column next to it if there is room. */
const Contents = memo(function Contents({ entries }: { entries: readonly Entry[] }) {
  const { reading } = useCopy().moduleScreen;
  return (
    <nav
      aria-label={reading.contents}
      className="-mx-3 mb-2 border-b border-line sm:-mx-7 sm:mb-4 beside:mx-0 beside:border-b-0 print:hidden"
    >
      <ol
        data-title={reading.contents}
        className="flex scroll-fade-x gap-x-1 overflow-x-auto px-2 sm:px-5 beside:block beside:overflow-visible beside:px-0 beside:before:px-2 beside:before:text-sm beside:before:font-semibold beside:before:text-muted beside:before:content-[attr(data-title)]"
      >
        {entries.map(({ id, title }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              onClick={(event) => goTo(event, id)}
              className="flex min-h-11 min-w-11 items-center rounded px-2 text-sm leading-snug whitespace-nowrap text-action hover:underline beside:min-h-8 beside:py-1 beside:whitespace-normal"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}, hasSameEntries);

function hasSameEntries(
  before: { entries: readonly Entry[] },
  { entries }: typeof before,
): boolean {
  return (
    before.entries.length === entries.length &&
    before.entries.every(
      ({ id, title }, at) => id === entries[at]?.id && title === entries[at]?.title,
    )
  );
}

/** Unfolds the part, scrolls to its heading and focuses it. A Ctrl or Cmd click is left to the browser. */
function goTo(event: MouseEvent, id: string): void {
  const heading = document.getElementById(id);
  if (!heading || event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  bringUp(heading);
}
