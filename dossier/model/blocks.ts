import type { Language } from '@elan/domain/language';

/** Words in one style. */
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

/** Rows of at most as many cells as there are columns. The first column labels its row. */
export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

/** A line or a group of bars: a value for each place on the axis, null where it is unknown. */
export interface Series {
  readonly label: string;
  readonly shape: 'line' | 'bar';
  readonly values: readonly (number | null)[];
}

/** Amounts over time. The numbers come with their texts, so that a renderer knows no number format. */
export interface Chart {
  readonly series: readonly Series[];
  /** The places on the horizontal axis; an empty label where there is no room for one. */
  readonly labels: readonly string[];
  /** The ticks of the vertical axis, ascending; they span all values and zero. */
  readonly ticks: readonly { readonly value: number; readonly label: string }[];
  /** A point to name, such as the lowest cash: `at` counts places from 0. */
  readonly mark?: { readonly at: number; readonly value: number; readonly label: string };
  /** Its values, or enough of them, for those who do not see the picture. */
  readonly data?: Table;
}

export type Block =
  | {
      readonly kind: 'heading';
      readonly level: 1 | 2 | 3 | 4;
      readonly text: string;
      /** For a short part: it begins on the page where the one before it ends. */
      readonly follows?: true;
    }
  | {
      readonly kind: 'paragraph';
      readonly text: Inline;
      /** Introduces what follows: no page ends between them. */
      readonly keepsNext?: true;
    }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | {
      readonly kind: 'list';
      readonly ordered: boolean;
      /** The number of the first item. */
      readonly start: number;
      readonly items: readonly (readonly Block[])[];
    }
  | { readonly kind: 'table'; readonly caption?: string; readonly table: Table }
  | {
      readonly kind: 'chart';
      readonly caption: string;
      /** What the chart shows, in a sentence, for those who do not see it. */
      readonly alt: string;
      readonly chart: Chart;
    }
  | { readonly kind: 'code'; readonly text: string }
  /** Set apart in a box: what is still to validate, or a notice. */
  | { readonly kind: 'box'; readonly title: string; readonly blocks: readonly Block[] }
  /** On pages turned sideways: tables of twelve months. */
  | { readonly kind: 'landscape'; readonly blocks: readonly Block[] }
  | { readonly kind: 'rule' };

/** Words that a renderer adds itself. */
export interface RendererLabels {
  readonly contents: string;
  /** In `Page 3 of 20`. */
  readonly page: string;
  readonly of: string;
  readonly table: string;
  readonly chart: string;
}

/** A complete document. A heading of level 1 begins a numbered part, on a new page unless it follows. */
export interface DossierDocument {
  readonly language: Language;
  readonly title: string;
  readonly labels: RendererLabels;
  readonly cover: {
    /** What the document is, above its title. */
    readonly kind: string;
    readonly description: string;
    readonly facts: readonly { readonly label: string; readonly value: string }[];
    readonly date: string;
    readonly notice: string;
  };
  /** Page 2, before the contents: what is still to validate; none where all is well. */
  readonly toValidate: readonly Block[];
  readonly blocks: readonly Block[];
}
