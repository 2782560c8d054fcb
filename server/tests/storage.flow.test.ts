import { Failure } from '@elan/domain/failure';
import { megabyte } from '@elan/domain/subscription/storage';
import { duringTests } from '@elan/testing/duringTests';
import { givePremium, newPerson, openFlows } from '@elan/testing/flows/flows';
import { type ModuleFlows, moduleFlows } from '@elan/testing/flows/moduleFlows';
import { ideaAnswers } from '@elan/testing/people/person';
import { fillTo, miscounted } from '@elan/testing/projects/storage';
import { writes } from '@elan/testing/provider/providerAnswers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '../flows/account/deleteAccount.ts';
import { exportAccount } from '../flows/account/exportAccount.ts';
import { readAccount } from '../flows/account/readAccount.ts';
import { listVersions } from '../flows/modules/listVersions.ts';
import { readVersion } from '../flows/modules/readVersion.ts';
import { restoreVersion } from '../flows/modules/restoreVersion.ts';
import { createProject } from '../flows/projects/createProject.ts';
import { deleteProject, removeProject, restoreProject } from '../flows/projects/deleteProject.ts';
import { countProjects } from '../flows/projects/listProjects.ts';
import { updateProject } from '../flows/projects/updateProject.ts';

const limit = 50 * megabyte;
const full = { code: 'storage_full' };

const flows = duringTests(openFlows);
beforeAll(async () => {
  flows.provider.answers(writes('Le texte.'));
});

let at: ModuleFlows;
beforeEach(async () => {
  at = await moduleFlows(flows, await newPerson(flows));
});
const account = () => at.person.account();
const storage = async () => (await readAccount(flows.services, await account())).storage;
async function fill(bytes: number): Promise<string> {
  const filler = { name: 'Ce qui remplit', description: undefined };
  const { id } = await at.person.act(createProject, filler);
  return fillTo(flows.database.db, { ownerId: at.person.id, projectId: id }, bytes);
}
const rename = (name: string) =>
  at.person.act(updateProject, { projectId: at.projectId, changes: { name } });
const remove = (id: string) =>
  removeProject(flows.services, { ownerId: at.person.id, projectId: id });
async function exported(): Promise<string> {
  let text = '';
  for await (const piece of exportAccount(flows.services, await account())) text += piece;
  return text;
}
const answers = (length: number) => ({
  answers: { ...ideaAnswers, problemSolved: 'é'.repeat(length) },
});
const versions = () => at.person.act(listVersions, { projectId: at.projectId, module: 'idea' });

describe('the storage of an account', () => {
  it('is reported from the first project on: UTF-8 bytes, plus 500 for each row', async () => {
    const { used } = await storage();
    expect(await storage()).toEqual({ used: 500 + 'Pain de nuit'.length, limit });
    await at.person.act(updateProject, {
      projectId: at.projectId,
      changes: { description: 'Été' },
    });
    expect((await storage()).used - used).toBe(5);
    expect((await at.person.act(countProjects, {})).storage).toEqual(await storage());
  });

  it('includes versions and the recycle bin, and is zero once they are gone', async () => {
    await at.save(answers(100));
    const before = (await storage()).used;
    await at.save(answers(10));
    expect((await storage()).used).toBeGreaterThan(before);
    const { used } = await storage();
    await at.deleteProject();
    expect((await storage()).used).toBe(used);
    await remove(at.projectId);
    expect((await storage()).used).toBe(0);
  });

  it('may be ten times as much with Premium', async () => {
    await givePremium(flows, at.person);
    expect((await storage()).limit).toBe(500 * megabyte);
  });

  it('is deleted with the account', async () => {
    await at.save(answers(100));
    await deleteAccount(flows.services, await account());
    expect(await miscounted(flows.database.db, at.person)).toEqual([]);
  });
});

