import { contract } from '@elan/domain/contract/contract';
import { type AtModule, asked, atModule } from '@elan/testing/atModule';
import { replyOf } from '@elan/testing/person';
import { stalls, writes } from '@elan/testing/providerAnswers';
import { startTestServer, type TestServer } from '@elan/testing/server';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createActiveRuns } from '../generation/activeRuns.ts';
import { systemClock } from '../lib/clock.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ FOUNDER_EMAILS: 'Fondatrice@exemple.quebec' });
});
afterAll(() => server.close());

let at: AtModule;
beforeEach(async () => {
  at = await atModule(server);
});

describe('the call to the provider', () => {
  it('is that of docs/product.md#ai-requests: one system and one user message, temperature 0.7, 3000 tokens', async () => {
    server.provider.answers(writes('Texte.'));
    await at.generate();
    const call = server.provider.requests.at(-1);
    expect(call).toMatchObject({
      method: 'POST',
      path: '/v1/chat/completions',
      authorization: 'Bearer key-of-the-test',
      body: { model: 'gpt-4o', temperature: 0.7, max_tokens: 3000 },
    });
    expect(call?.body.messages.map((message) => message.role)).toEqual(['system', 'user']);
    expect(call?.body.messages[0]?.content).toContain('boulangerie');
  });
});

describe('a stream', () => {
  it('sends tokens as they arrive, then done, wherever characters are split', async () => {
    const text = '## Forces\n\nÀ l’aube 🥐, « du pain ».';
    server.provider.answers(writes(text));
    const events = await at.stream();
    const tokens = events.filter((event) => event.name === 'token');
    expect(tokens.map((event) => event.data.text).join('')).toBe(text);
    expect(tokens.length).toBeGreaterThan(1);
    expect(events.at(-1)).toMatchObject({
      name: 'done',
      data: { result: { aiResponse: text }, aiUsage: { used: 1, limit: 3 } },
    });
  });
});

describe('the quota', () => {
  it('admits exactly what is left of many at once', async () => {
    server.provider.answers(writes('Un.'));
    await at.generate();
    await at.generate();
    const before = server.provider.requests.length;
    const answers = await Promise.all(Array.from({ length: 40 }, () => at.generate()));
    const admitted = answers.filter((answered) => answered.status === 200);
    expect(admitted).toHaveLength(1);
    expect(server.provider.requests.length - before).toBe(1);
    const refused = answers.filter((answered) => answered.status === 402);
    expect(refused).toHaveLength(39);
    expect(refused[0]?.body).toMatchObject({ code: 'quota_spent' });
    expect(await at.used()).toBe(3);
  });

  it('never counts a founder with a confirmed email', async () => {
    at = await atModule(server, 'fondatrice@exemple.quebec');
    server.provider.answers(writes('Un.'));
    for (let round = 0; round < 4; round += 1) expect((await at.generate()).status).toBe(200);
    const me = await at.me();
    expect(me).toMatchObject({ isFounder: true, aiUsage: { used: 0, limit: 999_999 } });
    const { rows } = await server.database.db.execute(
      sql`select ai_usage_count::int as count, ai_usage_limit::int as limit from user_preferences where user_id = ${at.person.id}`,
    );
    expect(rows).toEqual([{ count: 0, limit: 999_999 }]);
  });
});

describe('refusals', () => {
  it('come in a fixed order, without calling the provider', async () => {
    const before = server.provider.requests.length;
    const incomplete = { answers: { businessIdea: 'x' }, language: 'fr' };
    expect(await at.generate(undefined, incomplete)).toMatchObject({
      status: 422,
      body: { code: 'answers_missing' },
    });
    expect(
      await at.generate(undefined, { answers: { inconnu: 'x' }, language: 'fr' }),
    ).toMatchObject({
      status: 400,
    });
    expect((await at.generate(undefined, { language: 'fr' })).status).toBe(422);
    await server.database.db.execute(
      sql`update users set suspended_at = now() where id = ${at.person.id}`,
    );
    expect(await at.generate()).toMatchObject({ status: 403, body: { code: 'suspended' } });
    expect(server.provider.requests.length).toBe(before);
  });
});

describe('a module that changed during a generation', () => {
  it('is not overwritten: the text becomes a version and is offered', async () => {
    let finish: () => void = () => {};
    server.provider.answers(({ piece, end }) => {
      piece('Arrivé trop tard.');
      finish = () => end('stop');
    });
    const called = server.provider.nextCall();
    const running = at.generate();
    await called;
    const saved = await at.person.call('PUT', at.path, {
      data: { comments: 'entre-temps' },
      baseLastUpdated: null,
    });
    finish();
    const done = replyOf(contract.generateModule, await running);
    expect(done.result).toMatchObject({ aiResponse: 'Arrivé trop tard.', superseded: true });
    expect(done.lastUpdated).toBe(replyOf(contract.saveModule, saved).lastUpdated);
    expect(await at.entry()).toMatchObject({ comments: 'entre-temps' });
    expect((await at.entry())?.aiResponse).toBeUndefined();
    expect(await at.versions()).toEqual([{ cause: 'offered', text: 'Arrivé trop tard.' }]);
    expect(await at.used()).toBe(1);
  });

  it('refuses answers that were edited from an older one, before anything is reserved', async () => {
    const saved = await at.person.call('PUT', at.path, {
      data: { comments: 'entre-temps' },
      baseLastUpdated: null,
    });
    const stale = await at.generate(undefined, { ...asked, baseLastUpdated: null });
    expect(stale).toMatchObject({ status: 409, body: { code: 'save_conflict' } });
    expect((await at.quota())[0]?.holds ?? {}).toEqual({});
    server.provider.answers(writes('À jour.'));
    const { lastUpdated } = replyOf(contract.saveModule, saved);
    const fresh = await at.generate(undefined, { ...asked, baseLastUpdated: lastUpdated });
    expect(fresh.status).toBe(200);
  });

  it('keeps the previous text as a version when it is replaced', async () => {
    server.provider.answers(writes('Le premier.'));
    await at.generate();
    server.provider.answers(writes('Le second.'));
    await at.generate();
    expect(await at.versions()).toEqual([{ cause: 'generated', text: 'Le premier.' }]);
  });
});

