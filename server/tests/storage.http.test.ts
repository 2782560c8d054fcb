import { contract } from '@elan/domain/contract/contract';
import { megabyte } from '@elan/domain/subscription/storage';
import { type AtModule, atModule } from '@elan/testing/atModule';
import { deleteOwn } from '@elan/testing/fullAccount';
import { ideaAnswers, replyOf } from '@elan/testing/person';
import { writes } from '@elan/testing/providerAnswers';
import { startTestServer, type TestServer } from '@elan/testing/server';
import { fillTo, miscounted, storageOf } from '@elan/testing/storage';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const limit = 50 * megabyte;
const full = { status: 402, body: { code: 'storage_full' } };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  server.provider.answers(writes('Le texte.'));
});
afterAll(() => server.close());

let at: AtModule;
beforeEach(async () => {
  at = await atModule(server);
});
const fill = (bytes: number) => fillTo(server.database.db, at.person, bytes);
/** Saves the module based on its stored version. */
async function save(data: object) {
  const base = (await at.entry())?.lastUpdated ?? null;
  return at.person.call('PUT', at.path, { data, baseLastUpdated: base });
}
const answers = (length: number) => ({
  answers: { ...ideaAnswers, problemSolved: 'é'.repeat(length) },
});
const versions = async () =>
  replyOf(contract.listVersions, await at.person.call('GET', `${at.path}/versions`)).versions;

describe('the storage of an account', () => {
  it('is reported from the first project on: UTF-8 bytes, plus 500 for each row', async () => {
    const { used } = await storageOf(at.person);
    expect(await storageOf(at.person)).toEqual({ used: 500 + 'Pain de nuit'.length, limit });
    await at.person.call('PATCH', at.projectPath, { description: 'Été' });
    expect((await storageOf(at.person)).used - used).toBe(5);
    const counts = await at.person.call('GET', '/api/project-counts');
    expect(replyOf(contract.countProjects, counts).storage).toEqual(await storageOf(at.person));
  });

  it('includes versions and the recycle bin, and is zero once they are gone', async () => {
    await save(answers(100));
    const before = (await storageOf(at.person)).used;
    await save(answers(10));
    expect((await storageOf(at.person)).used).toBeGreaterThan(before);
    const { used } = await storageOf(at.person);
    await at.person.call('DELETE', at.projectPath);
    expect((await storageOf(at.person)).used).toBe(used);
    await at.person.call('DELETE', at.projectPath.replace('projects', 'deleted-projects'));
    expect((await storageOf(at.person)).used).toBe(0);
  });

  it('may be ten times as much with Premium', async () => {
    await server.database.db.execute(sql`
      insert into stripe_subscriptions
        (user_id, subscription_id, status, premium, cancel_at_period_end, created_at, updated_at)
      values (${at.person.id}, ${at.person.id}, 'active', true, false, now(), now())`);
    expect((await storageOf(at.person)).limit).toBe(500 * megabyte);
  });

  it('is deleted with the account', async () => {
    await save(answers(100));
    expect((await deleteOwn(at.person)).status).toBe(200);
    expect(await miscounted(server.database.db, at.person)).toEqual([]);
  });
});

