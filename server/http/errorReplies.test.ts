import { Failure, type FailureCode, failures } from '@elan/domain/failure';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerFailure } from './errorReplies.ts';

/** @returns the reply to a call that throws. */
async function answerTo(error: Error) {
  const app = Fastify();
  app.setErrorHandler(answerFailure);
  app.get('/', async () => {
    throw error;
  });
  return app.inject('/');
}

const codes = Object.keys(failures) as FailureCode[];

it.each(codes.filter((code) => failures[code][0] === 503))(
  'says when to ask again where it answers 503 for %s',
  async (code) => {
    const { statusCode, headers } = await answerTo(new Failure(code));
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  },
);

it('is there if the database is unavailable, or if a failure gives the time itself', async () => {
  const connectionRefused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  expect((await answerTo(connectionRefused)).headers['retry-after']).toBe('5');
  const facts = { retryAfter: 90 };
  expect((await answerTo(new Failure('stopping', { facts }))).headers['retry-after']).toBe('90');
  expect((await answerTo(new Failure('account_locked', { facts }))).headers['retry-after']).toBe(
    '90',
  );
});

it('is absent if a retry does not help', async () => {
  for (const code of ['internal', 'not_found', 'ai_unavailable'] as const) {
    expect((await answerTo(new Failure(code))).headers['retry-after']).toBeUndefined();
  }
});
