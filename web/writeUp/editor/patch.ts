import { placedLines } from '@elan/domain/writeUp/placed';
import { diffArrays } from 'diff';
import { Fragment, type Node } from 'prosemirror-model';
import { canonical, childrenOf } from './canonical.ts';
import { schema } from './schema.ts';
import { shownIn, type Unit, unitsOf } from './units.ts';
import { readAlone } from './writeBlock.ts';
import { type Style, styles, writeInline } from './writeInline.ts';

const { nodes } = schema;

/** Lines that differ in more are written in full. */
const mostChanges = 400;
/** Ends of marks between two positions that are tried. */
const mostMarks = 12;

/** A block of a text, as the editor shows it and as it is written. */
export interface WrittenBlock {
  readonly node: Node;
  readonly raw: string;
}

/**
 * @param hasDefinitions the text defines links, so that words in brackets may be one.
 * @returns a changed block with the changes alone put in its source; undefined where it is not of the same lines, or
 *   would not be read as what the editor shows.
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
  // From the end, so that the places of the other lines stay.
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

/** Of the same lines, whatever they hold. */
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

/** A line of a block in its source, and its positions in the editor. */
interface LineOfSource {
  readonly units: readonly Unit[];
  readonly start: number;
  readonly end: number;
}

/** @returns one of the lines; undefined where the source is not of these lines. */
function lineOf(source: string, lines: readonly Node[], wanted: number): LineOfSource | undefined {
  const placed = placedLines(source).filter(
    ({ kind }) => kind === 'line' || kind === 'cell' || kind === 'heading',
  );
  let at = 0;
  for (const [index, line] of lines.slice(0, wanted + 1).entries()) {
    const own = placed[at];
    if (!own) return undefined;
    const units = unitsOf(own);
    // The source of a block has no white space at its end.
    const shown = units.map((unit) => unit.shown).join('');
    const isIt = shown.trimEnd() === shownIn(line).trimEnd();
    if (index === wanted) {
      const start = own.tokens.length > 0 ? own.startOf(0) : own.start;
      return isIt ? { units, start, end: own.end } : undefined;
    }
    // An item that begins with a list has an empty line in the editor alone.
    if (isIt || shownIn(line) !== '') at += 1;
  }
  return undefined;
}

/** What was replaced in a line, by its positions, and the line as it is with this change and those behind it. */
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

/** @returns the changes of a line that was changed in several places; undefined where they are too many. */
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

/** Each position of a line with its marks. */
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
  // The end of a line of the source depends on what the line is in.
  if (added.some(({ type }) => type === nodes.hard_break)) return undefined;
  const wanted = withSingleSpaces(meant);
  const unmarked = added.map((node) => node.mark([]));
  const isMarked = added.some(({ marks }) => marks.length > 0);
  for (const content of isMarked ? [unmarked, added] : [added]) {
    for (const style of usable) {
      const inLine = writeInline(content, style, start === 0);
      // White space before a line may put it in the item above.
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

/** Several spaces are shown as one, and white space at the end of a line of the source as none. */
function withSingleSpaces(node: Node): Node {
  if (node.text !== undefined)
    return schema.text(node.text.replace(/[ \u00a0]{2,}/g, ' '), node.marks);
  return node.copy(Fragment.from(childrenOf(node).map(withSingleSpaces)));
}

/** A source with words put in, and where. */
interface Candidate {
  readonly source: string;
  readonly from: number;
  readonly to: number;
}

/** Where marks begin or end, the spaces of the words may be outside of them, or belong to those that are there. */
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

/** Words beside others may make a mark of one of their signs, or of the first sign of their line. */
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

/** Between two positions there may be marks: what is put is before or behind them. */
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
        // White space beside it may be that of the source alone.
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
