// @vitest-environment happy-dom
import { twinHash } from '@elan/domain/writeUp/twin';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { lookAgainMs } from '../../generation/reconnectingGeneration.ts';
import { failedWith, savedEntry, server, showModule, startEach } from '../testing/stage.tsx';

startEach();

const text = '## Ancien\n\nVous avez le pain et la clientèle pour la vente.';
const english = '## Old\n\nYou have the bread and the customers.';
const panel = () => screen.getByRole('region', { name: 'Version anglaise' });

describe('the write-up in the other language', () => {
  it('is had for one generation, kept and read', async () => {
    server.module = { ...savedEntry, aiResponse: text };
    server.result = { twin: { language: 'en', text: english, of: twinHash(text) } };
    await showModule();
    fireEvent.click(
      await screen.findByRole('button', { name: 'Obtenir la version anglaise (une génération)' }),
    );
    await waitFor(() => expect(within(panel()).getByText('Lire la version anglaise')).toBeTruthy());
    expect(within(panel()).getByText('You have the bread and the customers.')).toBeTruthy();
    expect(server.sent('POST', 'translate')).toEqual([
      { language: 'en', baseLastUpdated: savedEntry.lastUpdated },
    ]);
    expect(within(panel()).queryByRole('button', { name: /Obtenir|Refaire/ })).toBeNull();
  });

  it('reports that it is older than the text, and can be made again', async () => {
    const twin = { language: 'en', text: english, of: twinHash('avant') } as const;
    server.module = { ...savedEntry, aiResponse: text, twin };
    await showModule();
    await screen.findByText(/date d’avant la dernière modification/);
    expect(within(panel()).getByRole('button', { name: /^Refaire/ })).toBeTruthy();
  });

  it('explains why it could not be made, and that it was not counted', async () => {
    server.module = { ...savedEntry, aiResponse: text };
    server.generation = [failedWith('ai_unreadable_reply')];
    await showModule();
    fireEvent.click(await screen.findByRole('button', { name: /^Obtenir la version anglaise/ }));
    const alert = await within(panel()).findByRole('alert');
    expect(alert.textContent).toContain('Cette génération n’a pas été comptée.');
    expect(within(panel()).getByRole('button', { name: /^Obtenir/ })).toBeTruthy();
  });

  it('reports once that it was not counted where it was interrupted', async () => {
    server.module = { ...savedEntry, aiResponse: text };
    server.generation = [failedWith('generation_interrupted')];
    await showModule();
    fireEvent.click(await screen.findByRole('button', { name: /^Obtenir la version anglaise/ }));
    const alert = await within(panel()).findByRole('alert');
    expect(alert.textContent).toContain(
      'La génération a été interrompue. Elle n’a pas été comptée.',
    );
    expect(alert.textContent).not.toContain('Cette génération');
  });

  const ask = async () =>
    fireEvent.click(await screen.findByRole('button', { name: /^Obtenir la version anglaise/ }));
  const isRead = () => screen.findByText('Lire la version anglaise');
  const stored = () => localStorage.getItem('elan.translation.u1.p1.idea');

  it('is found again after a reload, and not requested twice', async () => {
    server.module = { ...savedEntry, aiResponse: text };
    server.generation = [];
    await showModule();
    await ask();
    await waitFor(() => expect(server.keys).toHaveLength(1));
    cleanup();
    server.generation = undefined;
    server.result = { twin: { language: 'en', text: english, of: twinHash(text) } };
    await showModule();
    await isRead();
    expect(server.keys).toHaveLength(1);
    expect(stored()).toBeNull();
  });

  it.each([
    ['network', undefined],
    ['rate_limited', 429],
    ['internal', 500],
  ])(
    'is requested with the same key where it is unknown what became of it (%s)',
    async (code, status) => {
      server.module = { ...savedEntry, aiResponse: text };
      const { fetch: reply } = server;
      vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
        const arrived = await reply(path, request);
        if (!/translate|generations/.test(path)) return arrived;
        if (status === undefined) throw new TypeError('no network');
        return Response.json({ error: 'x', code }, { status });
      });
      await showModule();
      const button = await screen.findByRole('button', { name: /^Obtenir la version anglaise/ });
      vi.useFakeTimers();
      fireEvent.click(button);
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      expect(within(panel()).getByRole('alert')).toBeTruthy();
      expect(stored()).toContain(server.keys[0]);
      vi.useRealTimers();
      vi.stubGlobal('fetch', reply);
      server.result = { twin: { language: 'en', text: english, of: twinHash(text) } };
      if (status === undefined) window.dispatchEvent(new Event('online'));
      else await ask();
      await isRead();
      expect(new Set(server.keys).size).toBe(1);
      expect(stored()).toBeNull();
    },
  );

  it('is not begun by opening its module, but with the same key once it is requested', async () => {
    server.module = { ...savedEntry, aiResponse: text };
    const body = { language: 'en', baseLastUpdated: savedEntry.lastUpdated };
    const pending = { key: 'k-1', action: 'translate', body, startedAt: new Date().toISOString() };
    localStorage.setItem('elan.translation.u1.p1.idea', JSON.stringify(pending));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await showModule();
    await screen.findByRole('region', { name: 'Version anglaise' });
    for (const ms of lookAgainMs) await act(() => vi.advanceTimersByTimeAsync(ms));
    const alert = await within(panel()).findByRole('alert');
    expect(alert.textContent).toContain('Rien n’a été compté.');
    expect(alert.textContent).not.toContain('Cette génération n’a pas été comptée');
    expect(server.keys).toEqual([]);
    server.result = { twin: { language: 'en', text: english, of: twinHash(text) } };
    await ask();
    await isRead();
    expect(server.keys).toEqual(['k-1']);
  });

  it('is not offered where nothing more can be stored', async () => {
    server.module = { ...savedEntry, aiResponse: text };
    server.storage = { used: 50_000_000, limit: 50_000_000 };
    await showModule();
    await screen.findByRole('region', { name: 'Version anglaise' });
    await waitFor(() =>
      expect(within(panel()).queryByRole('button', { name: /^Obtenir/ })).toBeNull(),
    );
  });
});
