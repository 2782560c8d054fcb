// @vitest-environment happy-dom
import type { JournalEntry } from '@elan/domain/project/journal';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readDraft, writeDraft } from '../../drafts/draftStorage.ts';
import { type FakeServer, fakeServer, showModule } from '../../moduleEditor/testing/stage.tsx';

const entry = (day: number, title: string): JournalEntry => ({
  id: String(day),
  date: `2026-11-${String(day).padStart(2, '0')}T15:00:00.000Z`,
  title,
  content: 'Une ligne.\n\nUne autre.',
  mood: 'negative',
  tags: [],
});
const monday = entry(16, 'Lundi');
const sunday = entry(1, 'Dimanche');
const lastUpdated = '2026-11-20T21:00:00.000Z';
const premium = { hasPremiumAccess: true, aiUsage: { used: 1, limit: 100 } };
const place = { userId: 'u1', projectId: 'p1', module: 'journal' };

let server: FakeServer;

beforeEach(() => {
  server = fakeServer('journal');
  server.module = { entries: [monday, sunday], lastUpdated };
});

const show = async (me: object = premium) => {
  await showModule({ key: 'journal', me });
  await screen.findByRole('heading', { name: 'Nouvelle entrée' });
};
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = (name: string) => screen.getByLabelText<HTMLTextAreaElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const titles = () =>
  within(screen.getByRole('region', { name: 'Vos entrées' }))
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const puts = () => server.sent('PUT', 'journal');

