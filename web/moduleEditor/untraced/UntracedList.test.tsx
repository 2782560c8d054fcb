// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { autosavePauseMs } from '../state/autosaver.ts';
import { checksAfterMs } from '../state/moduleCache.ts';
import { savedEntry, server, showModule, startEach } from '../testing/stage.tsx';

startEach();

const text =
  'Du pain chaud à 9 $.\n\n| Poste | Montant |\n|---|---|\n| Vitrine | **3 333 $** |\n\nPuis 7 777 $ de four.';
const region = () => screen.getByRole('region', { name: 'Analyse IA' });
const marked = () =>
  [...region().querySelectorAll('[data-write-up] mark')].map(({ textContent }) =>
    textContent.replaceAll('\u00a0', ' '),
  );
const sent = () => server.sent('PUT', 'idea').map(({ data }) => data);

async function open() {
  server.module = {
    ...savedEntry,
    answers: { ...savedEntry.answers, businessIdea: 'Du pain à 9 $' },
    aiResponse: text,
  };
  await showModule();
  await screen.findByText('2 montants sans source dans ce texte');
}
const settle = (index: number) =>
  fireEvent.click(
    within(region()).getAllByRole('button', { name: /^Régler/ })[index] as HTMLElement,
  );

describe('the amounts that nothing explains', () => {
  it('are marked in the text, and listed above it with the words around them', async () => {
    await open();
    expect(marked()).toEqual(['3 333 $', '7 777 $']);
    const items = within(region()).getAllByRole('listitem');
    expect(items[0]?.textContent).toContain('Vitrine · 3\u00a0333\u00a0$');
    expect(items[1]?.textContent).toContain('Puis 7\u00a0777\u00a0$ de four.');
  });

  it('are spoken of in the singular where there is one', async () => {
    server.module = { ...savedEntry, aiResponse: 'Puis 7 777 $ de four.' };
    await showModule();
    await screen.findByText('1 montant sans source dans ce texte');
    expect(region().textContent).toContain('ne l’expliquent. Un prêteur demandera d’où il vient.');
  });

  it('are listed up to two hundred, with how many more there are', async () => {
    server.module = { ...savedEntry, aiResponse: '3 333 $ de four. '.repeat(230) };
    await showModule();
    await screen.findByText('230 montants sans source dans ce texte');
    fireEvent.click(
      within(region()).getByRole('button', { name: 'Voir les 200 premiers montants' }),
    );
    expect(within(region()).getAllByRole('listitem')).toHaveLength(200);
    expect(region().textContent).toContain('Il y en a 30 autres, plus bas dans le texte.');
  });

  it('can be marked as still to be verified', async () => {
    await open();
    settle(1);
    fireEvent.click(screen.getByRole('button', { name: /^Marquer/ }));
    await screen.findByText('1 montant sans source dans ce texte');
    expect(sent()).toEqual([{ aiResponse: text.replace('7 777 $', '7 777 $ (à vérifier)') }]);
    expect(marked()).toEqual(['3 333 $']);
    // The next edit must start from the saved text.
    fireEvent.click(screen.getByRole('button', { name: 'Modifier le texte' }));
    const field = await screen.findByRole('textbox', { name: 'Texte de la rédaction' });
    expect(field.textContent).toContain('7 777 $ (à vérifier)');
  });

  it('can be taken over: the person’s own words then explain them', async () => {
    await open();
    settle(0);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.click(screen.getByRole('button', { name: 'C’est mon montant' }));
    for (const ms of [autosavePauseMs, checksAfterMs]) {
      await act(() => vi.advanceTimersByTimeAsync(ms));
    }
    await waitFor(() => expect(marked()).toEqual(['7 777 $']));
    expect(sent()).toMatchObject([
      { comments: 'Montant confirmé\u00a0: 3 333 $ (Vitrine · 3 333 $)' },
    ]);
  });

  it('are not looked for in what is being written', async () => {
    server.module = { ...savedEntry, aiResponse: 'Un texte sans chiffre.' };
    await showModule();
    await screen.findByText('Un texte sans chiffre.');
    expect(screen.queryByText(/sans source/)).toBeNull();
    expect(marked()).toEqual([]);
  });
});
