import { Failure } from '@elan/domain/failure';
import { openTestDatabase } from '@elan/testing/database/database';
import { sql } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { APIError } from 'openai';
import pg from 'pg';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { ConfigError } from './configError.ts';
import { describeError } from './describeError.ts';

const secret = 'mon-idée-secrète';
const here = /^server\/lib\/describeError\.test\.ts:\d+:\d+$/;

/** A PostgreSQL error as the driver creates it. */
function databaseError(fields: object): Error {
  return Object.assign(new pg.DatabaseError(`invalid input: "${secret}"`, 1, 'error'), fields);
}

it('describes a failed query by its text, its SQLSTATE and the names of the schema', () => {
  const driver = databaseError({
    code: '23505',
    detail: `Key (name)=(${secret}) already exists.`,
    where: secret,
    hint: secret,
    table: 'project_rows',
    constraint: 'project_rows_name_key',
  });
  const error = new DrizzleQueryError(
    `insert into project_rows (name, kind, size) values ($1, 'it''s ${secret}', 123456)`,
    [secret],
    driver,
  );
  const described = describeError(error);
  expect(JSON.stringify(described)).not.toContain(secret);
  expect(described).toEqual({
    type: 'DrizzleQueryError',
    query: 'insert into project_rows (name, kind, size) values ($1, ?, ?)',
    frames: expect.arrayContaining([expect.stringMatching(here)]),
    causes: [
      {
        type: 'DatabaseError',
        code: '23505',
        table: 'project_rows',
        constraint: 'project_rows_name_key',
        frames: expect.any(Array),
      },
    ],
  });
});

it('explains a failure of the database that is not the program’s', () => {
  const full = databaseError({ code: '53100', message: secret });
  expect(describeError(full)).toMatchObject({ code: '53100', means: 'the disk is full' });
});

it('recognizes an error of the database that the test runs on', async () => {
  const { db, close } = await openTestDatabase();
  const failed = db.execute(sql`select ${secret}::int`).catch(describeError);
  expect(await failed).toMatchObject({
    type: 'DrizzleQueryError',
    query: 'select $1::int',
    causes: [{ type: 'DatabaseError', code: '22P02' }],
  });
  expect(JSON.stringify(await failed)).not.toContain(secret);
  await close();
});

it('withholds a query with an unclosed quote', () => {
  const error = new DrizzleQueryError(`select '${secret}`, []);
  expect(describeError(error)?.query).toBe('?');
});

it('reports a provider’s refusal and its code, not the prompt that it quotes', () => {
  const refusal = (code: string) =>
    new Failure('ai_unavailable', {
      cause: APIError.generate(
        400,
        { error: { message: `Content refused: ${secret}`, code, param: secret } },
        secret,
        new Headers({ 'x-request-id': 'secret' }),
      ),
    });
  expect(describeError(refusal('content_filter'))).toMatchObject({
    type: 'Failure',
    code: 'ai_unavailable',
    causes: [{ type: 'BadRequestError', code: 'content_filter', status: 400 }],
  });
  for (const code of [secret, 'MOTSECRET', 'mot_secret', 'SECRE', '42601']) {
    const described = JSON.stringify(describeError(refusal(code)));
    expect(described).not.toContain(secret);
    expect(described).not.toContain(code);
  }
});

it('reports a payment provider’s refusal by its class, code and status', () => {
  const error = Stripe.errors.StripeError.generate({
    type: 'invalid_request_error',
    message: `No such customer: ${secret}`,
    code: 'resource_missing',
    param: secret,
    statusCode: 404,
  });
  const described = describeError(error);
  expect(JSON.stringify(described)).not.toContain(secret);
  expect(described).toMatchObject({
    type: 'StripeInvalidRequestError',
    code: 'resource_missing',
    status: 404,
  });
});

it('reports why a mail was refused, not its recipient', () => {
  const error = Object.assign(new Error(`Can't send mail to ${secret}`), {
    code: 'EENVELOPE',
    response: `550 ${secret}`,
    responseCode: 550,
    rejected: [secret],
  });
  const described = describeError(error);
  expect(JSON.stringify(described)).not.toContain(secret);
  expect(described).toMatchObject({ type: 'Error', code: 'EENVELOPE', status: 550 });
});

