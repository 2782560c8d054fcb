import { xml } from './text.ts';
import type { Style } from './workbook.ts';

/** Assigns each style an index in the file, and writes `styles.xml`. */
export class Styles {
  private readonly numbers = new Map<string, number>();
  private readonly known = new Map<Style, Map<boolean, number>>();
  private readonly formats: string[] = [];
  private readonly fonts: string[] = [fontOf({})];
  private readonly fills = [
    '<fill><patternFill patternType="none"/></fill>',
    '<fill><patternFill patternType="gray125"/></fill>',
  ];
  private readonly borders: string[] = [borderOf({})];
  private readonly cells: string[] = [];

  private readonly localized: (format: string) => string;

  /** @param localized converts a number format to the file's language. */
  constructor(localized: (format: string) => string) {
    this.localized = localized;
    this.numberOf(plain, false);
  }

  /**
   * @param isQuoted whether the cell's text remains text when the cell is edited.
   * @returns the style's index.
   */
  numberOf(style: Style = plain, isQuoted: boolean): number {
    const own = this.known.get(style) ?? new Map<boolean, number>();
    this.known.set(style, own);
    const known = own.get(isQuoted);
    if (known !== undefined) return known;
    const entry = this.entry(style, isQuoted);
    const number = this.numbers.get(entry) ?? this.cells.push(entry) - 1;
    this.numbers.set(entry, number);
    own.set(isQuoted, number);
    return number;
  }

  private entry(style: Style, isQuoted: boolean): string {
    const { numberFormat, fill, align, wrap } = style;
    // Ids below 164 are built-in formats.
    const format =
      numberFormat === undefined ? 0 : 164 + place(this.formats, this.localized(numberFormat));
    const filled = fill === undefined ? 0 : place(this.fills, fillOf(fill));
    const alignment =
      align || wrap
        ? `<alignment${wrap ? ' vertical="top"' : ''}${align ? ` horizontal="${align}"` : ''}${wrap ? ' wrapText="1"' : ''}/>`
        : '';
    return `<xf numFmtId="${format}" fontId="${place(this.fonts, fontOf(style))}" fillId="${filled}" borderId="${place(this.borders, borderOf(style))}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1"${alignment ? ' applyAlignment="1"' : ''}${isQuoted ? ' quotePrefix="1"' : ''}>${alignment}</xf>`;
  }

  /**
   * Must be called after all cells are written.
   * @returns the content of `styles.xml`.
   */
  part(): string {
    const formats = this.formats.map(
      (code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${xml(code)}"/>`,
    );
    return `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${listed('numFmts', formats)}${listed('fonts', this.fonts)}${listed('fills', this.fills)}${listed('borders', this.borders)}<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>${listed('cellXfs', this.cells)}<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
  }
}

const plain: Style = {};

function listed(tag: string, entries: readonly string[]): string {
  return entries.length === 0
    ? ''
    : `<${tag} count="${entries.length}">${entries.join('')}</${tag}>`;
}

function place(list: string[], entry: string): number {
  const found = list.indexOf(entry);
  return found >= 0 ? found : list.push(entry) - 1;
}

function fontOf({ bold, italic, size = 10, color }: Style): string {
  const set = `${bold ? '<b/>' : ''}${italic ? '<i/>' : ''}<sz val="${size}"/>`;
  return `<font>${set}${color ? `<color rgb="FF${color}"/>` : ''}<name val="Calibri"/><family val="2"/></font>`;
}

function fillOf(color: string): string {
  return `<fill><patternFill patternType="solid"><fgColor rgb="FF${color}"/><bgColor indexed="64"/></patternFill></fill>`;
}

function borderOf({ border }: Style): string {
  const side = (name: string) =>
    border === name ? `<${name} style="thin"><color rgb="FF7A7A7A"/></${name}>` : `<${name}/>`;
  return `<border><left/><right/>${side('top')}${side('bottom')}<diagonal/></border>`;
}
