import type { Bilingual } from '../language.ts';
import type { Figure, FigureTable } from './figures.ts';
import type { FigureSource } from './source.ts';

/** Whether a person entered it or the product computed it. */
export type FigureOrigin = 'said' | 'computed';

/** A figure that a text may name. */
export interface FigureDefinition {
  readonly label: Bilingual;
  /** The time that it is about, if any. */
  readonly period?: Bilingual;
  readonly origin: FigureOrigin;
  /** @returns the person's name for its offer or loan. */
  readonly nameIn?: (source: FigureSource) => string | undefined;
  /** @returns the figure; undefined where this project has none, such as the price of a fourth offer. */
  readonly read: (source: FigureSource) => Figure | undefined;
}

export function periodOfYear(year: number): Bilingual {
  return { fr: `année ${year}`, en: `year ${year}` };
}

/** A table that a text may name. */
export interface TableDefinition {
  readonly label: Bilingual;
  /** @returns its columns and rows; undefined where this project has none. */
  readonly read: (source: FigureSource) => Omit<FigureTable, 'label'> | undefined;
}

/** The head of the first column of a statement. */
export const item: Bilingual = { fr: 'Poste', en: 'Item' };

/** @returns a label that begins a line. */
export function capitalized({ fr, en }: Bilingual): Bilingual {
  const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return { fr: upper(fr), en: upper(en) };
}
