import {
  InternalHyperlink,
  LeaderType,
  Paragraph,
  SimpleField,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import { geometry } from '../pdf/geometry.ts';
import { twips } from './styles/measures.ts';
import { paragraphStyles } from './styles/names.ts';
import { xmlLine } from './xmlText.ts';

/** A heading as Word has it. */
export interface WrittenHeading {
  readonly level: number;
  readonly text: string;
}

/** A heading, and the page that it is on in the PDF. */
export interface HeadingPage extends WrittenHeading {
  readonly page: number;
}

/** The name of the bookmark on the heading of this number, counted from 1. */
export const headingBookmark = (heading: number): string => `_Heading${heading}`;

/** The deepest level that the contents list. */
const deepest = 2;

/** @returns whether its contents are set smaller, so that a few lines too many need no page of their own. */
export function hasLongContents(headings: readonly WrittenHeading[]): boolean {
  return headings.filter(({ level }) => level <= deepest).length > geometry.contentsLines;
}

/**
 * @param pages of the headings in the PDF: shown until a program lays the document out and computes its own.
 * @returns the contents: each line links to its heading and refers to its page by a field of its own. A program computes
 *   such a field when it opens or prints the document, unlike the lines of a table of contents, whose pages it takes as they
 *   were written.
 */
export function contentsOf(
  title: string,
  headings: readonly WrittenHeading[],
  pages: readonly HeadingPage[],
): Paragraph[] {
  const numbers = numbersOf(headings);
  const lines = headings.flatMap(({ level, text }, at) => {
    if (level > deepest) return [];
    const anchor = headingBookmark(at + 1);
    const page = String(pages[at]?.page ?? '');
    return new Paragraph({
      style: `TOC${level}`,
      tabStops: [
        { type: TabStopType.LEFT, position: level * digitsWidth },
        { type: TabStopType.RIGHT, position: twips(geometry.textWidth), leader: LeaderType.DOT },
      ],
      children: [
        new InternalHyperlink({
          anchor,
          children: [
            new TextRun({ children: [numbers[at] ?? '', new Tab(), xmlLine(text), new Tab()] }),
            new SimpleField(`PAGEREF ${anchor} \\h`, page),
          ],
        }),
      ],
    });
  });
  return [
    new Paragraph({
      style: paragraphStyles.contentsTitle,
      pageBreakBefore: true,
      children: [new TextRun(xmlLine(title))],
    }),
    ...lines,
  ];
}

/** Room for the number of a heading of the first level, in twentieths of a point. */
const digitsWidth = 480;

/** The numbers of headings, as Word counts them down to the third level. */
function numbersOf(headings: readonly WrittenHeading[]): (string | undefined)[] {
  const counts = [0, 0, 0];
  return headings.map(({ level }) => {
    if (level > counts.length) return undefined;
    counts[level - 1] = (counts[level - 1] ?? 0) + 1;
    counts.fill(0, level);
    return counts.slice(0, level).join('.');
  });
}
