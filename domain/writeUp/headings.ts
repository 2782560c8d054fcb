import { underlineOf } from './parser/paragraphs.ts';

/** Longer lines are never headings, which bounds the parsing time. */
const longestHeading = 200;

export interface Heading {
  /** The heading level, 1 to 6. */
  readonly depth: number;
  /** The heading as written, without the marks that make it a heading. */
  readonly words: string;
  readonly start: number;
  /** The index after its line break. */
  readonly end: number;
}

/**
 * Finds headings without the parser, which is too large to load with the first page.
 * @returns the headings of a text, in order; lines inside code blocks are not headings.
 */
export function headingsIn(text: string): readonly Heading[] {
  const found: Heading[] = [];
  let fence: string | undefined;
  let start = 0;
  /** The line above, and the number of lines of its paragraph so far; 0 outside a paragraph. */
  let above = { start: 0, words: '', lines: 0 };
  while (start < text.length) {
    const lineBreak = text.indexOf('\n', start);
    const end = lineBreak < 0 ? text.length : lineBreak + 1;
    const line = text.slice(start, Math.min(end, start + longestHeading + 2));
    const mark = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1];
    if (fence !== undefined) {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined;
    } else if (mark !== undefined) {
      fence = mark;
    } else {
      const heading = headingOf(line);
      const underline = /^ {0,3}(?:=+|-+)(?=[ \t\r]*\n?$)/.exec(line)?.[0].trim();
      if (heading) found.push({ ...heading, start, end });
      const { lines, words } = above;
      if (underline && lines > 0 && underlineOf(underline, words, lines) === 'heading') {
        const depth = underline.startsWith('=') ? 1 : 2;
        found.push({ depth, words: words.trim(), start: above.start, end });
      }
      const isText = !heading && !underline && line.trim() !== '';
      above = { start, words: isText ? line : '', lines: isText ? lines + 1 : 0 };
    }
    start = end;
  }
  return found;
}

/** @returns the heading on a line; undefined if it is not a heading. */
export function headingOf(line: string): Pick<Heading, 'depth' | 'words'> | undefined {
  const own = line.replace(/\r?\n$/, '');
  if (own.length > longestHeading) return undefined;
  const [, marks, words = ''] = /^[ \t]*(#{2,6}(?=[^\s#])|#{1,6}(?=\s|$))(.*)$/.exec(own) ?? [];
  if (marks === undefined) return undefined;
  return { depth: marks.length, words: words.replace(/(?:^|[ \t])#+[ \t]*$/, '').trim() };
}

/** @returns a heading without Markdown marks, with single spaces. */
export function plainHeading(heading: string): string {
  return heading
    .replace(/[*_`#\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * @returns a heading in lower case, without its number or letter, final parentheses, closing colon, Markdown marks and
 * accents, all of which models may change.
 */
export function bareHeading(heading: string): string {
  return plainHeading(heading)
    .replace(/^(?:\d+|[a-z])\s?[.):–-]\s?/i, '')
    .replace(/ ?:$/, '')
    .replace(/ ?\([^()]*\)$/, '')
    .replace(/[’']/g, "'")
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
}
