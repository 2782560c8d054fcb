// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { keepRequest, readRequest } from '../../drafts/storedRequests.ts';
import { lookAgainMs } from '../../generation/reconnectingGeneration.ts';
import { failedWith, savedEntry, server, showModule, startEach } from '../testing/stage.tsx';

const place = { userId: 'u1', projectId: 'p1', module: 'idea' };
const aiResponse = '## Forces\n\nDu pain chaud.\n\nDe vos mains.\n\n## Marché\n\nLes infirmières.';

startEach('idea', (made) => {
  made.module = { ...savedEntry, aiResponse };
});

const ask = 'Demander un changement';
const field = () =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Que faut-il changer/ });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

/** Opens the panel of the first section and types an instruction. */
async function openPanel(words = 'Plus court') {
  fireEvent.click((await screen.findAllByRole('button', { name: ask }))[0] as HTMLElement);
  fireEvent.input(await field(), { target: { value: words } });
}

async function proposed(words?: string) {
  await openPanel(words);
  await press('Proposer');
  await screen.findByRole('button', { name: 'Accepter' });
}

describe('a section of a written module', () => {
  it('offers a change, described by its heading', async () => {
    await showModule();
    const buttons = await screen.findAllByRole('button', { name: ask });
    const headings = buttons.map(
      (button) =>
        document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent,
    );
    expect(headings).toEqual(['Forces', 'Marché']);
  });

  it('offers none where the module may not be written, or has no text', async () => {
    await showModule({ me: { hasAccess: false } });
    await screen.findByText('Les infirmières.');
    expect(screen.queryByRole('button', { name: ask })).toBeNull();
    cleanup();
    server.module = { ...savedEntry, aiResponse: '' };
    await showModule();
    expect(screen.queryByRole('button', { name: ask })).toBeNull();
  });
});

describe('a request', () => {
  it('asks for the section with the words of the person, and nothing is changed', async () => {
    await showModule();
    await proposed();
    expect(server.sent('POST', 'revise')).toEqual([
      {
        section: 'Forces',
        instruction: 'Plus court',
        language: 'fr',
        baseLastUpdated: savedEntry.lastUpdated,
      },
    ]);
    expect(server.sent('PUT', 'idea')).toEqual([]);
    const panel = screen.getByRole('region', { name: 'Changement dans «\u00a0Forces\u00a0»' });
    const after = within(panel).getByRole('region', { name: 'Proposition' });
    expect(after.querySelector('ins')?.textContent).toContain('Le texte changé.');
    // Only one revision can be open, so the other section has no button until the decision.
    expect(screen.queryByRole('button', { name: ask })).toBeNull();
  });

  it('can be about one passage of the section', async () => {
    await showModule();
    await openPanel();
    const select = screen.getByRole('combobox', { name: 'Quelle partie?' });
    const options = within(select).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Toute la section',
      'Du pain chaud.',
      'De vos mains.',
    ]);
    fireEvent.change(select, { target: { value: '2' } });
    await press('Proposer');
    await screen.findByRole('button', { name: 'Accepter' });
    expect(server.sent('POST', 'revise')).toMatchObject([
      { section: 'Forces', passage: 'De vos mains.' },
    ]);
  });

  it('is filled by short choices, which never replace the person’s own words', async () => {
    await showModule();
    await openPanel('');
    await press('Plus simple');
    await press('Plus concret');
    expect((await field()).value).toBe('Plus concret');
    fireEvent.input(await field(), { target: { value: 'Parlez du fournil' } });
    await press('Avec mon exemple…');
    expect((await field()).value).toBe('Parlez du fournil\nAvec mon exemple\u00a0: ');
  });

  it('keeps the focus while it is written: on the title of its panel', async () => {
    await showModule();
    await openPanel();
    screen.getByRole('button', { name: 'Proposer' }).focus();
    await press('Proposer');
    const title = await screen.findByRole('heading', {
      name: 'Changement dans «\u00a0Forces\u00a0»',
    });
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  it('shows in place what it lacks', async () => {
    await showModule();
    await openPanel(' ');
    await press('Proposer');
    expect(screen.getByText('Dites ce qui doit changer.')).toBeTruthy();
    fireEvent.input(await field(), { target: { value: 'x'.repeat(1_001) } });
    await press('Proposer');
    expect(screen.getByText(/Au plus 1000 caractères; il y en a 1001/)).toBeTruthy();
    expect(server.sent('POST', 'revise')).toEqual([]);
  });

  it('is closed with the reason where no generation is left', async () => {
    await showModule({ me: { aiUsage: { used: 3, limit: 3 } } });
    await openPanel();
    const button = screen.getByRole('button', { name: 'Proposer' });
    expect(button.hasAttribute('disabled')).toBe(true);
    const why = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(why?.textContent).toContain('Limite atteinte');
  });

  it.each([
    ['save_conflict', 409, /Le texte le plus récent est maintenant affiché/],
    ['quota_spent', 402, /Limite atteinte/],
    ['section_not_found', 422, /Aucune section du texte enregistré/],
  ] as const)('keeps the words over a refusal: %s', async (code, status, sentence) => {
    server.refusal = { status, code };
    await showModule();
    await openPanel('Mes mots à moi');
    await press('Proposer');
    await screen.findByText(sentence);
    expect((await field()).value).toBe('Mes mots à moi');
    expect(readRequest('revision', place)).toMatchObject({ instruction: 'Mes mots à moi' });
    expect(readRequest('revision', place)?.asked).toBeUndefined();
  });

  it('reports that a failed one was not counted, and can be repeated', async () => {
    server.generation = [failedWith('ai_unreadable_reply')];
    await showModule();
    await openPanel();
    await press('Proposer');
    await screen.findByText(/Cette génération n’a pas été comptée/);
    server.generation = undefined;
    await press('Réessayer');
    await screen.findByRole('button', { name: 'Accepter' });
    const [first, second] = server.revisions;
    expect(second).not.toBe(first);
  });
});

