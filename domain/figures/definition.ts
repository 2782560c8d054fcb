import type { Bilingual } from '../language.ts';
import type { Figure, FigureTable } from './figures.ts';
import type { FigureSource } from './source.ts';

/** A figure that a text can refer to by id. */
export interface FigureDefinition {
  readonly label: Bilingual;
  /** The period that the figure covers, if any. */
  readonly period?: Bilingual;
  /** Whether the user entered the figure; the app computes all others. */
  readonly isEntered?: true;
  /** @returns the user's name for the offer or loan of the figure. */
  readonly nameIn?: (source: FigureSource) => string | undefined;
  /** @returns the figure; undefined if this project does not have it, such as the price of a fourth offer. */
  readonly read: (source: FigureSource) => Figure | undefined;
}

export function periodOfYear(year: number): Bilingual {
  return { fr: `an ${year}`, en: `year ${year}` };
}

/** A table that a text can refer to by id. */
export interface TableDefinition {
  readonly label: Bilingual;
  /** @returns the columns and rows; undefined if this project does not have the table. */
  readonly read: (source: FigureSource) => Omit<FigureTable, 'label'> | undefined;
}

/** Header of the first column of a statement. */
export const item: Bilingual = { fr: 'Poste', en: 'Item' };

/** @returns the label with a capital first letter. */
export function capitalized({ fr, en }: Bilingual): Bilingual {
  const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return { fr: upper(fr), en: upper(en) };
}
