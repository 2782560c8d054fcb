// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { savedEntry, server, showModule, startEach } from '../testing/stage.tsx';

startEach('business-plan');

const title = 'Ce module ne dit pas la même chose que le reste du projet';
const saved = savedEntry.lastUpdated;
const open = async (planned: string) => {
  server.module = { answers: { location: planned }, lastUpdated: saved };
  server.others = { idea: { answers: { location: 'À Rimouski' }, lastUpdated: saved } };
  await showModule({ key: 'business-plan', me: { hasPremiumAccess: true } });
  await screen.findByRole('heading', { name: 'Plan d’affaires' });
};

it('shows above the questions what an answer disagrees with, and links to it', async () => {
  await open('Un local à Gatineau');
  const notice = (await screen.findByText(title)).parentElement as HTMLElement;
  const [item] = within(notice).getAllByRole('listitem');
  expect(item?.textContent).toMatch(/Vous y parlez de Gatineau; dans «\sMon idée\s», de Rimouski/);
  expect(within(notice).getByRole('link').getAttribute('href')).toBe(
    '/p/p1/module/business-plan#question-location',
  );
});

it('shows nothing where the modules agree', async () => {
  await open('Un local à Rimouski');
  // By then, the comparison is loaded and has found nothing.
  await vi.dynamicImportSettled();
  expect(screen.queryByText(title)).toBeNull();
});
