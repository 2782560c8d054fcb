// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeDesk, ownerNumbers, showDesk } from '../testing/desk.tsx';

let desk: ReturnType<typeof fakeDesk>;
beforeEach(() => {
  desk = fakeDesk();
});

/** @returns the cell texts of a table, row by row. */
async function rowsOf(name: string): Promise<string[][]> {
  const table = await screen.findByRole('table', { name });
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent.replace(/\s/g, ' ')));
}
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent;

it('shows what there is to know in tables that name their rows and columns', async () => {
  await showDesk();
  await screen.findByRole('heading', { level: 2, name: 'Les chiffres' });
  const days = await rowsOf('Jour par jour');
  expect(days).toHaveLength(32);
  expect(days.slice(0, 4)).toEqual([
    ['Jour', 'Nouveaux comptes', 'Réussies', 'Échouées', 'Courriels abandonnés'],
    ['En tout', '14', '118', '7', '2'],
    ['22 nov.', '14', '118', '7', '2'],
    ['21 nov.', '0', '0', '0', '0'],
  ]);
  expect(await rowsOf('Générations par module')).toEqual([
    ['Module', 'Réussies', 'Échouées', 'Part d’échecs'],
    ['Mon idée', '118', '7', '5,6 %'],
  ]);
  const [, [reason, count] = []] = await rowsOf('Pourquoi des générations ont échoué');
  expect(reason).toMatch(/^ai_unavailable./);
  expect(count).toBe('7');
  expect((await rowsOf('Jetons et coût par modèle')).slice(1)).toEqual([
    ['writer-1', '118', '400 000', '100 000', '150 000', '2,50'],
    ['writer-2', '7', '900', '0', '0', '–'],
  ]);
  screen.getByText(/AI_PRICES/);
  expect((await rowsOf('Par modèle et par jour'))[1]?.slice(0, 3)).toEqual([
    '22 nov.',
    'writer-1',
    '118',
  ]);
  expect((await rowsOf('Ce que les gens disent des textes')).slice(1)).toEqual([
    ['Mon idée', 'a1b2c3', '118', '31', '4', 'Fidèle à mon projet (12), Trop général (3)'],
  ]);
  expect(fact('Premium')).toBe('61');
  expect(fact('Actifs, 7 jours')).toBe('310');
  expect(fact('Courriels en attente')).toMatch(/^3le plus ancien depuis le 22 novembre 2026/);
});

it('speaks English', async () => {
  localStorage.setItem('elan.language', 'en');
  await showDesk();
  expect((await rowsOf('Tokens and cost by model'))[1]).toEqual([
    'writer-1',
    '118',
    '400,000',
    '100,000',
    '150,000',
    '2.50',
  ]);
  // A time may already end with a full stop, as in "1:41 a.m.".
  expect(document.body.textContent).not.toMatch(/m\.\./);
});

it('reports that there is nothing yet, and names no price that it needs', async () => {
  desk.numbers = { ...ownerNumbers(), modules: [], failures: [], models: [], feedback: [] };
  await showDesk();
  await screen.findByText('Aucune n’a échoué.');
  screen.getByText('Personne n’a encore répondu.');
  expect(screen.getAllByText('Rien en 30 jours.')).toHaveLength(2);
  expect(screen.queryByText(/AI_PRICES/)).toBeNull();
});

it('shows when it cannot be read, beside a desk that works, and reads again when asked', async () => {
  desk.numbers = undefined;
  await showDesk();
  const again = await screen.findByRole('button', { name: 'Réessayer' });
  screen.getByRole('button', { name: 'Chercher le compte' });
  desk.numbers = ownerNumbers();
  fireEvent.click(again);
  await screen.findByRole('table', { name: 'Générations par module' });
  fireEvent.click(screen.getByRole('button', { name: 'Actualiser' }));
  await waitFor(() =>
    expect(desk.calls.filter((one) => one.includes('numbers')).length).toBeGreaterThan(2),
  );
});
