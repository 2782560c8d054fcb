import type { Call } from '@elan/domain/contract/call';
import { type CallName, contract } from '@elan/domain/contract/contract';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { describeApi } from './apiDocument.ts';
import { bodyExamples, replyExamples } from './examples.ts';

const document = describeApi({ cookie: 'elan.session_token', contact: 'aide@exemple.ca' });
const calls = Object.entries(contract) as [CallName, Call][];
const operations = Object.values(document.paths ?? {}).flatMap((path) =>
  [path.get, path.post, path.put, path.patch, path.delete].filter((one) => one !== undefined),
);
const operation = (id: string) => operations.find(({ operationId }) => operationId === id);

it('has one operation for each call of the contract, and for the events of payments', () => {
  const ids = operations.map(({ operationId }) => operationId).sort();
  expect(ids).toEqual([...calls.map(([name]) => name), 'receivePaymentEvent'].sort());
});

it('names a contact only where the support has an email', () => {
  const infoWith = (env: Record<string, string>) =>
    describeApi({ cookie: 'elan.session_token', contact: readConfig(env).apiContact }).info;
  expect(infoWith({ MAIL_FROM: 'bonjour@exemple.ca' })).not.toHaveProperty('contact');
  expect(infoWith({ SUPPORT_EMAIL: 'aide@exemple.ca' }).contact).toEqual({
    email: 'aide@exemple.ca',
  });
});

it('gives each call of a group a summary of its own', () => {
  const titles = operations.map(({ tags, summary }) => `${tags?.[0]}: ${summary}`);
  expect(titles.filter((one, index) => titles.indexOf(one) !== index)).toEqual([]);
});

it('describes each parameter', () => {
  const parameters = operations.flatMap(({ parameters = [] }) => parameters);
  expect(parameters.filter((one) => !('$ref' in one) && !one.description)).toEqual([]);
  expect(parameters.length).toBeGreaterThan(50);
});

describe.each(calls)('%s', (name, call) => {
  it('asks for a body only where one is taken', () => {
    const body = operation(name)?.requestBody;
    const isRequired = body !== undefined && 'required' in body && body.required === true;
    expect(isRequired).toBe(call.body !== undefined);
  });

  it('asks for a session where one is needed', () => {
    const isOpen = call.session === 'none';
    expect(operation(name)?.security).toEqual(isOpen ? [] : [{ session: [] }, { bearer: [] }]);
  });
});

it.each(Object.entries(bodyExamples))('the body of %s is one that is taken', (name, example) => {
  const { body } = contract[name as CallName] as Call;
  expect(body?.safeParse(example).error).toBeUndefined();
});

it.each(Object.entries(replyExamples))('the reply of %s is one that is given', (name, example) => {
  const { reply } = contract[name as CallName] as Call;
  expect(reply.safeParse(example).error).toBeUndefined();
});

it('describes the stream of a generation and the key that makes it one', () => {
  const writing = operation('generateModule');
  expect(writing?.parameters).toContainEqual(expect.objectContaining({ name: 'Idempotency-Key' }));
  expect(writing?.responses?.['200']).toHaveProperty(['content', 'text/event-stream', 'schema'], {
    $ref: '#/components/schemas/GenerationEvent',
  });
});

it('names the codes of each failure, and when to try again', () => {
  const spent = operation('generateModule')?.responses?.['402'];
  expect(spent).toHaveProperty('description', expect.stringContaining('`quota_spent`'));
  expect(operation('me')?.responses?.['429']).toEqual({
    $ref: '#/components/responses/RateLimited',
  });
  expect(document.components?.responses?.RateLimited).toHaveProperty(['headers', 'Retry-After']);
});
