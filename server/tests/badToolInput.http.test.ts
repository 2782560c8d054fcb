import { type Person, signedUpPerson } from '@elan/testing/people/person';
import { someEntry, someIdeas, somePersonas, someScore } from '@elan/testing/provider/structures';
import { startTestServer, type TestServer } from '@elan/testing/servers/server';
import { type AtTool, atTool } from '@elan/testing/stages/atModule';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const founderEmail = 'fondatrice@exemple.quebec';
const lapsedEmail = 'ancienne@exemple.quebec';
const suspendedEmail = 'suspendue@exemple.quebec';

let server: TestServer;
let founder: Person;
beforeAll(async () => {
  const founders = [founderEmail, lapsedEmail, suspendedEmail].join();
  server = await startTestServer({ FOUNDER_EMAILS: founders });
  founder = await signedUpPerson(server, founderEmail);
});
afterAll(() => server.close());

const [idea] = someIdeas(1);
const [persona] = somePersonas(1);
const score = someScore();
const entry = someEntry;
const { title: _noTitle, ...untitled } = entry;
const selectedIdea = { title: 'Du pain', sector: 'Alimentation', description: 'La nuit.' };

const wrong: Record<string, [name: string, data: object][]> = {
  journal: [
    ['a blank title', { entries: [{ ...entry, title: ' \n' }] }],
    ['no title', { entries: [untitled] }],
    ['blank content', { entries: [{ ...entry, content: '\u00a0' }] }],
    ['an unknown mood', { entries: [{ ...entry, mood: 'challenging' }] }],
    ['a date that is none', { entries: [{ ...entry, date: 'hier' }] }],
    ['tags that are numbers', { entries: [{ ...entry, tags: [1] }] }],
    ['an unknown field', { entries: [{ ...entry, html: '<b>' }] }],
    ['NUL', { entries: [{ ...entry, content: 'a\u0000' }] }],
    ['a title that is too long', { entries: [{ ...entry, title: 'x'.repeat(201) }] }],
    ['a good entry and a bad one', { entries: [entry, { ...entry, id: '2', mood: '' }] }],
    ['an id that two entries have', { entries: [entry, { ...entry, title: 'Un autre' }] }],
    ['entries in an object', { entries: { 0: entry } }],
    ['entries that are null', { entries: null }],
    ['personas', { personas: [persona] }],
    ['a write-up', { aiResponse: 'x' }],
    ['answers', { answers: { inconnu: 'x' } }],
    ['an analysis that is no text', { aiAnalysis: ['x'] }],
    ['an unknown ending', { aiAnalysis: 'x', aiAnalysisEnding: 'perfect' }],
  ],
  personas: [
    ['an unknown field', { personas: [{ ...persona, photo: 'https://espion.example/a.png' }] }],
    ['a missing list', { personas: [{ ...persona, besoins: undefined }] }],
    ['a text for a list', { personas: [{ ...persona, besoins: 'du pain' }] }],
    ['an age of 140', { personas: [{ ...persona, age: 140 }] }],
    ['a name that is a number', { personas: [{ ...persona, nom: 7 }] }],
    ['40 of them', { personas: somePersonas(40) }],
    ['a list of 10,000', { personas: [{ ...persona, besoins: Array(10_000).fill('x') }] }],
    ['texts', { personas: ['Mélanie'] }],
    ['a write-up', { aiResponse: 'x' }],
    ['a score', { score }],
    ['entries', { entries: [entry] }],
  ],
  maturity: [
    ['a score of 140', { score: someScore(140) }],
    ['a score of -1', { score: someScore(-1) }],
    ['a score of 61.5', { score: someScore(61.5) }],
    ['a score in a text', { score: someScore('61') }],
    [
      'a category of 140',
      { score: someScore(61, { market: { ...score.categories, score: 140 } }) },
    ],
    ['a missing category', { score: someScore(61, { market: undefined }) }],
    ['a seventh category', { score: someScore(61, { luck: { score: 1 } }) }],
    ['an unknown field', { score: { ...score, grade: 'A' } }],
    ['a null score', { score: null }],
    ['a write-up', { aiResponse: 'x' }],
    ['an idea', { selectedIdea }],
  ],
  brainstorm: [
    ['a selected idea with unknown fields', { selectedIdea: { ...selectedIdea, html: 'x' } }],
    ['a selected idea of the list as it is', { selectedIdea: idea }],
    ['a selected idea without a title', { selectedIdea: { ...selectedIdea, title: undefined } }],
    ['a null selected idea', { selectedIdea: null }],
    ['an unknown interest', { generatedIdeas: [{ ...idea, interestLevel: 'Immense' }] }],
    ['60 ideas', { generatedIdeas: someIdeas(60) }],
    ['hasIdea in a text', { hasIdea: 'true' }],
    ['a write-up', { aiResponse: 'x' }],
    ['personas', { personas: [persona] }],
  ],
  idea: [
    ['ideas', { generatedIdeas: [idea] }],
    ['an analysis', { aiAnalysis: 'x' }],
    ['a score', { score }],
    ['a write-up longer than any', { aiResponse: 'x'.repeat(60_001) }],
  ],
};

