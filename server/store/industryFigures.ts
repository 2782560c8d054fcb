import { type IndustryFigure, mostIndustryFigures } from '@elan/domain/industry/industryFigures';
import { asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../adapters/database/database.ts';
import { industryFigures } from './schema.ts';

/**
 * @param naics the code of an industry.
 * @returns the figures of the longest code that it begins with, of their last year.
 */
export async function findIndustryFigures(
  tx: Transaction,
  naics: string,
): Promise<IndustryFigure[]> {
  const codes = Array.from({ length: naics.length }, (_, at) => naics.slice(0, at + 1));
  const { naics: code, year, size, ratio } = industryFigures;
  return tx
    .select()
    .from(industryFigures)
    .where(
      sql`(${code}, ${year}) = (
        select f.naics, f.year from industry_figures f where f.naics in ${codes}
        order by length(f.naics) desc, f.year desc limit 1)`,
    )
    .orderBy(asc(size), asc(ratio))
    .limit(mostIndustryFigures);
}

/** Adds figures; those of the same industry, year, size and ratio are replaced. */
export async function putIndustryFigures(
  tx: Transaction,
  figures: readonly IndustryFigure[],
): Promise<void> {
  const { naics, year, size, ratio } = industryFigures;
  await tx
    .insert(industryFigures)
    .values([...figures])
    .onConflictDoUpdate({
      target: [naics, year, size, ratio],
      set: {
        q1: sql`excluded.q1`,
        median: sql`excluded.median`,
        q3: sql`excluded.q3`,
        source: sql`excluded.source`,
        licence: sql`excluded.licence`,
      },
    });
}

/** @returns a row for each industry, year, size, source and licence, with the number of its ratios. */
export async function listIndustryFigures(tx: Transaction) {
  const { naics, year, size, source, licence } = industryFigures;
  return tx
    .select({ naics, year, size, source, licence, ratios: sql<number>`count(*)::integer` })
    .from(industryFigures)
    .groupBy(naics, year, size, source, licence)
    .orderBy(asc(naics), asc(year), asc(size), asc(source));
}

/** @param naics all industries if undefined. @returns the number of figures removed. */
export async function removeIndustryFigures(
  tx: Transaction,
  naics: string | undefined,
): Promise<number> {
  const { rowCount } = await tx
    .delete(industryFigures)
    .where(naics === undefined ? undefined : eq(industryFigures.naics, naics));
  return rowCount ?? 0;
}
