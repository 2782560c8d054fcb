import type { Style } from '../writer/workbook.ts';

const typed = '#,##0.00';
const dollars = `${typed};[Red]-${typed};"–"`;
/** Shows two to twelve decimals, since a rate that the user types may have up to twelve. */
const percent = '0.00##########%';
const count = '#,##0;[Red]-#,##0;"–"';

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
  totalNote: { italic: true, color: '595959', border: 'top' },
  count0: { numberFormat: '0' },
  words: { wrap: true },
  dollars: { numberFormat: dollars },
  totalDollars: { numberFormat: dollars, bold: true, border: 'top' },
  count: { numberFormat: count },
  ratio: { numberFormat: '0.00' },
  /** For a percentage stored as a number of hundredths, such as 34.5. */
  percentage: { numberFormat: '0.00"\u00a0%"' },
  percent: { numberFormat: percent },
  inputText: { ...input, align: 'center' },
  inputDollars: { ...input, numberFormat: typed },
  inputPercent: { ...input, numberFormat: percent },
  inputCount: input,
  month: { bold: true, align: 'center' },
} as const satisfies Readonly<Record<string, Style>>;

/** Formats for calendar months, such as "May 2027". */
export const dateStyles = {
  head: { ...styles.head, numberFormat: 'mmm yyyy' },
  input: { ...input, numberFormat: 'mmmm yyyy', align: 'center' },
} as const satisfies Readonly<Record<string, Style>>;
