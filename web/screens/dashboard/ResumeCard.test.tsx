// @vitest-environment happy-dom
import type { Resumption } from '@elan/domain/contract/projects';
import { catalogue } from '@elan/modules/catalogue';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { founder, freePerson } from '../../subscription/testing/premiumStage.tsx';
import { fakeDashboard, project, showDashboard } from './testing/dashboardStage.tsx';

const card = () => within(screen.getByRole('region', { name: 'La suite' }));
const [, , , fourth] = catalogue['business-plan'].questions;
const fourthOfPlan = {
  kind: 'answer',
  module: 'business-plan',
  question: fourth.id,
  number: 4,
  of: 8,
  isReady: false,
} as const;

async function show(step: Resumption['step'], me = founder) {
  const server = fakeDashboard([project('7', { name: 'Pain de nuit', progress: 55 })]);
  server.step = step;
  const shown = await showDashboard(me);
  await screen.findByRole('region', { name: 'La suite' });
  return { server, ...shown };
}

it('links to the question at which the person stopped, in that project', async () => {
  const { router } = await show(fourthOfPlan);
  const link = card().getByRole('link', { name: 'Reprendre\u00a0: Plan d’affaires' });
  expect(card().getByText('Question 4 sur 8')).toBeTruthy();
  const description = document.getElementById(link.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toContain(fourth.label.fr);
  fireEvent.click(link);
  expect(await screen.findByText('page /p/$projectId/module/$key')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/p/7/module/business-plan');
  expect(router.state.location.hash).toBe(`question-${fourth.id}`);
});

it('states it in English, and that a question is optional', async () => {
  localStorage.setItem('elan.language', 'en');
  const server = fakeDashboard([project('7')]);
  server.step = { ...fourthOfPlan, isReady: true };
  await showDashboard(founder);
  expect(await screen.findByRole('link', { name: 'Resume: Business plan' })).toBeTruthy();
  expect(screen.getByText('Question 4 of 8 · optional')).toBeTruthy();
});

it.each([
  ['generate', 'idea', 'Mon idée', /il reste à générer/],
  ['choose', 'brainstorm', catalogue.brainstorm.title.fr, /choisissez celle à développer/],
  ['develop', 'brainstorm', catalogue.brainstorm.title.fr, /il reste à la développer/],
  ['use', 'journal', catalogue.journal.title.fr, /^Notez vos journées/],
  ['unlock', 'business-plan', 'Plan d’affaires', /Le suivant demande Premium/],
] as const)('says what %s means in %s', async (kind, module, title, words) => {
  await show({ kind, module }, freePerson);
  const link = card().getByRole('link', { name: `Reprendre\u00a0: ${title}` });
  expect(link.getAttribute('href')).toBe(`/p/7/module/${module}`);
  expect(card().getByText(words)).toBeTruthy();
});

it.each([
  ['is complete', founder, { kind: 'takeAway' } as const],
  ['is locked from here on', freePerson, { kind: 'unlock', module: 'finances' } as const],
  ['belongs to a suspended account', { ...freePerson, hasAccess: false }, fourthOfPlan],
])('links to the dossier of a project that %s', async (_why, me, step) => {
  await show(step, me);
  expect(card().queryAllByRole('link')).toHaveLength(step.kind === 'unlock' ? 2 : 1);
  fireEvent.click(card().getByRole('link', { name: 'Mon dossier' }));
  expect(await screen.findByText('page /p/$projectId/dossier')).toBeTruthy();
});
