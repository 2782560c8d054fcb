import { duringTests } from '@elan/testing/duringTests';
import { type FlowPerson, newPerson, openFlows } from '@elan/testing/flows/flows';
import { miscounted } from '@elan/testing/projects/storage';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { exportAccount } from '../flows/account/exportAccount.ts';
import { readAccount } from '../flows/account/readAccount.ts';
import { changeProfile, readProfile } from '../flows/dossier/profile.ts';
import { createProject } from '../flows/projects/createProject.ts';
import { readProject } from '../flows/projects/presentProject.ts';

const flows = duringTests(openFlows);
let person: FlowPerson;
let projectId: string;
beforeEach(async () => {
  person = await newPerson(flows);
  ({ id: projectId } = await person.act(createProject, { name: 'Pain', description: undefined }));
});

const profile = () => person.act(readProfile, { projectId });
const change = (changed: Parameters<typeof changeProfile>[1]['change']) =>
  person.act(changeProfile, { projectId, change: changed });
const stored = async () => (await readAccount(flows.services, await person.account())).storage.used;

it('is empty at first, and merged field by field', async () => {
  expect(await profile()).toEqual({});
  await change({ contact: 'Julie Roy', email: 'julie@exemple.ca', amountAsked: 50_000_00 });
  const people = [{ id: 'a', name: 'Julie Roy', share: '60\u00a0%' }];
  await change({ people, email: null });
  const expected = { contact: 'Julie Roy', amountAsked: 50_000_00, people };
  expect(await profile()).toEqual(expected);
  expect(await change({})).toEqual(expected);
  await change({ people: null, amountAsked: null, contact: null });
  expect(await profile()).toEqual({});
});

it('keeps the people that another device has added', async () => {
  const [first, second] = [
    { id: 'a', name: 'Julie' },
    { id: 'b', name: 'Luc' },
  ];
  await change({ people: [first] });
  await change({ people: [first, second], peopleBefore: [first] });
  const people = [{ ...first, role: 'Boulangère' }];
  expect(await change({ people, peopleBefore: [first] })).toEqual({ people: [...people, second] });
  const others = Array.from({ length: 9 }, (_, at) => ({ id: String(at) }));
  await expect(change({ people: [first, ...others], peopleBefore: [first] })).rejects.toMatchObject(
    { code: 'people_full' },
  );
  expect(await profile()).toEqual({ people: [...people, second] });
});

it('counts in the storage of the account, and changes the date of the project', async () => {
  const [empty, before] = [await stored(), await person.act(readProject, { projectId })];
  await change({ contact: 'é'.repeat(100) });
  expect((await stored()) - empty).toBe('{"contact": ""}'.length + 200);
  expect(await miscounted(flows.database.db, person)).toEqual([]);
  const after = await person.act(readProject, { projectId });
  expect(after.updated_at > before.updated_at).toBe(true);
});

it('is in the export of the account', async () => {
  await change({ neq: '1171234567' });
  let text = '';
  for await (const piece of exportAccount(flows.services, await person.account())) text += piece;
  expect(JSON.parse(text).projects[0].dossier).toEqual({ neq: '1171234567' });
});

it('belongs to the owner alone, and is not changed by a suspended one', async () => {
  const stranger = await newPerson(flows);
  const asStranger = { projectId, change: { contact: 'Moi' } };
  await expect(stranger.act(readProfile, { projectId })).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(stranger.act(changeProfile, asStranger)).rejects.toMatchObject({
    code: 'not_found',
  });
  await flows.database.db.execute(
    sql`update users set suspended_at = now() where id = ${person.id}`,
  );
  expect(await profile()).toEqual({});
  await expect(change({ contact: 'Moi' })).rejects.toMatchObject({ code: 'suspended' });
});