describe('looking up a generation', () => {
  it('begins none if its request never arrived', async () => {
    const before = server.provider.requests.length;
    expect(await at.find('perdue')).toMatchObject({
      status: 404,
      body: { code: 'generation_not_begun' },
    });
    expect(server.provider.requests.length).toBe(before);
    expect(await at.ledger()).toEqual([]);
    expect(await at.quota()).toEqual([]);
  });

  it('finds the running one, then its result, and counts once', async () => {
    let finish: () => void = () => {};
    server.provider.answers(({ piece, end }) => {
      piece('Le texte.');
      finish = () => end('stop');
    });
    const called = server.provider.nextCall();
    const running = at.generate('partie');
    await called;
    const found = at.find('partie');
    finish();
    const { body } = await running;
    expect((await found).body).toEqual(body);
    expect((await at.find('partie')).body).toEqual(body);
    expect(await at.used()).toBe(1);
  });

  it('streams it from its beginning', async () => {
    server.provider.answers(writes('Le texte.'));
    await at.generate('partie');
    const reply = await fetch(`${server.url}${at.path}/generations/partie`, {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${at.person.token}` },
    });
    expect(reply.headers.get('content-type')).toContain('text/event-stream');
    const stream = await reply.text();
    expect(stream).toMatch(/^event: token\ndata: {"text":"Le texte."}\n\nevent: done\n/);
  });

  it('reports in the stream that there is none', async () => {
    const reply = await fetch(`${server.url}${at.path}/generations/perdue`, {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${at.person.token}` },
    });
    expect(reply.status).toBe(200);
    expect(await reply.text()).toMatch(/^event: error\ndata: {.*"code":"generation_not_begun"/);
  });

  it('finds it in its own module only', async () => {
    server.provider.answers(writes('Le texte.'));
    await at.generate('partie');
    expect((await at.find('partie', 'analysis')).body).toMatchObject({
      code: 'generation_not_begun',
    });
  });
});

describe('a project deleted during a generation', () => {
  it('counts the text so far, as a stop does, and keeps it in case the project is restored', async () => {
    server.provider.answers(stalls('Déjà lu.'));
    const events = await at.stream(undefined, () => {
      void at.person.call('DELETE', at.projectPath);
    });
    expect(events.at(-1)?.name).toBe('done');
    expect((await at.quota())[0]?.holds ?? {}).toEqual({});
    expect(await at.used()).toBe(1);
    expect((await at.person.call('GET', at.projectPath)).status).toBe(404);
    const inBin = at.projectPath.replace('/projects/', '/deleted-projects/');
    expect((await at.person.call('POST', `${inBin}/restore`)).status).toBe(200);
    expect(await at.entry()).toMatchObject({
      aiResponse: 'Déjà lu.',
      aiResponseEnding: 'stopped',
    });
  });

  it('permanently still counts, and stores nothing', async () => {
    server.provider.answers(stalls('Déjà lu.'));
    const inBin = at.projectPath.replace('/projects/', '/deleted-projects/');
    const events = await at.stream(undefined, async () => {
      // Both at once: the text has nowhere to go by the time it is settled.
      await server.database.db.execute(
        sql`update project_rows set deleted_at = now() where user_id = ${at.person.id}`,
      );
      await at.person.call('DELETE', inBin);
    });
    expect(events.at(-1)).toMatchObject({ name: 'error', data: { code: 'not_found' } });
    expect(await at.used()).toBe(1);
    expect((await at.person.call('POST', `${inBin}/restore`)).status).toBe(404);
  });

  it('costs nothing before the first token', async () => {
    server.provider.answers(stalls());
    const called = server.provider.nextCall();
    const running = at.generate();
    await called;
    await at.person.call('DELETE', at.projectPath);
    expect(await running).toMatchObject({ status: 409, body: { code: 'generation_stopped' } });
    expect((await at.quota())[0]?.holds ?? {}).toEqual({});
    expect(await at.used()).toBe(0);
  });
});

describe('a process that died', () => {
  it('leaves nothing behind: its unit is released and its key reports the interruption', async () => {
    server.provider.answers(stalls());
    const called = server.provider.nextCall();
    const running = at.generate('morte');
    await called;
    // As if the process had stopped renewing, and another one looked.
    await server.database.db.execute(
      sql`update generations set lease_until = now() - interval '1 second' where user_id = ${at.person.id}`,
    );
    const { releaseStaleGenerations } = await import('../jobs/releaseStaleGenerations.ts');
    await releaseStaleGenerations({
      db: server.database.db,
      runs: createActiveRuns(),
      clock: systemClock,
    });
    expect((await at.quota())[0]?.holds ?? {}).toEqual({});
    await at.stop('morte');
    await running;
    server.provider.answers(writes('Après.'));
    expect((await at.generate('morte')).body).toMatchObject({ code: 'generation_interrupted' });
    expect((await at.generate()).status).toBe(200);
    expect(await at.used()).toBe(1);
  });
});
