import { contract } from '@elan/domain/contract/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AtModule, atModule } from '../testing/atModule.ts';
import { replyOf } from '../testing/person.ts';
import { type Answer, refuses, writes } from '../testing/providerAnswers.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let at: AtModule;
beforeEach(async () => {
  at = await atModule(server);
});

const text = '## Forces\n\nUne force.';
const proposals = {
  answers: {
    businessIdea: 'Une boulangerie de nuit',
    targetMarket: 'Les infirmières de nuit',
    problemSolved: null,
    businessModel: 'directSales',
    location: 'Rimouski',
    experience: null,
    budget: 'Entre rien et tout',
  },
};

/** One answer to the call for structured proposals, another to the call for the text. */
function answersBoth(structure: Answer, write: Answer): Answer {
  let call = 0;
  return (reply) => {
    call += 1;
    return call === 1 ? structure(reply) : write(reply);
  };
}

const save = (module: string, data: object, base: string | null = null) =>
  at.person.call('PUT', `${at.projectPath}/modules/${module}`, { data, baseLastUpdated: base });
const autoFill = (module = 'idea', body: object = { language: 'fr' }, key?: string) =>
  at.person.call(
    'POST',
    `${at.projectPath}/modules/${module}/autofill`,
    body,
    key ? { 'idempotency-key': key } : {},
  );
const entries = async () =>
  replyOf(contract.getProject, await at.person.call('GET', at.projectPath)).modules_data;

describe('an auto-fill', () => {
  it('fills what is blank, writes from it, marks what it proposed and counts once', async () => {
    await save('brainstorm', { hasIdea: true });
    server.provider.answers(answersBoth(writes(JSON.stringify(proposals)), writes(text)));
    const before = server.provider.requests.length;
    const given = { businessIdea: 'Mes mots à moi', location: ' ' };
    const reply = await autoFill('idea', { answers: given, comments: 'note', language: 'fr' });
    expect(replyOf(contract.autoFillModule, reply).aiUsage).toEqual({ used: 1, limit: 3 });
    const [fill, write] = server.provider.requests.slice(before);
    expect(fill?.body.response_format).toMatchObject({
      type: 'json_schema',
      json_schema: { name: 'answers', strict: true },
    });
    expect(fill?.body.messages[1]?.content).not.toContain('- businessIdea');
    expect(write?.body.response_format).toBeUndefined();
    expect(write?.body.messages[0]?.content).toContain('Les infirmières de nuit');
    expect((await entries()).idea).toMatchObject({
      answers: {
        businessIdea: 'Mes mots à moi',
        targetMarket: 'Les infirmières de nuit',
        businessModel: 'directSales',
        location: 'Rimouski',
      },
      proposedAnswers: ['targetMarket', 'businessModel', 'location'],
      comments: 'note',
      aiResponse: text,
    });
    expect(await at.ledger()).toEqual([{ status: 'succeeded', failure: null }]);
  });

  it('asks for what stands before it, and leaves alone what is filled', async () => {
    expect((await autoFill()).body).toMatchObject({ code: 'autofill_needs_brainstorm' });
    await save('brainstorm', { hasIdea: true });
    expect(await autoFill('analysis')).toMatchObject({
      status: 422,
      body: { code: 'autofill_needs_idea' },
    });
    await save('idea', { answers: { businessIdea: 'Du pain' }, aiResponse: text });
    expect(await autoFill()).toMatchObject({ status: 409, body: { code: 'autofill_not_needed' } });
    expect((await autoFill('personas')).status).toBe(404);
    expect((await autoFill('nowhere')).status).toBe(404);
    expect(await at.quota()).toEqual([]);
  });

  it('is refused at the limit, before anything is called', async () => {
    server.provider.answers(writes(text));
    for (let round = 0; round < 3; round += 1) await at.generate();
    const project = await at.person.createProject('Autre');
    at = { ...at, projectPath: `/api/projects/${project.id}` };
    await save('brainstorm', { hasIdea: true });
    const before = server.provider.requests.length;
    expect(await autoFill()).toMatchObject({ status: 402, body: { code: 'quota_spent' } });
    expect(server.provider.requests.length).toBe(before);
  });

  it.each([
    ['the proposals cannot be read', writes('Aucune idée.'), writes(text), 'ai_unreadable_reply'],
    ['the proposals are refused', refuses(500), refuses(500), 'ai_unavailable'],
    ['the text fails', writes(JSON.stringify(proposals)), refuses(401), 'ai_unavailable'],
  ] as const)('stores and counts nothing where %s', async (_why, structure, write, code) => {
    await save('brainstorm', { hasIdea: true });
    server.provider.answers(answersBoth(structure, write));
    expect(await autoFill()).toMatchObject({ status: 502, body: { code } });
    expect((await entries()).idea).toBeUndefined();
    expect(await at.used()).toBe(0);
    expect(await at.quota()).toEqual([{ used: 0, holds: {} }]);
  });

  it('gives the same result to the same key, once', async () => {
    await save('brainstorm', { hasIdea: true });
    server.provider.answers(answersBoth(writes(JSON.stringify(proposals)), writes(text)));
    const first = await autoFill('idea', { language: 'fr' }, 'k1');
    expect((await autoFill('idea', { language: 'fr' }, 'k1')).body).toEqual(first.body);
    expect(await at.used()).toBe(1);
    const other = await at.person.call(
      'POST',
      `${at.path}/generate`,
      { language: 'fr' },
      { 'idempotency-key': 'k1' },
    );
    expect(other.body).toMatchObject({ code: 'idempotency_key_reused' });
  });
});
