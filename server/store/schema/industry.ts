import type { IndustryFigure } from '@elan/domain/industry/industryFigures';
import { doublePrecision, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Quartiles of ratios by industry, loaded by the operator (`npm run benchmarks`). Requests only read them. */
export const industryFigures = pgTable(
  'industry_figures',
  {
    naics: text('naics').notNull(),
    year: integer('year').notNull(),
    size: text('size').notNull(),
    ratio: text('ratio').$type<IndustryFigure['ratio']>().notNull(),
    q1: doublePrecision('q1').notNull(),
    median: doublePrecision('median').notNull(),
    q3: doublePrecision('q3').notNull(),
    source: text('source').notNull(),
    licence: text('licence').notNull(),
  },
  (table) => [primaryKey({ columns: [table.naics, table.year, table.size, table.ratio] })],
);
