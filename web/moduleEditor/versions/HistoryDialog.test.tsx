import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fieldOf, me, savedEntry, server, showModule, startEach } from '../testing/stage.tsx';

// @vitest-environment happy-dom
const older = {
  id: 'v1',
  cause: 'saved' as const,
  created_at: '2025-11-18T14:00:00.000Z',
  data: {
    answers: { ...savedEntry.answers, location: 'Matane' },
    comments: 'Demander à Julie.',
    lastUpdated: '2025-11-18T14:00:00.000Z',
  },
};
const newer = {
  id: 'v2',
  cause: 'generated' as const,
  created_at: '2025-11-19T14:00:00.000Z',
  data: { ...savedEntry, aiResponse: '## Avant\n\nLe texte d’avant.' },
};

startEach('idea', (made) => {
  made.module = savedEntry;
  made.versions = [newer, older];
});

/** Matches the text even though changed words in it are separate elements. */
const olderText = (_: string, element: Element | null) =>
  element?.tagName === 'P' && element.textContent === 'Le texte d’avant.';

const press = async (name: string | RegExp, among: HTMLElement = document.body) =>
  fireEvent.click(await within(among).findByRole('button', { name }));

async function open(scene: Parameters<typeof showModule>[0] = {}): Promise<HTMLElement> {
  await showModule(scene);
  await screen.findByText('Le texte ancien.');
  await press('Plus');
  await press('Versions antérieures');
  return screen.findByRole('dialog');
}

const field = () => fieldOf('location');

describe('the earlier versions of a module', () => {
  it('are listed with when and how each one was made', async () => {
    const dialog = await open();
    const items = await within(dialog).findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      expect.stringMatching(/^Version enregistrée le 19 novembre 2025 à .*Rédigée par l’IA$/),
      expect.stringMatching(/^Version enregistrée le 18 novembre 2025 à .*Enregistrée par vous$/),
    ]);
  });

  it('are compared side by side with the current one, and closed again', async () => {
    const dialog = await open();
    await press(/18\u00a0novembre/, dialog);
    const then = await within(dialog).findByRole('region', { name: /18\u00a0novembre/ });
    const now = await within(dialog).findByRole('region', { name: 'Maintenant' });
    expect(within(then).getByText('Matane')).toBeTruthy();
    expect(within(then).getByText('Demander à Julie.')).toBeTruthy();
    expect(within(now).getByText('Rimouski')).toBeTruthy();
    const spoken = (mark: HTMLElement) => `${mark.dataset.spoken}${mark.textContent}`;
    expect(within(then).getAllByRole('deletion').map(spoken)).toContain('Retiré\u00a0: Matane');
    expect(within(now).getAllByRole('insertion').map(spoken)).toContain('Ajouté\u00a0: Rimouski');
    expect(within(then).queryByRole('insertion')).toBeNull();
    expect(within(now).getByText('Le texte ancien.')).toBeTruthy();
    await press('Toutes les versions', dialog);
    expect(await within(dialog).findAllByRole('listitem')).toHaveLength(2);
  });

  it('are restored on request', async () => {
    const dialog = await open();
    await press(/19\u00a0novembre/, dialog);
    await within(dialog).findByText(olderText);
    await press('Rétablir cette version', dialog);
    expect(await screen.findByText(/La version est rétablie/)).toBeTruthy();
    expect(await screen.findByText('Le texte d’avant.')).toBeTruthy();
    expect(server.sent('POST', 'restore')).toEqual([{ baseLastUpdated: savedEntry.lastUpdated }]);
  });

  it('do not touch the unsaved form when restored', async () => {
    await showModule();
    await screen.findByText('Le texte ancien.');
    fireEvent.change(field(), { target: { value: 'Percé' } });
    await press('Plus');
    await press('Versions antérieures');
    const dialog = await screen.findByRole('dialog');
    await press(/18\u00a0novembre/, dialog);
    await within(dialog).findByText('Matane');
    await press('Rétablir cette version', dialog);
    // The page reports the conflict, and shows both versions side by side before anything is overwritten.
    expect(await screen.findAllByText(/La même réponse a été changée ailleurs/)).toBeTruthy();
    expect(field().value).toBe('Percé');
    await press('Enregistrer');
    const conflict = await screen.findByRole('dialog', { name: /a été modifié ailleurs/ });
    expect(within(conflict).getByText('Matane')).toBeTruthy();
    expect(within(conflict).getByText('Percé')).toBeTruthy();
  });

  it('are not restored when another tab saved in between, which is announced and shown', async () => {
    const dialog = await open();
    await press(/19\u00a0novembre/, dialog);
    await within(dialog).findByText(olderText);
    const answers = { ...savedEntry.answers, location: 'Gaspé' };
    server.module = { ...savedEntry, answers, lastUpdated: '2026-11-20T22:00:00.000Z' };
    await press('Rétablir cette version', dialog);
    expect(await within(dialog).findByText('La version n’a pas pu être rétablie')).toBeTruthy();
    const now = within(dialog).getByRole('region', { name: 'Maintenant' });
    expect(await within(now).findByText('Gaspé')).toBeTruthy();
    await press('Rétablir cette version', dialog);
    expect(await screen.findByText(/La version est rétablie/)).toBeTruthy();
  });

  it('are an empty list where nothing was replaced yet, and have no button where nothing was saved', async () => {
    server.versions = [];
    const dialog = await open();
    expect(await within(dialog).findByText(/Aucune version antérieure/)).toBeTruthy();
    cleanup();
    server.module = undefined;
    await showModule();
    await screen.findByText('Rien n’est encore enregistré');
    expect(screen.queryByRole('button', { name: 'Versions antérieures' })).toBeNull();
  });

  it('are read again when they could not be read', async () => {
    let isAway = true;
    vi.stubGlobal('fetch', async (path: string, request: RequestInit) =>
      isAway && path.includes('/versions')
        ? Response.json({ error: 'x', code: 'internal' }, { status: 500 })
        : server.fetch(path, request),
    );
    const dialog = await open();
    expect(await within(dialog).findByText('Erreur de connexion')).toBeTruthy();
    isAway = false;
    await press('Réessayer', dialog);
    expect(await within(dialog).findAllByRole('listitem')).toHaveLength(2);
  });

  it('may be read by a person who may not write, but not restored', async () => {
    const dialog = await open({ me: { ...me, hasAccess: false } });
    await press(/19\u00a0novembre/, dialog);
    await within(dialog).findByText(olderText);
    expect(within(dialog).queryByRole('button', { name: 'Rétablir cette version' })).toBeNull();
  });

  it('are described in English', async () => {
    localStorage.setItem('elan.language', 'en');
    await showModule();
    await screen.findByText('Le texte ancien.');
    await press('More');
    await press('Earlier versions');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(2));
    expect(dialog.textContent).toMatch(/November\u00a019|19\u00a0November/);
  });
});
