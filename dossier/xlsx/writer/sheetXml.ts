import { cellName, columnName } from './names.ts';
import type { Styles } from './styles.ts';
import { cellText, xml } from './text.ts';
import type { Area, CellData, SheetData, WorkbookData } from './workbook.ts';

/** Matches text that a spreadsheet could treat as a formula once the cell is edited. */
const formulaStart = /^[=+\-@\t\r]/;

/** @returns the XML of a sheet, with its elements in the order required by the schema. */
export function sheetXml(
  sheet: SheetData,
  styles: Styles,
  page: WorkbookData['page'],
  isFirst: boolean,
): string {
  const tab = sheet.tabColor ? `<tabColor rgb="FF${sheet.tabColor}"/>` : '';
  return [
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    `<sheetPr>${tab}<pageSetUpPr fitToPage="1"/></sheetPr>`,
    viewXml(sheet, isFirst),
    '<sheetFormatPr defaultRowHeight="14"/>',
    columnsXml(sheet.widths),
    `<sheetData>${rowsXml(sheet, styles)}</sheetData>`,
    choicesXml(sheet.choices),
    '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.6" header="0.3" footer="0.3"/>',
    // Paper size 1 is Letter.
    `<pageSetup paperSize="1" orientation="landscape" fitToWidth="${sheet.pagesWide}" fitToHeight="0"/>`,
    `<headerFooter><oddFooter>&amp;L&amp;A&amp;R${xml(page.before)} &amp;P ${xml(page.of)} &amp;N</oddFooter></headerFooter>`,
    '</worksheet>',
  ].join('');
}

function viewXml({ frozen: { rows, columns } }: SheetData, isFirst: boolean): string {
  const selected = isFirst ? ' tabSelected="1"' : '';
  if (rows === 0 && columns === 0) {
    return `<sheetViews><sheetView showGridLines="0"${selected} workbookViewId="0"/></sheetViews>`;
  }
  const pane = rows > 0 && columns > 0 ? 'bottomRight' : rows > 0 ? 'bottomLeft' : 'topRight';
  const split = `${columns > 0 ? ` xSplit="${columns}"` : ''}${rows > 0 ? ` ySplit="${rows}"` : ''}`;
  const first = cellName(rows, columns);
  return `<sheetViews><sheetView showGridLines="0"${selected} workbookViewId="0"><pane${split} topLeftCell="${first}" activePane="${pane}" state="frozen"/><selection pane="${pane}" activeCell="${first}" sqref="${first}"/></sheetView></sheetViews>`;
}

function columnsXml(widths: readonly number[]): string {
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  return columns.length === 0 ? '' : `<cols>${columns.join('')}</cols>`;
}

function rowsXml({ cells, widths }: SheetData, styles: Styles): string {
  const rows = Map.groupBy(cells, ({ row }) => row);
  return [...rows.keys()]
    .toSorted((a, b) => a - b)
    .map((row) => {
      const own = (rows.get(row) ?? []).toSorted((a, b) => a.column - b.column);
      const height = heightOf(own, widths);
      const set = height > 1 ? ` ht="${4 + 13 * height}" customHeight="1"` : '';
      return `<row r="${row + 1}"${set}>${own.map((cell) => cellXml(cell, styles)).join('')}</row>`;
    })
    .join('');
}

/** Estimates a row's lines of wrapped text, at most ten, since not every program computes row heights itself. */
function heightOf(cells: readonly CellData[], widths: readonly number[]): number {
  return cells.reduce((most, { value, style, column }) => {
    if (!style?.wrap || typeof value !== 'string') return most;
    // Column widths are counted in digits. Letters are slightly narrower than digits on average.
    const lines = Math.ceil((value.length * 0.9) / (widths[column] ?? 10));
    return Math.max(most, Math.min(lines, 10));
  }, 1);
}

function cellXml({ row, column, value, formula, style }: CellData, styles: Styles): string {
  const isText = typeof value === 'string';
  const isQuoted = isText && formula === undefined && formulaStart.test(value);
  const place = `r="${cellName(row, column)}" s="${styles.numberOf(style, isQuoted)}"`;
  if (formula !== undefined) {
    const type = isText ? ' t="str"' : typeof value === 'boolean' ? ' t="b"' : '';
    return `<c ${place}${type}><f>${xml(formula)}</f>${value === undefined ? '' : `<v>${valueText(value)}</v>`}</c>`;
  }
  if (value === undefined) return `<c ${place}/>`;
  if (isText) {
    return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${cellText(value)}</t></is></c>`;
  }
  return `<c ${place}${typeof value === 'boolean' ? ' t="b"' : ''}><v>${valueText(value)}</v></c>`;
}

function valueText(value: string | number | boolean): string {
  if (typeof value === 'string') return cellText(value);
  return String(Number(value));
}

function areaName({ row, column, lastRow, lastColumn }: Area): string {
  return `${cellName(row, column)}:${cellName(lastRow, lastColumn)}`;
}

function choicesXml(choices: SheetData['choices']): string {
  if (choices.length === 0) return '';
  const each = choices.map(
    ({ area, words }) =>
      `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${areaName(area)}"><formula1>${xml(`"${words.join(',')}"`)}</formula1></dataValidation>`,
  );
  return `<dataValidations count="${choices.length}">${each.join('')}</dataValidations>`;
}

/**
 * @returns the rows and columns to repeat on each printed page, as the value of a defined name; undefined if there are
 *   none.
 */
export function printTitles(
  { frozen: { rows, columns } }: SheetData,
  name: string,
): string | undefined {
  const parts = [
    ...(columns > 0 ? [`${name}!$A:$${columnName(columns - 1)}`] : []),
    ...(rows > 0 ? [`${name}!$1:$${rows}`] : []),
  ];
  return parts.length > 0 ? parts.join(',') : undefined;
}
