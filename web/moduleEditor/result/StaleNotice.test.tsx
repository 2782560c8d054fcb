// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answered, savedEntry, server, showModule, startEach } from '../testing/stage.tsx';

startEach();

const title = 'Ce texte date d’avant vos derniers changements';
const region = () => screen.getByRole('region', { name: 'Analyse IA' });
const press = (name: string | RegExp) =>
  fireEvent.click(within(region()).getByRole('button', { name }));

/** Writes the idea, changes an answer of the brainstorm and opens the page again. */
async function openStale() {
  server.module = { ...answered, lastUpdated: savedEntry.lastUpdated };
  await showModule();
  fireEvent.click(await screen.findByRole('button', { name: 'Générer' }));
  await screen.findByText('Un texte neuf.');
  expect(screen.queryByText(title)).toBeNull();
  cleanup();
  server.others = {
    brainstorm: { answers: { skills: 'Cuisiner' }, lastUpdated: '2026-11-23T15:00:00.000Z' },
  };
  await showModule();
  await screen.findByText(title);
}

describe('a text that no longer fits the answers', () => {
  it('names what changed, where and when, with a link to it', async () => {
    await openStale();
    const item = within(region()).getByRole('listitem');
    expect(item.textContent).toMatch(/\(Trouver l’idée\), enregistré le 23 novembre 2026$/);
    expect(within(item).getByRole('link').getAttribute('href')).toBe(
      '/p/p1/module/brainstorm#question-skills',
    );
  });

  it('is settled by “still right”, without a generation', async () => {
    await openStale();
    press('Toujours juste');
    await waitFor(() => expect(screen.queryByText(title)).toBeNull());
    expect(server.sent('POST', 'confirm')).toHaveLength(1);
    expect(server.sent('POST', 'generate')).toHaveLength(1);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Analyse IA' }));
  });

  it('is written again only when asked', async () => {
    await openStale();
    press('Mettre à jour (une génération)');
    await waitFor(() => expect(server.sent('POST', 'generate')).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText(title)).toBeNull());
  });
});
