// @vitest-environment happy-dom
import type { UsageEntry } from '@elan/domain/contract/subscription';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  activeRow,
  freePerson,
  premiumPerson,
  Refusal,
} from '../../subscription/testing/premiumStage.tsx';
import { showAccount } from './testing/showAccount.tsx';

const subscription = 'GET /api/subscription';
const section = (name: string) => within(screen.getByRole('region', { name }));

describe('the ledger of the AI', () => {
  const entry = (id: string, rest: Partial<UsageEntry> = {}): UsageEntry => ({
    id,
    module: 'idea',
    action: 'generate',
    project_name: 'Pain de nuit',
    started_at: '2026-11-01T03:30:00.000Z',
    status: 'succeeded',
    counted: true,
    ...rest,
  });
  const name = 'Historique d’utilisation de l’IA';

  it('shows each generation with its module, project, Toronto time, and whether it was counted', async () => {
    await showAccount(premiumPerson, {
      [subscription]: activeRow,
      'GET /api/usage': {
        entries: [
          entry('1'),
          entry('2', { action: 'autoFill', project_name: null, status: 'failed', counted: false }),
          entry('3', { status: 'running', counted: false }),
          entry('4', { counted: false }),
        ],
        nextCursor: null,
      },
    });
    await section(name).findAllByText(/Pain de nuit/);
    const items = section(name)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(items[0]).toMatch(
      /^Mon idée · Pain de nuit.*Comptée.*Génération · 31 octobre 2026.*23\sh\s30$/,
    );
    expect(items[1]).toMatch(
      /projet supprimé.*Non comptée\s: n’a pas abouti.*Remplissage automatique/,
    );
    expect(items[2]).toContain('En cours, pas encore comptée');
    expect(items[3]).toMatch(/Non comptée\s: accès Fondateur/);
  });

  it('is paged, and a page that fails is reported without losing those before', async () => {
    const { api } = await showAccount(premiumPerson, {
      [subscription]: activeRow,
      'GET /api/usage': { entries: [entry('1')], nextCursor: 'c 1' },
      'GET /api/usage?cursor=c+1': new Refusal('internal', 500),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Afficher plus' }));
    await section(name).findByRole('alert');
    expect(section(name).getAllByRole('listitem')).toHaveLength(1);
    api.answers['GET /api/usage?cursor=c+1'] = { entries: [entry('2')], nextCursor: null };
    fireEvent.click(section(name).getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(section(name).getAllByRole('listitem')).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Afficher plus' })).toBeNull();
    expect(screen.getByText('2 générations affichées')).toBeTruthy();
  });

  it('starts from the first page when it could not be read at all and is retried', async () => {
    const { api } = await showAccount(premiumPerson, {
      [subscription]: activeRow,
      'GET /api/usage': new Refusal('internal', 500),
    });
    await section(name).findByRole('alert');
    api.answers['GET /api/usage'] = { entries: [entry('1')], nextCursor: null };
    fireEvent.click(section(name).getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(section(name).getAllByRole('listitem')).toHaveLength(1));
  });

  it('shows the usage of the month and when it starts over', async () => {
    vi.useFakeTimers({ now: new Date('2027-01-01T04:59:00Z'), toFake: ['Date'] });
    await showAccount(premiumPerson, { [subscription]: activeRow });
    vi.useRealTimers();
    expect(section(name).getByText('12 sur 100 ce mois-ci')).toBeTruthy();
    expect(section(name).getByText(/repart à zéro le 1er janvier 2027/)).toBeTruthy();
    const bar = section(name).getByRole('progressbar', { name: 'Générations IA' });
    expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual([
      '12',
      '100',
    ]);
  });

  it('reports that the free plan’s generations do not come back', async () => {
    await showAccount({ ...freePerson, aiUsage: { used: 5, limit: 3 } }, { [subscription]: null });
    expect(section(name).getByText(/ne se renouvellent pas/)).toBeTruthy();
    expect(section(name).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('3');
  });
});
