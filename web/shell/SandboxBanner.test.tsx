// @vitest-environment happy-dom
import type { StandIn } from '@elan/domain/contract/service';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DeploymentSource } from '../session/deployment.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { SandboxBanner } from './SandboxBanner.tsx';

const facts = {
  supportEmail: 'soutien@exemple.quebec',
  signupDisabled: false,
  freeLimit: 3,
  plan: { id: 'premium', priceId: 'price_1', mode: 'subscription' },
} as const;
const show = (standIns: StandIn[]) =>
  renderScreen(
    <DeploymentSource value={() => ({ ...facts, standIns })}>
      <SandboxBanner />
    </DeploymentSource>,
  );

beforeEach(() => {
  delete document.documentElement.dataset.sandbox;
});

it('names the stand-ins, and links to the mailbox where mail is one of them', () => {
  show(['ai', 'mail']);
  expect(screen.getByText(/IA simulée et courriel simulé/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Boîte de courriel' })).toBeTruthy();
  cleanup();
  show(['ai']);
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  show([]);
  expect(screen.queryByRole('complementary')).toBeNull();
});

it.each([
  ['a page that the server rendered', () => import('../entry/deferScripts.ts')],
  [
    'a page that the browser renders',
    async () => (await import('./foldSandbox.ts')).restoreSandboxFold(),
  ],
])('is folded again on %s before anything else is there', async (_whose, load) => {
  show(['ai']);
  const { dataset } = document.documentElement;
  fireEvent.click(screen.getByRole('button', { name: /^Masquer/ }));
  delete dataset.sandbox;
  vi.resetModules();
  await load();
  expect(dataset.sandbox).toBe('folded');
});

it('folds and opens again, remembers it, and hands the focus to the other button', () => {
  show(['ai']);
  const { dataset } = document.documentElement;
  const fold = screen.getByRole('button', { name: /^Masquer/ });
  const unfold = screen.getByRole('button', { name: /^Démonstration/ });
  fireEvent.click(fold);
  expect(dataset.sandbox).toBe('folded');
  expect(localStorage.getItem('elan.sandbox')).toBe('folded');
  expect(document.activeElement).toBe(unfold);
  fireEvent.click(unfold);
  expect(dataset.sandbox).toBeUndefined();
  expect(localStorage.getItem('elan.sandbox')).toBeNull();
  expect(document.activeElement).toBe(fold);
});
