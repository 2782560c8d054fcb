import pg from 'pg';
import { expect, it } from 'vitest';
import { postgresRefusal, unusableLine } from './usablePostgres.ts';

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

it.each([
  ['3D000', /^DATABASE_URL takes a database that exists, and "plans" does not: .+ \(3D000\)$/],
  [
    '28000',
    /^DATABASE_URL takes a role that may sign in, and PostgreSQL refuses "zoé": .+ \(28000\)$/,
  ],
  ['28P01', /^DATABASE_URL takes a role and its password, and .+ "zoé": .+ \(28P01\)$/],
  [
    '42501',
    /^DATABASE_URL takes a database in which its user may create tables and roles \(42501\)$/,
  ],
  ['08001', /^DATABASE_URL takes a PostgreSQL .+ none does at base\.example:6543 \(08001\)$/],
  ['53100', /^DATABASE_URL names a database that cannot be used now: the disk is full \(53100\)$/],
  ['53300', /cannot be used now: all connections are in use \(53300\)$/],
  ['57P03', /cannot be used now: PostgreSQL is starting or stopping, .+ \(57P03\)$/],
  ['42P07', /^DATABASE_URL names a database that could not be prepared \(42P07\)$/],
])('names the variable and the cause of %s in one line, without the password', (code, line) => {
  const refusal = unusableLine('postgres://zo%C3%A9:secret@base.example:6543/plans', failed(code));
  expect(refusal).toMatch(line);
  expect(refusal).not.toMatch(/secret|\n/);
});