describe('Stop', () => {
  /** Replies with a stream whose events the test sends. */
  function openStream() {
    let end: (event: string, data: object) => void = () => {};
    server.stream = new ReadableStream<Uint8Array>({
      start(controller) {
        end = (event, data) =>
          controller.enqueue(
            new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
          );
      },
    });
    return (event: string, data: object) => end(event, data);
  }

  it('leaves the beginning as a proposal that shows what accepting it does', async () => {
    const send = openStream();
    await showModule();
    await openPanel();
    await press('Proposer');
    send('token', { text: 'Du pain' });
    await screen.findByText('Du pain');
    await press('Arrêter');
    await screen.findByText('Arrêt en cours…');
    expect(server.sent('POST', 'stop')).toEqual([
      { idempotencyKey: readRequest('revision', place)?.asked?.key },
    ]);
    const result = { text: 'Du pain', textEnding: 'stopped', superseded: false };
    send('done', { result, lastUpdated: savedEntry.lastUpdated, aiUsage: server.aiUsage });
    await screen.findByText(/ce début remplace tout le passage/);
    await press('Accepter');
    await screen.findByText(/Le texte est changé/);
    expect(server.module?.aiResponseEnding).toBe('stopped');
  });

  it('before the first word costs nothing, and leaves the request', async () => {
    const send = openStream();
    await showModule();
    await openPanel();
    await press('Proposer');
    await press('Arrêter');
    send('error', { code: 'generation_stopped', error: 'x' });
    await screen.findByText(/Elle n’a pas été comptée/);
    expect((await field()).value).toBe('Plus court');
  });
});