describe('a full account', () => {
  it('accepts what fits to the last byte, and nothing beyond', async () => {
    await save(answers(10));
    await fill(limit - 20);
    const before = await at.entry();
    // With what JSON puts around it, one letter too many; then one less.
    expect(await save({ comments: 'xxxxx' })).toMatchObject(full);
    expect(await at.entry()).toEqual(before);
    expect(await storageOf(at.person)).toEqual({ used: limit - 20, limit });
    expect((await save({ comments: 'xxxx' })).status).toBe(200);
    expect(await storageOf(at.person)).toEqual({ used: limit, limit });
  });

  it('refuses a new project, a longer name and a new module, and says so with a code', async () => {
    await fill(limit);
    expect(await at.person.call('POST', '/api/projects', { name: 'x' })).toMatchObject(full);
    expect(
      await at.person.call('PATCH', at.projectPath, { name: 'Pain de la nuit' }),
    ).toMatchObject(full);
    expect(await save(answers(1))).toMatchObject(full);
    expect((await storageOf(at.person)).used).toBe(limit);
  });

  it('can be read, exported, emptied and shortened', async () => {
    await save(answers(1_000));
    const filler = await fill(limit);
    expect((await at.person.call('GET', at.projectPath)).status).toBe(200);
    expect((await at.person.call('GET', '/api/account/export')).status).toBe(200);
    expect((await at.person.call('PATCH', at.projectPath, { name: 'Pain' })).status).toBe(200);
    expect((await save(answers(10))).status).toBe(200);
    expect((await at.person.call('DELETE', `/api/projects/${filler}`)).status).toBe(200);
    const inBin = `/api/deleted-projects/${filler}`;
    expect((await at.person.call('POST', `${inBin}/restore`)).status).toBe(200);
    await at.person.call('DELETE', `/api/projects/${filler}`);
    expect(await save(answers(1_001))).toMatchObject(full);
    expect((await at.person.call('DELETE', inBin)).status).toBe(200);
    expect((await save(answers(1_001))).status).toBe(200);
  });

  it('keeps the text that a shorter one replaces, by dropping the oldest versions one by one', async () => {
    const lengthsKept = async () =>
      Promise.all(
        (await versions()).map(async ({ id }) => {
          const version = await at.person.call('GET', `${at.path}/versions/${id}`);
          return replyOf(contract.getVersion, version).data.answers?.problemSolved?.length;
        }),
      );
    for (const length of [900, 800, 700]) await save(answers(length));
    await fill(limit);
    expect(await lengthsKept()).toEqual([800, 900]);
    for (const [length, kept] of [
      [600, [700, 800]],
      [500, [600, 700]],
      [400, [500, 600]],
    ] as const) {
      expect((await save(answers(length))).status).toBe(200);
      expect(await lengthsKept()).toEqual(kept);
      expect((await storageOf(at.person)).used).toBeLessThanOrEqual(limit);
    }
  });

  it('never drops the text just replaced, even if that one version exceeds the limit', async () => {
    await save(answers(1_000));
    await fill(limit);
    for (const length of [900, 800, 700]) {
      expect((await save(answers(length))).status).toBe(200);
      expect(await versions()).toHaveLength(1);
    }
    const { used } = await storageOf(at.person);
    // The module was some 2,600 bytes; now it is less, and its one version is not larger than that.
    expect(used).toBeLessThan(limit + 2_600);
    expect(await save(answers(701))).toMatchObject(full);
  });

  it('restores an earlier version only if the module does not grow', async () => {
    for (const length of [500, 1_000, 700]) await save(answers(length));
    const [longer, shorter] = await versions();
    await fill(limit);
    const restore = async (id: string | undefined) =>
      at.person.call('POST', `${at.path}/versions/${id}/restore`, {
        baseLastUpdated: (await at.entry())?.lastUpdated ?? null,
      });
    expect(await restore(longer?.id)).toMatchObject(full);
    expect((await restore(shorter?.id)).status).toBe(200);
    expect((await at.entry())?.answers?.problemSolved).toHaveLength(500);
  });

  it('begins no generation: the provider is not called and nothing is reserved', async () => {
    await fill(limit);
    const before = server.provider.requests.length;
    expect(await at.generate('plein')).toMatchObject(full);
    expect(server.provider.requests).toHaveLength(before);
    expect(await at.quota()).toEqual([]);
    expect(await at.ledger()).toEqual([]);
  });

  it('settles and counts a generation admitted before it was full', async () => {
    let finish: () => void = () => {};
    server.provider.answers(({ piece, end }) => {
      piece('Sain et sauf.');
      finish = () => end('stop');
    });
    const called = server.provider.nextCall();
    const running = at.generate('juste-avant');
    await called;
    await fill(limit);
    finish();
    expect(await running).toMatchObject({ status: 200 });
    server.provider.answers(writes('Le texte.'));
    expect((await at.entry())?.aiResponse).toBe('Sain et sauf.');
    expect(await at.used()).toBe(1);
    expect((await storageOf(at.person)).used).toBeGreaterThan(limit);
  });

  it('whose Premium lapsed can be read, exported, shortened and deleted, but not grow', async () => {
    await save(answers(1_000));
    await fill(200 * megabyte);
    expect((await at.person.call('GET', at.projectPath)).status).toBe(200);
    expect(await save(answers(1_001))).toMatchObject(full);
    expect((await save(answers(10))).status).toBe(200);
    expect((await at.person.call('DELETE', at.projectPath)).status).toBe(200);
    expect((await storageOf(at.person)).limit).toBe(limit);
  });
});
