// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answered, me, savedEntry, server, showModule, startEach } from '../testing/stage.tsx';

startEach();

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = () => screen.findByLabelText<HTMLInputElement>(/Quelle est votre idée/);

it('of a save is shown beside it, once; what was typed stays, on the page and in this browser', async () => {
  server.module = { ...answered, lastUpdated: savedEntry.lastUpdated };
  await showModule();
  const typed = 'Du pain chaud la nuit, et du café';
  fireEvent.change(await field(), { target: { value: typed } });
  server.storage = { used: 50_000_000, limit: 50_000_000 };
  fireEvent.click(button('Enregistrer'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Votre espace de stockage est plein');
  const links = within(alert).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/dashboard', '/pricing']);
  expect((await field()).value).toBe(typed);
  // The alert may be far below.
  fireEvent.click(button('Voir pourquoi'));
  expect(document.activeElement).toBe(alert);
  await waitFor(() => expect(localStorage.getItem('elan.draft.u1.p1.idea') ?? '').toContain(typed));
  // The page now reports the full storage: generating is disabled, and the notice at the top appears too.
  await screen.findByText(/50\sMo sur 50\sMo\./);
  expect(button('Générer').disabled).toBe(true);
  const [why, ...again] = screen.getAllByText(/rien ne peut plus y être ajouté/);
  expect(again).toEqual([]);
  expect(button('Générer').getAttribute('aria-describedby')).toBe(why?.id);
  expect(server.sent('PUT', '/idea')).toHaveLength(1);

  server.storage = { used: 30_000_000, limit: 50_000_000 };
  fireEvent.click(within(alert).getByRole('button', { name: 'Réessayer' }));
  await screen.findByText(/^Enregistré à/);
  expect(screen.queryByRole('button', { name: 'Voir pourquoi' })).toBeNull();
  expect(screen.queryByText(/Mo sur 50\sMo\./)).toBeNull();
  expect(button('Générer').disabled).toBe(false);
});

it.each([
  [39_999_999, me, null],
  [40_000_000, me, /presque plein.*40\sMo sur 50\sMo.*Premium, la limite passe à 500\sMo/],
  [
    40_000_000,
    { ...me, hasPremiumAccess: true },
    /presque plein.*au bas du tableau de bord\.\s*Aller au tableau/,
  ],
])('is preceded by a warning: at %i bytes', async (used, person, text) => {
  server.module = { ...answered, lastUpdated: savedEntry.lastUpdated };
  server.storage = { used, limit: 50_000_000 };
  await showModule({ me: person });
  await field();
  if (text === null) {
    await waitFor(() => expect(server.sent('GET', '/project-counts')).not.toEqual([]));
    expect(screen.queryByText(/presque plein/)).toBeNull();
    return;
  }
  const title = await screen.findByText('Votre espace de stockage est presque plein');
  expect(title.parentElement?.textContent).toMatch(text);
});
