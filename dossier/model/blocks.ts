import type { Language } from '@elan/domain/language';

/** A piece of text in one style. */
export interface Run {
  readonly text: string;
  readonly bold?: true;
  readonly italic?: true;
  readonly code?: true;
  /** An `https:` or `mailto:` URL. */
  readonly link?: string;
}
export type Inline = readonly Run[];

export interface Column {
  readonly head: string;
  readonly align: 'start' | 'end';
}

export interface Row {
  readonly cells: readonly Inline[];
  readonly isTotal?: true;
}

/** A table. The first column labels the rows; a row may have fewer cells than there are columns. */
export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

/** A line or a group of bars, with a value for each position on the axis. Unknown values are null. */
export interface Series {
  readonly label: string;
  readonly shape: 'line' | 'bar';
  readonly values: readonly (number | null)[];
}

/** A chart of amounts over time. Its numbers are already formatted where they are shown. */
export interface Chart {
  readonly series: readonly Series[];
  /** Labels of the positions on the horizontal axis; "" for positions without a label. */
  readonly labels: readonly string[];
  /** Ticks of the vertical axis in ascending order. They span all values and zero. */
  readonly ticks: readonly { readonly value: number; readonly label: string }[];
  /** A labelled point, such as the lowest cash. `at` is its position on the axis, from 0. */
  readonly mark?: { readonly at: number; readonly value: number; readonly label: string };
  /** Some or all of the values as a table, for readers who cannot see the chart. */
  readonly data?: Table;
}

export type Block =
  | {
      readonly kind: 'heading';
      readonly level: 1 | 2 | 3 | 4;
      readonly text: string;
      /** Set for a short part (level 1), which begins on the page on which the previous part ends. */
      readonly follows?: true;
    }
  | {
      readonly kind: 'paragraph';
      readonly text: Inline;
      /** Keeps the paragraph on the same page as the next block. */
      readonly keepsNext?: true;
    }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | {
      readonly kind: 'list';
      readonly ordered: boolean;
      /** Number of the first item. */
      readonly start: number;
      readonly items: readonly (readonly Block[])[];
    }
  | { readonly kind: 'table'; readonly caption?: string; readonly table: Table }
  | {
      readonly kind: 'chart';
      readonly caption: string;
      /** One-sentence text alternative of the chart for screen readers. */
      readonly alt: string;
      readonly chart: Chart;
    }
  | { readonly kind: 'code'; readonly text: string }
  /** A titled box, for the points to validate. */
  | { readonly kind: 'box'; readonly title: string; readonly blocks: readonly Block[] }
  /** Content on landscape pages, such as tables of twelve months. */
  | { readonly kind: 'landscape'; readonly blocks: readonly Block[] }
  | { readonly kind: 'rule' };

/** Words that renderers add themselves. */
export interface RendererLabels {
  readonly contents: string;
  /** As in `Page 3 of 20`. */
  readonly page: string;
  readonly of: string;
  readonly table: string;
  readonly chart: string;
}

/** A complete document. Each heading of level 1 starts a part, on a new page unless `follows` is set. */
export interface DossierDocument {
  readonly language: Language;
  /** Set for a document of one page: what the cover states, then the blocks, without contents. Only the PDF has it. */
  readonly isSheet?: true;
  readonly title: string;
  readonly labels: RendererLabels;
  readonly cover: {
    /** The kind of document, shown above its title. */
    readonly kind: string;
    readonly description: string;
    readonly facts: readonly { readonly label: string; readonly value: string }[];
    readonly date: string;
    readonly notice: string;
  };
  /** Page 2, before the contents: the points to validate. Empty if there are none. */
  readonly toValidate: readonly Block[];
  readonly blocks: readonly Block[];
}
