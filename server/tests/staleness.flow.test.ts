import { bakery } from '@elan/domain/forecast/testing/samplePlans';
import { movableClock } from '@elan/testing/clock';
import { duringTests } from '@elan/testing/duringTests';
import { givePremium, newPerson, openFlows } from '@elan/testing/flows/flows';
import { moduleFlows } from '@elan/testing/flows/moduleFlows';
import { ideaAnswers } from '@elan/testing/people/person';
import { expect, it } from 'vitest';
import { confirmResult } from '../flows/modules/confirmResult.ts';
import { listVersions } from '../flows/modules/listVersions.ts';
import { restoreVersion } from '../flows/modules/restoreVersion.ts';
import { listChecks } from '../flows/projects/listChecks.ts';

const clock = movableClock(new Date('2026-11-24T12:00:00Z'));
const flows = duringTests(() => openFlows({}, { clock }));

/** Creates a project whose idea was generated. */
async function writtenIdea() {
  const person = await newPerson(flows);
  await givePremium(flows, person);
  const at = await moduleFlows(flows, person);
  await at.generate();
  const { projectId } = at;
  const stale = async () => (await person.act(listChecks, { projectId })).stale;
  const saved = async () => (await at.entry())?.lastUpdated ?? '';
  const change = async (answers: object) =>
    at.save({ answers: { ...ideaAnswers, ...answers } }, await saved());
  return { person, at, projectId, stale, saved, change };
}

it('is reported for a text whose own answer changed, until it is written again', async () => {
  const { at, stale, change } = await writtenIdea();
  expect(await stale()).toEqual([]);
  await change({ targetMarket: 'Les étudiants' });
  const because = [{ module: 'idea', question: 'targetMarket' }];
  expect(await stale()).toEqual([{ module: 'idea', because }]);
  await change({});
  expect(await stale()).toEqual([]);
  await change({ targetMarket: 'Les étudiants' });
  await at.generate({ answers: { ...ideaAnswers, targetMarket: 'Les étudiants' } });
  expect(await stale()).toEqual([]);
});

it('is reported for an answer of another module that a section is based on', async () => {
  const { at, stale } = await writtenIdea();
  const saved = await at.save({ answers: { skills: 'Cuisiner' } }, null, 'brainstorm');
  const because = [{ module: 'brainstorm', question: 'skills' }];
  expect(await stale()).toEqual([{ module: 'idea', because }]);
  await at.save({ answers: { interests: 'La nuit' } }, saved, 'brainstorm');
  expect(await stale()).toEqual([]);
});

it('is settled by “still right”, against the version that was seen', async () => {
  const { person, at, projectId, stale, saved, change } = await writtenIdea();
  const before = await saved();
  const written = (await at.entry())?.basis;
  await change({ targetMarket: 'Les étudiants' });
  const confirm = (base: string) =>
    person.act(confirmResult, { projectId, module: 'idea', base: new Date(base) });
  await expect(confirm(before)).rejects.toMatchObject({ code: 'save_conflict' });
  clock.moveTo(new Date(clock.now().getTime() + 60_000));
  const { basis, lastUpdated } = await confirm(await saved());
  expect(basis.at > (written?.at ?? '')).toBe(true);
  expect(await saved()).toBe(lastUpdated);
  expect(await stale()).toEqual([]);
  await change({ targetMarket: 'Les voisins' });
  expect(await stale()).toHaveLength(1);
});

it('is not reported for a text that was not generated', async () => {
  const person = await newPerson(flows);
  const at = await moduleFlows(flows, person);
  const saved = await at.save({ answers: ideaAnswers, aiResponse: 'Mes mots.' }, null);
  await at.save({ answers: { ...ideaAnswers, location: 'Gaspé' } }, saved);
  expect((await person.act(listChecks, { projectId: at.projectId })).stale).toEqual([]);
  const confirming = person.act(confirmResult, {
    projectId: at.projectId,
    module: 'idea',
    base: new Date((await at.entry())?.lastUpdated ?? ''),
  });
  await expect(confirming).rejects.toMatchObject({ code: 'not_found' });
});

it('stays with the text that was edited, and comes back with a version', async () => {
  const { person, at, projectId, stale, saved, change } = await writtenIdea();
  await at.save({ aiResponse: 'Autrement.' }, await saved());
  await change({ targetMarket: 'Les étudiants' });
  expect(await stale()).toHaveLength(1);
  const answers = { ...ideaAnswers, targetMarket: 'Les étudiants' };
  const { result } = await at.generate({ answers });
  // The new text is offered beside the edited one, and becomes current with its own basis once it is accepted.
  expect(await stale()).toHaveLength(1);
  await at.save({ aiResponse: result.aiResponse });
  expect(await stale()).toEqual([]);
  const place = { projectId, module: 'idea' };
  const [newest] = await person.act(listVersions, place);
  await person.act(restoreVersion, {
    ...place,
    version: newest?.id ?? '',
    base: new Date(await saved()),
  });
  expect((await at.entry())?.basis).toBeDefined();
});

it('does not follow a price that only placeholders name', async () => {
  const { at, stale } = await writtenIdea();
  const forecast = { inputs: bakery, origins: {}, confirmed: [] };
  const saved = await at.save({ forecast }, null, 'finances');
  const [bread, ...others] = bakery.offers;
  const dearer = { ...bakery, offers: [{ ...bread, price: 7_25 }, ...others] };
  await at.save({ forecast: { ...forecast, inputs: dearer } }, saved, 'finances');
  expect(await stale()).toEqual([]);
});

it('keeps no word of the answers', async () => {
  const { at } = await writtenIdea();
  const basis = JSON.stringify((await at.entry())?.basis);
  for (const answer of Object.values(ideaAnswers)) expect(basis).not.toContain(answer);
});
