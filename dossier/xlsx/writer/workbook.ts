/** How a cell looks. Cells with the same object share one entry of the file's styles. */
export interface Style {
  /** As Office Open XML writes number formats in English: "#,##0.00". The file's locale is added. */
  readonly numberFormat?: string;
  readonly bold?: true;
  readonly italic?: true;
  /** In points; 10 by default. */
  readonly size?: number;
  /** Six hexadecimal digits. */
  readonly color?: string;
  readonly fill?: string;
  readonly align?: 'left' | 'center' | 'right';
  readonly wrap?: true;
  readonly border?: 'top' | 'bottom';
}

/** The content of a cell; rows and columns count from 0. */
export interface CellData {
  readonly row: number;
  readonly column: number;
  /** A constant, or the last known result of the formula. Text is never a formula. */
  readonly value?: string | number | boolean;
  /** Without the equals sign. */
  readonly formula?: string;
  readonly style?: Style;
}

/** A block of cells, both corners included. */
export interface Area {
  readonly row: number;
  readonly column: number;
  readonly lastRow: number;
  readonly lastColumn: number;
}

/** A list of words, one of which a cell holds. */
export interface Choice {
  readonly area: Area;
  readonly words: readonly string[];
}

export interface SheetData {
  readonly name: string;
  readonly cells: readonly CellData[];
  /** In characters, by column. */
  readonly widths: readonly number[];
  readonly choices: readonly Choice[];
  /** How many rows and columns stay in view and are repeated on each printed page. */
  readonly frozen: { readonly rows: number; readonly columns: number };
  /** Over how many pages the columns are printed. */
  readonly pagesWide: number;
  readonly tabColor?: string;
}

export interface WorkbookData {
  readonly title: string;
  readonly creator: string;
  /** A language tag, "fr-CA", and its number in number formats, "C0C". */
  readonly language: string;
  readonly locale: string;
  /** As "2026-11-25". */
  readonly date: string;
  readonly sheets: readonly SheetData[];
  /** At the foot of each page: the words before its number and before their count. */
  readonly page: { readonly before: string; readonly of: string };
}
