import { shortOfCash } from '@elan/domain/forecast/testing/samplePlans';
import { movableClock } from '@elan/testing/clock';
import { duringTests } from '@elan/testing/duringTests';
import { givePremium, newPerson, openFlows } from '@elan/testing/flows/flows';
import { moduleFlows } from '@elan/testing/flows/moduleFlows';
import { expect, it } from 'vitest';
import { loadPageData } from '../flows/pages/loadPageData.ts';
import { rehearseProject } from '../flows/projects/rehearseProject.ts';

const clock = movableClock(new Date('2026-11-24T12:00:00Z'));
const flows = duringTests(() => openFlows({}, { clock }));

async function projectWith(modules: Readonly<Record<string, object>>) {
  const person = await newPerson(flows);
  await givePremium(flows, person);
  const at = await moduleFlows(flows, person);
  for (const [module, data] of Object.entries(modules)) await at.save(data, null, module);
  const rehearsal = () => person.act(rehearseProject, { projectId: at.projectId });
  return { person, at, rehearsal };
}

it('asks ten questions of the saved forecast and answers, what blocks first', async () => {
  const { rehearsal, person, at } = await projectWith({
    finances: { forecast: { inputs: shortOfCash, origins: {}, confirmed: [] } },
    idea: {
      answers: { experience: 'Sept étés en boutique', targetMarket: 'Des familles de Limoilou' },
      proposedAnswers: ['targetMarket'],
    },
  });
  const { project, items } = await rehearsal();
  expect(project.id).toBe(at.projectId);
  expect(project.name).not.toBe('');
  expect(items).toHaveLength(10);
  expect(items[0]).toMatchObject({ id: 'tightestMonth', mendAt: { question: 'capital' } });
  const found = (id: string) => items.find((item) => item.id === id);
  expect(found('experience')?.answer?.en).toBe('You write: “Sept étés en boutique.”');
  // Proposed by auto-fill and not reviewed yet.
  expect(found('firstCustomers')?.missing?.en).toMatch(/^An answer was proposed/);
  const page = await person.act(loadPageData, {
    screen: 'rehearsal',
    hint: { projectId: at.projectId },
    wanted: undefined,
  });
  expect(page.rehearsal).toEqual({ project, items });
});

it('lists what is missing in an empty project', async () => {
  const { items } = await (await projectWith({})).rehearsal();
  expect(items).toHaveLength(10);
  expect(items.every(({ missing }) => missing !== undefined)).toBe(true);
});

it('knows no project of another person, nor one that is deleted', async () => {
  const { at, rehearsal } = await projectWith({});
  const stranger = await newPerson(flows);
  const missing = expect.objectContaining({ code: 'not_found' });
  const theirs = { projectId: at.projectId };
  await expect(stranger.act(rehearseProject, theirs)).rejects.toEqual(missing);
  const page = await stranger.act(loadPageData, {
    screen: 'rehearsal',
    hint: theirs,
    wanted: undefined,
  });
  expect(page.rehearsal).toBeUndefined();
  await at.deleteProject();
  await expect(rehearsal()).rejects.toEqual(missing);
});
