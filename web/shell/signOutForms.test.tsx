// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { listProjectDrafts, writeProjectDraft } from '../drafts/projectDrafts.ts';
import { fakeApi, freePerson, Refusal, showAt } from '../subscription/testing/premiumStage.tsx';
import { UserMenu } from './UserMenu.tsx';

const userId = freePerson.user.id;
const draft = { name: 'Atelier Boréal', description: '', savedAt: '2026-11-20T21:00:00.000Z' };

beforeEach(() => {
  writeProjectDraft({ userId, projectId: null }, draft);
  writeProjectDraft({ userId, projectId: 'p1' }, { ...draft, description: 'Des skis' });
});

async function askToLeave(answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    'GET /api/subscription': null,
    'POST /api/projects': {},
    'PATCH /api/projects/p1': {},
    'POST /api/auth/sign-out': { success: true },
    ...answers,
  });
  const { router } = await showAt(<UserMenu />, { me: freePerson });
  fireEvent.click(screen.getByRole('button', { name: freePerson.user.email }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Se déconnecter' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tout n’est pas enregistré' }));
  expect(dialog.getByText(/^2 brouillons ne sont pas enregistrés/)).toBeTruthy();
  const choose = (name: string) => fireEvent.click(dialog.getByRole('button', { name }));
  return { api, router, dialog, choose };
}

const left = () => waitFor(() => expect(screen.getByText('page /auth')).toBeTruthy());

it('asks about unsaved project forms, and saves them', async () => {
  const { api, choose } = await askToLeave();
  choose('Enregistrer et quitter');
  await left();
  expect(api.made('POST /api/projects').map(({ body }) => body)).toEqual([
    { name: 'Atelier Boréal', description: '' },
  ]);
  expect(api.made('PATCH /api/projects/p1').map(({ body }) => body)).toEqual([
    { name: 'Atelier Boréal', description: 'Des skis' },
  ]);
  expect(listProjectDrafts(userId)).toEqual([]);
});

it('or discards them', async () => {
  const { api, choose } = await askToLeave();
  choose('Effacer et quitter');
  await left();
  expect(api.made('POST /api/projects')).toEqual([]);
  expect(listProjectDrafts(userId)).toEqual([]);
});

it('stays, and keeps what could not be saved', async () => {
  const refused = new Refusal('internal', 500);
  const { choose, dialog } = await askToLeave({ 'PATCH /api/projects/p1': refused });
  choose('Enregistrer et quitter');
  expect((await dialog.findByRole('alert')).textContent).toContain('toujours ici');
  expect(listProjectDrafts(userId)).toEqual([{ userId, projectId: 'p1' }]);
});