describe('a proposal', () => {
  it('is put in the text by accepting it, with the heading once and the rest as it was', async () => {
    server.proposal = '## Forces\n\nDu pain.';
    await showModule();
    await proposed();
    screen.getByRole('button', { name: 'Accepter' }).focus();
    await press('Accepter');
    await screen.findByText(/Le texte est changé/);
    expect(server.sent('PUT', 'idea')).toEqual([
      {
        data: {
          aiResponse: '## Forces\n\nDu pain.\n\n## Marché\n\nLes infirmières.',
          aiResponseEnding: 'complete',
        },
        baseLastUpdated: savedEntry.lastUpdated,
      },
    ]);
    expect(readRequest('revision', place)).toBeUndefined();
    const [first] = await screen.findAllByRole('button', { name: ask });
    expect(document.activeElement).toBe(first);
  });

  const online = () => window.dispatchEvent(new Event('online'));
  it.each([
    ['slow', 'the section', '0', { section: 'Forces' }],
    ['slow', 'a passage', '2', { section: 'Forces' }],
    ['unreachable at first', 'the section', '0', { section: 'Forces' }],
  ])(
    'accepted on a %s network for %s leaves the next instruction',
    async (how, _part, at, part) => {
      await showModule();
      await openPanel();
      fireEvent.change(screen.getByRole('combobox', { name: 'Quelle partie?' }), {
        target: { value: at },
      });
      await press('Proposer');
      await screen.findByRole('button', { name: 'Accepter' });
      const network = Promise.withResolvers<void>();
      let isDown = how !== 'slow';
      vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
        if (isDown) throw new TypeError('no network');
        if (request.method === 'PUT') await network.promise;
        return server.fetch(path, request);
      });
      await press('Accepter');
      if (isDown) await screen.findByText(/La connexion au réseau a échoué/);
      fireEvent.input(await field(), { target: { value: 'Parlez du fournil' } });
      isDown = false;
      network.resolve();
      online();
      await screen.findByText(/Le texte est changé/);
      expect((await field()).value).toBe('Parlez du fournil');
      expect(screen.queryByRole('button', { name: 'Accepter' })).toBeNull();
      const kept = { part, instruction: 'Parlez du fournil' };
      await waitFor(() => expect(readRequest('revision', place)).toEqual(kept));
      await press('Proposer');
      await screen.findByRole('button', { name: 'Accepter' });
      expect(server.sent('POST', 'revise').at(-1)).toMatchObject({
        instruction: 'Parlez du fournil',
      });
    },
  );

  it('accepted while another one is requested leaves that request', async () => {
    await showModule();
    await proposed();
    let isDown = true;
    vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
      if (isDown && request.method === 'PUT') throw new TypeError('no network');
      return server.fetch(path, request);
    });
    await press('Accepter');
    await screen.findByText(/La connexion au réseau a échoué/);
    server.proposal = 'Le second texte.';
    await press('Proposer de nouveau');
    await screen.findByText('Le second texte.');
    isDown = false;
    online();
    await screen.findByText(/Le texte est changé/);
    expect(screen.getByText('Le second texte.')).toBeTruthy();
    expect(readRequest('revision', place)?.asked?.key).toBe(server.revisions[1]);
  });

  it('is forgotten by discarding it', async () => {
    await showModule();
    await proposed();
    await press('Écarter');
    await waitFor(() => expect(screen.getAllByRole('button', { name: ask })).toHaveLength(2));
    expect(readRequest('revision', place)).toBeUndefined();
    expect(server.sent('PUT', 'idea')).toEqual([]);
  });

  it('discarded after accepting it failed is not saved once the network is back', async () => {
    await showModule();
    await proposed();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await press('Accepter');
    await screen.findByText(/La connexion au réseau a échoué/);
    await press('Écarter');
    await screen.findAllByRole('button', { name: ask });
    vi.stubGlobal('fetch', server.fetch);
    online();
    // A later change is saved after any that waits.
    await proposed('Plus long');
    await press('Accepter');
    await screen.findByText(/Le texte est changé/);
    expect(server.sent('PUT', 'idea')).toHaveLength(1);
  });

  it('stays open while another one is asked for, and where that fails', async () => {
    await showModule();
    await proposed();
    server.refusal = { status: 402, code: 'quota_spent' };
    fireEvent.input(await field(), { target: { value: 'Encore plus court' } });
    await press('Proposer de nouveau');
    await screen.findByText(/Limite atteinte/);
    expect(screen.getByText('Le texte changé.')).toBeTruthy();
    expect(readRequest('revision', place)?.asked?.key).toBe(server.revisions[0]);
  });

  it('is found again after a reload, without being asked for again', async () => {
    await showModule();
    await proposed('Mes mots');
    cleanup();
    await showModule();
    await screen.findByRole('button', { name: 'Accepter' });
    expect((await field()).value).toBe('Mes mots');
    expect(server.sent('POST', 'revise')).toHaveLength(1);
  });

  it('that never began reports it, and keeps the request', async () => {
    keepRequest('revision', place, {
      part: { section: 'Forces' },
      instruction: 'Mes mots',
      asked: {
        key: 'jamais',
        action: 'revise',
        body: {
          section: 'Forces',
          instruction: 'Mes mots',
          language: 'fr',
          baseLastUpdated: savedEntry.lastUpdated,
        },
        startedAt: new Date().toISOString(),
      },
    });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await showModule();
    for (const ms of lookAgainMs) await act(() => vi.advanceTimersByTimeAsync(ms));
    await screen.findByText('Votre demande ne nous est pas parvenue');
    expect((await field()).value).toBe('Mes mots');
    expect(server.sent('POST', 'revise')).toEqual([]);
    await press('Réessayer');
    await screen.findByRole('button', { name: 'Accepter' });
    expect(server.revisions).toEqual(['jamais']);
  });

  it('is not put into a text that was changed elsewhere until the person confirms it', async () => {
    await showModule();
    await proposed();
    const theirs = `${aiResponse}\n\n## Prix\n\nSix dollars.`;
    server.module = {
      ...savedEntry,
      aiResponse: theirs,
      lastUpdated: '2026-11-20T22:00:00.000Z',
    };
    await press('Accepter');
    const dialog = await screen.findByRole('dialog');
    expect(server.module?.aiResponse).toBe(theirs);
    fireEvent.click(within(dialog).getAllByRole('button').at(-1) as HTMLElement);
    await screen.findByText(/Le texte est changé/);
    expect(server.module?.aiResponse).toBe(
      '## Forces\n\nLe texte changé.\n\n## Marché\n\nLes infirmières.\n\n## Prix\n\nSix dollars.',
    );
  });

  it('shows where its section is gone from the text', async () => {
    await showModule();
    await proposed();
    cleanup();
    server.module = { ...savedEntry, aiResponse: '## Marché\n\nLes infirmières.' };
    await showModule();
    await screen.findByText(/Aucune section du texte enregistré/);
    expect(screen.queryByRole('button', { name: 'Accepter' })).toBeNull();
    await press('Écarter');
    await waitFor(() => expect(readRequest('revision', place)).toBeUndefined());
  });
});