describe('the entries of the journal', () => {
  it('are listed newest first with their count, mood, date and words', async () => {
    server.module = { entries: [sunday, monday], lastUpdated };
    await show();
    expect(titles()).toEqual(['Lundi', 'Dimanche']);
    expect(screen.getByText('2 entrées')).toBeTruthy();
    expect(screen.getByText('1er novembre 2026').tagName).toBe('TIME');
    expect(screen.getAllByText('Difficile')).toHaveLength(3);
    const [words] = screen.getAllByText(/Une ligne/);
    expect(words?.textContent).toBe('Une ligne.\n\nUne autre.');
    expect(words?.className).toContain('whitespace-pre-wrap');
  });

  it('are added immediately, on top, once both fields are filled in', async () => {
    await show();
    expect(field('Contenu').getAttribute('rows')).toBe('6');
    expect(field('Humeur').value).toBe('neutral');
    type('Titre', 'Mardi');
    type('Contenu', '   ');
    expect(button('Ajouter').disabled).toBe(true);
    type('Contenu', 'Le four est arrivé.');
    fireEvent.change(field('Humeur'), { target: { value: 'negative' } });
    button('Ajouter').focus();
    fireEvent.click(button('Ajouter'));
    await waitFor(() => expect(titles()).toEqual(['Mardi', 'Lundi', 'Dimanche']));
    expect(puts()).toMatchObject([
      {
        data: {
          entries: [
            { title: 'Mardi', content: 'Le four est arrivé.', mood: 'negative', tags: [] },
            monday,
            sunday,
          ],
        },
        baseLastUpdated: lastUpdated,
      },
    ]);
    expect(Object.keys(puts()[0]?.data as object)).toEqual(['entries']);
    expect([field('Titre').value, field('Contenu').value, field('Humeur').value]).toEqual([
      '',
      '',
      'neutral',
    ]);
    expect(readDraft(place)).toBeUndefined();
    expect(document.activeElement?.textContent).toBe('Vos entrées');
  });

  it('are not added twice where the page was left before the reply', async () => {
    const sentAs = { id: monday.id, date: monday.date };
    const { title, content, mood } = monday;
    const draft = {
      answers: {},
      comments: '',
      newEntry: { title, content, mood, sentAs },
      baseLastUpdated: lastUpdated,
      savedAt: lastUpdated,
    };
    writeDraft(place, draft);
    await show();
    expect(field('Titre').value).toBe('');
    expect(titles()).toEqual(['Lundi', 'Dimanche']);

    cleanup();
    server.module = { entries: [sunday], lastUpdated };
    writeDraft(place, draft);
    await show();
    expect(field('Titre').value).toBe('Lundi');
    fireEvent.click(button('Ajouter'));
    await waitFor(() => expect(puts()).toHaveLength(1));
    expect(puts()[0]).toMatchObject({ data: { entries: [{ id: monday.id }, sunday] } });
  });

  it('say in place when they are too long, and cut nothing', async () => {
    await show();
    const long = 'a'.repeat(201);
    type('Titre', long);
    type('Contenu', 'Le four est arrivé.');
    expect(screen.getByRole('alert').textContent).toContain('201 caractères');
    expect(field('Titre').value).toBe(long);
    expect(button('Ajouter').disabled).toBe(true);
  });

  it('are stored as a draft while typed, and restored with the page', async () => {
    await show();
    type('Titre', 'Mardi');
    type('Contenu', 'Le four');
    await waitFor(() => expect(readDraft(place)?.newEntry?.title).toBe('Mardi'));
    cleanup();
    await show();
    expect(field('Titre').value).toBe('Mardi');
    expect(field('Contenu').value).toBe('Le four');
    type('Titre', '');
    type('Contenu', '');
    await waitFor(() => expect(readDraft(place)).toBeUndefined());
  });

  it('are deleted immediately, and put back at their place', async () => {
    await show();
    const remove = button('Supprimer « Lundi »');
    remove.focus();
    fireEvent.click(remove);
    await waitFor(() => expect(titles()).toEqual(['Dimanche']));
    expect(puts()).toEqual([{ data: { entries: [sunday] }, baseLastUpdated: lastUpdated }]);
    expect(document.activeElement?.textContent).toBe('Dimanche');
    const undo = button('Annuler');
    undo.focus();
    fireEvent.click(undo);
    await waitFor(() => expect(titles()).toEqual(['Lundi', 'Dimanche']));
    expect(server.module?.entries).toEqual([monday, sunday]);
    expect(document.activeElement?.textContent).toBe('Lundi');
  });

  it.each([
    ['added', 'Faire ce changement', ['Mardi', 'Ailleurs', 'Lundi', 'Dimanche']],
    ['added', 'Laisser tel quel', ['Ailleurs', 'Lundi', 'Dimanche']],
    ['deleted', 'Faire ce changement', ['Ailleurs', 'Dimanche']],
    ['deleted', 'Laisser tel quel', ['Ailleurs', 'Lundi', 'Dimanche']],
  ])(
    'are %s to what was saved elsewhere only if the person confirms it: %s',
    async (how, choice, left) => {
      await show();
      type('Titre', 'Mardi');
      type('Contenu', 'Le four est arrivé.');
      server.module = {
        entries: [entry(19, 'Ailleurs'), monday, sunday],
        lastUpdated: '2026-11-20T22:00:00.000Z',
      };
      fireEvent.click(button(how === 'added' ? 'Ajouter' : 'Supprimer « Lundi »'));
      const dialog = await screen.findByRole('dialog');
      expect(
        within(dialog).getByText(how === 'added' ? 'Ajouter « Mardi »' : 'Supprimer « Lundi »'),
      ).toBeTruthy();
      fireEvent.click(within(dialog).getByRole('button', { name: choice }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(titles()).toEqual(left));
      const isAdded = left.includes('Mardi');
      expect(field('Titre').value).toBe(isAdded ? '' : 'Mardi');
    },
  );

  it('show ten at a time', async () => {
    const entries = Array.from({ length: 12 }, (_, index) => entry(28 - index, `Jour ${index}`));
    server.module = { entries, lastUpdated };
    await show();
    expect(titles()).toHaveLength(10);
    fireEvent.click(button('Afficher les 2 entrées suivantes'));
    expect(titles()).toHaveLength(12);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Jour 10'));
  });
});

describe('the analysis of the journal', () => {
  const analysed = {
    aiAnalysis: '## Thèmes\n\nLe four revient.',
    aiAnalysisEnding: 'complete',
  } as const;

  it('opens by itself once it begins, and can be hidden', async () => {
    server.result = analysed;
    await show();
    expect(screen.queryByRole('region', { name: 'Analyse IA' })).toBeNull();
    expect(button('Afficher l’analyse').getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(button('Analyser'));
    await within(await screen.findByRole('region', { name: 'Analyse IA' })).findByText(
      'Le four revient.',
    );
    expect(titles()).toEqual(['Lundi', 'Dimanche']);
    expect(button('Masquer l’analyse').getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(button('Masquer l’analyse'));
    expect(screen.queryByRole('region', { name: 'Analyse IA' })).toBeNull();
    type('Titre', 'Mardi');
    expect(screen.queryByRole('region', { name: 'Analyse IA' })).toBeNull();
  });

  it('that was hidden opens by itself once a late one is offered', async () => {
    server.result = analysed;
    server.superseded = true;
    const { promise, resolve } = Promise.withResolvers<void>();
    vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
      if (path.endsWith('/generate')) await promise;
      return server.fetch(path, request);
    });
    await show();
    fireEvent.click(button('Analyser'));
    await screen.findByRole('button', { name: 'Arrêter' });
    fireEvent.click(button('Masquer l’analyse'));
    resolve();
    const region = await screen.findByRole('region', { name: 'Analyse IA' });
    expect(await within(region).findByRole('alert')).toBeTruthy();
  });

  it('is open where there is one from before', async () => {
    server.module = { ...server.module, ...analysed, lastUpdated };
    await show();
    expect(screen.getByText('Le four revient.')).toBeTruthy();
    expect(button('Régénérer')).toBeTruthy();
  });

  it('needs an entry', async () => {
    server.module = undefined;
    await show();
    expect(button('Analyser').disabled).toBe(true);
    // Missing entries are not an error, so the message is not red.
    const why = screen.getByText('Écrivez d’abord au moins une entrée de journal.');
    expect(why.className).toBe('text-muted');
    expect(screen.getByText('Votre journal commence ici')).toBeTruthy();
  });

  it('does not affect an entry that is being typed', async () => {
    server.result = analysed;
    await show();
    type('Titre', 'Mardi');
    fireEvent.click(button('Analyser'));
    await screen.findByText('Le four revient.');
    expect(field('Titre').value).toBe('Mardi');
    expect(readDraft(place)?.newEntry?.title).toBe('Mardi');
  });
});

describe('the journal without premium', () => {
  it('stays open for entries where it has some, and asks before the last one is deleted', async () => {
    server.module = { entries: [monday], lastUpdated };
    await show({});
    expect(screen.getByText('Accès Premium requis')).toBeTruthy();
    expect(button('Analyser').disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
    expect(field('Titre').disabled).toBe(false);
    fireEvent.click(button('Supprimer « Lundi »'));
    const dialog = await screen.findByRole('dialog');
    expect(puts()).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Supprimer quand même' }));
    await waitFor(() => expect(server.module?.entries).toEqual([]));
    expect(await screen.findByRole('link', { name: 'Débloquer Premium' })).toBeTruthy();
    expect(screen.queryByLabelText('Titre')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Accès Premium requis');
  });

  it.each([
    ['that holds nothing', undefined],
    ['that holds an entry', [monday]],
  ])('is closed to a suspended account, one %s too', async (_which, entries) => {
    server.module = entries && { entries, lastUpdated };
    await show({ hasAccess: false });
    expect(['Titre', 'Contenu', 'Humeur'].map((name) => field(name).disabled)).toEqual([
      true,
      true,
      true,
    ]);
    expect(button('Ajouter').disabled).toBe(true);
  });
});
