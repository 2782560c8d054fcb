import { maxVersions } from '@elan/domain/project/versions';
import { movableClock } from '@elan/testing/clock';
import { duringTests } from '@elan/testing/duringTests';
import { newPerson, onAnotherDevice, openFlows } from '@elan/testing/flows/flows';
import { type ModuleFlows, moduleFlows } from '@elan/testing/flows/moduleFlows';
import { ideaAnswers } from '@elan/testing/people/person';
import { writes } from '@elan/testing/provider/providerAnswers';
import { beforeEach, describe, expect, it } from 'vitest';
import { listVersions } from '../flows/modules/listVersions.ts';
import { readVersion } from '../flows/modules/readVersion.ts';
import { restoreVersion } from '../flows/modules/restoreVersion.ts';
import { saveModule } from '../flows/modules/saveModule.ts';

const flows = duringTests(() => openFlows({ FREE_AI_LIMIT: '50' }, { clock }));
const clock = movableClock();

let at: ModuleFlows;
beforeEach(async () => {
  at = await moduleFlows(flows, await newPerson(flows));
});

const afterMinutes = (minutes: number) =>
  clock.moveTo(new Date(clock.now().getTime() + minutes * 60_000));

async function generate(text: string): Promise<string> {
  flows.provider.answers(writes(text));
  return (await at.generate({ answers: ideaAnswers })).lastUpdated ?? '';
}

async function listed() {
  const { person, projectId } = at;
  const versions = await person.act(listVersions, { projectId, module: 'idea' });
  return Promise.all(
    versions.map(async ({ id, cause, created_at }) => {
      const whole = { projectId, module: 'idea', version: id };
      return { id, cause, created_at, data: (await person.act(readVersion, whole)).data };
    }),
  );
}

describe('the previous content of a module', () => {
  it('is kept when replaced, with its time and origin', async () => {
    const first = await at.save({ answers: ideaAnswers, comments: 'Avant' }, null);
    const second = await at.save({ comments: 'Après' }, first);
    expect(await listed()).toMatchObject([
      { cause: 'saved', created_at: first, data: { comments: 'Avant', answers: ideaAnswers } },
    ]);
    await at.save({ comments: 'Après' }, second);
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
    const restore = (base: Date | null) =>
      at.person.act(restoreVersion, {
        projectId: at.projectId,
        module: 'idea',
        version: version?.id ?? '',
        base,
      });
    await expect(restore(null)).rejects.toMatchObject({ code: 'save_conflict' });
    const entry = await restore(new Date(second));
    expect(entry).toMatchObject({ aiResponse: 'Le premier.', answers: ideaAnswers });
    expect((await at.project()).modules_data).toEqual({ idea: entry });
    expect((await listed()).map(({ cause, data }) => [cause, data.aiResponse])).toEqual([
      ['generated', 'Le second.'],
      ['generated', 'Le premier.'],
    ]);
    // Once a restored text is replaced, its version is marked as restored.
    await generate('Le troisième.');
    expect((await listed())[0]?.cause).toBe('restored');
  });

  it(`is kept ${maxVersions} times, the newest ones`, async () => {
    let base: string | null = null;
    for (let round = 0; round < maxVersions + 3; round += 1) {
      base = await at.save({ comments: `Essai ${round}` }, base);
      afterMinutes(10);
    }
    const kept = (await listed()).map(({ data }) => data.comments);
    expect(kept).toEqual(
      Array.from({ length: maxVersions }, (_, index) => `Essai ${maxVersions + 1 - index}`),
    );
  });

  it('is one for what a session types within ten minutes', async () => {
    let base = await at.save({ comments: 'Une' }, null);
    for (const comments of ['Une boul', 'Une boulange', 'Une boulangerie']) {
      base = await at.save({ comments }, base);
      afterMinutes(3);
    }
    afterMinutes(3);
    base = await at.save({ comments: 'Une boulangerie de nuit' }, base);
    await at.save({ comments: 'Une boulangerie de nuit, à Rimouski' }, base);
    const kept = (await listed()).map(({ data }) => data.comments);
    expect(kept).toEqual(['Une boulangerie', 'Une']);
  });

  it('is its own where another device or a generation comes between', async () => {
    const comments = async () => (await listed()).map(({ data }) => data.comments);
    const first = await at.save({ answers: ideaAnswers, comments: 'Un' }, null);
    let base = await at.save({ comments: 'Deux' }, first);
    const laptop = await onAnotherDevice(flows, at.person);
    const saved = await laptop.act(saveModule, {
      projectId: at.projectId,
      module: 'idea',
      data: { comments: 'Trois' },
      base: new Date(base),
    });
    base = await at.save({ comments: 'Quatre' }, saved.toISOString());
    expect(await comments()).toEqual(['Trois', 'Deux', 'Un']);
    base = await at.save({ comments: 'Cinq' }, base);
    expect(await comments()).toEqual(['Trois', 'Deux', 'Un']);
    base = await generate('Le premier.');
    await at.save({ comments: 'Six' }, base);
    expect((await listed())[0]).toMatchObject({ cause: 'generated', data: { comments: 'Cinq' } });
  });

  it('is not found under another module or id', async () => {
    await generate('Le premier.');
    await generate('Le second.');
    const [version] = await listed();
    const { person, projectId } = at;
    const place = { projectId, module: 'idea', version: version?.id ?? '' };
    for (const missing of [
      () => person.act(readVersion, { ...place, module: 'analysis' }),
      () => person.act(readVersion, { ...place, version: '00000000-0000-4000-8000-000000000000' }),
      () => person.act(readVersion, { ...place, version: 'x' }),
      () => person.act(listVersions, { projectId, module: 'autre' }),
    ]) {
      await expect(missing).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});
