import { type AtModule, atModule } from '@elan/testing/atModule';
import { type Answer, type AskedBody, refuses, sends, writes } from '@elan/testing/providerAnswers';
import { families, ofFamily } from '@elan/testing/providerFamilies';
import { startTestServer, type TestServer } from '@elan/testing/server';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const said = 'le mot de passe est sésame';

let server: TestServer;
let at: AtModule;
const open = async (env: Readonly<Record<string, string>> = {}) => {
  server = await startTestServer({ FREE_AI_LIMIT: '100', ...env });
  at = await atModule(server);
};
afterEach(() => server.close());

const refusal = (status: number, code: string, message = said): Answer =>
  sends(JSON.stringify({ error: { message, code, param: null } }), {
    status,
    type: 'application/json',
  });

/** The log's lines about the provider. */
const told = () =>
  server
    .logged()
    .map(({ msg }) => String(msg))
    .filter((msg) => /^AI/.test(msg) || msg === 'generation');

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
    const failed = { status: 502, body: { code: 'ai_misconfigured' } };
    server.provider.answers(answer);
    expect(await at.generate()).toMatchObject(failed);
    expect(await at.generate()).toMatchObject(failed);
    expect(told()).toEqual([expect.stringMatching(line)]);
    expect(await at.quota()).toEqual([{ used: 0, holds: {} }]);

    server.provider.answers(writes('Du pain.'));
    await at.generate();
    server.provider.answers(answer);
    await at.generate();
    expect(told()).toEqual([
      expect.stringMatching(line),
      'AI: model and form of request in use',
      'AI: the provider writes again',
      expect.stringMatching(line),
    ]);
    expect(JSON.stringify(server.logged())).not.toContain(said);
  });
});

describe('a model that the provider no longer has', () => {
  const gone = (answer: Answer): Answer => {
    const refuse = refusal(404, 'model_not_found', 'The model `gpt-4o` does not exist');
    return (reply) => (reply.asked.model === 'gpt-4o' ? refuse(reply) : answer(reply));
  };
  const asked = () => server.provider.requests.map(({ body }) => body.model);

  it('is replaced permanently, in the form that the fallback accepts', async () => {
    await open({ AI_FALLBACK_MODEL: 'gpt-6-luna' });
    server.provider.answers(gone(ofFamily(families['gpt-6'], () => 'Du pain.')));
    expect((await at.generate()).body).toMatchObject({ result: { aiResponse: 'Du pain.' } });
    expect((await at.generate()).status).toBe(200);
    expect(asked()).toEqual(['gpt-4o', ...Array(4).fill('gpt-6-luna')]);
    expect(server.logged().filter(({ msg }) => String(msg).startsWith('AI'))).toEqual([
      expect.objectContaining({
        msg: 'AI_MODEL is gone: AI_FALLBACK_MODEL is used from now on',
        model: 'gpt-6-luna',
      }),
      expect.objectContaining({
        msg: 'AI: model and form of request in use',
        model: 'gpt-6-luna',
        form: 'max_completion_tokens, stream_options, response_format',
      }),
    ]);
    const { rows } = await server.database.db.execute(sql`select distinct model from generations`);
    expect(rows).toEqual([{ model: 'gpt-6-luna' }]);
  });

  it('is requested again if the fallback is missing too', async () => {
    await open({ AI_FALLBACK_MODEL: 'gpt-6-luna' });
    server.provider.answers(refuses(404));
    expect((await at.generate()).body).toMatchObject({ code: 'ai_misconfigured' });
    server.provider.answers(writes('Du pain.'));
    expect((await at.generate()).status).toBe(200);
    expect(asked()).toEqual(['gpt-4o', 'gpt-6-luna', 'gpt-4o']);
  });
});

describe('the form of requests', () => {
  it('is determined by one of many concurrent requests', async () => {
    await open();
    const refusals: AskedBody[] = [];
    server.provider.answers(ofFamily(families['gpt-6'], () => 'Du pain.', refusals));
    const replies = await Promise.all(Array.from({ length: 8 }, () => at.generate()));
    // Of one module, the first to settle is kept there and the others are offered.
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(refusals).toHaveLength(2);
  });

  it('includes a configured effort, until it is refused', async () => {
    await open({ AI_REASONING_EFFORT: 'low', AI_TEMPERATURE: '' });
    server.provider.answers(writes('Du pain.'));
    await at.generate();
    expect(server.provider.requests.at(-1)?.body).toMatchObject({
      reasoning_effort: 'low',
      max_tokens: 3_000,
      stream_options: { include_usage: true },
    });
    expect(server.provider.requests.at(-1)?.body).not.toHaveProperty('temperature');
    const refuse = sends('{"error":{"message":"\\"m\\" does not support thinking"}}', {
      status: 400,
    });
    server.provider.answers((reply) =>
      'reasoning_effort' in reply.asked ? refuse(reply) : writes('Du pain.')(reply),
    );
    expect((await at.generate()).status).toBe(200);
    await at.generate();
    expect(server.provider.requests.map(({ body }) => 'reasoning_effort' in body)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

it('records what is known of a failed generation', async () => {
  await open();
  server.provider.answers(writes('Du', 'content_filter'));
  await at.generate();
  server.provider.answers(refuses(401));
  await at.generate();
  const { rows } = await server.database.db.execute(sql`
    select model, first_token_ms is null as silent, tokens_in, duration_ms is null as endless,
      length(prompt_version) as version from generations order by started_at`);
  const known = { tokens_in: null, endless: false, version: 12 };
  expect(rows).toEqual([
    { ...known, model: 'gpt-4o', silent: false },
    { ...known, model: null, silent: true },
  ]);
});
