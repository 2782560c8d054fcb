// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { freePerson, Refusal } from '../../subscription/testing/premiumStage.tsx';
import { showAccount } from './testing/showAccount.tsx';

const list = 'GET /api/auth/sessions';
const end = 'DELETE /api/auth/sessions/s2';
const times = {
  signed_in_at: '2026-11-02T14:05:00.000Z',
  last_used_at: '2026-11-20T20:00:00.000Z',
};
const own = {
  id: 's1',
  browser: 'Firefox',
  system: 'Windows',
  network: '203.0.113.7',
  current: true,
  ...times,
};
const phone = { ...own, id: 's2', browser: 'Safari', system: 'iOS', current: false };
const unknown = { ...phone, id: 's3', browser: null, system: null, network: null };
const page = (...sessions: readonly object[]) => ({ sessions, nextCursor: null });

const item = async (name: string) => {
  const found = (await screen.findByText(name)).closest('li');
  if (!found) throw new Error(`${name} is in no list`);
  return within(found);
};
const buttonName = 'Mettre fin à la session';

it('shows for each session the browser, the times and the network, and marks the own one', async () => {
  await showAccount(freePerson, { [list]: page(own, phone, unknown) });
  const here = await item('Firefox sous Windows');
  here.getByText('Cet appareil');
  expect(here.queryByRole('button')).toBeNull();
  const there = await item('Safari sous iOS');
  expect(there.queryByText('Cet appareil')).toBeNull();
  there.getByText('2 novembre 2026 à 9 h 05');
  there.getByText('20 novembre 2026 à 15 h 00');
  there.getByText(/Adresse réseau : 203\.0\.113\.7/);
  const button = there.getByRole('button', { name: buttonName });
  const described = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Safari sous iOS');
  expect((await item('Navigateur non reconnu')).queryByText(/Adresse réseau/)).toBeNull();
});

it.each([
  ['one that is open', { ended: true }],
  ['one that is over already', new Refusal('not_found', 404)],
])('ends a session, reports it, and hands the focus on: %s', async (_what, answer) => {
  const { api } = await showAccount(freePerson, {
    [list]: page(own, phone, unknown),
    [end]: answer,
  });
  const there = await item('Safari sous iOS');
  api.answers[list] = page(own, unknown);
  fireEvent.click(there.getByRole('button', { name: buttonName }));
  await screen.findByText('La session a pris fin : Safari sous iOS.');
  expect(screen.queryByText('Safari sous iOS')).toBeNull();
  const next = (await item('Navigateur non reconnu')).getByRole('button', { name: buttonName });
  await waitFor(() => expect(document.activeElement).toBe(next));
});

it('reports that it failed, and keeps the session in the list', async () => {
  await showAccount(freePerson, {
    [list]: page(own, phone),
    [end]: new Refusal('database_unavailable', 503),
  });
  const there = await item('Safari sous iOS');
  fireEvent.click(there.getByRole('button', { name: buttonName }));
  await there.findByRole('alert');
  there.getByRole('button', { name: buttonName });
});

it('shows further sessions when asked to', async () => {
  const { api } = await showAccount(freePerson, {
    [list]: { sessions: [own], nextCursor: 'suite' },
  });
  await item('Firefox sous Windows');
  api.answers['GET /api/auth/sessions?cursor=suite'] = page(phone);
  const section = screen.getByRole('region', { name: 'Sécurité' });
  fireEvent.click(within(section).getByRole('button', { name: 'Afficher plus' }));
  await item('Safari sous iOS');
  expect(within(section).queryByRole('button', { name: 'Afficher plus' })).toBeNull();
});

it('is read again once the password is changed, which ends the other sessions', async () => {
  const { api } = await showAccount(freePerson, {
    [list]: page(own, phone),
    'POST /api/auth/change-password': { passwordChanged: true },
  });
  await item('Safari sous iOS');
  api.answers[list] = page(own);
  const change = () =>
    fireEvent.click(screen.getByRole('button', { name: 'Changer le mot de passe' }));
  change();
  for (const label of ['Nouveau mot de passe', 'Confirmer le mot de passe']) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'pain-de-nuit' } });
  }
  change();
  await waitFor(() => expect(screen.queryByText('Safari sous iOS')).toBeNull());
});
