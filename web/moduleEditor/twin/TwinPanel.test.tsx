// @vitest-environment happy-dom
import { twinHash } from '@elan/domain/writeUp/twin';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeServer, fakeServer, savedEntry, showModule } from '../testing/stage.tsx';

let server: FakeServer;
beforeEach(() => {
  localStorage.clear();
  server = fakeServer();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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
    server.generation = ['event: error\ndata: {"error":"x","code":"ai_unreadable_reply"}\n\n'];
    await showModule();
    fireEvent.click(await screen.findByRole('button', { name: /^Obtenir la version anglaise/ }));
    const alert = await within(panel()).findByRole('alert');
    expect(alert.textContent).toContain('Cette génération n’a pas été comptée.');
    expect(within(panel()).getByRole('button', { name: /^Obtenir/ })).toBeTruthy();
  });

  it('reports once that it was not counted where it was interrupted', async () => {
    server.module = { ...savedEntry, aiResponse: text };
    server.generation = ['event: error\ndata: {"error":"x","code":"generation_interrupted"}\n\n'];
    await showModule();
    fireEvent.click(await screen.findByRole('button', { name: /^Obtenir la version anglaise/ }));
    const alert = await within(panel()).findByRole('alert');
    expect(alert.textContent).toContain(
      'La génération a été interrompue. Elle n’a pas été comptée.',
    );
    expect(alert.textContent).not.toContain('Cette génération');
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