describe.each(Object.keys(wrong))('a save of %s', (module) => {
  it.each(wrong[module] ?? [])('with %s is refused, and stores nothing', async (_name, data) => {
    const at = await atTool(server, founder, module);
    expect(await at.save(data)).toMatchObject({ status: 400, body: { code: 'malformed' } });
    expect(await at.entry()).toBeUndefined();
    expect(await at.summary()).toMatchObject({ progress: 0, completed_modules: [] });
  });
});

it('accepts exactly the maximum number of journal entries', async () => {
  const at = await atTool(server, founder, 'journal');
  const many = (count: number, content: string) =>
    Array.from({ length: count }, (_, id) => ({
      ...entry,
      id: String(id),
      content,
    }));
  // Years of entries: larger than the limit for any other body.
  expect((await at.save({ entries: many(2_000, 'é'.repeat(400)) })).status).toBe(200);
  for (const count of [2_001, 3_000]) {
    expect(await at.save({ entries: many(count, 'x') })).toMatchObject({
      status: 400,
      body: { code: 'malformed' },
    });
  }
  expect((await at.entry())?.entries).toHaveLength(2_000);
});

it('refuses a save that is too large, except of a journal that was stored so', async () => {
  const at = await atTool(server, founder, 'journal');
  const entries = Array.from({ length: 400 }, (_, id) => ({
    ...entry,
    id: String(id),
    content: 'x'.repeat(8_000),
  }));
  const tooLarge = { status: 413, body: { code: 'body_too_large' } };
  expect(await at.save({ entries })).toMatchObject(tooLarge);
  expect((await at.save({ entries: entries.slice(0, 1) })).status).toBe(200);
  await server.database.db.execute(sql`
    update project_modules set data = jsonb_build_object('entries', ${JSON.stringify(entries)}::jsonb)
    where project_id = ${at.path.split('/')[3]} and module = 'journal'`);
  // It can still be read and changed.
  expect((await at.entry())?.entries).toHaveLength(400);
  const more = { ...entry, id: 'plus' };
  expect((await at.save({ entries: [more, ...entries] })).status).toBe(200);
  expect((await at.save({ entries: entries.slice(300) })).status).toBe(200);
  expect(await at.save({ entries })).toMatchObject(tooLarge);
});

it('refuses it too without a Content-Length', async () => {
  const at = await atTool(server, founder, 'journal');
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(Buffer.alloc(65_536, ' '));
    },
  });
  const sent = fetch(`${server.url}${at.path}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${founder.token}`, 'content-type': 'application/json' },
    body,
    duplex: 'half',
  });
  const reply = await sent.catch(() => undefined);
  if (reply) expect(reply.status).toBe(413);
  expect(await at.entry()).toBeUndefined();
});

