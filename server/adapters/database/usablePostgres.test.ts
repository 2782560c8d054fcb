import pg from 'pg';
import { expect, it } from 'vitest';
import { postgresRefusal, unpreparedLine } from './usablePostgres.ts';

const debian = (version: string) => `${version} (Debian ${version}-1.pgdg12+1)`;

it.each(['15.0', debian('16.4'), '18beta1'])('accepts PostgreSQL %s', (version) => {
  expect(postgresRefusal({ version, encoding: 'UTF8', isInstalled: false })).toBeUndefined();
});

it.each(['9.6.24', debian('14.12')])('refuses PostgreSQL %s in one line', (version) => {
  expect(postgresRefusal({ version, encoding: 'UTF8', isInstalled: false })).toBe(
    `DATABASE_URL takes a PostgreSQL 15 or later, not ${version}`,
  );
});

it('refuses a database that cannot store every letter, unless it is in use', () => {
  const facts = { version: '16.4', encoding: 'SQL_ASCII' };
  expect(postgresRefusal({ ...facts, isInstalled: false })).toMatch(
    /^DATABASE_URL takes a database in UTF8, not in SQL_ASCII: [^\n]+$/,
  );
  expect(postgresRefusal({ ...facts, isInstalled: true })).toBeUndefined();
});

const failed = (code: string) =>
  new Error('query failed', {
    cause: Object.assign(new pg.DatabaseError('refused', 1, 'error'), { code }),
  });

it('distinguishes missing rights from other errors while it is prepared', () => {
  expect(unpreparedLine(failed('42501'))).toBe(
    'DATABASE_URL takes a database in which its user may create tables and roles (42501)',
  );
  for (const code of ['53100', '57P01']) {
    expect(unpreparedLine(failed(code))).toBe(
      `DATABASE_URL names a database that could not be prepared (${code})`,
    );
  }
});
