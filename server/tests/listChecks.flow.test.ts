import { visits as inputs } from '@elan/domain/forecast/testing/samplePlans';
import { movableClock } from '@elan/testing/clock';
import { duringTests } from '@elan/testing/duringTests';
import { givePremium, newPerson, openFlows } from '@elan/testing/flows/flows';
import { moduleFlows } from '@elan/testing/flows/moduleFlows';
import { expect, it } from 'vitest';
import { listChecks } from '../flows/projects/listChecks.ts';
import { resumeProject } from '../flows/projects/resumeProject.ts';

const clock = movableClock(new Date('2026-11-24T12:00:00Z'));
const flows = duringTests(() => openFlows({}, { clock }));

async function projectWith(modules: Readonly<Record<string, object>>) {
  const person = await newPerson(flows);
  await givePremium(flows, person);
  const at = await moduleFlows(flows, person);
  for (const [module, data] of Object.entries(modules)) await at.save(data, null, module);
  const checks = () => person.act(listChecks, { projectId: at.projectId });
  return { person, at, checks };
}

it('compares the saved forecast with the answers, the worst first', async () => {
  const { checks, person } = await projectWith({
    finances: {
      answers: { pricingStrategy: '140 $ la visite' },
      forecast: {
        inputs: { ...inputs, assets: [{ id: 'stand', name: 'Pied', cost: 2_400_00 }] },
        origins: {},
        confirmed: [],
      },
    },
  });
  const found = (await checks()).checks;
  expect(found.find(({ id }) => id === 'cashBelowZero')).toMatchObject({ severity: 'blocking' });
  expect(found.find(({ id }) => id.startsWith('price'))).toMatchObject({
    severity: 'warning',
    mendAt: { module: 'finances', question: 'pricingStrategy' },
  });
  const order = ['blocking', 'warning', 'note'];
  expect((await person.act(resumeProject, {}))?.checks).toEqual(found);
  const ranks = found.map(({ severity }) => order.indexOf(severity));
  expect(ranks).toEqual(ranks.toSorted());
});

it('compares modules also without a forecast, and finds nothing in an empty project', async () => {
  const { checks, at } = await projectWith({ idea: { answers: { location: 'À Rimouski' } } });
  expect(await checks()).toEqual({ checks: [], stale: [], untraced: [], untracedCount: {} });
  await at.save({ answers: { location: 'Un local à Matane' } }, null, 'business-plan');
  expect((await checks()).checks).toMatchObject([
    { id: 'placeDiffers', mendAt: { module: 'business-plan', question: 'location' } },
  ]);
});

it('knows no project of another person, nor one that is deleted', async () => {
  const { at, checks } = await projectWith({});
  const stranger = await newPerson(flows);
  const missing = expect.objectContaining({ code: 'not_found' });
  await expect(stranger.act(listChecks, { projectId: at.projectId })).rejects.toEqual(missing);
  await at.deleteProject();
  await expect(checks()).rejects.toEqual(missing);
});
