import { Failure } from '@elan/domain/failure';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { APIError } from 'openai';
import { expect, it } from 'vitest';
import { describeError } from './log.ts';

it('tells a failed query without the words that a person wrote', () => {
  const driver = Object.assign(new Error('duplicate key value violates unique constraint'), {
    code: '23505',
    detail: 'Key (name)=(mon idée secrète) already exists.',
  });
  const error = new DrizzleQueryError(
    'insert into project_rows (name) values ($1)',
    ['mon idée secrète'],
    driver,
  );
  const described = describeError(error);
  expect(JSON.stringify(described)).not.toContain('secrète');
  expect(described).toMatchObject({
    message: 'Failed query: insert into project_rows (name) values ($1)',
    cause: { code: '23505', message: 'duplicate key value violates unique constraint' },
  });
  expect(described?.stack).toContain('log.test.ts');
});

it('tells that a provider refused, not the prompt that it quotes', () => {
  const error = APIError.generate(
    400,
    { error: { message: 'Content refused: mon idée secrète', code: 'content_filter' } },
    undefined,
    new Headers(),
  );
  const described = describeError(new Failure('ai_unavailable', { cause: error }));
  expect(JSON.stringify(described)).not.toContain('secrète');
  expect(described?.cause).toMatchObject({
    message: 'the provider answered 400',
    code: 'content_filter',
  });
});

it('tells what was thrown that is no error, and nothing of nothing', () => {
  expect(describeError('mon idée')).toMatchObject({ type: 'string', message: 'not an error' });
  expect(describeError(undefined)).toBeUndefined();
});
