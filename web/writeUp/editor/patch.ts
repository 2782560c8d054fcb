import { placedLines } from '@elan/domain/writeUp/placed';
import { diffArrays } from 'diff';
import { Fragment, type Node } from 'prosemirror-model';
import { canonical, childrenOf } from './canonical.ts';
import { schema } from './schema.ts';
import { shownIn, type Unit, unitsOf } from './units.ts';
import { readAlone } from './writeBlock.ts';
import { type Style, styles, writeInline } from './writeInline.ts';

const { nodes } = schema;

/**
 * Largest edit distance for which separate changes are computed. Beyond it, everything between the first and the last
 * difference is one change.
 */
const mostChanges = 400;
/** Maximum number of mark delimiters tried as insertion points between two positions. */
const mostMarks = 12;

/** A block, as an editor node and as its Markdown source. */
export interface WrittenBlock {
  readonly node: Node;
  readonly raw: string;
}

/**
 * @param hasDefinitions whether the text contains link definitions, so that bracketed words may be links.
 * @returns the block's source with only the changed words replaced; undefined if more than words changed, or if the
 *   result would not parse back to what the editor shows.
 */
export function patched(
  { node, raw }: WrittenBlock,
  changed: Node,
  hasDefinitions: boolean,
): string | undefined {
  if (!isAlike(node, changed)) return undefined;
  const before = linesIn(node);
  const after = linesIn(changed);
  const usable = hasDefinitions ? styles.filter(({ escapes }) => escapes !== 'nothing') : styles;
  let source = raw;
  // Backwards, so that edits do not shift the offsets of the lines still to come.
  for (let at = before.length - 1; at >= 0; at -= 1) {
    const [line, next] = [before[at], after[at]];
    if (!line || !next || line.content.eq(next.content)) continue;
    const own = lineOf(source, before, at);
    if (!own) return undefined;
    for (const change of changesBetween(line, next).toReversed()) {
      const meant = canonical(
        withLines(changed, [...before.slice(0, at), change.line, ...after.slice(at + 1)]),
      );
      const found = meant && put(source, { change, line: own, meant, usable });
      if (found === undefined) return undefined;
      source = found;
    }
  }
  return source;
}

/** Whether two blocks have the same structure of lines, regardless of their content. */
function isAlike(one: Node, other: Node): boolean {
  if (one.type !== other.type || !one.hasMarkup(other.type, other.attrs, other.marks)) return false;
  if (one.isTextblock) return true;
  return (
    one.childCount === other.childCount &&
    childrenOf(one).every((child, at) => isAlike(child, other.child(at)))
  );
}

function linesIn(node: Node): readonly Node[] {
  return node.isTextblock ? [node] : childrenOf(node).flatMap(linesIn);
}

function withLines(node: Node, lines: readonly Node[]): Node {
  const left = [...lines];
  const replaced = (one: Node): Node =>
    one.isTextblock
      ? (left.shift() ?? one)
      : one.copy(Fragment.from(childrenOf(one).map(replaced)));
  return replaced(node);
}

/** A line of a block: its range in the source, and one unit per editor position. */
interface LineOfSource {
  readonly units: readonly Unit[];
  readonly start: number;
  readonly end: number;
}

/** @returns the requested line in the source; undefined if the source does not match the lines. */
function lineOf(source: string, lines: readonly Node[], wanted: number): LineOfSource | undefined {
  const placed = placedLines(source).filter(
    ({ kind }) => kind === 'line' || kind === 'cell' || kind === 'heading',
  );
  let at = 0;
  for (const [index, line] of lines.slice(0, wanted + 1).entries()) {
    const own = placed[at];
    if (!own) return undefined;
    const units = unitsOf(own);
    // Trimmed, because a block's source is stored without trailing white space.
    const shown = units.map((unit) => unit.shown).join('');
    const isIt = shown.trimEnd() === shownIn(line).trimEnd();
    if (index === wanted) {
      const start = own.tokens.length > 0 ? own.startOf(0) : own.start;
      return isIt ? { units, start, end: own.end } : undefined;
    }
    // An item that begins with a list has an empty line in the editor but none in the source.
    if (isIt || shownIn(line) !== '') at += 1;
  }
  return undefined;
}

/** A replacement within a line, by position. `line` is the old line with this change and all later ones applied. */
interface Change {
  readonly start: number;
  readonly end: number;
  readonly put: readonly Node[];
  readonly line: Node;
}

