import type { Style } from '../writer/workbook.ts';

const dollars = '#,##0.00;[Red]-#,##0.00';
/** The same in every locale: programs show separators as their person's settings say. */
const percent = '0.00##%';
const count = '#,##0;[Red]-#,##0';

const inputFill = 'FFF4D6';
const input: Style = { fill: inputFill, color: '1F4E8C' };

export const styles = {
  title: { bold: true, size: 14 },
  subtitle: { italic: true, color: '595959' },
  section: { bold: true, fill: 'E3EBE6' },
  head: { bold: true, wrap: true, align: 'center', border: 'bottom' },
  label: {},
  total: { bold: true, border: 'top' },
  note: { italic: true, color: '595959' },
  words: { wrap: true },
  dollars: { numberFormat: dollars },
  totalDollars: { numberFormat: dollars, bold: true, border: 'top' },
  count: { numberFormat: count },
  ratio: { numberFormat: '0.00' },
  percent: { numberFormat: percent },
  inputText: input,
  inputDollars: { ...input, numberFormat: dollars },
  inputPercent: { ...input, numberFormat: percent },
  inputCount: input,
  month: { bold: true, align: 'center' },
} as const satisfies Readonly<Record<string, Style>>;

/** Months as each language writes them: "mai 2027". */
export const dateStyles = {
  fr: { head: dated('[$-C0C]mmm yyyy', 'head'), input: dated('[$-C0C]mmmm yyyy', 'input') },
  en: { head: dated('[$-1009]mmm yyyy', 'head'), input: dated('[$-1009]mmmm yyyy', 'input') },
} as const;

function dated(numberFormat: string, of: 'head' | 'input'): Style {
  return of === 'head'
    ? { ...styles.head, numberFormat }
    : { ...input, numberFormat, align: 'right' };
}
