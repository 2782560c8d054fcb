import {
  BorderStyle,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { colours, twips } from './styles/measures.ts';
import { paragraphStyles } from './styles/names.ts';
import { xmlLine } from './xmlText.ts';

const padding = { x: 14, y: 10 } as const;
export const boxInset = 2 * padding.x;
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;

/** @returns a one-cell table with a coloured left edge. It may continue on the next page. */
export function boxOf(
  title: string,
  content: readonly (Paragraph | Table)[],
  { width, indent }: { readonly width: number; readonly indent: number },
): Table {
  const name = xmlLine(title);
  const heading =
    name === ''
      ? []
      : [new Paragraph({ style: paragraphStyles.boxTitle, children: [new TextRun(name)] })];
  // Word cannot open a file in which a cell does not end with a paragraph.
  const last = content.at(-1) instanceof Paragraph ? [] : [new Paragraph({})];
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: twips(width), type: WidthType.DXA },
    columnWidths: [twips(width)],
    indent: { size: twips(indent), type: WidthType.DXA },
    borders: {
      top: none,
      bottom: none,
      right: none,
      insideHorizontal: none,
      insideVertical: none,
      left: none,
    },
    rows: [
      new TableRow({
        children: [
          new TableCell({
            width: { size: twips(width), type: WidthType.DXA },
            shading: { fill: colours.sunken, type: 'clear', color: 'auto' },
            borders: { left: { style: BorderStyle.SINGLE, size: 20, color: colours.accent } },
            margins: {
              left: twips(padding.x),
              right: twips(padding.x),
              top: twips(padding.y),
              bottom: twips(padding.y),
              marginUnitType: WidthType.DXA,
            },
            children: [...heading, ...content, ...last],
          }),
        ],
      }),
    ],
  });
}
