/** Appearance of a cell. Equal styles share one entry in the file. */
export interface Style {
  /** In Office Open XML's English notation, such as "#,##0.00". The file's locale is added. */
  readonly numberFormat?: string;
  readonly bold?: true;
  readonly italic?: true;
  /** In points; defaults to 10. */
  readonly size?: number;
  /** Six hexadecimal digits. */
  readonly color?: string;
  readonly fill?: string;
  readonly align?: 'left' | 'center' | 'right';
  readonly wrap?: true;
  readonly border?: 'top' | 'bottom';
}

/** The content of a cell. Rows and columns count from 0. */
export interface CellData {
  readonly row: number;
  readonly column: number;
  /** A constant, or the last result of the formula. Text is never treated as a formula. */
  readonly value?: string | number | boolean;
  /** Without the equals sign. */
  readonly formula?: string;
  readonly style?: Style;
}

/** A rectangle of cells, including both corners. */
export interface Area {
  readonly row: number;
  readonly column: number;
  readonly lastRow: number;
  readonly lastColumn: number;
}

/** A drop-down list of the words that cells of an area may contain. */
export interface Choice {
  readonly area: Area;
  readonly words: readonly string[];
}

export interface SheetData {
  readonly name: string;
  readonly cells: readonly CellData[];
  /** Column widths in characters. */
  readonly widths: readonly number[];
  readonly choices: readonly Choice[];
  /** How many rows and columns stay visible when scrolling and are repeated on each printed page. */
  readonly frozen: { readonly rows: number; readonly columns: number };
  /** Number of pages across which the columns are printed. */
  readonly pagesWide: number;
  readonly tabColor?: string;
}

export interface WorkbookData {
  readonly title: string;
  readonly creator: string;
  /** A language tag such as "fr-CA", and its locale code in number formats, such as "C0C". */
  readonly language: string;
  readonly locale: string;
  /** A date such as "2026-11-25". */
  readonly date: string;
  readonly sheets: readonly SheetData[];
  /** Words in the page footer before the page number and before the page count. */
  readonly page: { readonly before: string; readonly of: string };
}
