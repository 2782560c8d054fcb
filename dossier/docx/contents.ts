import {
  type BookmarkListNumber,
  type IXmlableObject,
  type PageNumberEstimator,
  Paragraph,
  TableOfContents,
  TextRun,
} from 'docx';
import { paragraphStyles } from './styles/names.ts';
import { xmlLine } from './xmlText.ts';

/** A heading, and the page that it is on in the PDF. */
export interface HeadingPage {
  readonly level: number;
  readonly text: string;
  readonly page: number;
}

/** The name of the bookmark on the heading of this number, counted from 1. */
export const headingBookmark = (heading: number): string => `_Heading${heading}`;
const ownBookmark = /^_Heading(\d+)$/;
/** The bookmarks that the table of contents refers to. */
const tableBookmark = /^_Toc\d+$/;

/** @returns the contents: a field of Word's that shows its result, which Word replaces when asked to. */
export function contentsOf(title: string): [Paragraph, TableOfContents] {
  return [
    new Paragraph({
      style: paragraphStyles.contentsTitle,
      pageBreakBefore: true,
      children: [new TextRun(xmlLine(title))],
    }),
    new TableOfContents(xmlLine(title), { hyperlink: true, headingStyleRange: '1-2' }),
  ];
}

/** @returns the page and the number of each heading, for the fields to show: Word does not ask whether to update them. */
export function pagesOf(
  headings: readonly HeadingPage[],
  levels: readonly number[],
): PageNumberEstimator {
  const numbers = numbersOf(levels);
  const pages = (body: IXmlableObject) => {
    const bookmarks = new Map<string, string>();
    for (const [name, heading] of tableBookmarks(body)) {
      const page = headings[heading - 1]?.page;
      if (page !== undefined) bookmarks.set(name, String(page));
    }
    return { bookmarks };
  };
  const listNumbers = (body: IXmlableObject) =>
    new Map(
      tableBookmarks(body).flatMap(([name, heading]): [string, BookmarkListNumber][] => {
        const text = numbers[heading - 1];
        return text === undefined
          ? []
          : [[name, { text, separator: 'tab', width: text.length * digitWidth }]];
      }),
    );
  return Object.assign(pages, { listNumbers });
}

/** Of a digit in Word's own contents, in twentieths of a point. */
const digitWidth = 120;

/** The numbers of headings, as Word counts them down to the third level. */
function numbersOf(levels: readonly number[]): (string | undefined)[] {
  const counts = [0, 0, 0];
  return levels.map((level) => {
    if (level > counts.length) return undefined;
    counts[level - 1] = (counts[level - 1] ?? 0) + 1;
    counts.fill(0, level);
    return counts.slice(0, level).join('.');
  });
}

/** The bookmarks that the contents refer to, each with the number of the heading that it is on. */
function tableBookmarks(body: IXmlableObject): [string, number][] {
  const found: [string, number][] = [];
  let waiting: string | undefined;
  for (const name of bookmarksIn(body)) {
    const heading = ownBookmark.exec(name);
    if (tableBookmark.test(name)) waiting = name;
    if (!heading) continue;
    if (waiting !== undefined) found.push([waiting, Number(heading[1])]);
    waiting = undefined;
  }
  return found;
}

/** The names of the bookmarks in the body, in order. */
function* bookmarksIn(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'w:bookmarkStart') yield* namesIn(value);
    else yield* bookmarksIn(value);
  }
}

function* namesIn(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'w:name' && typeof value === 'string') yield value;
    else yield* namesIn(value);
  }
}
