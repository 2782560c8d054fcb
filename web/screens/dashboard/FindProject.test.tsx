// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../subscription/testing/premiumStage.tsx';
import { fakeDashboard, project, showDashboard } from './testing/dashboardStage.tsx';

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => project(String(at + 1).padStart(3, '0')));
const cards = () => [...document.querySelectorAll<HTMLElement>('article')];
const search = () => screen.queryByLabelText<HTMLInputElement>('Chercher un projet');
const more = () => screen.getByRole('button', { name: 'Afficher plus de projets' });
const status = (text: string) =>
  waitFor(() =>
    expect(screen.getAllByRole('status').some((one) => one.textContent === text)).toBe(true),
  );

describe('the list of projects', () => {
  it('can be searched only where there are more than twelve', async () => {
    fakeDashboard(many(12));
    await showDashboard();
    expect(search()).toBeNull();
    cleanup();
    fakeDashboard(many(13));
    await showDashboard();
    expect(search()).not.toBeNull();
  });

  it('is searched by words, shows how many it found, or that there are none', async () => {
    fakeDashboard([...many(13), project('x', { name: 'Pain de nuit' })]);
    await showDashboard();
    const field = search();
    if (field) fireEvent.change(field, { target: { value: 'pain' } });
    await waitFor(() => expect(cards()).toHaveLength(1));
    await status('1 projet trouvé');
    if (field) fireEvent.change(field, { target: { value: 'zzz' } });
    expect(await screen.findByText('Aucun projet ne contient ces mots.')).toBeTruthy();
    expect(screen.queryByLabelText('Nom du projet')).toBeNull();
  });

  it('announces one text for each search, that of its own projects', async () => {
    const named = ['Pain de nuit', 'Pain de jour'].map((name) => project(name, { name }));
    fakeDashboard([...many(13), ...named]);
    await showDashboard();
    const announced: string[] = [];
    const note = () => {
      for (const { textContent } of document.querySelectorAll('[role=status]')) {
        if (textContent !== '') announced.push(textContent);
      }
      if (document.body.textContent.includes('Aucun projet ne contient')) announced.push('aucun');
    };
    const observer = new MutationObserver(note);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    const field = search();
    for (const [words, count] of [
      ['pain', 2],
      ['jour', 1],
      ['zzz', 0],
      ['nuit', 1],
    ] as const) {
      announced.length = 0;
      if (field) fireEvent.change(field, { target: { value: words } });
      await waitFor(() => expect(cards()).toHaveLength(count));
      note();
      const text = `${count} ${count > 1 ? 'projets trouvés' : 'projet trouvé'}`;
      expect(new Set(announced)).toEqual(new Set(count > 0 ? [text] : [text, 'aucun']));
    }
    observer.disconnect();
  });

  it('is sorted as requested; the headline keeps the latest project', async () => {
    fakeDashboard([project('z', { name: 'Zeste', progress: 27 }), ...many(13)]);
    await showDashboard();
    fireEvent.change(screen.getByLabelText('Trier par'), { target: { value: 'name' } });
    await waitFor(() => expect(cards()[0]?.textContent).toContain('Projet 001'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Zeste');
  });

  it('shows more, and focuses the first new item, on the last page as well', async () => {
    fakeDashboard(many(20));
    await showDashboard();
    more().focus();
    fireEvent.click(more());
    await waitFor(() => expect(cards()).toHaveLength(20));
    expect(screen.queryByRole('button', { name: 'Afficher plus de projets' })).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Projet 016'));
    await status('20 projets affichés');
  });

  it('keeps the loaded items where the next page fails, and retries that page', async () => {
    const server = fakeDashboard(many(20));
    await showDashboard();
    server.refusals['GET projects'] = new Refusal('internal', 500);
    fireEvent.click(more());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Vos projets n’ont pas pu être chargés.');
    expect(cards()).toHaveLength(15);
    server.refusals = {};
    fireEvent.click(within(alert).getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(cards()).toHaveLength(20));
  });

  it.each([
    ['fr', 'Erreur de connexion', /La connexion au réseau a échoué/, 'Réessayer'],
    ['en', 'Connection Error', /Network connection failed\. Please check/, 'Retry'],
  ])(
    'in %s reports that it cannot be read, and is read again',
    async (language, title, why, retry) => {
      localStorage.setItem('elan.language', language);
      const server = fakeDashboard(many(1));
      server.refusals = {
        'GET projects': new Refusal('', 0),
        'GET project-counts': new Refusal('', 0),
      };
      await showDashboard();
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toContain(title);
      expect(alert.textContent).toMatch(why);
      expect(screen.getAllByText('–')).toHaveLength(2);
      server.refusals = {};
      fireEvent.click(within(alert).getByRole('button', { name: retry }));
      await waitFor(() => expect(cards()).toHaveLength(1));
    },
  );
});
