// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fieldOf, savedEntry, server, showModule, startEach } from '../testing/stage.tsx';

startEach('idea', (made) => {
  made.module = savedEntry;
});

/** Opens the module, then installs fake timers. */
async function open(): Promise<void> {
  await showModule();
  await screen.findByText('Le texte ancien.');
  vi.useFakeTimers();
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const type = (id: string, value: string) => fireEvent.change(fieldOf(id), { target: { value } });
const press = (name: string, among: HTMLElement = document.body) =>
  act(async () => {
    fireEvent.click(within(among).getByRole('button', { name }));
    await vi.advanceTimersByTimeAsync(100);
  });
const saves = () => server.sent('PUT', 'idea');
const draft = () => localStorage.getItem('elan.draft.u1.p1.idea');
const showsState = (text: RegExp) =>
  screen.getAllByRole('status').some((one) => text.test(one.textContent ?? ''));

function saveElsewhere(answers: Readonly<Record<string, string>>): void {
  server.module = {
    ...savedEntry,
    answers: { ...savedEntry.answers, ...answers },
    lastUpdated: '2026-11-20T22:00:00.000Z',
  };
}

describe('what is typed', () => {
  it('is saved by itself after a pause, and reports it in a status', async () => {
    await open();
    expect(showsState(/^Enregistré le/)).toBe(true);
    type('location', 'Matane');
    await pass(1_400);
    expect(saves()).toEqual([]);
    expect(showsState(/^Enregistrement…/)).toBe(true);
    await pass(100);
    expect(saves()).toMatchObject([
      { data: { answers: { location: 'Matane' } }, baseLastUpdated: savedEntry.lastUpdated },
    ]);
    expect(showsState(/^Enregistré/)).toBe(true);
    expect(draft()).toBeNull();
    expect(screen.queryByText('Effacer le brouillon')).toBeNull();
  });

  it('is merged with another field that was changed elsewhere', async () => {
    await open();
    type('location', 'Matane');
    saveElsewhere({ targetMarket: 'Les infirmières de nuit' });
    await pass(1_500);
    expect(server.module?.answers).toMatchObject({
      location: 'Matane',
      targetMarket: 'Les infirmières de nuit',
    });
    expect(fieldOf('targetMarket').value).toBe('Les infirmières de nuit');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(showsState(/^Enregistré/)).toBe(true);
  });

  it('waits where the same field was changed elsewhere; a notice offers to compare, no dialog appears', async () => {
    await open();
    type('location', 'Matane');
    saveElsewhere({ location: 'Gaspé', targetMarket: 'Les infirmières de nuit' });
    await pass(1_600);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getAllByText('La même réponse a été changée ailleurs').length).toBeGreaterThan(0);
    expect(showsState(/^Pas encore enregistré/)).toBe(true);
    type('location', 'Matane, près du quai');
    await pass(60_000);
    expect(saves()).toHaveLength(1);
    expect(server.module?.answers?.location).toBe('Gaspé');
    expect(draft()).toContain('Matane, près du quai');

    await press('Comparer');
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByText('Gaspé')).toBeTruthy();
    expect(within(dialog).queryByText('Les infirmières de nuit')).toBeNull();
    await press('Garder ma version', dialog);
    expect(server.module?.answers).toMatchObject({
      location: 'Matane, près du quai',
      targetMarket: 'Les infirmières de nuit',
    });
    // The dialog closes after animation frames, which fake timers would stop.
    vi.useRealTimers();
    await waitFor(() => expect(document.activeElement).toBe(fieldOf('location')));
  });

  it('goes with the generation that is asked for, from the newest version', async () => {
    await open();
    type('location', 'Matane');
    saveElsewhere({ targetMarket: 'Les infirmières de nuit' });
    await press('Régénérer');
    await press('Régénérer', screen.getByRole('dialog'));
    await pass(10_000);
    expect(saves()).toEqual([]);
    expect(server.sent('POST', 'generate')).toMatchObject([
      {
        answers: { location: 'Matane', targetMarket: 'Les infirmières de nuit' },
        baseLastUpdated: '2026-11-20T22:00:00.000Z',
      },
    ]);
    expect(showsState(/^Enregistré/)).toBe(true);
  });

  it('is sent again by itself once the server is back, without a message that interrupts', async () => {
    await open();
    const real = fetch;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    type('location', 'Matane');
    await pass(2_000);
    expect(showsState(/^Pas encore enregistré/)).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(draft()).toContain('Matane');
    vi.stubGlobal('fetch', real);
    await act(async () => {
      window.dispatchEvent(new Event('online'));
      await vi.advanceTimersByTimeAsync(100);
    });
    expect(server.module?.answers?.location).toBe('Matane');
  });

  it('goes on from a save whose reply was cut, without a conflict', async () => {
    await open();
    const { fetch: answer } = server;
    vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
      const reply = await answer(path, request);
      const cut = (controller: ReadableStreamDefaultController) =>
        controller.error(new TypeError());
      return request.method === 'PUT' ? new Response(new ReadableStream({ start: cut })) : reply;
    });
    type('location', 'Matane');
    await pass(1_600);
    vi.stubGlobal('fetch', answer);
    type('location', 'Matane, près du quai');
    await pass(5_000);
    expect(server.module?.answers?.location).toBe('Matane, près du quai');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(draft()).toBeNull();
  });

  it('stays where it is when the session is over, which is shown in place', async () => {
    await open();
    vi.stubGlobal('fetch', async () =>
      Response.json({ error: 'x', code: 'unauthenticated' }, { status: 401 }),
    );
    type('location', 'Matane');
    await pass(2_000);
    // Once near the questions, and once beside the Save button, where it stays.
    expect(screen.getAllByText('Votre session est terminée')).toHaveLength(2);
    expect(showsState(/^Pas encore enregistré\u00a0: session terminée/)).toBe(true);
    type('location', 'Matane, près du quai');
    await pass(2_000);
    expect(fieldOf('location').value).toBe('Matane, près du quai');
    expect(draft()).toContain('Matane, près du quai');
  });

  it('is sent when the page is left, in a request that outlives it', async () => {
    await open();
    const kept: unknown[] = [];
    const { fetch: answer } = server;
    vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
      if (request.method === 'PUT') kept.push(request.keepalive);
      return answer(path, request);
    });
    type('location', 'Matane');
    await act(async () => void window.dispatchEvent(new Event('pagehide')));
    expect(kept).toEqual([true]);
    type('location', 'Rivière-du-Loup');
    cleanup();
    await pass(100);
    expect(kept).toEqual([true, true]);
    expect(server.module?.answers?.location).toBe('Rivière-du-Loup');
    expect(draft()).toBeNull();
  });

  it('is sent when the page is left during a save, the end of it too', async () => {
    await open();
    const { fetch: answer } = server;
    vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
      if (request.method === 'PUT') await new Promise((resolve) => setTimeout(resolve, 2_000));
      return answer(path, request);
    });
    type('location', 'Matane');
    await pass(2_000);
    type('location', 'Matane, près du quai');
    cleanup();
    await pass(5_000);
    expect(server.module?.answers?.location).toBe('Matane, près du quai');
    expect(saves()).toHaveLength(2);
    expect(draft()).toBeNull();
  });

  it('is refused once, and not again at every pause', async () => {
    await open();
    server.storage = { used: 1, limit: 1 };
    for (const place of ['Matane', 'Gaspé', 'Percé']) {
      type('location', place);
      await pass(5_000);
    }
    expect(saves()).toHaveLength(1);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(draft()).toContain('Percé');
  });
});
