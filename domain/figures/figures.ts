import * as z from 'zod/mini';
import { mostChecks, mostLines } from '../forecast/bounds.ts';

const bilingual = z.strictObject({ fr: z.string(), en: z.string() });

/**
 * Number formats: money in whole dollars, prices with their cents if any, counts with up to two decimals, computed
 * percentages with up to one, multiples (times) with two.
 */
export const figureUnits = ['money', 'price', 'count', 'percent', 'times'] as const;
export type FigureUnit = (typeof figureUnits)[number];

/**
 * The current value of a figure: a number (money and prices in cents) or words; null if an input that it depends on is
 * missing.
 */
const figure = z.union([
  z.strictObject({
    unit: z.enum(figureUnits),
    value: z.nullable(z.number()),
    /** The digits of a percentage as the user typed them, shown unrounded. */
    typed: z.optional(z.string()),
  }),
  z.strictObject({ unit: z.literal('words'), value: z.nullable(bilingual) }),
]);
export type Figure = z.infer<typeof figure>;

/** Upper bounds. The longest table has a row for each line of several lists. */
const mostColumns = 12;
const mostRows = 12 * mostLines;

/** A row: its label, which may contain the user's name for a line, and a cell for each column after the first. */
const row = z.strictObject({
  label: bilingual,
  isTotal: z.optional(z.boolean()),
  cells: z.array(figure).check(z.maxLength(mostColumns)),
});
const table = z.strictObject({
  label: bilingual,
  /** The headers of all columns, including that of the row labels. */
  columns: z.array(bilingual).check(z.maxLength(mostColumns)),
  rows: z.array(row).check(z.maxLength(mostRows)),
});
export type FigureTable = z.infer<typeof table>;
export type FigureRow = z.infer<typeof row>;

/**
 * All figures and tables that the texts of a project can refer to, by id. An id that is missing here does not exist in
 * this project.
 */
export const figuresSchema = z.strictObject({
  figures: z.record(z.string(), figure),
  tables: z.record(z.string(), table),
  /** The ids of the forecast's checks with severity `blocking`. */
  blocking: z.array(z.string()).check(z.maxLength(mostChecks)),
});
export type Figures = z.infer<typeof figuresSchema>;

/** The figures of a project without a saved forecast. */
export const noFigures: Figures = { figures: {}, tables: {}, blocking: [] };
