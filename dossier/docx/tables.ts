import {
  AlignmentType,
  BorderStyle,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from 'docx';
import type { Column, Inline, Table as TableBlock } from '../model/blocks.ts';
import { type Area, layOutTable } from '../pdf/columnWidths.ts';
import { isRightToLeft, runsOf } from './runs.ts';
import { colours, halfPoints, twips } from './styles/measures.ts';
import { paragraphStyles, tableStyle } from './styles/names.ts';

/** Available space and indent of a table, in points. */
interface Place extends Area {
  readonly indent: number;
}

/** Maximum number of columns, below Word's limit of 63. */
const mostColumns = 40;
/** Factors from the PDF's font size and widths to Word's. Times is narrower than the PDF's font, so set larger. */
const larger = 1.05;
const roomier = 1.04;

/** @returns the table as a Word table, or as several tables if it has too many columns; none if it has no columns. */
export function tablesOf(table: TableBlock, place: Place): Table[] {
  return narrowEnough(table).map((part) => tableOf(part, place));
}

/** Splits a table with too many columns. Each part repeats the first column, which labels the rows. */
function narrowEnough({ columns, rows }: TableBlock): TableBlock[] {
  if (columns.length === 0) return [];
  if (columns.length <= mostColumns) return [{ columns, rows }];
  const step = mostColumns - 1;
  return Array.from({ length: Math.ceil((columns.length - 1) / step) }, (_, part) => {
    const from = 1 + part * step;
    const pick = <T>(list: readonly T[]) => [...list.slice(0, 1), ...list.slice(from, from + step)];
    return {
      columns: pick(columns),
      rows: rows.map((row) => ({ ...row, cells: pick(row.cells) })),
    };
  });
}

function tableOf(table: TableBlock, { indent, ...area }: Place): Table {
  const set = columnsIn(table, area);
  const { size, widths, isHeadRepeated, longRows, isWhole } = set;
  const last = table.rows.length - 1;
  const head = new TableRow({
    ...(isHeadRepeated ? { tableHeader: true, cantSplit: true } : {}),
    ...(isHeadRepeated && table.rows.length > 0 ? { keepNext: true } : {}),
    children: table.columns.map((column, at) =>
      cellOf([{ text: column.head }], column, placeOf(set, at), { size, isHead: true }),
    ),
  });
  const rows = table.rows.map(
    (row, y) =>
      new TableRow({
        ...(longRows[y] ? {} : { cantSplit: true }),
        ...(isWhole && y < last ? { keepNext: true } : {}),
        children: table.columns.map((column, at) =>
          cellOf(row.cells[at] ?? [], column, placeOf(set, at), {
            size,
            isTotal: row.isTotal === true && y > 0,
            isBold: row.isTotal === true,
          }),
        ),
      }),
  );
  const columnWidths = widths.map(twips);
  return new Table({
    style: tableStyle,
    rows: [head, ...rows],
    layout: TableLayoutType.FIXED,
    width: { size: columnWidths.reduce((all, one) => all + one, 0), type: WidthType.DXA },
    columnWidths,
    indent: { size: twips(indent), type: WidthType.DXA },
    tableLook: { firstRow: true, firstColumn: false, noHBand: true, noVBand: true },
    margins: {
      left: 0,
      right: 0,
      top: twips(size * 0.36),
      bottom: twips(size * 0.36),
      marginUnitType: WidthType.DXA,
    },
  });
}

type Columns = ReturnType<typeof columnsIn>;

/** Lays out the columns as in the PDF. In Word the gap before a column becomes the left padding of its cells. */
function columnsIn(table: TableBlock, { width, height }: Area) {
  const { widths, ...layout } = layOutTable(table, { width: width / roomier, height });
  const gaps = layout.gaps.map((gap) => gap * roomier);
  return {
    ...layout,
    size: layout.size * larger,
    widths: widths.map((one, at) => one * roomier + (gaps[at] ?? 0)),
    gaps,
  };
}

interface CellPlace {
  readonly width: number;
  readonly gap: number;
}
const placeOf = ({ widths, gaps }: Columns, at: number): CellPlace => ({
  width: widths[at] ?? 0,
  gap: gaps[at] ?? 0,
});

interface CellLook {
  readonly size: number;
  readonly isHead?: boolean;
  readonly isTotal?: boolean;
  readonly isBold?: boolean;
}

function cellOf(text: Inline, { align }: Column, place: CellPlace, look: CellLook): TableCell {
  const { size, isHead, isTotal, isBold } = look;
  const runs = runsOf(text, { size: halfPoints(size), ...(isBold ? { bold: true } : {}) });
  return new TableCell({
    width: { size: twips(place.width), type: WidthType.DXA },
    margins: { left: twips(place.gap), marginUnitType: WidthType.DXA },
    verticalAlign: isHead ? 'bottom' : 'top',
    ...(isTotal
      ? { borders: { top: { style: BorderStyle.SINGLE, size: 6, color: colours.ink } } }
      : {}),
    children: [
      new Paragraph({
        style: isHead ? paragraphStyles.tableHead : paragraphStyles.tableText,
        alignment: align === 'end' ? AlignmentType.RIGHT : AlignmentType.LEFT,
        ...(align === 'start' && isRightToLeft(text) ? { bidirectional: true } : {}),
        children: runs,
      }),
    ],
  });
}
