import { Fragment, type Mark, type MarkType, type Node } from 'prosemirror-model';
import { placeholderOf, placeholderText } from './figures.ts';
import { schema } from './schema.ts';

const { marks, nodes } = schema;

/** One way to write a line. `writeBlock` uses the first style whose output parses back correctly. */
export interface Style {
  /** Which characters are escaped: none, those that are likely to be markup, or all that could be. */
  readonly escapes: 'nothing' | 'likely' | 'all';
  readonly emphasis: '*' | '_';
  /**
   * Writes brackets, and a letter right outside a delimiter, as character references. This allows bold to end within a
   * word, and brackets in link text.
   */
  readonly references?: boolean;
  /** If set, marks of other types are dropped: the last resort for keeping the words. */
  readonly only?: readonly MarkType[];
}

export const styles: readonly Style[] = [
  { escapes: 'nothing', emphasis: '*' },
  { escapes: 'nothing', emphasis: '_' },
  { escapes: 'likely', emphasis: '*' },
  { escapes: 'likely', emphasis: '_' },
  { escapes: 'all', emphasis: '*' },
  { escapes: 'all', emphasis: '_' },
  { escapes: 'all', emphasis: '*', references: true },
  { escapes: 'all', emphasis: '_', references: true },
  { escapes: 'all', emphasis: '*', references: true, only: [marks.link] },
  { escapes: 'all', emphasis: '*', references: true, only: [] },
];

/** A piece of a line: plain words, or Markdown that must not be escaped. */
interface Piece {
  readonly kind: 'words' | 'open' | 'close' | 'markdown' | 'break';
  readonly text: string;
}

/**
 * @param content a line in canonical form, or the new words of one.
 * @param startsLine whether a block could begin at the start of the line.
 * @returns the line as Markdown.
 */
export function writeInline(content: readonly Node[], style: Style, startsLine: boolean): string {
  // Joins words that differed only in their dropped marks, so that "12" and ". " are escaped as one start of a line.
  const written = style.only
    ? Fragment.fromArray(
        content.map((node) =>
          node.mark(node.marks.filter(({ type }) => style.only?.includes(type))),
        ),
      ).content
    : content;
  const pieces = piecesOf(written, [], style);
  return pieces
    .map(({ kind, text }, index) => {
      // A heading or a cell must stay on one line of source.
      if (kind === 'break') return startsLine ? text : '<br>';
      if (kind !== 'words') return text;
      const [before, after] = [pieces[index - 1]?.kind, pieces[index + 1]?.kind];
      const isFirst = startsLine && (before === undefined || before === 'break');
      return wordsOf(text, style, {
        isFirst,
        isAfter: before === 'close',
        isBefore: after === 'open',
      });
    })
    .join('');
}

/** Nesting order for marks of the same length; otherwise the longest mark is the outer one. */
const outerFirst = [marks.link, marks.strike, marks.strong, marks.em];

function piecesOf(content: readonly Node[], outer: readonly Mark[], style: Style): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  while (at < content.length) {
    const { mark, end } = widest(content, at, outer);
    if (mark) {
      const [open, close] = delimiters(mark, style);
      pieces.push(
        { kind: 'open', text: open },
        ...piecesOf(content.slice(at, end), [...outer, mark], style),
        { kind: 'close', text: close },
      );
    } else {
      const node = content[at];
      if (node) pieces.push(leaf(node));
    }
    at = end;
  }
  return pieces;
}

function widest(content: readonly Node[], at: number, outer: readonly Mark[]) {
  const own = content[at]?.marks ?? [];
  let found: { mark: Mark | undefined; end: number } = { mark: undefined, end: at + 1 };
  for (const type of outerFirst) {
    const mark = own.find((one) => one.type === type);
    if (!mark || mark.isInSet(outer)) continue;
    let end = at + 1;
    while (end < content.length && mark.isInSet(content[end]?.marks ?? [])) end += 1;
    if (!found.mark || end > found.end) found = { mark, end };
  }
  return found;
}

function delimiters({ type, attrs }: Mark, { emphasis }: Style): readonly [string, string] {
  if (type === marks.link) {
    const title =
      typeof attrs.title === 'string' ? ` "${attrs.title.replace(/["\\]/g, '\\$&')}"` : '';
    return ['[', `](${attrs.href}${title})`];
  }
  if (type === marks.strike) return ['~~', '~~'];
  return type === marks.strong ? ['**', '**'] : [emphasis, emphasis];
}

function leaf({ type, attrs, text = '', marks: own }: Node): Piece {
  if (type === nodes.hard_break) return { kind: 'break', text: '\\\n' };
  if (type === nodes.figure) {
    const placeholder = placeholderOf(attrs.kind, attrs.id);
    return { kind: 'markdown', text: placeholder ? placeholderText(placeholder) : '' };
  }
  const isCode = own.some((mark) => mark.type === marks.code);
  return isCode ? { kind: 'markdown', text: codeOf(text) } : { kind: 'words', text };
}

/** The fence has one backtick more than the longest run in the code. */
function codeOf(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(0, ...runs.map(({ length }) => length)) + 1);
  const room = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${room}${text}${room}${fence}`;
}

interface Place {
  readonly isFirst: boolean;
  /** Whether the words directly follow the end of a mark. */
  readonly isAfter: boolean;
  readonly isBefore: boolean;
}

function wordsOf(text: string, style: Style, { isFirst, isAfter, isBefore }: Place): string {
  if (style.references && isAfter && /^[\p{L}\p{N}]/u.test(text)) {
    const [letter = ''] = text;
    const rest = text.slice(letter.length);
    return reference(letter) + wordsOf(rest, style, { isFirst: false, isAfter: false, isBefore });
  }
  const letter = /[\p{L}\p{N}]$/u.exec(text)?.[0];
  if (style.references && isBefore && letter) {
    const start = text.slice(0, -letter.length);
    return wordsOf(start, style, { isFirst, isAfter: false, isBefore: false }) + reference(letter);
  }
  return isFirst ? escapedStart(text, style) : escaped(text, style);
}

function reference(letter: string): string {
  return `&#${letter.codePointAt(0)};`;
}

const escapable = {
  nothing: /(?!)/g,
  likely: /[\\`*_[\]<~]|\{(?=\{)|(?<=\{)\{/g,
  // Pipes are not listed, because `tableOf` escapes them.
  all: /[\\`*_[\]<~{}>#&!]|(?<=https?):|(?<=www)\./gi,
} as const;

function escaped(text: string, { escapes, references }: Style): string {
  return text.replace(escapable[escapes], (character) =>
    references && /[[\]]/.test(character) ? reference(character) : `\\${character}`,
  );
}

/** Escapes the words at the start of a line, including characters that would begin a block there. */
function escapedStart(text: string, style: Style): string {
  if (style.escapes === 'nothing') return text;
  const [number] = /^\d{1,9}(?=[.)])/.exec(text) ?? [];
  if (number !== undefined) {
    return `${number}\\${text.charAt(number.length)}${escaped(text.slice(number.length + 1), style)}`;
  }
  if (/^[-+=:#>|]/.test(text)) return `\\${text.charAt(0)}${escaped(text.slice(1), style)}`;
  return escaped(text, style);
}
