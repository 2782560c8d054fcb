// @vitest-environment happy-dom
import { modulesCounted } from '@elan/domain/project/progress';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lookAgainMs } from '../../generation/reconnectingGeneration.ts';
import { autosavePauseMs } from '../../moduleEditor/state/autosaver.ts';
import {
  answered,
  type FakeServer,
  fakeServer,
  me,
  regenerate,
  savedEntry,
  showModule,
} from '../../moduleEditor/testing/stage.tsx';

let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
});

const button = (name: string) => screen.getByRole('button', { name });
const isDisabled = (name: string) => (button(name) as HTMLButtonElement).disabled;
const field = (id: string) => {
  const control = document.querySelector(`[data-question="${id}"]`);
  if (!control) throw new Error(`no field ${id}`);
  return control as HTMLInputElement;
};
const type = (id: string, value: string) => fireEvent.change(field(id), { target: { value } });
const region = () => screen.getByRole('region', { name: 'Analyse IA' });

describe('the module screen', () => {
  it('asks for a project where none is current', async () => {
    await showModule({ project: null });
    expect(await screen.findByText('Aucun projet sélectionné')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Aller au tableau de bord' })).toBeTruthy();
  });

  it('links to the dossier once the module is written', async () => {
    server.module = { answers: {}, lastUpdated: savedEntry.lastUpdated };
    await showModule();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: 'Mon dossier' })).toBeNull();
    cleanup();
    server.module = savedEntry;
    await showModule();
    fireEvent.click(await screen.findByRole('button', { name: 'Plus' }));
    const link = screen.getByRole('link', { name: 'Mon dossier' });
    expect(link.getAttribute('href')).toBe('/p/p1/dossier');
  });

  it('names the project and the day of its last change, for paper', async () => {
    server.module = savedEntry;
    await showModule();
    expect(
      await screen.findByText(/^Pain de nuit · dernière mise à jour\s: 20 novembre 2026$/),
    ).toBeTruthy();
  });

  it('renders the questions of the definition and shows what is missing', async () => {
    await showModule();
    expect(await screen.findByLabelText(/Quelle est votre idée/)).toBe(field('businessIdea'));
    expect(field('businessModel').tagName).toBe('SELECT');
    expect(screen.getByLabelText('Commentaires ou précisions').getAttribute('rows')).toBe('4');
    expect(screen.getByText(`Module 2 sur ${modulesCounted}`)).toBeTruthy();
    expect(isDisabled('Générer')).toBe(true);
    expect(screen.getByRole('progressbar', { name: 'Générations IA' })).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Où serez-vous en affaires?' }));
    expect(document.activeElement).toBe(field('location'));
  });

  it('generates, stores and shows a write-up, and its region is named', async () => {
    await showModule();
    await screen.findByLabelText(/Quelle est votre idée/);
    for (const [id, value] of Object.entries(answered.answers)) type(id, value);
    expect(isDisabled('Générer')).toBe(false);
    fireEvent.click(button('Générer'));
    await within(region()).findByText('Un texte neuf.');
    expect(server.sent('POST', 'generate')).toEqual([
      { ...answered, baseLastUpdated: null, language: 'fr' },
    ]);
    expect(await screen.findByText(/^Enregistré à/)).toBeTruthy();
    expect(screen.getByText('2 sur 3')).toBeTruthy();
    expect(button('Régénérer')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Poursuivre avec l’analyse' })).toBeTruthy();
    expect(localStorage.getItem('elan.draft.u1.p1.idea')).toBeNull();
  });

  it('keeps the earlier text and explains why when a generation fails', async () => {
    server.module = savedEntry;
    server.generation = [
      'event: token\ndata: {"text":"## Début"}\n\n',
      'event: error\ndata: {"error":"x","code":"ai_unavailable"}\n\n',
    ];
    await showModule();
    await screen.findByText('Le texte ancien.');
    await regenerate();
    expect(await screen.findByText('Service temporairement indisponible')).toBeTruthy();
    expect(within(region()).getByText('Le texte ancien.')).toBeTruthy();
    expect(within(region()).queryByText('Début')).toBeNull();
    expect(button('Réessayer')).toBeTruthy();
  });

  it.each([
    ['generation_interrupted', 'La génération a été interrompue. Elle n’a pas été comptée.'],
    ['ai_empty_reply', 'Erreur lors de la génération de la réponse.'],
    ['internal', 'Un problème est survenu de notre côté. Veuillez réessayer.'],
  ])('reports once that a failure in the stream was not counted: %s', async (code, sentence) => {
    server.module = savedEntry;
    server.generation = [`event: error\ndata: {"error":"x","code":"${code}"}\n\n`];
    await showModule();
    await regenerate();
    const alert = await within(region()).findByRole('alert');
    expect(alert.textContent).toContain(sentence);
    expect(alert.textContent?.match(/n’a pas été comptée/g)).toHaveLength(1);
    expect(alert.textContent).toContain('Le texte précédent est toujours là.');
    expect(alert.textContent).not.toContain('Le texte commencé');
  });

  it('shows what became of a text whose project was deleted, and links elsewhere', async () => {
    server.module = savedEntry;
    server.generation = [
      'event: token\ndata: {"text":"## Début"}\n\n',
      'event: error\ndata: {"error":"x","code":"not_found"}\n\n',
    ];
    await showModule();
    await regenerate();
    expect(await screen.findByText('Ce projet n’existe plus')).toBeTruthy();
    expect(screen.getByText(/cette génération a été comptée/)).toBeTruthy();
    expect(screen.queryByText(/n’a pas été comptée/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Aller au tableau de bord' })).toBeTruthy();
  });

  it('shows that a text was stopped', async () => {
    server.module = { ...savedEntry, aiResponseEnding: 'stopped' };
    await showModule();
    expect(await screen.findByText(/Vous avez arrêté cette rédaction/)).toBeTruthy();
  });

  it('saves against the version that the edit is based on, and lets the person choose on a conflict', async () => {
    server.module = savedEntry;
    await showModule();
    await screen.findByText('Le texte ancien.');
    type('location', 'Matane');
    server.module = {
      ...savedEntry,
      answers: { ...savedEntry.answers, location: 'Gaspé' },
      lastUpdated: '2026-11-20T22:00:00.000Z',
    };
    fireEvent.click(button('Enregistrer'));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Matane')).toBeTruthy();
    expect(within(dialog).getByText('Gaspé')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Garder ma version' }));
    await waitFor(() => expect(server.module?.answers?.location).toBe('Matane'));
    expect(server.sent('PUT', 'idea').map((body) => body.baseLastUpdated)).toEqual([
      savedEntry.lastUpdated,
      '2026-11-20T22:00:00.000Z',
    ]);
  });

  describe('a generation that was requested before the page was opened', () => {
    /** Lets time pass faster. */
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    const looking = lookAgainMs.reduce((sum, ms) => sum + ms, 0);
    const marks = { proposedAnswers: [], defaultedAnswers: [] };
    const pendingGeneration = {
      key: 'k-1',
      body: { ...answered, baseLastUpdated: null, language: 'fr' },
      startedAt: '',
    };
    beforeEach(() => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      const now = new Date().toISOString();
      pendingGeneration.startedAt = now;
      const draft = { ...answered, baseLastUpdated: null, savedAt: now, pendingGeneration };
      localStorage.setItem('elan.draft.u1.p1.idea', JSON.stringify(draft));
    });

    it('is found', async () => {
      server.keys.push('k-1');
      await showModule();
      await screen.findByText('Un texte neuf.');
      expect(server.sent('POST', 'generate')).toEqual([]);
      await waitFor(() => expect(localStorage.getItem('elan.draft.u1.p1.idea')).toBeNull());
    });

    it('is never begun by opening it: the page reports it, and Retry begins it', async () => {
      await showModule();
      await pass(looking);
      const message = await screen.findByText('Votre demande ne nous est pas parvenue');
      expect(server.sent('POST', 'generate')).toEqual([]);
      expect(field('location').value).toBe(answered.answers.location);
      await waitFor(() =>
        expect(localStorage.getItem('elan.draft.u1.p1.idea')).not.toContain('pendingGeneration'),
      );
      const alert = message.closest('[role=alert]') as HTMLElement;
      fireEvent.click(within(alert).getByRole('button', { name: 'Réessayer' }));
      await screen.findByText('Un texte neuf.');
      // The same key is used again, so that the first request, if it still arrives, starts no second generation.
      expect(server.keys).toEqual(['k-1']);
    });

    it('and failed long ago leaves its answers in the form, which saves them', async () => {
      const stored = localStorage.getItem('elan.draft.u1.p1.idea') ?? '';
      pendingGeneration.startedAt = new Date(Date.now() - 61 * 60 * 1_000).toISOString();
      const draft = { ...JSON.parse(stored), pendingGeneration };
      localStorage.setItem('elan.draft.u1.p1.idea', JSON.stringify(draft));
      await showModule();
      await screen.findByRole('button', { name: 'Générer' });
      expect(field('location').value).toBe(answered.answers.location);
      await pass(autosavePauseMs);
      await waitFor(() => expect(server.module?.answers).toEqual(answered.answers));
      expect(localStorage.getItem('elan.draft.u1.p1.idea')).toBeNull();
    });

    it.each([
      ['an hour ago', 61, false],
      ['just now', 0, false],
      ['an hour ago, and followed by a save without an answer,', 61, true],
    ])('and was saved %s before another device saved is no conflict', async (...input) => {
      const [_when, minutes, isSentSince] = input;
      const startedAt = new Date(Date.now() - minutes * 60_000).toISOString();
      const draft = {
        ...answered,
        answers: { ...answered.answers, location: 'Rimouski, près du port' },
        base: { answers: {}, comments: '', ...marks },
        baseLastUpdated: null,
        savedAt: startedAt,
        pendingGeneration: { ...pendingGeneration, startedAt },
      };
      const sent = { answers: draft.answers, comments: '', ...marks };
      const stored = isSentSince ? { ...draft, sent } : draft;
      localStorage.setItem('elan.draft.u1.p1.idea', JSON.stringify(stored));
      // Saved after the generation.
      server.module = { ...savedEntry, comments: 'Aussi ceci' };
      const result = { aiResponse: savedEntry.aiResponse, superseded: false };
      const reply = { result, lastUpdated: '2026-11-20T20:00:00.000Z', aiUsage: server.aiUsage };
      vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
        if (!path.endsWith('/generations/k-1')) return server.fetch(path, request);
        const event = `event: done\ndata: ${JSON.stringify(reply)}\n\n`;
        return new Response(event, { headers: { 'content-type': 'text/event-stream' } });
      });
      await showModule();
      await pass(autosavePauseMs);
      await waitFor(() =>
        expect(server.module).toMatchObject({ answers: draft.answers, comments: 'Aussi ceci' }),
      );
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    it('is not repeated where the answers have changed', async () => {
      await showModule();
      await pass(looking);
      await screen.findByText('Votre demande ne nous est pas parvenue');
      type('location', 'Matane');
      fireEvent.click(button('Générer'));
      await screen.findByText('Un texte neuf.');
      expect(server.keys).toHaveLength(1);
      expect(server.keys).not.toContain('k-1');
    });
  });

  describe('the count of generations', () => {
    const month = { used: 13, limit: 100 };
    beforeEach(() => {
      server.module = savedEntry;
      server.me = { ...me, hasPremiumAccess: true, aiUsage: month };
    });

    it('is read again where a reply has the limit of another plan', async () => {
      await showModule();
      await regenerate();
      await screen.findByText('2 sur 3');
      server.aiUsage = month;
      await regenerate();
      expect(await screen.findByText('13 sur 100 ce mois-ci')).toBeTruthy();
    });

    it('is read again where a text is found after a reload', async () => {
      const pendingGeneration = {
        key: 'k-1',
        body: { ...answered, language: 'fr' },
        startedAt: new Date().toISOString(),
      };
      const draft = {
        ...answered,
        baseLastUpdated: savedEntry.lastUpdated,
        savedAt: new Date().toISOString(),
        pendingGeneration,
      };
      localStorage.setItem('elan.draft.u1.p1.idea', JSON.stringify(draft));
      server.keys.push('k-1');
      server.aiUsage = { used: 2, limit: 100 };
      await showModule({ me: { hasPremiumAccess: true, aiUsage: { used: 12, limit: 100 } } });
      await screen.findByText('Un texte neuf.');
      expect(await screen.findByText('13 sur 100 ce mois-ci')).toBeTruthy();
    });
  });

  it('restores a draft, and changes the language without losing a word', async () => {
    const draft = { ...answered, baseLastUpdated: null, savedAt: new Date().toISOString() };
    localStorage.setItem('elan.draft.u1.p1.idea', JSON.stringify(draft));
    localStorage.setItem('elan.language', 'en');
    await showModule();
    await screen.findByText('What is your business idea?');
    expect(field('location').value).toBe('Rimouski');
    expect(screen.getByText(/^Saving|^Not saved yet/)).toBeTruthy();
  });

  it('is closed to a suspended account, and reports it', async () => {
    await showModule({ me: { hasAccess: false } });
    await screen.findByText('Compte suspendu');
    expect(field('location').disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
    expect(isDisabled('Générer')).toBe(true);
  });

  it('shows when the quota is used up, and still saves', async () => {
    server.module = savedEntry;
    await showModule({ me: { aiUsage: { used: 3, limit: 3 } } });
    await screen.findByText('Limite atteinte! Abonnez-vous pour continuer à utiliser l’IA.');
    expect(screen.queryByRole('button', { name: 'Générer' })).toBeNull();
    expect(isDisabled('Enregistrer')).toBe(false);
    fireEvent.click(button('Régénérer'));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/^Limite atteinte!/)).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: 'Régénérer' })).toBeNull();
    expect(screen.queryByText(/compte ouvert avec la même adresse/)).toBeNull();
  });

  it('reports that the last one is only held, and not spent', async () => {
    const { aiResponse: _text, aiResponseEnding: _ending, ...unwritten } = savedEntry;
    server.module = unwritten;
    await showModule({ me: { aiUsage: { used: 2, limit: 3 }, generationsUnderWay: 1 } });
    await screen.findByText(/^Une génération est en cours et occupe la dernière/);
    expect(screen.queryByText(/^Limite atteinte!/)).toBeNull();
    expect(isDisabled('Générer')).toBe(true);
  });

  it('explains why a new account has no generations left', async () => {
    server.account = { ...server.account, carriedGenerations: 3 };
    await showModule({ me: { aiUsage: { used: 3, limit: 3 } } });
    await screen.findByText(/^3 générations ont déjà été utilisées dans un compte ouvert avec la/);
  });

  it('offers a late result again after a reload, until the person has chosen', async () => {
    server.module = savedEntry;
    server.superseded = true;
    await showModule();
    await screen.findByText('Le texte ancien.');
    await regenerate();
    await screen.findByText('Un nouveau texte est prêt');
    await waitFor(() => expect(localStorage.getItem('elan.draft.u1.p1.idea')).toContain('k'));
    cleanup();
    await showModule();
    await screen.findByText('Un nouveau texte est prêt');
    expect(new Set(server.keys).size).toBe(1);
    fireEvent.click(button('Garder le texte enregistré'));
    await waitFor(() => expect(localStorage.getItem('elan.draft.u1.p1.idea')).toBeNull());
  });

  it('still offers a late result if the next generation cannot start', async () => {
    server.module = savedEntry;
    server.superseded = true;
    await showModule();
    await screen.findByText('Le texte ancien.');
    await regenerate();
    await screen.findByText('Un nouveau texte est prêt');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await regenerate();
    await screen.findByRole('button', { name: 'Réessayer' });
    expect(screen.getByText('Un nouveau texte est prêt')).toBeTruthy();
    expect(server.keys).toHaveLength(1);
    await waitFor(() =>
      expect(localStorage.getItem('elan.draft.u1.p1.idea') ?? '').toContain(server.keys[0]),
    );
    vi.stubGlobal('fetch', server.fetch);
    fireEvent.click(button('Réessayer'));
    await waitFor(() => expect(server.keys).toHaveLength(2));
    await waitFor(() =>
      expect(localStorage.getItem('elan.draft.u1.p1.idea') ?? '').toContain(server.keys[1]),
    );
    await screen.findByText('Un nouveau texte est prêt');
  });

  it('offers a text that arrived after the module had changed', async () => {
    server.module = savedEntry;
    server.superseded = true;
    await showModule();
    await screen.findByText('Le texte ancien.');
    await regenerate();
    await screen.findByText('Un nouveau texte est prêt');
    fireEvent.click(button('Garder le texte enregistré'));
    expect(await screen.findByText('Le texte ancien.')).toBeTruthy();
    expect(server.sent('PUT', 'idea')).toEqual([]);
  });
});
