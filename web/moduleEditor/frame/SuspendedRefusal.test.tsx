// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answered, me, savedEntry, server, showModule, startEach } from '../testing/stage.tsx';

startEach();

const field = () => screen.findByLabelText<HTMLInputElement>(/Quelle est votre idée/);

it('of a save links to support without a retry; what was typed stays, and the page closes', async () => {
  server.module = { ...answered, lastUpdated: savedEntry.lastUpdated };
  await showModule();
  const typed = 'Du pain chaud la nuit, et du café';
  fireEvent.change(await field(), { target: { value: typed } });
  server.me = { ...me, hasAccess: false };
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Votre compte est suspendu. Veuillez écrire au soutien.');
  expect(within(alert).queryByRole('button', { name: 'Réessayer' })).toBeNull();
  await screen.findByText('Compte suspendu');
  expect((await field()).disabled).toBe(true);
  expect((await field()).value).toBe(typed);
  await waitFor(() => expect(localStorage.getItem('elan.draft.u1.p1.idea') ?? '').toContain(typed));
  expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
});

it('is shown once on a written module, which shows its text', async () => {
  server.module = savedEntry;
  await showModule({ me: { hasAccess: false } });
  expect(await screen.findByText('Le texte ancien.')).toBeTruthy();
  expect(screen.getAllByText(/Votre compte est suspendu/)).toHaveLength(1);
});

it('names no missing answers that could not be given', async () => {
  server.module = { answers: {}, lastUpdated: savedEntry.lastUpdated };
  await showModule({ me: { hasAccess: false } });
  const generate = await screen.findByRole<HTMLButtonElement>('button', { name: 'Générer' });
  expect(generate.disabled).toBe(true);
  expect(screen.queryByRole('button', { name: /réponses? obligatoires?/ })).toBeNull();
});