it('keeps the line of a wrong setting, and of a failure its code without its detail', () => {
  expect(describeError(new ConfigError('PORT takes a number'))).toMatchObject({
    type: 'ConfigError',
    message: 'PORT takes a number',
  });
  const failure = describeError(new Failure('malformed', { detail: secret }));
  expect(failure).toMatchObject({ type: 'Failure', code: 'malformed' });
  expect(JSON.stringify(failure)).not.toContain(secret);
});

describe('a stack', () => {
  it('is reduced to its frames, relative to the folder of the repository', () => {
    expect(describeError(new Error(secret))?.frames?.[0]).toMatch(here);
  });

  it.each([
    `first\n    at ${secret} (file:///${secret}.ts:1:1)`,
    `first\n    at ${secret}`,
    `first\n    at fn (/tmp/${secret}.ts:1:1)\n    at node:${secret}:1:1`,
    `first\n    at (${import.meta.dirname}/${secret}.ts:1:1)`,
    `first\n    at (${import.meta.dirname}/../../../etc/passwd.ts:1:1)`,
  ])('shows nothing of a message that looks like frames: %j', (message) => {
    const error = new Error(message);
    expect(error.stack).toContain(message);
    const frames = describeError(error)?.frames ?? [];
    expect(frames.length).toBeGreaterThan(0);
    expect(JSON.stringify(frames)).not.toContain(secret);
    expect(frames.every((frame) => /^(?:server|node_modules)\/[^"]*:\d+:\d+$/.test(frame))).toBe(
      true,
    );
    error.message = 'another one, so that the stack does not begin with it';
    expect(JSON.stringify(describeError(error))).not.toContain(secret);
  });
});

describe('a hostile error', () => {
  it('does not name its own class', () => {
    for (const fields of [{ name: secret }, { constructor: { name: 'MotSecret' } }]) {
      const described = describeError(Object.assign(new Error(''), fields));
      expect(described?.type).toBe('Error');
    }
  });

  it('may throw when it is read', () => {
    const throwing = () => {
      throw new Error(secret);
    };
    const error = new Error(secret);
    for (const key of ['code', 'status', 'cause', 'errors', 'stack', 'name', 'message']) {
      Object.defineProperty(error, key, { get: throwing });
    }
    expect(describeError(error)).toEqual({ type: 'Error' });
    expect(describeError(new Proxy(new Error(secret), { getPrototypeOf: throwing }))).toBeDefined();
    expect(describeError(new Proxy(new Error(secret), { get: throwing }))).toEqual({
      type: 'Error',
    });
  });

  it('may be its own cause, or have thousands of causes', () => {
    const one = new Error(secret);
    const other = new AggregateError([one, new Error(secret)], secret, { cause: one });
    one.cause = other;
    expect(describeError(other)).toMatchObject({
      type: 'AggregateError',
      causes: [{ type: 'Error' }, { type: 'Error' }],
    });
    const many = new AggregateError(Array.from({ length: 10_000 }, () => new Error(secret)));
    expect(describeError(many)?.causes?.length).toBeLessThan(20);
    let chain = new Error(secret);
    for (let depth = 0; depth < 10_000; depth += 1) chain = new Error(secret, { cause: chain });
    expect(JSON.stringify(describeError(chain))).not.toContain(secret);
  });
});

it('describes a thrown value that is not an error by its type, and undefined not at all', () => {
  for (const thrown of [secret, { message: secret }, () => secret, Symbol(secret), 42n]) {
    expect(describeError(thrown)).toEqual({ type: typeof thrown });
  }
  expect(describeError(undefined)).toBeUndefined();
  expect(describeError(null)).toBeUndefined();
});

it('names aborts and timeouts', () => {
  expect(describeError(AbortSignal.abort().reason)?.type).toBe('AbortError');
  expect(describeError(new DOMException(secret, 'TimeoutError'))?.type).toBe('TimeoutError');
  expect(describeError(new DOMException(secret, secret))?.type).toBe('Error');
});
