// @vitest-environment happy-dom
import type { FailedJob } from '@elan/domain/contract/admin';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeDesk, showDesk } from './testing/desk.tsx';

const job = (id: string, facts: Partial<FailedJob> = {}): FailedJob => ({
  id,
  kind: 'mail',
  reason: 'MailRefused',
  failed_at: '2026-11-22T15:00:00.000Z',
  attempts: 30,
  ...facts,
});

let desk: ReturnType<typeof fakeDesk>;
beforeEach(() => {
  desk = fakeDesk();
});

const region = () => screen.findByRole('region', { name: 'Travaux en échec' });
const items = async () => within(await region()).findAllByRole('listitem');

it('are listed with their kind, their reason and their attempts', async () => {
  desk.jobs = [job('j1'), job('j2', { kind: 'document', reason: 'timeout', attempts: 1 })];
  await showDesk();
  expect((await items()).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Envoi d’un courriel · MailRefused · 30 essais · .*Réessayer$/),
    expect.stringMatching(/^Mise en page d’un document · timeout · 1 essai · .*Réessayer$/),
  ]);
});

it('that are tried again leave the list, and the focus stays nearby', async () => {
  desk.jobs = [job('j1')];
  await showDesk();
  const retry = await screen.findByRole('button', { name: /^Réessayer\s: Envoi d’un courriel, / });
  retry.focus();
  fireEvent.click(retry);
  await within(await region()).findByText('Aucun travail n’a échoué.');
  expect(desk.calls).toContain('POST /api/admin/jobs/j1/retry');
  expect(document.activeElement?.textContent).toBe('Travaux en échec');
});

it('say why they cannot be tried again, in place', async () => {
  desk.jobs = [job('j1')];
  desk.refusal = { status: 503, code: 'database_unavailable' };
  await showDesk();
  const [item] = await items();
  if (!item) expect.fail();
  fireEvent.click(within(item).getByRole('button'));
  expect((await within(item).findByRole('alert')).textContent).not.toBe('');
});
