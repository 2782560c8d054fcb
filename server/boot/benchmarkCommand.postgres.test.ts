import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTestDatabase } from '@elan/testing/database/database';
import { duringTests } from '@elan/testing/duringTests';
import { temporaryFolder } from '@elan/testing/servers/serverProcess';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { findIndustryFigures } from '../store/industryFigures.ts';
import { withRowLevelSecurity } from '../store/withRowLevelSecurity.ts';
import { benchmarkCommand } from './benchmarkCommand.ts';

const database = duringTests(openTestDatabase);
const head = 'naics,year,size,ratio,q1,median,q3,source,licence';
const run = (...given: readonly string[]) =>
  benchmarkCommand(readConfig({ DATABASE_URL: String(database.url) }), given, temporaryFolder());

async function load(...rows: readonly string[]): Promise<string> {
  const file = join(temporaryFolder(), 'table.csv');
  writeFileSync(file, [head, ...rows].join('\n'));
  return run('load', file);
}
const found = (naics: string) =>
  withRowLevelSecurity(database.db, 'anyone', (tx) => findIndustryFigures(tx, naics));

it('loads a file once or twice alike, replaces what is corrected, lists and removes', async () => {
  expect(await run('list')).toBe('No figures of industries are loaded.');
  const rows = [
    '9911,2023,all,current,1,2,3,A,B',
    '9911,2024,all,current,1,2,4,A,B',
    '99,2024,all,quick,1,1,1,A,B',
  ];
  for (let time = 0; time < 2; time += 1) {
    expect(await load(...rows)).toMatch(/^Loaded .+table\.csv: figures 3, industries 2$/);
    expect(await run('list')).toBe(
      '99 2024 all: ratios 1; A (B)\n9911 2023 all: ratios 1; A (B)\n9911 2024 all: ratios 1; A (B)',
    );
  }
  await load('9911,2024,all,current,1,2.5,4,C,D');
  expect(await found('991122')).toEqual([
    expect.objectContaining({ naics: '9911', year: 2024, median: 2.5, source: 'C', licence: 'D' }),
  ]);
  expect(await found('992')).toMatchObject([{ naics: '99', ratio: 'quick' }]);
  expect(await found('98')).toEqual([]);
  expect(await run('remove', '9911')).toBe('Removed figures: 2');
  expect(await run('remove', '--all')).toBe('Removed figures: 1');
});

it('loads nothing of a file with a bad row, and names it', async () => {
  await expect(
    load('9911,2024,all,current,1,2,3,A,B', '9911,2024,all,current,3,2,1,A,B'),
  ).rejects.toMatchObject({
    name: 'ConfigError',
    message: expect.stringMatching(/was not loaded:\nline 3: q1, median and q3 do not rise$/),
  });
  expect(await run('list')).toBe('No figures of industries are loaded.');
  for (const given of [[], ['load'], ['list', 'x'], ['remove', 'x'], ['remove', '99', 'x']]) {
    await expect(run(...given)).rejects.toThrow('takes load FILE.csv');
  }
  await expect(run('load', 'none.csv')).rejects.toThrow('cannot be read');
  await expect(load()).rejects.toThrow('holds no figures');
});

it('is only read by requests', async () => {
  const attempts = [
    sql`insert into industry_figures values ('99', 2024, 'all', 'quick', 1, 1, 1, 'A', 'B')`,
    sql`update industry_figures set q1 = 0`,
    sql`delete from industry_figures`,
  ];
  for (const attempt of attempts) {
    await expect(
      withRowLevelSecurity(database.db, 'anyone', (tx) => tx.execute(attempt)),
    ).rejects.toMatchObject({ cause: { code: '42501' } });
  }
});
