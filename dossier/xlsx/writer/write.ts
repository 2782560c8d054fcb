import { strToU8, type Zippable, zipSync } from 'fflate';
import { quotedSheet, sheetNames } from './names.ts';
import { printTitles, sheetXml } from './sheetXml.ts';
import { Styles } from './styles.ts';
import { xml } from './text.ts';
import type { WorkbookData } from './workbook.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * Writes an Office Open XML workbook (ECMA-376): cells with constants, or with formulas and their last results, styles
 * and print settings. Contains no external links. Asks programs to recompute the formulas on opening.
 * @returns the file. The same data always give the same bytes.
 */
export function writeWorkbook(book: WorkbookData): Uint8Array {
  const styles = new Styles((format) => localized(format, book));
  const names = sheetNames(book.sheets.map(({ name }) => name));
  const parts: Record<string, string> = {
    '[Content_Types].xml': contentTypes(names.length),
    '_rels/.rels': relationships([
      { type: `${office}/officeDocument`, target: 'xl/workbook.xml' },
      {
        type: 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
        target: 'docProps/core.xml',
      },
      { type: `${office}/extended-properties`, target: 'docProps/app.xml' },
    ]),
    'docProps/core.xml': coreProperties(book),
    'docProps/app.xml':
      '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"/>',
    'xl/workbook.xml': workbookXml(book, names),
    'xl/_rels/workbook.xml.rels': relationships([
      ...names.map((_, at) => ({
        type: `${office}/worksheet`,
        target: `worksheets/sheet${at + 1}.xml`,
      })),
      { type: `${office}/styles`, target: 'styles.xml' },
    ]),
  };
  for (const [at, sheet] of book.sheets.entries()) {
    parts[`xl/worksheets/sheet${at + 1}.xml`] = sheetXml(sheet, styles, book.page, at === 0);
  }
  parts['xl/styles.xml'] = styles.part();
  const files = Object.entries(parts).map(([path, text]) => [path, strToU8(declaration + text)]);
  return zipSync(Object.fromEntries(files) as Zippable, { level: 3, mtime: noon(book.date) });
}

/** Each section of a format needs the locale. French has a no-break space before a percent sign. */
function localized(format: string, { language, locale }: WorkbookData): string {
  return format
    .split(';')
    .map((part) => part.replace(/^(\[Red\])?/, `$1[$-${locale}]`))
    .join(';')
    .replace('%', language.startsWith('fr') ? '"\u00A0"%' : '%');
}

/** Zip files store local times, so a local time gives the same bytes in every time zone. */
function noon(date: string): Date {
  return new Date(`${date}T12:00:00`);
}

function contentTypes(sheets: number): string {
  const override = (path: string, type: string) =>
    `<Override PartName="${path}" ContentType="${type}"/>`;
  return [
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">',
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    override('/xl/workbook.xml', `${types}.sheet.main+xml`),
    ...Array.from({ length: sheets }, (_, at) =>
      override(`/xl/worksheets/sheet${at + 1}.xml`, `${types}.worksheet+xml`),
    ),
    override('/xl/styles.xml', `${types}.styles+xml`),
    override('/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'),
    override(
      '/docProps/app.xml',
      'application/vnd.openxmlformats-officedocument.extended-properties+xml',
    ),
    '</Types>',
  ].join('');
}

function relationships(all: readonly { readonly type: string; readonly target: string }[]): string {
  const each = all.map(
    ({ type, target }, at) => `<Relationship Id="rId${at + 1}" Type="${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${relations}">${each.join('')}</Relationships>`;
}

function coreProperties({ title, creator, language, date }: WorkbookData): string {
  const moment = `${xml(date)}T12:00:00Z`;
  return `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${xml(title)}</dc:title><dc:creator>${xml(creator)}</dc:creator><dc:language>${xml(language)}</dc:language><dcterms:created xsi:type="dcterms:W3CDTF">${moment}</dcterms:created><dcterms:modified xsi:type="dcterms:W3CDTF">${moment}</dcterms:modified></cp:coreProperties>`;
}

function workbookXml(book: WorkbookData, names: readonly string[]): string {
  const sheets = names.map(
    (name, at) => `<sheet name="${xml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  const titles = book.sheets.flatMap((sheet, at) => {
    const repeated = printTitles(sheet, quotedSheet(names[at] ?? ''));
    return repeated === undefined
      ? []
      : [
          `<definedName name="_xlnm.Print_Titles" localSheetId="${at}">${xml(repeated)}</definedName>`,
        ];
  });
  return `<workbook xmlns="${main}" xmlns:r="${office}"><bookViews><workbookView activeTab="0"/></bookViews><sheets>${sheets.join('')}</sheets>${titles.length > 0 ? `<definedNames>${titles.join('')}</definedNames>` : ''}<calcPr calcId="191029" fullCalcOnLoad="1"/></workbook>`;
}
