// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { autosavePauseMs } from '../state/autosaver.ts';
import { savedEntry, server, showModule, startEach } from '../testing/stage.tsx';

startEach('idea', (made) => {
  made.module = savedEntry;
});

const region = () => screen.getByRole('region', { name: 'Analyse IA' });
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => fireEvent.click(await button(name));
const texts = () =>
  server
    .sent('PUT', '/modules/idea')
    .map(({ data }) => (data as { aiResponse?: string }).aiResponse);

/** Turns the heading into a paragraph. */
async function edit() {
  await press('Modifier le texte');
  expect(await screen.findByRole('textbox', { name: 'Texte de la rédaction' })).toBeTruthy();
  await press('Titre');
}
const edited = 'Ancien\n\nLe texte ancien.';

describe('a text that is edited', () => {
  it('is stored at once when the person is done, and leads back to the button', async () => {
    await showModule();
    await edit();
    await press('Terminé');
    await waitFor(() => expect(texts()).toEqual([edited]));
    expect(document.activeElement).toBe(await button('Modifier le texte'));
    expect(within(region()).queryByRole('textbox')).toBeNull();
    expect(within(region()).queryByRole('heading', { name: 'Ancien' })).toBeNull();
    await waitFor(() => expect(server.module?.aiResponse).toBe(edited));
  });

  it('sends nothing where nothing was changed', async () => {
    await showModule();
    await edit();
    await press('Titre');
    await press('Terminé');
    await press('Modifier le texte');
    expect(texts()).toEqual([]);
  });

  it('saves itself while it is open, and is there again after a reload', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await showModule();
    await edit();
    await act(() => vi.advanceTimersByTimeAsync(autosavePauseMs));
    await waitFor(() => expect(texts()).toEqual([edited]));
    cleanup();
    await showModule();
    expect(await screen.findByText('Le texte ancien.')).toBeTruthy();
    expect(within(region()).queryByRole('heading', { name: 'Ancien' })).toBeNull();
  });

  it('that was edited elsewhere too is a conflict of the two texts', async () => {
    await showModule();
    await edit();
    const theirs = { ...savedEntry, aiResponse: '## Ancien\n\nUn texte venu d’ailleurs.' };
    server.module = { ...theirs, lastUpdated: '2026-11-21T21:00:00.000Z' };
    await press('Terminé');
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(/venu d’ailleurs/)).toBeTruthy();
    expect(within(dialog).queryByRole('radio', { name: /les deux/ })).toBeNull();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Garder ma version' }));
    await waitFor(() => expect(server.module?.aiResponse).toBe(edited));
  });
});

describe('a generation beside an edited text', () => {
  beforeEach(() => {
    server.module = { ...savedEntry, aiResponseEdited: true };
  });

  it('is announced before it begins', async () => {
    await showModule();
    fireEvent.click(await screen.findByRole('button', { name: 'Régénérer' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Vous avez modifié ce texte\u00a0: il restera en place');
  });

  it('is offered beside it, with the difference, and can be taken', async () => {
    server.superseded = true;
    await showModule();
    fireEvent.click(await screen.findByRole('button', { name: 'Régénérer' }));
    fireEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Régénérer' }),
    );
    expect(await screen.findByText(/Vous aviez modifié le texte en place/)).toBeTruthy();
    expect(screen.getByText('Le texte ancien.')).toBeTruthy();
    expect(screen.queryByText('Un texte neuf.')).toBeNull();
    await press('Voir les différences');
    const dialog = await screen.findByRole('dialog', {
      name: 'Le texte en place et le nouveau texte',
    });
    const side = await within(dialog).findByRole('region', { name: 'Nouveau texte' });
    expect(within(side).getAllByRole('insertion').length).toBeGreaterThan(0);
    fireEvent.click(within(dialog).getAllByRole('button', { name: 'Fermer' })[0] ?? dialog);
    await press('Utiliser ce texte');
    await waitFor(() => expect(texts()).toEqual(['## Neuf\n\nUn texte neuf.']));
    expect(await screen.findByText('Un texte neuf.')).toBeTruthy();
  });
});

describe('a text that is copied', () => {
  it('is on the clipboard with its formatting and as plain text', async () => {
    const written: { types: Record<string, Blob> }[] = [];
    vi.stubGlobal(
      'ClipboardItem',
      class {
        readonly types: Record<string, Blob>;
        constructor(types: Record<string, Blob>) {
          this.types = types;
        }
      },
    );
    vi.stubGlobal('navigator', {
      ...navigator,
      onLine: true,
      clipboard: { write: async (items: typeof written) => void written.push(...items) },
    });
    await showModule();
    await press('Copier');
    expect(await screen.findByText('Texte copié, avec sa mise en forme.')).toBeTruthy();
    const read = (type: string) => written[0]?.types[type]?.text();
    expect(await read('text/html')).toBe('<h2>Ancien</h2><p>Le texte ancien.</p>');
    expect(await read('text/plain')).toBe('## Ancien\n\nLe texte ancien.');
  });

  it('reports that the browser does not allow it', async () => {
    const write = async () => {
      throw new DOMException('no', 'NotAllowedError');
    };
    vi.stubGlobal('navigator', { ...navigator, onLine: true, clipboard: { write } });
    await showModule();
    await press('Copier');
    expect(
      await screen.findByText('Votre navigateur n’a pas permis de copier le texte.'),
    ).toBeTruthy();
  });
});
