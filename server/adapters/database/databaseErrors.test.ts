import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, it } from 'vitest';
import { isConnectionError, isDatabaseUnavailable } from './databaseErrors.ts';

const failed = (facts: object, message = 'failed') => Object.assign(new Error(message), facts);

it.each([
  ['a refused connection', failed({ code: 'ECONNREFUSED' })],
  ['a name that is not resolved now', failed({ code: 'EAI_AGAIN' })],
  ['a host that restarts', failed({ code: 'EHOSTUNREACH' })],
  ['a socket file that is gone', failed({ code: 'ENOENT', syscall: 'connect' })],
  ['a server that shuts down', failed({ code: '57P01' })],
  ['too many connections', failed({ code: '53300' })],
  ['a connection that was given up', failed({ code: 'ETIMEDOUT' })],
  ['a transaction that was left idle', failed({ code: '25P03' })],
  ['a connection that ended', failed({}, 'Connection terminated unexpectedly')],
])('takes %s for a database that is away, also as a cause', (_what, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
  expect(isDatabaseUnavailable(new DrizzleQueryError('select 1', [], error))).toBe(true);
  expect(isConnectionError(error)).toBe(true);
});

it('treats a statement that took too long as an unavailable database, on a working connection', () => {
  const error = new DrizzleQueryError('select 1', [], failed({ code: '57014' }));
  expect(isDatabaseUnavailable(error)).toBe(true);
  expect(isConnectionError(error)).toBe(false);
});

it.each([
  ['a wrong query', failed({ code: '42703' })],
  ['a broken constraint', failed({ code: '23505' })],
  ['another file that is missing', failed({ code: 'ENOENT', syscall: 'open' })],
  ['what is no error', 'ECONNREFUSED'],
])('does not take %s for one', (_what, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});
