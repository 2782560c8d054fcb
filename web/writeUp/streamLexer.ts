import { type Block, lexWhole, normalised } from '@elan/domain/writeUp/lex';
import type { Tokens } from 'marked';
import { presentable } from './presentable.ts';

/** Block types that always end at a blank line. */
const endAtBlankLine: ReadonlySet<Block['type']> = new Set([
  'paragraph',
  'table',
  'blockquote',
  'hr',
]);

/**
 * Part of every link definition, which can turn words anywhere in the text into a link. Only a full parse finds
 * these links.
 */
const linkDefinition = ']:';

/**
 * Creates a parser for a growing text. Until the last call, settled blocks keep their identity and aren't parsed again.
 * @returns a function that parses the text received until now; the last call sets `isWhole`.
 */
export function createStreamLexer(): (text: string, isWhole?: boolean) => readonly Block[] {
  let settled: readonly Block[] = [];
  let settledSource = '';
  /** The blocks after the settled ones, from the last call. */
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

/** @param before the unsettled blocks of the previous call. The complete items or rows of the first are reused. */
function lexEnd(end: string, [before]: readonly Block[]): readonly Block[] {
  const grown = before?.type === 'list' ? lexGrownList(end, before) : undefined;
  // `presentable` only changes the last blocks, which are not settled yet.
  const [first, ...others] = grown ?? lexWhole(presentable(end));
  if (first?.type !== 'table' || before?.type !== 'table') return first ? [first, ...others] : [];
  return [
    { ...first, rows: first.rows.map((row, at) => sameRow(row, before.rows[at])) },
    ...others,
  ];
}

/**
 * Parses only the last item of a list again.
 * @returns the blocks; undefined if the entire list must be parsed again.
 */
function lexGrownList(end: string, list: Tokens.List): readonly Block[] | undefined {
  const complete = list.items.slice(0, -1);
  const source = complete.map(({ raw }) => raw).join('');
  if (list.loose || source === '' || !end.startsWith(source)) return undefined;
  const [last, ...others] = lexWhole(presentable(end.slice(source.length)));
  // A blank line between any two items turns all items into paragraphs, so the entire list must be parsed again.
  if (last?.type !== 'list' || last.loose) return undefined;
  const items = [...complete, ...last.items];
  return [{ ...last, start: list.start, raw: source + last.raw, items }, ...others];
}

/** @returns the previous row object if its cells are unchanged, so that they are not rendered again. */
function sameRow(row: Tokens.TableCell[], before: Tokens.TableCell[] = []): Tokens.TableCell[] {
  return row.every(({ text }, column) => text === before[column]?.text) ? before : row;
}

/**
 * @returns the index of the first block that more text may still change: the last block, or an earlier one that may
 *   still absorb the last one.
 */
function startOfUnsettled(blocks: readonly Block[]): number {
  const last = blocks.findLastIndex(({ type }) => type !== 'space');
  const before = blocks.findLastIndex(({ type }, at) => at < last && type !== 'space');
  const [block, next] = [blocks[before], blocks[last]];
  if (!block || !next) return 0;
  const open = blocks.findIndex(isOpenHtml);
  if (open >= 0) return Math.min(open, before);
  return isEnded(block, next, last - before > 1) ? last : before;
}

/** Whether a block is hidden HTML, such as a comment, that is not closed yet. */
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
  // A list absorbs indented blocks and further items.
  if (block.type === 'list') return next.type !== 'list' && /^\S/.test(next.raw);
  return endAtBlankLine.has(block.type);
}
