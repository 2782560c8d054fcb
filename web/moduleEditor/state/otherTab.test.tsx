// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  fieldOf,
  regenerate,
  savedEntry,
  server,
  showModule,
  startEach,
} from '../testing/stage.tsx';

startEach('idea', (made) => {
  made.module = savedEntry;
});

const location = () => fieldOf('location');
const type = (value: string) => fireEvent.change(location(), { target: { value } });
const press = (name: string, among: HTMLElement = document.body) =>
  fireEvent.click(within(among).getByRole('button', { name }));

/** Simulates another tab that saves a different location. */
function saveElsewhere(place: string) {
  const answers = { ...savedEntry.answers, location: place };
  server.module = { ...savedEntry, answers, lastUpdated: '2026-11-20T22:00:00.000Z' };
}

/** Delays responses about the project. @returns a function that releases them. */
function holdProject(): () => void {
  const gate = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    if (path === '/api/projects/p1') await gate.promise;
    return server.fetch(path, request);
  });
  return () => gate.resolve();
}

describe('a module that another tab has changed', () => {
  it('loses nothing that is typed while the newer version is being read', async () => {
    await showModule();
    await screen.findByText('Le texte ancien.');
    saveElsewhere('Gaspé');
    const release = holdProject();
    await regenerate();
    await screen.findByRole('progressbar', { name: 'Avancement de la rédaction' });
    type('Matane');
    release();
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Matane')).toBeTruthy();
    expect(within(dialog).getByText('Gaspé')).toBeTruthy();
    press('Continuer ici', dialog);
    expect(location().value).toBe('Matane');
    expect(server.sent('POST', 'generate')).toEqual([]);
  });

  it('restores what was discarded for the saved version', async () => {
    await showModule();
    await screen.findByText('Le texte ancien.');
    type('Matane');
    saveElsewhere('Gaspé');
    press('Enregistrer');
    press('Prendre la version enregistrée', await screen.findByRole('dialog'));
    await waitFor(() => expect(location().value).toBe('Gaspé'));
    fireEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
    expect(location().value).toBe('Matane');
    press('Enregistrer');
    await waitFor(() => expect(server.module?.answers?.location).toBe('Matane'));
  });

  it('saves both texts of a field where both are chosen', async () => {
    await showModule();
    await screen.findByText('Le texte ancien.');
    type('Matane');
    saveElsewhere('Gaspé');
    press('Enregistrer');
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('radio', { name: /Garder les deux/ }));
    press('Enregistrer ce choix', dialog);
    await waitFor(() => expect(server.module?.answers?.location).toBe('Gaspé / Matane'));
    await waitFor(() => expect(localStorage.getItem('elan.draft.u1.p1.idea')).toBeNull());
  });
});