describe('without premium', () => {
  let lapsed: Person;
  let journal: AtTool;
  let empty: AtTool;
  const suspend = (email: string) =>
    server.database.db.execute(sql`update users set suspended_at = now() where email = ${email}`);
  const setConfirmed = (confirmed: boolean) =>
    // An unconfirmed founder's email does not count, so this is how these accounts lose their access.
    server.database.db.execute(
      sql`update users set email_verified = ${confirmed} where email = ${lapsedEmail}`,
    );
  beforeAll(async () => {
    lapsed = await signedUpPerson(server, lapsedEmail);
  });
  beforeEach(async () => {
    await setConfirmed(true);
    journal = await atTool(server, lapsed, 'journal');
    await journal.save({ entries: [entry] });
    empty = await atTool(server, lapsed, 'journal');
    await setConfirmed(false);
  });

  const second = { ...entry, id: '2', title: 'Deuxième jour' };

  it('entries can still be written in a journal that has some', async () => {
    expect((await journal.save({ entries: [second, entry] })).status).toBe(200);
    expect((await journal.entry())?.entries).toHaveLength(2);
  });

  it('a journal that is empty stays closed', async () => {
    const refused = await empty.save({ entries: [entry] });
    expect(refused).toMatchObject({ status: 402, body: { code: 'premium_required' } });
    expect(await empty.entry()).toBeUndefined();
  });

  it.each([
    ['an analysis', { entries: [second, entry], aiAnalysis: 'Tout va bien.' }],
    ['an analysis alone', { aiAnalysis: 'Tout va bien.' }],
    ['how an analysis ended', { entries: [entry], aiAnalysis: 'x', aiAnalysisEnding: 'cut' }],
    ['comments', { entries: [second, entry], comments: 'note' }],
    ['comments alone', { comments: 'note' }],
  ])('%s is not written, not even with entries', async (_name, data) => {
    const before = await journal.entry();
    const refused = await journal.save(data);
    expect(refused).toMatchObject({ status: 402, body: { code: 'premium_required' } });
    expect(await journal.entry()).toEqual(before);
  });

  it('malformed input is reported before missing payment', async () => {
    expect((await empty.save({ entries: [{ ...entry, mood: 'x' }] })).status).toBe(400);
    expect((await journal.save({ entries: [{ ...entry, title: '' }] })).status).toBe(400);
  });

  it.each([
    ['personas', { personas: [persona] }],
    ['maturity', { score }],
  ])('%s stay closed, also where they hold something', async (module, data) => {
    await setConfirmed(true);
    const at = await atTool(server, lapsed, module);
    expect((await at.save(data)).status).toBe(200);
    await setConfirmed(false);
    expect(await at.save(data)).toMatchObject({ status: 402, body: { code: 'premium_required' } });
  });

  it('an analysis is not generated', async () => {
    const calls = server.provider.requests.length;
    const refused = await journal.generate();
    expect(refused).toMatchObject({ status: 402, body: { code: 'premium_required' } });
    expect(server.provider.requests.length).toBe(calls);
  });

  it('a suspended account cannot write anywhere, with or without premium', async () => {
    const suspended = await signedUpPerson(server, suspendedEmail);
    const at = await atTool(server, suspended, 'journal');
    expect((await at.save({ entries: [entry] })).status).toBe(200);
    await suspend(suspendedEmail);
    const refused = { status: 403, body: { code: 'suspended' } };
    expect(await at.save({ entries: [second, entry] })).toMatchObject(refused);
    expect(await at.generate()).toMatchObject(refused);
    await server.database.db.execute(
      sql`update users set email_verified = false where email = ${suspendedEmail}`,
    );
    expect(await at.save({ entries: [second, entry] })).toMatchObject(refused);
    expect((await at.entry())?.entries).toEqual([entry]);
  });
});
