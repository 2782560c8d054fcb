import {
  AlignmentType,
  Footer,
  Header,
  type ISectionOptions,
  PageNumber,
  PageOrientation,
  Paragraph,
  SectionType,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import type { DossierDocument } from '../model/blocks.ts';
import { geometry } from '../pdf/geometry.ts';
import { twips } from './styles/measures.ts';
import { paragraphStyles } from './styles/names.ts';
import { xmlLine } from './xmlText.ts';

type Children = ISectionOptions['children'];

const letter = { short: twips(612), long: twips(792) } as const;
const cover = { side: 90, top: 108, bottom: 79 } as const;
export const coverWidth = 612 - 2 * cover.side;
/** Distance of header and footer from the paper's edge, in points. */
const headerFooterOffset = 38;

/** @returns the section of the first page, without header and footer. */
export function coverSection(children: Children): ISectionOptions {
  return {
    children,
    properties: {
      page: {
        size: { width: letter.short, height: letter.long, orientation: PageOrientation.PORTRAIT },
        margin: {
          left: twips(cover.side),
          right: twips(cover.side),
          top: twips(cover.top),
          bottom: twips(cover.bottom),
          header: twips(headerFooterOffset),
          footer: twips(headerFooterOffset),
        },
      },
    },
  };
}

/** @returns a section of portrait or landscape pages with header and footer. */
export function textSection(
  document: DossierDocument,
  isLandscape: boolean,
  children: Children,
): ISectionOptions {
  const margin = isLandscape ? geometry.landscapeMargin : geometry.margin;
  const width = isLandscape ? geometry.landscapeWidth : geometry.textWidth;
  return {
    children,
    properties: {
      type: SectionType.NEXT_PAGE,
      page: {
        // The library swaps width and height itself for landscape pages.
        size: {
          width: letter.short,
          height: letter.long,
          orientation: isLandscape ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
        },
        margin: {
          left: twips(margin.x),
          right: twips(margin.x),
          top: twips(margin.top),
          bottom: twips(margin.bottom),
          header: twips(headerFooterOffset),
          footer: twips(headerFooterOffset),
        },
      },
    },
    headers: { default: headerOf(document, width) },
    footers: { default: footerOf(document, width) },
  };
}

function headerOf({ title, cover: { kind } }: DossierDocument, width: number): Header {
  return new Header({
    children: [
      lineOf(paragraphStyles.header, width, [
        new TextRun(shortened(title, 60)),
        new TextRun({ children: [new Tab(), shortened(kind, 30)] }),
      ]),
    ],
  });
}

function footerOf({ labels, cover: { date } }: DossierDocument, width: number): Footer {
  return new Footer({
    children: [
      lineOf(paragraphStyles.footer, width, [
        new TextRun(shortened(date, 40)),
        new TextRun({
          children: [
            new Tab(),
            `${xmlLine(labels.page)} `,
            PageNumber.CURRENT,
            ` ${xmlLine(labels.of)} `,
            PageNumber.TOTAL_PAGES,
          ],
        }),
      ]),
    ],
  });
}

const lineOf = (style: string, width: number, children: TextRun[]) =>
  new Paragraph({
    style,
    alignment: AlignmentType.LEFT,
    tabStops: [{ type: TabStopType.RIGHT, position: twips(width) }],
    children,
  });

/** Shortens a text to `longest` characters with an ellipsis, so that both texts of a header or footer fit one line. */
function shortened(text: string, longest: number): string {
  const characters = Array.from(xmlLine(text));
  if (characters.length <= longest) return characters.join('');
  return `${characters
    .slice(0, longest - 1)
    .join('')
    .trimEnd()}…`;
}
