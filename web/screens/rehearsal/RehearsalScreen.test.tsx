// @vitest-environment happy-dom

import { shortOfCash } from '@elan/domain/forecast/testing/samplePlans';
import { checksOfProject } from '@elan/reading/contradictions/projectChecks';
import { rehearse } from '@elan/reading/rehearsal/rehearse';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeApi, freePerson, Refusal, showAt } from '../../subscription/testing/premiumStage.tsx';
import { RehearsalScreen } from './RehearsalScreen.tsx';

const modules = {
  idea: { answers: { experience: 'Sept étés en boutique' } },
  finances: { comments: 'La fourgonnette sera donnée en garantie.' },
};
const items = rehearse({
  modules,
  inputs: shortOfCash,
  checks: checksOfProject(modules, shortOfCash, new Date('2026-11-25T12:00:00Z')),
});
const path = 'GET /api/projects/p1/rehearsal';

async function show(
  answer: object | Refusal = { project: { id: 'p1', name: 'Rayon libre' }, items },
  address: { at: string; path?: string } = {
    at: '/p/p1/rehearsal',
    path: '/p/$projectId/rehearsal',
  },
) {
  const api = fakeApi({ [path]: answer });
  const shown = await showAt(<RehearsalScreen />, { me: freePerson, ...address });
  return { ...shown, api };
}

it.each([
  ['fr', 'Les dix questions du prêteur', /^\d sur 10 ont déjà une réponse complète\.$/],
  ['en', 'The lender’s ten questions', /^\d of 10 already have a complete answer\.$/],
] as const)('shows each question with its answer, in %s', async (language, title, count) => {
  localStorage.setItem('elan.language', language);
  await show();
  expect(await screen.findByText(count)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  const shown = screen.getAllByRole('listitem');
  expect(shown).toHaveLength(10);
  for (const [at, item] of items.entries()) {
    const card = within(shown[at] as HTMLElement);
    expect(card.getByRole('heading', { level: 2 }).textContent).toContain(item.question[language]);
    for (const text of [item.because, item.answer, item.missing]) {
      if (text) expect(shown[at]?.textContent).toContain(text[language]);
    }
  }
});

it('links to what is missing, and to an answer', async () => {
  const { router } = await show();
  const [first] = await screen.findAllByRole('listitem');
  const link = within(first as HTMLElement).getByRole('link');
  expect(link.textContent).toBe('Compléter Finances · Prévisions');
  expect(screen.getByRole('link', { name: /^Voir la réponse Mon idée · / })).toBeTruthy();
  fireEvent.click(link);
  expect(await screen.findByText('page /p/$projectId/module/$key')).toBeTruthy();
  expect(router.state.location).toMatchObject({
    pathname: '/p/p1/module/finances',
    hash: 'forecast.capital',
  });
});

it('reports that no project is chosen', async () => {
  const { api } = await show(undefined, { at: '/rehearsal' });
  expect(await screen.findByText('Aucun projet sélectionné')).toBeTruthy();
  expect(api.made(path)).toEqual([]);
});

it('offers to try again where they could not be read', async () => {
  const { api } = await show(new Refusal('database_unavailable', 503));
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  api.answers[path] = { project: { id: 'p1', name: 'Rayon libre' }, items };
  fireEvent.click(retry);
  expect(await screen.findAllByRole('listitem')).toHaveLength(10);
});

it('prints', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Imprimer' }));
  expect(print).toHaveBeenCalledOnce();
});
