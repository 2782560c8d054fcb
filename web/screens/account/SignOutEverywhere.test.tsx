// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { listDrafts } from '../../drafts/draftPlaces.ts';
import { writeDraft } from '../../drafts/draftStorage.ts';
import { writeCookie } from '../../lib/browserStorage.ts';
import { freePerson, Refusal } from '../../subscription/testing/premiumStage.tsx';
import { showAccount } from './testing/showAccount.tsx';

const call = 'POST /api/auth/revoke-sessions';
const save = 'PUT /api/projects/p1/modules/idea';
const place = { userId: 'u1', projectId: 'p1', module: 'idea' };
const draft = {
  answers: { location: 'Rimouski' },
  comments: '',
  baseLastUpdated: null,
  savedAt: '2026-11-20T21:14:00.000Z',
};
const button = 'Se déconnecter de tous les appareils';
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  writeCookie('elan_session', '1', 60);
});

it('ends every session, goes to the sign-in page, reports it there and erases the person and the language', async () => {
  localStorage.setItem('elan.language', 'en');
  const { api, router, client } = await showAccount(freePerson, { [call]: { signedOut: true } });
  press('Sign out of all devices');
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
  expect(api.made(call)).toHaveLength(1);
  expect(api.made('POST /api/auth/sign-out')).toEqual([]);
  expect(client.getQueryCache().getAll()).toEqual([]);
  expect(document.cookie).not.toContain('elan_session=1');
  expect(localStorage.getItem('elan.language')).toBeNull();
});

it.each([
  ['Effacer et quitter', 0],
  ['Enregistrer et quitter', 1],
])('asks first about what is not saved: %s', async (choice, saves) => {
  writeDraft(place, draft);
  const { api, router } = await showAccount(freePerson, {
    [call]: { signedOut: true },
    [save]: { lastUpdated: '2026-11-21T10:00:00.000Z' },
  });
  press(button);
  const dialog = await screen.findByRole('dialog');
  expect(api.made(call)).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: choice }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
  expect(api.made(save)).toHaveLength(saves);
  expect(listDrafts('u1')).toEqual([]);
});

it('does nothing where the person cancels', async () => {
  writeDraft(place, draft);
  const { api } = await showAccount(freePerson);
  press(button);
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.made(call)).toEqual([]);
  expect(listDrafts('u1')).toHaveLength(1);
});

it.each([
  ['internal', 500],
  ['network', 0],
  // Without a session on this device, the other sessions were not ended either.
  ['unauthenticated', 401],
])('reports that it failed: %s', async (code, status) => {
  writeDraft(place, draft);
  const { router } = await showAccount(freePerson, { [call]: new Refusal(code, status) });
  press(button);
  fireEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Effacer et quitter' }),
  );
  await screen.findByText(/Vos appareils n’ont pas été déconnectés/);
  expect(router.state.location.pathname).toBe('/account');
  expect(listDrafts('u1')).toHaveLength(1);
});
