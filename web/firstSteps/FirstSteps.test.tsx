import type { Project } from '@elan/domain/contract/projects';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { projectCountsQuery } from '../projects/projects.ts';
import {
  fakeApi,
  freePerson,
  premiumPerson,
  showAt,
} from '../subscription/testing/premiumStage.tsx';
import { FirstStepsOfProject } from './FirstSteps.tsx';

// @vitest-environment happy-dom
const lastUpdated = '2026-11-20T21:00:00.000Z';
const project: Project = {
  id: 'p1',
  user_id: 'u1',
  name: 'Pain de nuit',
  description: '',
  created_at: lastUpdated,
  updated_at: lastUpdated,
  modules_data: { personas: { personas: [], lastUpdated } },
};

async function show(created: number, me = freePerson, shown = project) {
  fakeApi({ 'GET /api/project-counts': { created, completed: 0 } });
  const onDismissed = vi.fn();
  const { client } = await showAt(
    <FirstStepsOfProject project={shown} onDismissed={onDismissed} className="" />,
    { me },
  );
  await waitFor(() => expect(client.getQueryData(projectCountsQuery.queryKey)).toBeTruthy());
  // Wait for the next render.
  await act(async () => {});
  return onDismissed;
}
const steps = () => screen.queryByRole('region', { name: 'Vos trois premiers pas' });
const targets = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('marks the current step on its page, and links to the next', async () => {
  await show(1);
  const region = await screen.findByRole('region', { name: 'Vos trois premiers pas' });
  expect(within(region).getByText('Vous y êtes.').closest('[aria-current="step"]')).toBeTruthy();
  expect(targets(region)).toEqual(['/p/p1/module/analysis', '/pricing']);
});

it('links a person with Premium to the plan itself', async () => {
  await show(1, premiumPerson);
  const region = await screen.findByRole('region', { name: 'Vos trois premiers pas' });
  expect(targets(region)).toEqual(['/p/p1/module/analysis', '/p/p1/module/business-plan']);
});

it('links to a plan that was written with Premium', async () => {
  const plan = { aiResponse: '## Sommaire', lastUpdated };
  await show(1, freePerson, { ...project, modules_data: { 'business-plan': plan } });
  const region = await screen.findByRole('region', { name: 'Vos trois premiers pas' });
  expect(targets(region)).toEqual(['/p/p1/module/analysis', '/p/p1/module/business-plan']);
});

it('is dismissed on every page at once', async () => {
  const onDismissed = await show(1);
  fireEvent.click(await screen.findByRole('button', { name: 'Masquer les premiers pas' }));
  expect(steps()).toBeNull();
  expect(onDismissed).toHaveBeenCalledOnce();
  expect(localStorage.getItem('elan.firstSteps.u1')).toBe('dismissed');
});

it('is for the first project only', async () => {
  await show(2);
  expect(steps()).toBeNull();
});
