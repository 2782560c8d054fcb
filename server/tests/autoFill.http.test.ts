import { contract } from '@elan/domain/contract/contract';
import { duringTests } from '@elan/testing/duringTests';
import { replyOf } from '@elan/testing/people/person';
import { type Answer, refuses, stalls, writes } from '@elan/testing/provider/providerAnswers';
import { startTestServer } from '@elan/testing/servers/server';
import { type AtModule, atModule } from '@elan/testing/stages/atModule';
import { beforeEach, describe, expect, it } from 'vitest';

const server = duringTests(() => startTestServer({ FOUNDER_EMAILS: 'fondatrice@exemple.quebec' }));

let at: AtModule;
beforeEach(async () => {
  at = await atModule(server);
});

const text = '## Forces\n\nUne force.';
/** A reply that proposes no answer to any question. */
const nothing = { answers: Object.fromEntries(['team', 'resources'].map((id) => [id, null])) };
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

/** Answers the call for structured proposals in one way and the call for the text in another. */
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
  it('fills blank answers, generates from them, marks its proposals and counts one unit', async () => {
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

  it('marks a default as a default, and never quotes it in a prompt as the person’s words', async () => {
    at = await atModule(server, 'fondatrice@exemple.quebec');
    await save('brainstorm', { hasIdea: true });
    await save('idea', { answers: { businessIdea: 'Du pain', targetMarket: 'Le voisinage' } });
    const team = { answers: { team: 'Ma sœur et moi', resources: null } };
    server.provider.answers(answersBoth(writes(JSON.stringify(team)), writes(text)));
    const reply = await autoFill('business-plan');
    const marks = {
      proposedAnswers: ['team'],
      defaultedAnswers: ['timeline', 'legalStructure'],
    };
    expect(replyOf(contract.autoFillModule, reply).result).toMatchObject(marks);
    const stored = (await entries())['business-plan'];
    expect(stored).toMatchObject({ ...marks, answers: { timeline: 'within6Months' } });
    const prompt = server.provider.requests.at(-1)?.body.messages[0]?.content ?? '';
    expect(prompt.match(/"byDefault":true/g)).toHaveLength(2);

    const own = { ...stored?.answers, timeline: 'within3Months' };
    server.provider.answers(writes(text));
    await at.person.call('POST', `${at.projectPath}/modules/business-plan/generate`, {
      answers: { ...own, resources: 'x', milestones: 'x', vision: 'x', location: 'x' },
      language: 'fr',
    });
    const after = (await entries())['business-plan'];
    expect(after?.defaultedAnswers).toEqual(['legalStructure']);
    const next = server.provider.requests.at(-1)?.body.messages[0]?.content ?? '';
    expect(next.match(/"byDefault":true/g)).toHaveLength(1);
    await save(
      'business-plan',
      { answers: { ...own, legalStructure: 'other' } },
      after?.lastUpdated ?? null,
    );
    expect((await entries())['business-plan']?.defaultedAnswers).toEqual([]);
  });

  it('stops before writing if it can fill no required answer; a default is not an answer', async () => {
    at = await atModule(server, 'fondatrice@exemple.quebec');
    await save('brainstorm', { hasIdea: true });
    await save('idea', { answers: { businessIdea: 'Du pain', targetMarket: 'Le voisinage' } });
    server.provider.answers(answersBoth(writes(JSON.stringify(nothing)), writes(text)));
    const before = server.provider.requests.length;
    expect(await autoFill('business-plan')).toMatchObject({
      status: 422,
      body: { code: 'autofill_found_nothing' },
    });
    expect(server.provider.requests.length - before).toBe(1);
    expect((await entries())['business-plan']).toBeUndefined();
  });

  it('counts nothing if it can fill no required answer', async () => {
    await save('brainstorm', { hasIdea: true });
    const optional = { answers: { ...proposals.answers, budget: 'under-5000' } };
    const empty = Object.fromEntries(Object.keys(optional.answers).map((id) => [id, null]));
    const found = { answers: { ...empty, experience: 'Douze ans de fournil' } };
    server.provider.answers(writes(JSON.stringify(found)));
    expect((await autoFill()).body).toMatchObject({ code: 'autofill_found_nothing' });
    expect((await entries()).idea).toBeUndefined();
    expect(await at.quota()).toEqual([{ used: 0, holds: {} }]);
    expect(await at.ledger()).toEqual([{ status: 'failed', failure: 'autofill_found_nothing' }]);
  });

  it('reports a stop during the search for answers, even if it had found some', async () => {
    await save('brainstorm', { hasIdea: true });
    const empty = Object.fromEntries(Object.keys(proposals.answers).map((id) => [id, null]));
    const found = JSON.stringify({ answers: empty });
    const before = server.provider.requests.length;
    const isThere = new Promise<void>((resolve) => {
      server.provider.answers((reply) => {
        stalls(found)(reply);
        resolve();
      });
    });
    const filling = autoFill('idea', { language: 'fr' }, 'arret-du-remplissage');
    await isThere;
    expect((await at.stop('arret-du-remplissage')).status).toBe(202);
    expect((await filling).body).toMatchObject({ code: 'generation_stopped' });
    expect(server.provider.requests.length - before).toBe(1);
    expect(await at.quota()).toEqual([{ used: 0, holds: {} }]);
    expect(await at.ledger()).toEqual([{ status: 'failed', failure: 'generation_stopped' }]);
  });

  it('requires the earlier modules, and leaves filled answers alone', async () => {
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

  it('is refused at the limit, before any call to the provider', async () => {
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
    ['the text fails', writes(JSON.stringify(proposals)), refuses(401), 'ai_misconfigured'],
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
