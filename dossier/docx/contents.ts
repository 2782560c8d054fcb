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

/** A heading as written to the Word file. */
export interface WrittenHeading {
  readonly level: number;
  readonly text: string;
}

/** A heading with its page number in the PDF. */
export interface HeadingPage extends WrittenHeading {
  readonly page: number;
}

/** @returns the bookmark name of the nth heading, counted from 1. */
export const headingBookmark = (heading: number): string => `_Heading${heading}`;

/** Deepest heading level in the table of contents. */
const deepest = 2;

/** @returns whether the contents have too many lines for one page, and so need a smaller font. */
export function hasLongContents(headings: readonly WrittenHeading[]): boolean {
  return headings.filter(({ level }) => level <= deepest).length > geometry.contentsLines;
}

/**
 * Each line links to its heading and has its own page-number field. Programs may update these fields when they open or
 * print the document, while in a regular table of contents they keep the stored page numbers.
 * @param pages page numbers in the PDF, shown until a program computes its own.
 * @returns the table of contents.
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
        { type: TabStopType.LEFT, position: level * textIndent },
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

/** Distance from the left margin to a heading's text, per level, in twentieths of a point. */
const textIndent = 480;

/** @returns the headings' numbers as Word counts them; undefined below the third level. */
function numbersOf(headings: readonly WrittenHeading[]): (string | undefined)[] {
  const counts = [0, 0, 0];
  return headings.map(({ level }) => {
    if (level > counts.length) return undefined;
    counts[level - 1] = (counts[level - 1] ?? 0) + 1;
    counts.fill(0, level);
    return counts.slice(0, level).join('.');
  });
}
