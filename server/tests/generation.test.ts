import { setTimeout as delay } from 'node:timers/promises';
import { contract } from '@elan/domain/contract/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRuns } from '../generation/runs.ts';
import { systemClock } from '../outside/clock.ts';
import { ideaAnswers, type Person, replyOf, signedUpPerson } from '../testing/person.ts';
import { type Answer, refuses, writes } from '../testing/providerAnswers.ts';
import { readEvents } from '../testing/readEvents.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ FOUNDER_EMAILS: 'Fondatrice@exemple.quebec' });
});
afterAll(() => server.close());

const asked = { answers: ideaAnswers, comments: '', language: 'fr' };
let person: Person;
let path: string;
let projectPath: string;
beforeEach(async () => {
  person = await signedUpPerson(server);
  const project = await person.createProject();
  projectPath = `/api/projects/${project.id}`;
  path = `${projectPath}/modules/idea`;
});

const generate = (headers?: Record<string, string>, body: object = asked) =>
  person.call('POST', `${path}/generate`, body, headers);
const used = async () => replyOf(contract.me, await person.call('GET', '/api/me')).aiUsage.used;
const entry = async () =>
  replyOf(contract.getProject, await person.call('GET', projectPath)).modules_data.idea;
const holds = async () => {
  const { rows } = await server.database.db.execute<{ holds: object }>(
    sql`select holds from ai_usage where user_id = ${person.id}`,
  );
  return rows[0]?.holds ?? {};
};

