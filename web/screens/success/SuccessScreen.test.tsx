// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { meQuery } from '../../session/me.ts';
import {
  type Answer,
  activeRow,
  fakeApi,
  founder,
  freePerson,
  premiumPerson,
  Refusal,
  showAt,
} from '../../subscription/testing/premiumStage.tsx';
import { SuccessScreen } from './SuccessScreen.tsx';

const refresh = 'POST /api/subscription/refresh';
const subscription = 'GET /api/subscription';
const paid = '/success?session_id=cs_1';
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-01T17:00:30Z') });
});

describe('the return from the payment page', () => {
  const show = (answer: Answer | (() => Answer | Promise<Answer>)) => {
    const api = fakeApi({ [refresh]: answer, 'GET /api/me': premiumPerson });
    return showAt(<SuccessScreen />, { me: freePerson, at: paid }).then(({ client }) => ({
      api,
      client,
    }));
  };

  it('reports that it is verifying, and then that the payment succeeded', async () => {
    let row: Answer = null;
    const { api, client } = await show(() => row);
    expect(title()).toBe('Vérification de votre abonnement…');
    expect(screen.getByRole('progressbar')).toBeTruthy();
    await pass(1_900);
    expect(api.made(refresh)).toEqual([]);
    await pass(200);
    expect(api.made(refresh)).toHaveLength(1);
    expect(title()).toBe('Vérification de votre abonnement…');
    row = activeRow;
    await pass(2_100);
    expect(title()).toBe('Paiement réussi');
    expect(screen.getByText(/^16,99\s\$\/mois$/)).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '100 générations IA par mois',
      'Tous les modules IA',
      'Des projets illimités',
      'Un soutien prioritaire',
    ]);
    const link = screen.getByRole('link', { name: 'Commencer maintenant' });
    expect(link.getAttribute('href')).toBe('/dashboard');
    expect(client.getQueryData(meQuery.queryKey)?.hasPremiumAccess).toBe(true);
    expect(screen.getByText('Paiement réussi').closest('[role="status"]')).toBeTruthy();
  });

  it('links to the module that was requested before the payment, once', async () => {
    sessionStorage.setItem('elan.project.u1', 'p1');
    // biome-ignore lint/suspicious/noDocumentCookie: as the first script of the page does
    document.cookie = 'elan_wanted=finances; Path=/; Max-Age=60';
    await show(activeRow);
    await pass(2_100);
    expect(screen.getByText(/^«\sFinances\s» vous attend\.$/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Commencer maintenant' });
    expect(link.getAttribute('href')).toBe('/p/p1/module/finances');
    fireEvent.click(link);
    expect(document.cookie).not.toContain('elan_wanted=finances');
  });

  it('claims nothing unconfirmed, and asks again on request', async () => {
    let row: Answer = null;
    await show(() => row);
    await pass(21_000);
    expect(title()).toBe('Paiement pas encore confirmé');
    expect(screen.queryByText('Paiement réussi')).toBeNull();
    expect(screen.getByRole('link', { name: 'soutien@exemple.quebec' })).toBeTruthy();
    row = activeRow;
    fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    await pass(2_100);
    expect(title()).toBe('Paiement réussi');
  });

  it('ends after twenty seconds although the request is never answered', async () => {
    await show(() => new Promise<never>(() => {}));
    await pass(20_100);
    expect(title()).toBe('Paiement pas encore confirmé');
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeTruthy();
  });

  it.each([
    ['the webhook was faster', premiumPerson, '2026-12-01T17:00:30Z', 'Paiement réussi'],
    ['nothing was known of it a day after', freePerson, '2026-12-03T17:00:00Z', 'Paiement réussi'],
    ['its page is opened again later', premiumPerson, '2026-12-03T17:00:00Z', 'Votre abonnement'],
  ])('shows what applies where %s', async (_when, me, now, words) => {
    vi.setSystemTime(new Date(now));
    fakeApi({ [refresh]: activeRow, [subscription]: activeRow, 'GET /api/me': premiumPerson });
    await showAt(<SuccessScreen />, { me, at: paid });
    await pass(2_100);
    expect(title()).toBe(words);
    expect(screen.queryByText(/^Merci/) === null).toBe(words === 'Votre abonnement');
  });

  it('explains why the request failed', async () => {
    await show(new Refusal('internal', 500));
    await pass(2_100);
    expect(title()).toBe('Paiement pas encore confirmé');
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText(/Un problème est survenu/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeTruthy();
  });
});

describe('a person who did not come from a payment', () => {
  it('sees their current plan', async () => {
    const api = fakeApi({ [subscription]: activeRow });
    await showAt(<SuccessScreen />, { me: premiumPerson, at: '/success' });
    await pass(0);
    expect(screen.getByRole('region', { name: 'Votre forfait actuel' })).toBeTruthy();
    expect(screen.queryByText('Paiement réussi')).toBeNull();
    expect(api.made(refresh)).toEqual([]);
  });

  it('sees that they have none, and a link to the price', async () => {
    fakeApi({ [subscription]: null });
    await showAt(<SuccessScreen />, { me: freePerson, at: '/success' });
    await pass(0);
    const link = screen.getByRole('link', { name: 'Voir le forfait Premium' });
    expect(link.getAttribute('href')).toBe('/pricing');
  });

  it('causes no request as a founder', async () => {
    const api = fakeApi({});
    await showAt(<SuccessScreen />, { me: founder, at: paid });
    await pass(25_000);
    expect(screen.getByRole('region', { name: 'Tout est compris' })).toBeTruthy();
    expect([subscription, refresh].flatMap(api.made)).toEqual([]);
  });
});
