import pg from 'pg';
import { expect, it } from 'vitest';
import { databaseRefusal } from './openConfiguredDatabase.ts';

const dataDir = '/srv/elan';
const diskFull = new Error('query failed', {
  cause: Object.assign(new pg.DatabaseError('disk full', 1, 'error'), { code: '53100' }),
});

it('a full disk concerns the data folder only if the database is in it', () => {
  expect(databaseRefusal({ dataDir, databaseUrl: undefined }, diskFull)?.message).toMatch(
    /^DATA_DIR \/srv\/elan is on a disk that is full/,
  );
  const databaseUrl = 'postgres://elsewhere/elan';
  expect(databaseRefusal({ dataDir, databaseUrl }, diskFull)?.message).toMatch(
    /^DATABASE_URL .+ disk is full/,
  );
});