describe('the call to the provider', () => {
  it('is the spec’s: one system and one user message, temperature 0.7, 3000 tokens', async () => {
    server.provider.answers(writes('Texte.'));
    await generate();
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
  it('sends tokens as they come, then done, whatever the characters are cut at', async () => {
    const text = '## Forces\n\nÀ l’aube 🥐, « du pain ».';
    server.provider.answers(writes(text));
    const events = await readEvents(server, person, `${path}/generate`, asked);
    const tokens = events.filter((event) => event.name === 'token');
    expect(tokens.map((event) => event.data.text).join('')).toBe(text);
    expect(tokens.length).toBeGreaterThan(1);
    expect(events.at(-1)).toMatchObject({
      name: 'done',
      data: { result: { aiResponse: text }, aiUsage: { used: 1, limit: 3 } },
    });
  });

  it('ends with error when the provider fails after the first token', async () => {
    server.provider.answers(({ piece, response }) => {
      piece('Début');
      setTimeout(() => response.destroy(), 50);
    });
    const events = await readEvents(server, person, `${path}/generate`, asked);
    expect(events.at(-1)).toMatchObject({ name: 'error', data: { code: 'ai_unavailable' } });
    expect(await used()).toBe(0);
    expect(await holds()).toEqual({});
  });

  it('goes on to its end when the reader leaves, and is there on the next visit', async () => {
    let finish: () => void = () => {};
    server.provider.answers(({ piece, end }) => {
      piece('Première moitié, ');
      finish = () => {
        piece('seconde moitié.');
        end('stop');
      };
    });
    const leaving = new AbortController();
    const headers = { 'idempotency-key': 'partie' };
    const left = readEvents(
      server,
      person,
      `${path}/generate`,
      asked,
      headers,
      leaving.signal,
      () => leaving.abort(),
    );
    await expect(left).rejects.toThrow();
    await delay(100);
    finish();
    const again = await readEvents(server, person, `${path}/generate`, asked, headers);
    expect(again.at(-1)).toMatchObject({
      name: 'done',
      data: { result: { aiResponse: 'Première moitié, seconde moitié.' } },
    });
    expect((await entry())?.aiResponse).toBe('Première moitié, seconde moitié.');
    expect(await used()).toBe(1);
  });
});

describe('failures cost nothing and keep the earlier text', () => {
  const failures: [string, Answer, string][] = [
    ['an error status', refuses(401), 'ai_unavailable'],
    ['an error that is retried in vain', refuses(500, { 'retry-after-ms': '1' }), 'ai_unavailable'],
    [
      'an end without a reason',
      ({ piece, end }) => {
        piece('Presque');
        end();
      },
      'ai_unavailable',
    ],
    ['an empty reply', writes(''), 'ai_empty_reply'],
    ['a reply of white space', writes(' \n \n'), 'ai_empty_reply'],
    ['a reply without end', writes('x'.repeat(70_000)), 'ai_unavailable'],
  ];
  it.each(failures)('%s', async (_name, answer, code) => {
    server.provider.answers(writes('Le premier texte.'));
    await generate();
    server.provider.answers(answer);
    const failed = await generate();
    expect(failed).toMatchObject({ status: 502, body: { code } });
    expect((await entry())?.aiResponse).toBe('Le premier texte.');
    expect(await used()).toBe(1);
    expect(await holds()).toEqual({});
  });

  it('keeps a text cut by length, and says so', async () => {
    server.provider.answers(writes('Un texte coupé', 'length'));
    expect((await generate()).body).toMatchObject({ result: { aiResponseEnding: 'cut' } });
    expect(await entry()).toMatchObject({
      aiResponse: 'Un texte coupé',
      aiResponseEnding: 'cut',
    });
  });

  it('stores what a provider may send and a database may not', async () => {
    server.provider.answers(writes('Avant\u0000après \ud800 fin'));
    expect((await generate()).body).toMatchObject({
      result: { aiResponse: 'Avantaprès \ufffd fin' },
    });
  });
});

describe('stop', () => {
  const stop = (idempotencyKey: string) => person.call('POST', `${path}/stop`, { idempotencyKey });

  it('before the first token releases the unit', async () => {
    server.provider.answers(() => {});
    const headers = { 'idempotency-key': 'arret-1' };
    const called = server.provider.nextCall();
    const running = generate(headers);
    await called;
    expect((await stop('arret-1')).status).toBe(202);
    expect(await running).toMatchObject({ status: 409, body: { code: 'generation_stopped' } });
    expect(await used()).toBe(0);
    expect(await entry()).toBeUndefined();
  });

  it('after the first token counts it and keeps the text, marked', async () => {
    server.provider.answers(({ piece }) => piece('Jusqu’ici'));
    const headers = { 'idempotency-key': 'arret-2' };
    const events = await readEvents(
      server,
      person,
      `${path}/generate`,
      asked,
      headers,
      undefined,
      () => void stop('arret-2'),
    );
    expect(events.at(-1)).toMatchObject({
      name: 'done',
      data: { result: { aiResponse: 'Jusqu’ici', aiResponseEnding: 'stopped' } },
    });
    expect(await used()).toBe(1);
    expect((await stop('arret-2')).status).toBe(202);
    expect((await stop('inconnu')).status).toBe(404);
  });
});

describe('an idempotency key', () => {
  it('gives the same result again without a second call or charge', async () => {
    server.provider.answers(writes('Une seule fois.'));
    const before = server.provider.requests.length;
    const headers = { 'idempotency-key': 'meme' };
    const answers = await Promise.all([generate(headers), generate(headers), generate(headers)]);
    const later = await generate(headers);
    for (const answered of answers) expect(answered.body).toEqual(later.body);
    expect(server.provider.requests.length - before).toBe(1);
    expect(await used()).toBe(1);
    const streamed = await readEvents(server, person, `${path}/generate`, asked, headers);
    expect(streamed.map((event) => event.name)).toEqual(['token', 'done']);
  });

  it('cannot be used for another request, and repeats a failure too', async () => {
    server.provider.answers(refuses(401));
    const headers = { 'idempotency-key': 'autre' };
    expect((await generate(headers)).status).toBe(502);
    server.provider.answers(writes('Trop tard.'));
    expect((await generate(headers)).body).toMatchObject({ code: 'ai_unavailable' });
    expect(await generate(headers, { ...asked, comments: 'autre chose' })).toMatchObject({
      status: 409,
      body: { code: 'idempotency_key_reused' },
    });
    expect((await generate({ 'idempotency-key': 'a b' })).status).toBe(400);
  });

  it('is a person’s own', async () => {
    server.provider.answers(writes('Le mien.'));
    const headers = { 'idempotency-key': 'partagee' };
    await generate(headers);
    person = await signedUpPerson(server);
    const project = await person.createProject();
    path = `/api/projects/${project.id}/modules/idea`;
    expect((await generate(headers)).status).toBe(200);
  });
});

describe('the quota', () => {
  it('admits exactly what is left of many at once', async () => {
    server.provider.answers(writes('Un.'));
    await generate();
    await generate();
    const before = server.provider.requests.length;
    const answers = await Promise.all(Array.from({ length: 40 }, () => generate()));
    const admitted = answers.filter((answered) => answered.status === 200);
    expect(admitted).toHaveLength(1);
    expect(server.provider.requests.length - before).toBe(1);
    const refused = answers.filter((answered) => answered.status === 402);
    expect(refused).toHaveLength(39);
    expect(refused[0]?.body).toMatchObject({ code: 'quota_spent' });
    expect(await used()).toBe(3);
  });

  it('never counts a founder, and only once the address is confirmed', async () => {
    person = await signedUpPerson(server, 'fondatrice@exemple.quebec');
    const project = await person.createProject();
    path = `/api/projects/${project.id}/modules/idea`;
    server.provider.answers(writes('Un.'));
    for (let round = 0; round < 4; round += 1) expect((await generate()).status).toBe(200);
    const me = replyOf(contract.me, await person.call('GET', '/api/me'));
    expect(me).toMatchObject({ isFounder: true, aiUsage: { used: 0, limit: 999_999 } });
    const { rows } = await server.database.db.execute(
      sql`select ai_usage_count::int as count, ai_usage_limit::int as limit from user_preferences where user_id = ${person.id}`,
    );
    expect(rows).toEqual([{ count: 0, limit: 999_999 }]);
  });
});

describe('refusals', () => {
  it('come in their order, and call nobody', async () => {
    const before = server.provider.requests.length;
    const incomplete = { answers: { businessIdea: 'x' }, language: 'fr' };
    expect(await generate(undefined, incomplete)).toMatchObject({
      status: 422,
      body: { code: 'answers_missing' },
    });
    expect(await generate(undefined, { answers: { inconnu: 'x' }, language: 'fr' })).toMatchObject({
      status: 400,
    });
    expect((await generate(undefined, { language: 'fr' })).status).toBe(422);
    await server.database.db.execute(
      sql`update users set suspended_at = now() where id = ${person.id}`,
    );
    expect(await generate()).toMatchObject({ status: 403, body: { code: 'suspended' } });
    expect(server.provider.requests.length).toBe(before);
  });
});

describe('a module that changed meanwhile', () => {
  it('is not overwritten: the text becomes a version and is offered', async () => {
    let finish: () => void = () => {};
    server.provider.answers(({ piece, end }) => {
      piece('Arrivé trop tard.');
      finish = () => end('stop');
    });
    const called = server.provider.nextCall();
    const running = generate();
    await called;
    const saved = await person.call('PUT', path, {
      data: { comments: 'entre-temps' },
      baseLastUpdated: null,
    });
    finish();
    const done = replyOf(contract.generateModule, await running);
    expect(done.result).toMatchObject({ aiResponse: 'Arrivé trop tard.', superseded: true });
    expect(done.lastUpdated).toBe(replyOf(contract.saveModule, saved).lastUpdated);
    expect(await entry()).toMatchObject({ comments: 'entre-temps' });
    expect((await entry())?.aiResponse).toBeUndefined();
    const { rows } = await server.database.db.execute(
      sql`select cause, data->>'aiResponse' as text from module_versions where user_id = ${person.id}`,
    );
    expect(rows).toEqual([{ cause: 'offered', text: 'Arrivé trop tard.' }]);
    expect(await used()).toBe(1);
  });

  it('refuses answers that were edited from an older one, before anything is reserved', async () => {
    const saved = await person.call('PUT', path, {
      data: { comments: 'entre-temps' },
      baseLastUpdated: null,
    });
    const stale = await generate(undefined, { ...asked, baseLastUpdated: null });
    expect(stale).toMatchObject({ status: 409, body: { code: 'save_conflict' } });
    expect(await holds()).toEqual({});
    server.provider.answers(writes('À jour.'));
    const { lastUpdated } = replyOf(contract.saveModule, saved);
    const fresh = await generate(undefined, { ...asked, baseLastUpdated: lastUpdated });
    expect(fresh.status).toBe(200);
  });

  it('keeps the text that stood there as a version when it is replaced', async () => {
    server.provider.answers(writes('Le premier.'));
    await generate();
    server.provider.answers(writes('Le second.'));
    await generate();
    const { rows } = await server.database.db.execute(
      sql`select cause, data->>'aiResponse' as text from module_versions where user_id = ${person.id}`,
    );
    expect(rows).toEqual([{ cause: 'replaced', text: 'Le premier.' }]);
  });
});

describe('a project deleted while it is written', () => {
  it('counts what the person has read, as a stop does, and stores nothing', async () => {
    server.provider.answers(({ piece }) => piece('Déjà lu.'));
    const events = await readEvents(
      server,
      person,
      `${path}/generate`,
      asked,
      {},
      undefined,
      () => {
        void person.call('DELETE', projectPath);
      },
    );
    expect(events.at(-1)).toMatchObject({ name: 'error', data: { code: 'not_found' } });
    expect(await holds()).toEqual({});
    expect(await used()).toBe(1);
    expect((await person.call('GET', projectPath)).status).toBe(404);
  });

  it('costs nothing before the first token', async () => {
    server.provider.answers(() => {});
    const called = server.provider.nextCall();
    const running = generate();
    await called;
    await person.call('DELETE', projectPath);
    expect(await running).toMatchObject({ status: 409, body: { code: 'generation_stopped' } });
    expect(await holds()).toEqual({});
    expect(await used()).toBe(0);
  });
});

describe('a process that died', () => {
  it('leaves nothing behind: its unit is free and its key tells of the interruption', async () => {
    server.provider.answers(() => {});
    const headers = { 'idempotency-key': 'morte' };
    const called = server.provider.nextCall();
    const running = generate(headers);
    await called;
    // As if the process had stopped renewing, and another one looked.
    await server.database.db.execute(
      sql`update generations set lease_until = now() - interval '1 second' where user_id = ${person.id}`,
    );
    const { endDeadGenerations } = await import('../flows/endDeadGenerations.ts');
    await endDeadGenerations({
      db: server.database.db,
      runs: createRuns(),
      clock: systemClock,
    });
    expect(await holds()).toEqual({});
    await person.call('POST', `${path}/stop`, { idempotencyKey: 'morte' });
    await running;
    server.provider.answers(writes('Après.'));
    expect((await generate(headers)).body).toMatchObject({ code: 'generation_interrupted' });
    expect((await generate()).status).toBe(200);
    expect(await used()).toBe(1);
  });
});
