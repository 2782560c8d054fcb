import * as z from 'zod/mini';
import { mostChecks, mostLines } from '../forecast/bounds.ts';

const bilingual = z.strictObject({ fr: z.string(), en: z.string() });

/** How a number is written: money in whole dollars, a price to the cent, percent with one decimal, times with two. */
export const figureUnits = ['money', 'price', 'count', 'percent', 'times'] as const;
export type FigureUnit = (typeof figureUnits)[number];

/** The current value of a figure: a number (money and prices in cents), or words; null where something that it rests on is missing. */
const figure = z.union([
  z.strictObject({
    unit: z.enum(figureUnits),
    value: z.nullable(z.number()),
    /** For a percentage that a person typed, its digits, which are written unchanged. */
    typed: z.optional(z.string()),
  }),
  z.strictObject({ unit: z.literal('words'), value: z.nullable(bilingual) }),
]);
export type Figure = z.infer<typeof figure>;

/** The widest table has a column for each year, quarter or scenario; the longest a row for each line of several lists. */
const mostColumns = 12;
const mostRows = 12 * mostLines;

/** A row: its label, which may hold the person's name for a line, and a cell for each column after the first. */
const row = z.strictObject({
  label: bilingual,
  isTotal: z.optional(z.boolean()),
  cells: z.array(figure).check(z.maxLength(mostColumns)),
});
const table = z.strictObject({
  label: bilingual,
  /** The heads of all columns; the first is that of the labels. */
  columns: z.array(bilingual).check(z.maxLength(mostColumns)),
  rows: z.array(row).check(z.maxLength(mostRows)),
});
export type FigureTable = z.infer<typeof table>;
export type FigureRow = z.infer<typeof row>;

/** Everything that the texts of a project may name, by id; an id that is missing here is no figure of this project. */
export const figuresSchema = z.strictObject({
  figures: z.record(z.string(), figure),
  tables: z.record(z.string(), table),
  /** The ids of the checks that block the forecast. */
  blocking: z.array(z.string()).check(z.maxLength(mostChecks)),
});
export type Figures = z.infer<typeof figuresSchema>;

/** Where no forecast is saved, a text can name nothing. */
export const noFigures: Figures = { figures: {}, tables: {}, blocking: [] };