describe('a full account', () => {
  it('accepts what fits to the last byte, and nothing beyond', async () => {
    await at.save(answers(10));
    await fill(limit - 20);
    const before = await at.entry();
    // Including the JSON syntax around it, this is one character too many; the next save has one less.
    await expect(at.save({ comments: 'xxxxx' })).rejects.toMatchObject(full);
    expect(await at.entry()).toEqual(before);
    expect(await storage()).toEqual({ used: limit - 20, limit });
    await at.save({ comments: 'xxxx' });
    expect(await storage()).toEqual({ used: limit, limit });
  });

  it('refuses a new project, a longer name and a new module, and reports it with a code', async () => {
    await fill(limit);
    const another = at.person.act(createProject, { name: 'x', description: undefined });
    await expect(another).rejects.toMatchObject(full);
    await expect(rename('Pain de la nuit')).rejects.toMatchObject(full);
    const refused = await at.save(answers(1)).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Failure);
    expect(refused).toMatchObject(full);
    expect((await storage()).used).toBe(limit);
  });

  it('can be read, exported, emptied and shortened', async () => {
    await at.save(answers(1_000));
    const filler = await fill(limit);
    expect((await at.project()).id).toBe(at.projectId);
    expect(await exported()).toContain('é'.repeat(1_000));
    await rename('Pain');
    await at.save(answers(10));
    await at.person.act(deleteProject, { projectId: filler });
    await at.person.act(restoreProject, { projectId: filler });
    await at.person.act(deleteProject, { projectId: filler });
    await expect(at.save(answers(1_001))).rejects.toMatchObject(full);
    await remove(filler);
    await at.save(answers(1_001));
  });

  it('keeps the text that a shorter one replaces, by dropping the oldest versions one by one', async () => {
    const lengthsKept = async () =>
      Promise.all(
        (await versions()).map(async ({ id }) => {
          const place = { projectId: at.projectId, module: 'idea', version: id };
          return (await at.person.act(readVersion, place)).data.answers?.problemSolved?.length;
        }),
      );
    for (const length of [900, 800, 700]) await at.save(answers(length));
    await fill(limit);
    expect(await lengthsKept()).toEqual([800, 900]);
    for (const [length, kept] of [
      [600, [700, 800]],
      [500, [600, 700]],
      [400, [500, 600]],
    ] as const) {
      await at.save(answers(length));
      expect(await lengthsKept()).toEqual(kept);
      expect((await storage()).used).toBeLessThanOrEqual(limit);
    }
  });

  it('never drops the text just replaced, even if that one version exceeds the limit', async () => {
    await at.save(answers(1_000));
    await fill(limit);
    for (const length of [900, 800, 700]) {
      await at.save(answers(length));
      expect(await versions()).toHaveLength(1);
    }
    const { used } = await storage();
    // The module had some 2,600 bytes. It is smaller now, and its only version is not larger than that.
    expect(used).toBeLessThan(limit + 2_600);
    await expect(at.save(answers(701))).rejects.toMatchObject(full);
  });

  it('restores an earlier version only if the module does not grow', async () => {
    for (const length of [500, 1_000, 700]) await at.save(answers(length));
    const [longer, shorter] = await versions();
    await fill(limit);
    const restore = async (version = '') =>
      at.person.act(restoreVersion, {
        projectId: at.projectId,
        module: 'idea',
        version,
        base: new Date((await at.entry())?.lastUpdated ?? ''),
      });
    await expect(restore(longer?.id)).rejects.toMatchObject(full);
    await restore(shorter?.id);
    expect((await at.entry())?.answers?.problemSolved).toHaveLength(500);
  });

  it('begins no generation: the provider is not called and nothing is reserved', async () => {
    await fill(limit);
    const before = flows.provider.requests.length;
    await expect(at.generate()).rejects.toMatchObject(full);
    expect(flows.provider.requests).toHaveLength(before);
    expect(await at.quota()).toEqual([]);
    expect(await at.ledger()).toEqual([]);
  });

  it('settles and counts a generation admitted before it was full', async () => {
    let finish: () => void = () => {};
    flows.provider.answers(({ piece, end }) => {
      piece('Sain et sauf.');
      finish = () => end('stop');
    });
    const called = flows.provider.nextCall();
    const running = at.generate();
    await called;
    await fill(limit);
    finish();
    await running;
    flows.provider.answers(writes('Le texte.'));
    expect((await at.entry())?.aiResponse).toBe('Sain et sauf.');
    expect(await at.used()).toBe(1);
    expect((await storage()).used).toBeGreaterThan(limit);
  });

  it('whose Premium lapsed can be read, exported, shortened and deleted, but not grow', async () => {
    await at.save(answers(1_000));
    await fill(200 * megabyte);
    expect((await at.project()).id).toBe(at.projectId);
    expect(await exported()).toContain('é'.repeat(1_000));
    await expect(at.save(answers(1_001))).rejects.toMatchObject(full);
    await at.save(answers(10));
    await at.deleteProject();
    expect((await storage()).limit).toBe(limit);
  });
});
