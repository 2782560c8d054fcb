import { type Block, lexWhole, normalised } from '@elan/domain/writeUp/lex';
import type { Tokens } from 'marked';
import { presentable } from './presentable.ts';

/** Blocks that a blank line ends, whatever follows it. */
const endAtBlankLine: ReadonlySet<Block['type']> = new Set([
  'paragraph',
  'table',
  'blockquote',
  'hr',
]);

/** What makes a link of words anywhere in the text; only a text that is parsed in full has all of them. */
const linkDefinition = ']:';

/**
 * Parses a growing text. Earlier blocks are parsed once and keep their identity,
 * so that each step costs as much as the end of the text and not as much as all of it.
 * @returns a function that takes the text so far, at last with `isWhole`.
 */
export function createStreamLexer(): (text: string, isWhole?: boolean) => readonly Block[] {
  let settled: readonly Block[] = [];
  let settledSource = '';
  /** The blocks behind the settled ones, as they were last. */
  let latest: readonly Block[] = [];
  return (text, isWhole = false) => {
    const source = normalised(text);
    if (!source.startsWith(settledSource)) {
      settled = [];
      settledSource = '';
      latest = [];
    }
    const end = source.slice(settledSource.length);
    if (isWhole) {
      return source.includes(linkDefinition) ? lexWhole(text) : [...settled, ...lexWhole(end)];
    }
    const blocks = lexEnd(end, latest);
    const cut = startOfUnsettled(blocks);
    if (cut > 0) {
      const newly = blocks.slice(0, cut);
      settled = [...settled, ...newly];
      settledSource += newly.map((block) => block.raw).join('');
    }
    latest = blocks.slice(cut);
    return [...settled, ...latest];
  };
}

/** @param before the blocks of the same end, when it was shorter: what is complete in them stays. */
function lexEnd(end: string, [before]: readonly Block[]): readonly Block[] {
  const grown = before?.type === 'list' ? lexGrownList(end, before) : undefined;
  // What `presentable` changes is in the last blocks, which are not settled yet.
  const [first, ...others] = grown ?? lexWhole(presentable(end));
  if (first?.type !== 'table' || before?.type !== 'table') return first ? [first, ...others] : [];
  return [
    { ...first, rows: first.rows.map((row, at) => sameRow(row, before.rows[at])) },
    ...others,
  ];
}

/** @returns the blocks of an end that begins with a list, of which only the last item was parsed again; undefined where that could be wrong. */
function lexGrownList(end: string, list: Tokens.List): readonly Block[] | undefined {
  const complete = list.items.slice(0, -1);
  const source = complete.map(({ raw }) => raw).join('');
  if (list.loose || source === '' || !end.startsWith(source)) return undefined;
  const [last, ...others] = lexWhole(presentable(end.slice(source.length)));
  // One blank line between two items makes paragraphs of all of them.
  if (last?.type !== 'list' || last.loose) return undefined;
  const items = [...complete, ...last.items];
  return [{ ...last, start: list.start, raw: source + last.raw, items }, ...others];
}

/** @returns the row as it was, with its identity, where its cells are the same. */
function sameRow(row: Tokens.TableCell[], before: Tokens.TableCell[] = []): Tokens.TableCell[] {
  return row.every(({ text }, column) => text === before[column]?.text) ? before : row;
}

/** @returns where the blocks begin that more text may still change: the last one, and what that may become a part of. */
function startOfUnsettled(blocks: readonly Block[]): number {
  const last = blocks.findLastIndex(({ type }) => type !== 'space');
  const before = blocks.findLastIndex(({ type }, at) => at < last && type !== 'space');
  const [block, next] = [blocks[before], blocks[last]];
  if (!block || !next) return 0;
  const open = blocks.findIndex(isOpenHtml);
  if (open >= 0) return Math.min(open, before);
  return isEnded(block, next, last - before > 1) ? last : before;
}

/** What is hidden to its last mark, which may still come. */
function isOpenHtml({ type, raw }: Block): boolean {
  return (
    type === 'space' &&
    /^\s*<(?:!--|\?|script|style|template)/i.test(raw) &&
    !raw.trimEnd().endsWith('>')
  );
}

function isEnded(block: Block, next: Block, isBlankBetween: boolean): boolean {
  if (block.type === 'heading') return true;
  if (!isBlankBetween) return false;
  // A list takes in what is indented, and items.
  if (block.type === 'list') return next.type !== 'list' && /^\S/.test(next.raw);
  return endAtBlankLine.has(block.type);
}
