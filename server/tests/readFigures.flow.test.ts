import { fillFigures } from '@elan/domain/figures/fill';
import { bakery } from '@elan/domain/forecast/testing/samplePlans';
import { movableClock } from '@elan/testing/clock';
import { duringTests } from '@elan/testing/duringTests';
import { givePremium, newPerson, openFlows } from '@elan/testing/flows/flows';
import { moduleFlows } from '@elan/testing/flows/moduleFlows';
import { expect, it } from 'vitest';
import { loadPageData } from '../flows/pages/loadPageData.ts';
import { readFigures } from '../flows/projects/readFigures.ts';

const flows = duringTests(() =>
  openFlows({}, { clock: movableClock(new Date('2026-11-24T12:00:00Z')) }),
);

async function premiumProject() {
  const person = await newPerson(flows);
  await givePremium(flows, person);
  return { person, at: await moduleFlows(flows, person) };
}
const finances = { forecast: { inputs: bakery, origins: {}, confirmed: [] } };
const [bread, ...others] = bakery.offers;

it('gives what the texts of a project may name, as it is now', async () => {
  const { person, at } = await premiumProject();
  const figures = () => person.act(readFigures, { projectId: at.projectId });
  expect(await figures()).toEqual({ figures: {}, tables: {}, blocking: [] });
  const saved = await at.save(finances, null, 'finances');
  const shown = async () =>
    fillFigures('{{f:offer1.price}}', { figures: await figures(), language: 'fr' });
  expect(await shown()).toBe('6,50\u00a0$');
  const dearer = { ...bakery, offers: [{ ...bread, price: 7_25 }, ...others] };
  await at.save({ forecast: { ...finances.forecast, inputs: dearer } }, saved, 'finances');
  expect(await shown()).toBe('7,25\u00a0$');
});

it('belongs to the owner alone', async () => {
  const { at } = await premiumProject();
  const stranger = await newPerson(flows);
  await expect(stranger.act(readFigures, { projectId: at.projectId })).rejects.toMatchObject({
    code: 'not_found',
  });
});

it('comes with a module’s page where a text names a figure, and only there', async () => {
  const { person, at } = await premiumProject();
  await at.save(finances, null, 'finances');
  const page = () =>
    person.act(loadPageData, {
      screen: 'module',
      hint: { projectId: at.projectId },
      wanted: undefined,
    });
  expect((await page()).figures).toBeUndefined();
  await at.save({ aiResponse: 'Le prix\u00a0: {{f:offer1.price}}.' }, null, 'idea');
  expect((await page()).figures?.figures['offer1.price']).toEqual({ unit: 'price', value: 650 });
});
