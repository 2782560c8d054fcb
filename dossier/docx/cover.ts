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
import type { DossierDocument } from '../model/blocks.ts';
import { runsOf } from './runs.ts';
import { colours, halfPoints, twips } from './styles/measures.ts';
import { paragraphStyles } from './styles/names.ts';
import { xmlLine } from './xmlText.ts';

const labelWidth = 140;

/**
 * @param width the text width in points.
 * @returns the content of the first page.
 */
export function coverOf({ title, cover }: DossierDocument, width: number): (Paragraph | Table)[] {
  const written = (style: string, text: string) =>
    text.trim() === '' ? [] : [new Paragraph({ style, children: runsOf([{ text: text.trim() }]) })];
  return [
    ...written(paragraphStyles.kind, cover.kind),
    new Paragraph({
      style: paragraphStyles.title,
      children: [new TextRun({ text: xmlLine(title), size: halfPoints(titleSize(title)) })],
    }),
    ...written(paragraphStyles.subtitle, cover.description),
    ...(cover.facts.length > 0 ? [factsOf(cover.facts, width)] : []),
    new Paragraph({
      style: paragraphStyles.body,
      spacing: { before: twips(48) },
      children: runsOf([{ text: cover.date }]),
    }),
    ...written(paragraphStyles.notice, cover.notice),
  ];
}

function titleSize(title: string): number {
  const letters = Array.from(title).length;
  if (letters <= 40) return 34;
  return letters <= 90 ? 27 : 20;
}

function factsOf(facts: DossierDocument['cover']['facts'], width: number): Table {
  const widths = [labelWidth, width - labelWidth].map(twips);
  const line = (size: number, color: string) => ({ style: BorderStyle.SINGLE, size, color });
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
  const cell = (text: string, at: number, color: string) =>
    new TableCell({
      width: { size: widths[at] ?? 0, type: WidthType.DXA },
      children: [new Paragraph({ children: runsOf([{ text: text.trim() }], { color }) })],
    });
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: twips(width), type: WidthType.DXA },
    columnWidths: widths,
    margins: { left: 0, right: 0, top: twips(6), bottom: twips(6), marginUnitType: WidthType.DXA },
    borders: {
      top: line(6, colours.ink),
      bottom: line(4, colours.hairline),
      insideHorizontal: line(4, colours.hairline),
      left: none,
      right: none,
      insideVertical: none,
    },
    rows: facts.map(
      ({ label, value }) =>
        new TableRow({
          cantSplit: true,
          children: [cell(label, 0, colours.muted), cell(value, 1, colours.ink)],
        }),
    ),
  });
}
