import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { naicsPattern } from '@elan/domain/industry/industryFigures';
import type { OpenDatabase } from '../adapters/database/database.ts';
import type { Config } from '../config/config.ts';
import { refuse } from '../config/env.ts';
import {
  listIndustryFigures,
  putIndustryFigures,
  removeIndustryFigures,
} from '../store/industryFigures.ts';
import { appliedMigrations, knownMigrations } from '../store/migrate.ts';
import { readBenchmarks } from './readBenchmarks.ts';
import { databaseName, requireDatabase, withDatabase } from './withDatabase.ts';

/** Maximum size of a table of industry figures, in bytes. */
const largestTable = 20_000_000;
/** Rows written by one statement. */
const batch = 500;
/** Refused rows that are named. */
const mostNamed = 20;

type Work = (database: OpenDatabase) => Promise<string>;

/**
 * Runs `npm run benchmarks -- load FILE`, `list`, or `remove NAICS`: the figures of industries that assumptions are
 * compared with.
 * @param from the folder in which the file is looked for.
 * @returns lines for the operator.
 * @throws ConfigError if nothing was changed.
 */
export async function benchmarkCommand(
  config: Config,
  given: readonly string[],
  from: string,
): Promise<string> {
  const work = await workOf(given, from);
  requireDatabase(config);
  return withDatabase(config, async (database) => {
    const applied = await appliedMigrations(database.db);
    if (knownMigrations().some((one) => !applied.includes(one))) {
      refuse(databaseName(config), 'lacks tables of this version: start the server once');
    }
    return work(database);
  });
}

async function workOf([name, value, ...more]: readonly string[], from: string): Promise<Work> {
  if (name === 'list' && value === undefined) return list;
  if (name === 'load' && value !== undefined && more.length === 0) {
    return load(resolve(from, value));
  }
  const isCode = value !== undefined && (value === '--all' || naicsPattern.test(value));
  if (name === 'remove' && isCode && more.length === 0) return remove(value);
  return refuse('benchmarks', 'takes load FILE.csv, list, remove NAICS or remove --all');
}

/** Loads every row of the file, or none. */
async function load(file: string): Promise<Work> {
  const content = await readFile(file, 'utf8').catch(() => refuse(file, 'cannot be read'));
  if (content.length > largestTable) refuse(file, 'is too large');
  const { figures, refused } = readBenchmarks(content);
  if (refused.length > 0) {
    const named = refused.slice(0, mostNamed).join('\n');
    const rest = refused.length > mostNamed ? `\nand ${refused.length - mostNamed} more` : '';
    refuse(file, `was not loaded:\n${named}${rest}`);
  }
  if (figures.length === 0) refuse(file, 'holds no figures');
  return async ({ withoutTimeLimit }) => {
    await withoutTimeLimit(async (tx) => {
      for (let at = 0; at < figures.length; at += batch) {
        await putIndustryFigures(tx, figures.slice(at, at + batch));
      }
    });
    const industries = new Set(figures.map(({ naics }) => naics)).size;
    return `Loaded ${file}: figures ${figures.length}, industries ${industries}`;
  };
}

async function list({ db }: OpenDatabase): Promise<string> {
  const rows = await db.transaction(listIndustryFigures);
  if (rows.length === 0) return 'No figures of industries are loaded.';
  return rows
    .map(
      ({ naics, year, size, ratios, source, licence }) =>
        `${naics} ${year} ${size}: ratios ${ratios}; ${source} (${licence})`,
    )
    .join('\n');
}

function remove(code: string): Work {
  return async ({ db }) => {
    const naics = code === '--all' ? undefined : code;
    const removed = await db.transaction((tx) => removeIndustryFigures(tx, naics));
    return `Removed figures: ${removed}`;
  };
}
