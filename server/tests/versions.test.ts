import { contract } from '@elan/domain/contract/contract';
import { maxVersions } from '@elan/domain/project/versions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { movableClock } from '../testing/clock.ts';
import { ideaAnswers, type Person, replyOf, signedUpPerson } from '../testing/person.ts';
import { writes } from '../testing/providerAnswers.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
const clock = movableClock();
beforeAll(async () => {
  server = await startTestServer({ FREE_AI_LIMIT: '50' }, { clock });
});
afterAll(() => server.close());

let person: Person;
let path: string;
beforeEach(async () => {
  person = await signedUpPerson(server);
  const { id } = await person.createProject();
  path = `/api/projects/${id}/modules/idea`;
});

async function save(data: object, baseLastUpdated: string | null): Promise<string> {
  const answered = await person.call('PUT', path, { data, baseLastUpdated });
  expect(answered.status).toBe(200);
  return replyOf(contract.saveModule, answered).lastUpdated;
}

const afterMinutes = (minutes: number) =>
  clock.moveTo(new Date(clock.now().getTime() + minutes * 60_000));

async function generate(text: string): Promise<string> {
  server.provider.answers(writes(text));
  const body = { answers: ideaAnswers, language: 'fr' };
  const answered = await person.call('POST', `${path}/generate`, body);
  return replyOf(contract.generateModule, answered).lastUpdated ?? '';
}

async function listed() {
  const { versions } = replyOf(contract.listVersions, await person.call('GET', `${path}/versions`));
  return Promise.all(
    versions.map(async ({ id, cause, created_at }) => {
      const whole = await person.call('GET', `${path}/versions/${id}`);
      return { id, cause, created_at, data: replyOf(contract.getVersion, whole).data };
    }),
  );
}

describe('the previous content of a module', () => {
  it('is kept when replaced, with its time and origin', async () => {
    const first = await save({ answers: ideaAnswers, comments: 'Avant' }, null);
    const second = await save({ comments: 'Après' }, first);
    expect(await listed()).toMatchObject([
      { cause: 'saved', created_at: first, data: { comments: 'Avant', answers: ideaAnswers } },
    ]);
    await save({ comments: 'Après' }, second);
    expect(await listed()).toHaveLength(1);

    const written = await generate('Le premier.');
    await generate('Le second.');
    expect((await listed()).map(({ cause, data }) => [cause, data.aiResponse])).toEqual([
      ['generated', 'Le premier.'],
      ['saved', undefined],
    ]);
    expect((await listed())[0]?.created_at).toBe(written);
  });

  it('is restored without losing the current content', async () => {
    await generate('Le premier.');
    const second = await generate('Le second.');
    const [version] = await listed();
    const restore = (base: string | null) =>
      person.call('POST', `${path}/versions/${version?.id}/restore`, { baseLastUpdated: base });
    expect(await restore(null)).toMatchObject({ status: 409, body: { code: 'save_conflict' } });
    const { entry } = replyOf(contract.restoreVersion, await restore(second));
    expect(entry).toMatchObject({ aiResponse: 'Le premier.', answers: ideaAnswers });
    const { body } = await person.call('GET', path.replace('/modules/idea', ''));
    expect(body.modules_data).toEqual({ idea: entry });
    expect((await listed()).map(({ cause, data }) => [cause, data.aiResponse])).toEqual([
      ['generated', 'Le second.'],
      ['generated', 'Le premier.'],
    ]);
    // What is restored says so once it is replaced itself.
    await generate('Le troisième.');
    expect((await listed())[0]?.cause).toBe('restored');
  });

  it(`is kept ${maxVersions} times, the newest ones`, async () => {
    let base: string | null = null;
    for (let round = 0; round < maxVersions + 3; round += 1) {
      base = await save({ comments: `Essai ${round}` }, base);
      afterMinutes(10);
    }
    const kept = (await listed()).map(({ data }) => data.comments);
    expect(kept).toEqual(
      Array.from({ length: maxVersions }, (_, index) => `Essai ${maxVersions + 1 - index}`),
    );
  });

  it('is one for what a session types within ten minutes', async () => {
    let base = await save({ comments: 'Une' }, null);
    for (const comments of ['Une boul', 'Une boulange', 'Une boulangerie']) {
      base = await save({ comments }, base);
      afterMinutes(3);
    }
    afterMinutes(3);
    base = await save({ comments: 'Une boulangerie de nuit' }, base);
    await save({ comments: 'Une boulangerie de nuit, à Rimouski' }, base);
    const kept = (await listed()).map(({ data }) => data.comments);
    expect(kept).toEqual(['Une boulangerie', 'Une']);
  });

  it('is its own where another device, a generation or a restored version comes between', async () => {
    const comments = async () => (await listed()).map(({ data }) => data.comments);
    const first = await save({ answers: ideaAnswers, comments: 'Un' }, null);
    let base = await save({ comments: 'Deux' }, first);
    const laptop = await signedUpPerson(server, person.email);
    const put = { data: { comments: 'Trois' }, baseLastUpdated: base };
    base = replyOf(contract.saveModule, await laptop.call('PUT', path, put)).lastUpdated;
    base = await save({ comments: 'Quatre' }, base);
    expect(await comments()).toEqual(['Trois', 'Deux', 'Un']);
    base = await save({ comments: 'Cinq' }, base);
    expect(await comments()).toEqual(['Trois', 'Deux', 'Un']);
    base = await generate('Le premier.');
    await save({ comments: 'Six' }, base);
    expect((await listed())[0]).toMatchObject({ cause: 'generated', data: { comments: 'Cinq' } });
  });

  it('is not found under another module or id', async () => {
    await generate('Le premier.');
    await generate('Le second.');
    const [version] = await listed();
    const other = path.replace('/idea', '/analysis');
    for (const missing of [
      `${other}/versions/${version?.id}`,
      `${path}/versions/00000000-0000-4000-8000-000000000000`,
      `${path}/versions/x`,
      `${path.replace('/idea', '/autre')}/versions`,
    ]) {
      expect((await person.call('GET', missing)).status, missing).toBe(404);
    }
  });
});
