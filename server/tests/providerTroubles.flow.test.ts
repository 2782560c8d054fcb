import { openTestDatabase } from '@elan/testing/database/database';
import { duringTests } from '@elan/testing/duringTests';
import { endOf } from '@elan/testing/flows/flowEnds';
import { type Flows, newPerson, openFlows } from '@elan/testing/flows/flows';
import { type ModuleFlows, moduleFlows } from '@elan/testing/flows/moduleFlows';
import {
  type Answer,
  type AskedBody,
  refuses,
  sends,
  writes,
} from '@elan/testing/provider/providerAnswers';
import { families, ofFamily } from '@elan/testing/provider/providerFamilies';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeError } from '../lib/describeError.ts';

const providerMessage = 'le mot de passe est sésame';

const database = duringTests(openTestDatabase);

/** The server remembers facts about a provider in memory, so each test has its own services. */
let flows: Flows;
let at: ModuleFlows;
const open = async (env: Readonly<Record<string, string>> = {}) => {
  flows = await openFlows({ FREE_AI_LIMIT: '100', ...env }, { database });
  at = await moduleFlows(flows, await newPerson(flows));
};
afterEach(() => flows.close());
const generate = () => endOf(at.generate());

const refusal = (status: number, code: string, message = providerMessage): Answer =>
  sends(JSON.stringify({ error: { message, code, param: null } }), {
    status,
    type: 'application/json',
  });

/** Returns the log messages about the provider. */
const reported = () =>
  flows.log
    .map(({ message }) => String(message))
    .filter((message) => /^AI/.test(message) || message === 'generation');

describe('a fault that only the operator can fix', () => {
  beforeEach(() => open());

  it.each<[string, Answer, RegExp]>([
    ['a key that is none', refusal(401, 'invalid_api_key'), /^AI_API_KEY: .* key \(401\)/],
    ['a key that may not', refuses(403), /^AI_API_KEY: .* \(403\)/],
    ['no credit', refusal(429, 'insufficient_quota'), /^AI_API_KEY: .* no credit/],
    ['no such model', refusal(404, 'model_not_found'), /^AI_MODEL: .* \(404\)/],
    ['too short a memory', refusal(400, 'context_length_exceeded'), /^AI_MODEL: .* longer than/],
    ['a request in no form', refuses(400), /^AI_MODEL: .* \(400\)/],
  ])('is told once until a reply comes: %s', async (_what, answer, line) => {
    flows.provider.answers(answer);
    expect(await generate()).toBe('ai_misconfigured');
    expect(await generate()).toBe('ai_misconfigured');
    expect(reported()).toEqual([expect.stringMatching(line)]);
    expect(await at.quota()).toEqual([{ used: 0, holds: {} }]);

    flows.provider.answers(writes('Du pain.'));
    await generate();
    flows.provider.answers(answer);
    await generate();
    expect(reported()).toEqual([
      expect.stringMatching(line),
      'AI: model and form of request in use',
      'AI: the provider writes again',
      expect.stringMatching(line),
    ]);
    const lines = flows.log.map(({ error, ...line }) => ({ ...line, err: describeError(error) }));
    expect(JSON.stringify(lines)).not.toContain(providerMessage);
  });
});

describe('a model that the provider no longer has', () => {
  const gone = (answer: Answer): Answer => {
    const refuse = refusal(404, 'model_not_found', 'The model `gpt-4o` does not exist');
    return (reply) => (reply.asked.model === 'gpt-4o' ? refuse(reply) : answer(reply));
  };
  const asked = () => flows.provider.requests.map(({ body }) => body.model);

  it('is replaced permanently, in the form that the fallback accepts', async () => {
    await open({ AI_FALLBACK_MODEL: 'gpt-6-luna' });
    flows.provider.answers(gone(ofFamily(families['gpt-6'], () => 'Du pain.')));
    expect((await at.generate()).result).toMatchObject({ aiResponse: 'Du pain.' });
    expect(await generate()).toBe('done');
    expect(asked()).toEqual(['gpt-4o', ...Array(4).fill('gpt-6-luna')]);
    expect(flows.log.filter(({ message }) => message.startsWith('AI'))).toEqual([
      {
        message: 'AI_MODEL is gone: AI_FALLBACK_MODEL is used from now on',
        fields: { model: 'gpt-6-luna' },
      },
      {
        message: 'AI: model and form of request in use',
        fields: {
          model: 'gpt-6-luna',
          form: 'max_completion_tokens, stream_options, response_format',
        },
      },
    ]);
    const { rows } = await flows.database.db.execute(
      sql`select distinct model from generations where user_id = ${at.person.id}`,
    );
    expect(rows).toEqual([{ model: 'gpt-6-luna' }]);
  });

  it('is requested again if the fallback is missing too', async () => {
    await open({ AI_FALLBACK_MODEL: 'gpt-6-luna' });
    flows.provider.answers(refuses(404));
    expect(await generate()).toBe('ai_misconfigured');
    flows.provider.answers(writes('Du pain.'));
    expect(await generate()).toBe('done');
    expect(asked()).toEqual(['gpt-4o', 'gpt-6-luna', 'gpt-4o']);
  });
});

describe('the form of requests', () => {
  it('is determined by one of many concurrent requests', async () => {
    await open();
    const refusals: AskedBody[] = [];
    flows.provider.answers(ofFamily(families['gpt-6'], () => 'Du pain.', refusals));
    const ends = await Promise.all(Array.from({ length: 8 }, generate));
    // All generations are for one module: the first to be settled is stored there, and the others are offered as
    // versions.
    expect(ends).toEqual(Array(8).fill('done'));
    expect(refusals).toHaveLength(2);
  });

  it('includes a configured effort, until it is refused', async () => {
    await open({ AI_REASONING_EFFORT: 'low', AI_TEMPERATURE: '' });
    flows.provider.answers(writes('Du pain.'));
    await generate();
    expect(flows.provider.requests.at(-1)?.body).toMatchObject({
      reasoning_effort: 'low',
      max_tokens: 3_000,
      stream_options: { include_usage: true },
    });
    expect(flows.provider.requests.at(-1)?.body).not.toHaveProperty('temperature');
    const refuse = sends('{"error":{"message":"\\"m\\" does not support thinking"}}', {
      status: 400,
    });
    flows.provider.answers((reply) =>
      'reasoning_effort' in reply.asked ? refuse(reply) : writes('Du pain.')(reply),
    );
    expect(await generate()).toBe('done');
    await generate();
    expect(flows.provider.requests.map(({ body }) => 'reasoning_effort' in body)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

it('records what is known of a failed generation', async () => {
  await open();
  flows.provider.answers(writes('Du', 'content_filter'));
  await generate();
  flows.provider.answers(refuses(401));
  await generate();
  const { rows } = await flows.database.db.execute(sql`
    select model, first_token_ms is null as silent, tokens_in, duration_ms is null as endless,
      length(prompt_version) as version from generations
    where user_id = ${at.person.id} order by started_at`);
  const known = { tokens_in: null, endless: false, version: 12 };
  expect(rows).toEqual([
    { ...known, model: 'gpt-4o', silent: false },
    { ...known, model: null, silent: true },
  ]);
});
