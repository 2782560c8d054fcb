import { movableClock } from '@elan/testing/clock';
import { duringTests } from '@elan/testing/duringTests';
import { type FlowPerson, givePremium, newPerson, openFlows } from '@elan/testing/flows/flows';
import { moduleFlows } from '@elan/testing/flows/moduleFlows';
import { miscounted } from '@elan/testing/projects/storage';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { importProject } from '../flows/dossier/importProject.ts';
import { makeDossier } from '../flows/dossier/makeDossier.ts';
import { answerCheck, takeBackCheckAnswer } from '../flows/projects/answerCheck.ts';
import { removeProject } from '../flows/projects/deleteProject.ts';
import { listChecks } from '../flows/projects/listChecks.ts';
import { resumeProject } from '../flows/projects/resumeProject.ts';

const clock = movableClock(new Date('2026-11-24T12:00:00Z'));
const flows = duringTests(() => openFlows({}, { clock }));
let person: FlowPerson;
beforeAll(async () => {
  person = await newPerson(flows);
  await givePremium(flows, person);
});

const because = 'Deux points de vente, dès le début';
const answer = { because, at: expect.stringMatching(/^2026-11-24T12:/) };

/** Creates a project whose modules name two different places. */
async function contradictory() {
  const at = await moduleFlows(flows, person);
  const { projectId } = at;
  await at.save({ answers: { location: 'À Rimouski' } }, null, 'idea');
  await at.save({ answers: { location: 'Un local à Matane' } }, null, 'business-plan');
  const checkId = 'placeDiffers';
  return {
    at,
    projectId,
    reply: (reason = because, who = person, id = checkId) =>
      who.act(answerCheck, { projectId, checkId: id, because: reason }),
    takeBack: (who = person, id = checkId) =>
      who.act(takeBackCheckAnswer, { projectId, checkId: id }),
    answers: async () => {
      const { checks } = await person.act(listChecks, { projectId });
      return checks.map((check) => check.answer);
    },
    rows: async () => {
      const { rows } = await flows.database.db.execute(
        sql`select check_id, made_by from check_answers where project_id = ${projectId}`,
      );
      return rows;
    },
  };
}

it('keeps why a check is meant so until what it rests on changes', async () => {
  const { at, reply, takeBack, answers } = await contradictory();
  expect(await answers()).toEqual([undefined]);
  expect(await reply('Autre chose')).toEqual({ ...answer, because: 'Autre chose' });
  expect(await reply()).toEqual(answer);
  expect(await answers()).toEqual([answer]);
  expect((await person.act(resumeProject, {}))?.checks).toMatchObject([{ answer }]);

  await at.save(
    { answers: { businessIdea: 'Du pain', location: 'À Rimouski' } },
    undefined,
    'idea',
  );
  expect(await answers()).toEqual([answer]);
  await at.save({ answers: { location: 'Un local à Gatineau' } }, undefined, 'business-plan');
  expect(await answers()).toEqual([undefined]);

  await reply();
  expect(await answers()).toEqual([answer]);
  await takeBack();
  expect(await answers()).toEqual([undefined]);
  await takeBack();
  expect(await miscounted(flows.database.db, person)).toEqual([]);
});

it('leaves with the project, and counts in the storage of its owner until then', async () => {
  const { at, projectId, reply, rows } = await contradictory();
  await reply();
  expect(await rows()).toEqual([{ check_id: 'placeDiffers', made_by: person.id }]);
  expect(await miscounted(flows.database.db, person)).toEqual([]);
  await at.deleteProject();
  await removeProject(flows.services, { ownerId: person.id, projectId });
  expect(await rows()).toEqual([]);
  expect(await miscounted(flows.database.db, person)).toEqual([]);
});

it('is part of the project’s exported file, and of no document for others', async () => {
  const { projectId, reply } = await contradictory();
  await reply();
  const edition = { projectId, pack: 'bank', language: 'fr' } as const;
  const make = (format: 'json' | 'md', id = projectId) =>
    person.act(makeDossier, { ...edition, projectId: id, format });
  const file = JSON.parse(String((await make('json')).content));
  expect(file.checkAnswers).toMatchObject([{ check: 'placeDiffers', because }]);
  const { id } = await person.act(importProject, { document: file });
  expect((await person.act(listChecks, { projectId: id })).checks).toMatchObject([{ answer }]);
  expect(JSON.parse(String((await make('json', id)).content)).checkAnswers).toEqual(
    file.checkAnswers,
  );
  expect(await miscounted(flows.database.db, person)).toEqual([]);
  expect(String((await make('md')).content)).not.toContain(because);
  const twice = { ...file, checkAnswers: [...file.checkAnswers, ...file.checkAnswers] };
  await expect(person.act(importProject, { document: twice })).rejects.toMatchObject({
    code: 'import_unreadable',
  });
});

it('is refused for a check that is not there, to a stranger, and to a suspended person', async () => {
  const { reply, takeBack, at } = await contradictory();
  const missing = { code: 'not_found' };
  await expect(reply(because, person, 'goalDiffers')).rejects.toMatchObject(missing);
  await expect(takeBack(person, 'goalDiffers')).rejects.toMatchObject(missing);
  const stranger = await newPerson(flows);
  await expect(reply(because, stranger)).rejects.toMatchObject(missing);
  await expect(takeBack(stranger)).rejects.toMatchObject(missing);
  await at.deleteProject();
  await expect(reply()).rejects.toMatchObject(missing);

  const other = await contradictory();
  const { db } = flows.database;
  await db.execute(sql`update users set suspended_at = now() where id = ${person.id}`);
  const suspended = { code: 'suspended' };
  await expect(other.reply()).rejects.toMatchObject(suspended);
  await expect(other.reply(because, person, 'goalDiffers')).rejects.toMatchObject(suspended);
  await expect(other.takeBack()).rejects.toMatchObject(suspended);
  await db.execute(sql`update users set suspended_at = null where id = ${person.id}`);
});
