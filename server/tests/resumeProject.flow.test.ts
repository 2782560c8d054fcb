import { movableClock } from '@elan/testing/clock';
import { duringTests } from '@elan/testing/duringTests';
import { givePremium, newPerson, openFlows } from '@elan/testing/flows/flows';
import { moduleFlows } from '@elan/testing/flows/moduleFlows';
import { ideaAnswers } from '@elan/testing/people/person';
import { expect, it } from 'vitest';
import { resumeProject } from '../flows/projects/resumeProject.ts';

const clock = movableClock(new Date('2026-11-22T12:00:00Z'));
const flows = duringTests(() => openFlows({}, { clock }));

it('names the project that was changed last and what comes next in it, without its texts', async () => {
  const person = await newPerson(flows);
  const resumed = () => person.act(resumeProject, {});
  const later = () => clock.moveTo(new Date(clock.now().getTime() + 60_000));
  expect(await resumed()).toBeNull();

  const first = await moduleFlows(flows, person);
  later();
  const second = await moduleFlows(flows, person);
  expect(await resumed()).toMatchObject({
    id: second.projectId,
    step: { kind: 'answer', module: 'brainstorm', number: 1 },
  });
  later();
  await first.save({ hasIdea: true }, null, 'brainstorm');
  expect(await resumed()).toMatchObject({
    id: first.projectId,
    step: { kind: 'answer', module: 'idea', number: 1, of: 7 },
  });
  const { businessIdea, targetMarket } = ideaAnswers;
  await first.save({ answers: { businessIdea, targetMarket } });
  const found = await resumed();
  expect(found?.step).toMatchObject({ kind: 'answer', question: 'problemSolved', number: 3 });
  const writing = { module: 'idea', question: 'targetMarket' };
  const stepAt = async (projectId: string) =>
    (await person.act(resumeProject, { hint: { projectId, writing } }))?.step;
  await first.save({ answers: { businessIdea, targetMarket: 'Des gens du' } });
  expect(await stepAt(first.projectId)).toMatchObject({ question: 'targetMarket', number: 2 });
  expect(await stepAt(second.projectId)).toMatchObject({ question: 'problemSolved' });
  for (const text of [businessIdea, targetMarket]) {
    expect(JSON.stringify(found)).not.toContain(text);
  }

  later();
  const selectedIdea = { title: 'Pain de nuit', sector: 'Alimentation', description: 'Du pain.' };
  await second.save({ selectedIdea }, null, 'brainstorm');
  expect(await resumed()).toMatchObject({
    id: second.projectId,
    step: { kind: 'develop', module: 'brainstorm' },
  });
  await second.deleteProject();
  expect(await resumed()).toMatchObject({ id: first.projectId });
  expect(await (await newPerson(flows)).act(resumeProject, {})).toBeNull();
});

it('offers what is locked as such, until there is Premium', async () => {
  const person = await newPerson(flows);
  const at = await moduleFlows(flows, person);
  await at.save({ hasIdea: true }, null, 'brainstorm');
  await at.save({ aiResponse: 'Une idée.' });
  await at.save({ aiResponse: 'Une analyse.' }, null, 'analysis');
  const step = async () => (await person.act(resumeProject, {}))?.step;
  expect(await step()).toEqual({ kind: 'unlock', module: 'business-plan' });
  await givePremium(flows, person);
  expect(await step()).toMatchObject({ kind: 'answer', module: 'business-plan', number: 1 });
});
