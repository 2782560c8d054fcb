import { binDays } from '@elan/domain/contract/projects';
import { movableClock } from '@elan/testing/clock';
import { duringTests } from '@elan/testing/duringTests';
import { type FlowPerson, newPerson, openFlows } from '@elan/testing/flows/flows';
import { moduleFlows } from '@elan/testing/flows/moduleFlows';
import { writes } from '@elan/testing/provider/providerAnswers';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { listVersions } from '../flows/modules/listVersions.ts';
import { createProject } from '../flows/projects/createProject.ts';
import { removeProject, restoreProject } from '../flows/projects/deleteProject.ts';
import {
  countProjects,
  listDeletedProjects,
  listProjects,
} from '../flows/projects/listProjects.ts';
import { updateProject } from '../flows/projects/updateProject.ts';
import { purgeDeletedProjects } from '../jobs/purge.ts';

const clock = movableClock(new Date('2026-11-22T12:00:00Z'));
const flows = duringTests(() => openFlows({}, { clock }));

let person: FlowPerson;
beforeEach(async () => {
  person = await newPerson(flows);
});

async function listed(): Promise<string[]> {
  const page = { order: 'changed', search: undefined, cursor: undefined } as const;
  return (await person.act(listProjects, page)).projects.map(({ name }) => name);
}
async function binned(): Promise<string[]> {
  const { projects } = await person.act(listDeletedProjects, { cursor: undefined });
  return projects.map(({ name }) => name);
}
const remove = (id: string) => removeProject(flows.services, { ownerId: person.id, projectId: id });
const missing = { code: 'not_found' };

describe('a deleted project', () => {
  it('is only in the bin, and is restored unchanged', async () => {
    const at = await moduleFlows(flows, person);
    const id = at.projectId;
    await person.act(createProject, { name: 'Autre', description: undefined });
    flows.provider.answers(writes('Une analyse.'));
    await at.generate();
    const before = await at.project();
    await at.deleteProject();
    expect(await listed()).toEqual(['Autre']);
    expect(await binned()).toEqual(['Pain de nuit']);
    expect(await person.act(countProjects, {})).toEqual({
      created: 1,
      completed: 0,
      storage: { used: expect.any(Number), limit: 50_000_000 },
    });
    for (const refused of [
      () => at.project(),
      () => person.act(updateProject, { projectId: id, changes: { name: 'Non' } }),
      () => at.deleteProject(),
      () => at.save({ comments: 'x' }, null),
      () => at.generate({}),
      () => person.act(listVersions, { projectId: id, module: 'idea' }),
    ]) {
      await expect(refused).rejects.toMatchObject(missing);
    }

    const after = await person.act(restoreProject, { projectId: id });
    expect(after).toEqual({ ...before, updated_at: after.updated_at });
    expect(await listed()).toContain('Pain de nuit');
    expect(await binned()).toEqual([]);
    await expect(person.act(restoreProject, { projectId: id })).rejects.toMatchObject(missing);
  });

  it('can be removed permanently, with its text in the ledger', async () => {
    const at = await moduleFlows(flows, person);
    flows.provider.answers(writes('Un secret de boulanger.'));
    await at.generate();
    // A project that is not in the bin cannot be removed permanently.
    await expect(remove(at.projectId)).rejects.toMatchObject(missing);
    await at.deleteProject();
    await remove(at.projectId);
    await expect(person.act(restoreProject, { projectId: at.projectId })).rejects.toMatchObject(
      missing,
    );
    const { rows } = await flows.database.db.execute(
      sql`select from generations where user_id = ${person.id} and result is not null`,
    );
    expect(rows).toEqual([]);
  });

  it('is removed automatically after thirty days and no sooner', async () => {
    const at = await moduleFlows(flows, person);
    clock.moveTo(new Date('2026-12-01T12:00:00Z'));
    await at.deleteProject();
    const { db } = flows.database;
    const end = Date.parse('2026-12-01T12:00:00Z') + binDays * 86_400_000;
    clock.moveTo(new Date(end - 1_000));
    await purgeDeletedProjects({ db, clock });
    expect(await binned()).toEqual(['Pain de nuit']);
    clock.moveTo(new Date(end + 60_000));
    // Two servers may run this job concurrently.
    await Promise.all([purgeDeletedProjects({ db, clock }), purgeDeletedProjects({ db, clock })]);
    expect(await binned()).toEqual([]);
  });
});
