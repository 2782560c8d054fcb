// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { savedEntry, server, showModule, startEach } from '../testing/stage.tsx';

startEach('analysis');

const required = { marketSize: 'local', competitors: 'Le dépanneur', differentiators: 'La nuit' };
const { lastUpdated, aiResponse, aiResponseEnding } = savedEntry;

async function goOn(): Promise<Element | null> {
  await showModule({ key: 'analysis' });
  fireEvent.click(await screen.findByRole('button', { name: 'Poursuivre avec l’analyse' }));
  return document.activeElement;
}
const question = (focused: Element | null) => focused?.getAttribute('data-question');

it('links to the first required question that is open', async () => {
  server.module = { answers: { marketSize: 'local' }, lastUpdated };
  expect(question(await goOn())).toBe('competitors');
});

it('links to the first optional one before the analysis is written', async () => {
  server.module = { answers: required, lastUpdated };
  expect(question(await goOn())).toBe('marketTrends');
});

it('links to the analysis once it is there, not to an optional question', async () => {
  server.module = { answers: required, aiResponse, aiResponseEnding, lastUpdated };
  const focused = await goOn();
  expect(question(focused)).toBeNull();
  expect(focused?.textContent).toBe('Analyse IA');
});

it.each([
  ['leads to a plan that was written with Premium', { aiResponse, lastUpdated }, 1],
  ['leads to no plan that is locked and empty', undefined, 0],
])('%s', async (_name, plan, count) => {
  server.module = { answers: required, aiResponse, aiResponseEnding, lastUpdated };
  server.others = plan ? { 'business-plan': plan } : {};
  await showModule({ key: 'analysis' });
  const card = within(await screen.findByRole('region', { name: 'Pour développer votre idée' }));
  expect(card.queryAllByRole('link', { name: 'Passer au plan d’affaires' })).toHaveLength(count);
});