function changesBetween(before: Node, after: Node): readonly Change[] {
  const [old, now] = [keysOf(before), keysOf(after)];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  const most = Math.min(old.length, now.length) - start;
  let end = 0;
  while (end < most && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const whole = { start, end: old.length - end, from: start, to: now.length - end };
  const isOne = whole.start === whole.end || whole.from === whole.to;
  const found = isOne ? [whole] : (changesWithin(old, now) ?? [whole]);
  return found.map(({ from, to, ...change }) => {
    const rest = after.content.cut(from);
    const own = after.content.cut(from, to);
    return {
      ...change,
      put: Array.from({ length: own.childCount }, (_, at) => own.child(at)),
      line: before.copy(before.content.cut(0, change.start).append(rest)),
    };
  });
}

/** @returns every change between two lines; undefined if their edit distance exceeds `mostChanges`. */
function changesWithin(before: string[], after: string[]) {
  const runs = diffArrays(before, after, { maxEditLength: mostChanges });
  const changes: { start: number; end: number; from: number; to: number }[] = [];
  let [old, now] = [0, 0];
  let isOpen = false;
  for (const { value, removed, added } of runs ?? []) {
    const isChange = removed || added;
    if (isChange && !isOpen) changes.push({ start: old, end: old, from: now, to: now });
    isOpen = isChange;
    if (!added) old += value.length;
    if (!removed) now += value.length;
    const last = changes.at(-1);
    if (isChange && last) Object.assign(last, { end: old, to: now });
  }
  return runs && changes;
}

/** @returns one comparison key per position of a line, including its marks. */
function keysOf(line: Node): string[] {
  return childrenOf(line).flatMap((node) => {
    const marks = JSON.stringify(node.marks.map((mark) => mark.toJSON()));
    if (node.text !== undefined) return node.text.split('').map((unit) => unit + marks);
    return [`${node.type.name}${JSON.stringify(node.attrs)}${marks}`];
  });
}

function put(
  source: string,
  {
    change: { start, end, put: added },
    line,
    meant,
    usable,
  }: {
    readonly change: Change;
    readonly line: LineOfSource;
    readonly meant: Node;
    readonly usable: readonly Style[];
  },
): string | undefined {
  // How a hard break is written depends on the enclosing block, so the entire block is written instead.
  if (added.some(({ type }) => type === nodes.hard_break)) return undefined;
  const wanted = withSingleSpaces(meant);
  const unmarked = added.map((node) => node.mark([]));
  const isMarked = added.some(({ marks }) => marks.length > 0);
  for (const content of isMarked ? [unmarked, added] : [added]) {
    for (const style of usable) {
      const inLine = writeInline(content, style, start === 0);
      // Leading white space could make the line part of the item above.
      const isStart = line.units.slice(0, start).every(({ shown }) => shown.trim() === '');
      const written = isStart ? inLine.trimStart() : inLine;
      const words = meant.type === nodes.table ? written.replaceAll('|', '\\|') : written;
      for (const candidate of candidatesOf(source, words, placesOf(source, line, { start, end }))) {
        for (const escaped of escapesOf(candidate, line)) {
          const found = readAlone(escaped);
          const again = found && found !== 'unread' ? canonical(found) : undefined;
          if (again && withSingleSpaces(again).eq(wanted)) return escaped;
        }
      }
    }
  }
  return undefined;
}

/** Collapses runs of spaces, which are shown as one space. */
function withSingleSpaces(node: Node): Node {
  if (node.text !== undefined)
    return schema.text(node.text.replace(/[ \u00a0]{2,}/g, ' '), node.marks);
  return node.copy(Fragment.from(childrenOf(node).map(withSingleSpaces)));
}

/** A source with the new words inserted, and their range. */
interface Candidate {
  readonly source: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Yields possible results of inserting the words. The spaces around the words may be kept, dropped, added, or moved to
 * the other side of adjacent marks.
 */
function* candidatesOf(
  source: string,
  words: string,
  places: Iterable<readonly [number, number]>,
): Generator<Candidate> {
  const [, before = '', own = '', after = ''] = /^( *)(.*?)( *)$/s.exec(words) ?? [];
  const all = [...places];
  const forms = [...new Set([words, own + after, before + own, own, ` ${own}`, `${own} `])];
  for (const form of forms) {
    for (const [from, to] of all) {
      yield {
        source: source.slice(0, from) + form + source.slice(to),
        from,
        to: from + form.length,
      };
    }
  }
  const [first = 0] = all.map(([from]) => from).toSorted((one, other) => one - other);
  const last = Math.max(...all.map(([, to]) => to));
  const between = source.slice(first, last);
  if (all.some(([from, to]) => from !== to) || between === '') return;
  yield {
    source: `${source.slice(0, first)}${before}${own}${between}${after}${source.slice(last)}`,
    from: first,
    to: first + before.length + own.length,
  };
  yield {
    source: `${source.slice(0, first)}${before}${between}${own}${after}${source.slice(last)}`,
    from: last + before.length,
    to: last + words.length,
  };
}

/**
 * Yields the candidate's source, then versions with one escaped character: one that could become markup, next to the
 * new words or at the start of their line.
 */
function* escapesOf({ source, from, to }: Candidate, line: LineOfSource): Generator<string> {
  yield source;
  const rowStart = Math.max(source.lastIndexOf('\n', from - 1) + 1, line.start);
  const row = source.slice(rowStart, from);
  const number = /^\s*\d+(?=[.)])/.exec(source.slice(rowStart))?.[0].length;
  const places = [
    rowStart + (/^\s*/.exec(row)?.[0].length ?? 0),
    number === undefined ? -1 : rowStart + number,
    from - 1,
    to,
    rowStart - 1,
  ];
  for (const at of places) {
    if (/[!-/:-@[-`{-~\n]/.test(source.charAt(at)) && source[at - 1] !== '\\') {
      yield `${source.slice(0, at)}\\${source.slice(at)}`;
    }
  }
}

/**
 * Yields the source ranges that may correspond to two editor positions. A position may be before or after any adjacent
 * mark delimiter.
 */
function* placesOf(
  source: string,
  { units, start: lineStart, end: lineEnd }: LineOfSource,
  { start, end }: { readonly start: number; readonly end: number },
): Generator<readonly [number, number]> {
  const isWord = ({ shown }: Unit) => shown.trim() !== '';
  const sides = (at: number) => {
    const left = units[at - 1]?.end ?? lineStart;
    const right = units[at]?.start ?? lineEnd;
    const ends = Array.from(source.slice(left, right).matchAll(/[)*_~>`]/g), ({ index }) => index);
    return [
      ...new Set([
        left,
        right,
        ...ends.slice(0, mostMarks).map((index) => left + index + 1),
        // Adjacent white space may exist in the source only.
        units.slice(0, at).findLast(isWord)?.end ?? lineStart,
        units.slice(at).find(isWord)?.start ?? lineEnd,
      ]),
    ];
  };
  for (const from of sides(start)) {
    for (const to of start === end ? [from] : sides(end).toReversed()) {
      if (from <= to) yield [from, to];
    }
  }
}
