import { failures } from '@elan/domain/failure';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, it } from 'vitest';
import { databaseTroubleOf, troubleOfSqlState } from './databaseTroubles.ts';

const failed = (facts: object, message = 'failed') => Object.assign(new Error(message), facts);

it.each([
  ['a refused connection', failed({ code: 'ECONNREFUSED' })],
  ['a name that is not resolved now', failed({ code: 'EAI_AGAIN' })],
  ['a host that restarts', failed({ code: 'EHOSTUNREACH' })],
  ['a socket file that is gone', failed({ code: 'ENOENT', syscall: 'connect' })],
  ['a server that shuts down', failed({ code: '57P01' })],
  ['a server that starts', failed({ code: '57P03' })],
  ['a connection that was given up', failed({ code: 'ETIMEDOUT' })],
  ['a transaction that was left idle', failed({ code: '25P03' })],
  ['a broken protocol', failed({ code: '08P01' })],
  ['a connection that ended', failed({}, 'Connection terminated unexpectedly')],
  ['a connection that was not made in time', failed({}, 'timeout expired')],
])('takes %s for a lost connection, also as a cause', (_what, error) => {
  const lost = { reply: 'database_unavailable', endsConnection: true };
  expect(databaseTroubleOf(error)).toMatchObject(lost);
  expect(databaseTroubleOf(new DrizzleQueryError('select 1', [], error))).toMatchObject(lost);
});

it('takes nothing else for a lost connection, and answers 503 to every class that passes', () => {
  const lost = /^(08|57P(?!04)|25P0[34])/;
  for (const sqlState of sqlStates) {
    const { reply = 'internal' } = troubleOfSqlState(sqlState) ?? {};
    expect(reply === 'database_unavailable', sqlState).toBe(lost.test(sqlState));
    if (/^(08|25006|40|53|57)/.test(sqlState)) expect(failures[reply][0], sqlState).toBe(503);
  }
});

it.each([
  ['database_busy', ['40001', '40003', '53200', '53300', '53400', '55P03', '57000', '57014']],
  ['database_not_writable', ['25006', '53100']],
  ['database_misconfigured', ['28000', '3D000']],
  ['internal', ['42501', '58030', 'XX000']],
])('answers %s to each of its SQLSTATEs', (reply, codes) => {
  for (const code of codes) {
    expect(databaseTroubleOf(failed({ code }))?.reply ?? 'internal', code).toBe(reply);
  }
});

it('runs only what PostgreSQL undid for the sake of another again at once', () => {
  const again = sqlStates.filter((sqlState) => troubleOfSqlState(sqlState)?.mayRunAgain);
  // Not 40003, since it is unknown whether that statement was executed.
  expect(again).toEqual(['40001', '40P01']);
});

it.each([
  ['a wait for a free connection', {}, 'timeout exceeded when trying to connect', 'database_busy'],
  ['a certificate', { code: 'SELF_SIGNED_CERT_IN_CHAIN' }, '', 'database_misconfigured'],
  ['no encryption', {}, 'The server does not support SSL connections', 'database_misconfigured'],
  ['no password', {}, 'SASL: client password must be a string', 'database_misconfigured'],
])('knows the driver’s error of %s', (_what, facts, message, reply) => {
  expect(databaseTroubleOf(failed(facts, message))).toMatchObject({ reply });
});

it.each([
  ['a wrong query', failed({ code: '42601' })],
  ['a broken constraint', failed({ code: '23505' })],
  ['a value that does not fit', failed({ code: '22P02' })],
  ['another file that is missing', failed({ code: 'ENOENT', syscall: 'open' })],
  ['what is no error', 'ECONNREFUSED'],
])('does not take %s for a trouble of the database', (_what, error) => {
  expect(databaseTroubleOf(error)).toBeUndefined();
});

/** All SQLSTATEs of the classes above, and some of other classes (PostgreSQL 18, appendix A). */
const sqlStates = [
  ...['00000', '08000', '08001', '08003', '08004', '08006', '08007', '08P01', '22001', '22P02'],
  ...['23503', '23505', '25000', '25001', '25006', '25P01', '25P02', '25P03', '25P04', '28000'],
  ...['28P01', '3D000', '3F000', '40000', '40001', '40002', '40003', '40P01', '42501', '42601'],
  ...['42703', '42P01', '53000', '53100', '53200', '53300', '53400', '54000', '55000', '55006'],
  ...['55P03', '57000', '57014', '57P01', '57P02', '57P03', '57P04', '57P05', '58000', '58030'],
  ...['58P01', '58P02', 'F0000', 'P0001', 'XX000', 'XX001', 'XX002'],
];
