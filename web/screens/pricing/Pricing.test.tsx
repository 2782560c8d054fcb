// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Header } from '../../shell/Header.tsx';
import {
  activeRow,
  canceledRow,
  endingRow,
  fakeApi,
  founder,
  freePerson,
  pastDueRow,
  premiumPerson,
  Refusal,
  showAt,
} from '../../subscription/testing/premiumStage.tsx';
import { SignedOutPricing } from './PricingScreen.tsx';
import { PricingOfPerson } from './SignedInPricing.tsx';

const checkout = 'POST /api/payment-checkout';
const subscription = 'GET /api/subscription';
const refresh = 'POST /api/subscription/refresh';
const start = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Commencer maintenant' });

const show = (me = freePerson, at = '/pricing') => showAt(<PricingOfPerson />, { me, at });

let assign: ReturnType<typeof vi.fn<(url: string | URL) => void>>;
beforeEach(() => {
  assign = vi.fn<(url: string | URL) => void>();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});

describe('the pricing page', () => {
  it('shows the plan to a signed-out visitor, sends no request that needs a session, and links to sign-up', async () => {
    const api = fakeApi({});
    const { router } = await showAt(<SignedOutPricing />, { me: null, at: '/pricing' });
    const card = screen.getByRole('region', { name: 'Premium' });
    expect(card.textContent).toMatch(/16,99\s\$\/mois/);
    expect(within(card).getByText(/Taxes en sus/)).toBeTruthy();
    expect(within(card).getAllByRole('listitem')).toHaveLength(9);
    expect(screen.getByRole('link', { name: 'Se connecter' }).getAttribute('href')).toBe('/auth');
    fireEvent.click(screen.getByRole('link', { name: 'Commencer maintenant' }));
    await screen.findByText('page /auth');
    expect(router.state.location.search).toEqual({ panel: 'signup' });
    expect(router.state.location.state.returnTo).toBe('/pricing');
    expect([subscription, 'GET /api/me'].flatMap(api.made)).toEqual([]);
  });

  it.each([
    ['fr', /deux clics dans votre compte/, /Écrivez au soutien/],
    ['en', /two clicks in your account/, /Write to support/],
  ])('names both ways to cancel: %s', async (language, clicks, writing) => {
    localStorage.setItem('elan.language', language);
    fakeApi({});
    await showAt(<SignedOutPricing />, { me: null, at: '/pricing' });
    const card = screen.getByRole('region', { name: 'Premium' });
    expect(card.textContent).toMatch(clicks);
    expect(card.textContent).toMatch(writing);
    const link = await within(card).findByRole('link', { name: /@/ });
    expect(link.getAttribute('href')).toMatch(/^mailto:/);
  });

  it('formats the price in English', async () => {
    localStorage.setItem('elan.language', 'en');
    fakeApi({ [subscription]: null });
    await show();
    await waitFor(() => expect(document.body.textContent).toContain('$16.99/month'));
    expect(screen.getByText('3: brainstorm, idea and situation analysis')).toBeTruthy();
  });

  it.each([
    ['a stranger', null, <SignedOutPricing key="out" />],
    ['a free person', freePerson, <PricingOfPerson key="free" />],
    [
      'a subscriber, who has no count of the free plan',
      premiumPerson,
      <PricingOfPerson key="premium" />,
    ],
  ])('shows what this installation gives for free to %s', async (_who, me, page) => {
    const api = fakeApi({ [subscription]: null });
    const deployment = 'GET /api/deployment';
    api.answers[deployment] = { ...api.answers[deployment], freeLimit: 5 };
    await showAt(page, { me, at: '/pricing' });
    expect(await screen.findByText('5 en tout, une seule fois')).toBeTruthy();
  });

  it('requests a checkout session and leaves for its page, busy until then', async () => {
    const api = fakeApi({ [subscription]: null, [checkout]: { url: 'https://pay.example/s1' } });
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Commencer maintenant' }));
    await waitFor(() => expect(assign.mock.calls).toEqual([['https://pay.example/s1']]));
    expect(start().getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('Ouverture de la page de paiement…')).toBeTruthy();
    expect(api.made(checkout).map(({ body }) => body)).toEqual([
      {
        price_id: 'price_1',
        success_url: `${location.origin}/success?session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: `${location.origin}/pricing?checkout=cancelled`,
        mode: 'subscription',
      },
    ]);
    const back = Object.assign(new Event('pageshow'), { persisted: true });
    fireEvent(window, back);
    await waitFor(() => expect(start().disabled).toBe(false));
  });

  it('opens the payment page once the language that was just chosen is saved, the last choice last', async () => {
    const saved = Promise.withResolvers<{ language: string }>();
    const preferences = 'PATCH /api/preferences';
    const api = fakeApi({
      [subscription]: null,
      [checkout]: { url: 'https://pay.example/s1' },
      [preferences]: () => saved.promise,
    });
    await showAt(
      <>
        <Header project={undefined} />
        <PricingOfPerson />
      </>,
      { me: freePerson, at: '/pricing' },
    );
    await screen.findByRole('button', { name: 'Commencer maintenant' });
    fireEvent.click(screen.getByRole('button', { name: 'English' }));
    fireEvent.click(screen.getByRole('button', { name: 'Français' }));
    fireEvent.click(start());
    await waitFor(() => expect(start().getAttribute('aria-busy')).toBe('true'));
    expect(api.made(preferences)).toHaveLength(1);
    expect(api.made(checkout)).toHaveLength(0);
    api.answers[preferences] = { language: 'fr' };
    saved.resolve({ language: 'en' });
    await waitFor(() => expect(assign).toHaveBeenCalled());
    expect(api.made(preferences).map(({ body }) => body)).toEqual([
      { language: 'en' },
      { language: 'fr' },
    ]);
  });

  it.each([
    ['price_unknown', 400, /Le prix configuré n’existe pas/],
    ['payment_key_invalid', 502, /La clé d’API du fournisseur de paiement/],
    ['payment_mode_mismatch', 502, /Le mode test et le mode réel/],
    ['checkout_failed', 502, /^Erreur lors de la création de la session de paiement/],
    ['malformed', 400, /^Erreur lors de la création de la session de paiement/],
    ['redirect_foreign', 400, /^Erreur lors de la création de la session de paiement/],
    ['internal', 500, /^Erreur lors de la création de la session de paiement/],
    ['payments_unavailable', 502, /Le service de paiement ne répond pas/],
    ['checkout_under_way', 409, /Votre paiement se prépare/],
    ['suspended', 403, /Votre compte est suspendu/],
    ['rate_limited', 429, /Trop de demandes/],
    ['network', 0, /La connexion au réseau a échoué/],
  ])(
    'tells %s under the title, in the focus, and can be tried again',
    async (code, status, words) => {
      const api = fakeApi({ [subscription]: null, [checkout]: new Refusal(code, status) });
      await show();
      fireEvent.click(await screen.findByRole('button', { name: 'Commencer maintenant' }));
      const alert = await screen.findByRole('alert');
      expect(within(alert).getByText('Erreur de paiement')).toBeTruthy();
      expect(within(alert).getByText(words)).toBeTruthy();
      expect(document.activeElement?.contains(alert)).toBe(true);
      expect(document.activeElement).not.toBe(document.body);
      expect(
        await within(alert).findByRole('link', { name: 'soutien@exemple.quebec' }),
      ).toBeTruthy();
      expect(start().disabled).toBe(false);
      fireEvent.click(start());
      await waitFor(() => expect(api.made(checkout)).toHaveLength(2));
      expect(assign).not.toHaveBeenCalled();
    },
  );

  it('shows the plan where the purchase is refused because the person already has it', async () => {
    fakeApi({
      [subscription]: null,
      [checkout]: new Refusal('already_subscribed'),
      [refresh]: activeRow,
      'GET /api/me': premiumPerson,
    });
    await show();
    const button = await screen.findByRole('button', { name: 'Commencer maintenant' });
    button.focus();
    fireEvent.click(button);
    const plan = await screen.findByRole('region', { name: 'Votre forfait actuel' });
    expect(within(plan).getByText('1er janvier 2027')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Commencer maintenant' })).toBeNull();
  });

  it('shows their plan to a subscriber, and no purchase', async () => {
    fakeApi({ [subscription]: endingRow });
    await show(premiumPerson);
    const plan = await screen.findByRole('region', { name: 'Votre forfait actuel' });
    expect(within(plan).getByText('Actif')).toBeTruthy();
    expect(within(plan).getByText('Prend fin le')).toBeTruthy();
    expect(within(plan).getByRole('link', { name: 'Gérer mon abonnement' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Commencer maintenant|Mettre à jour/ })).toBeNull();
  });

  it('offers a person who owes a payment to change the card, never a second purchase', async () => {
    const method = 'POST /api/subscription/payment-method';
    const api = fakeApi({
      [subscription]: pastDueRow,
      [method]: { url: 'https://pay.example/card' },
    });
    await show();
    expect(await screen.findByText('En retard de paiement')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Mettre à jour le mode de paiement' }));
    await waitFor(() => expect(assign.mock.calls).toEqual([['https://pay.example/card']]));
    expect(api.made(method)[0]?.body).toEqual({
      return_url: `${location.origin}/pricing?card=updated`,
    });
    expect(screen.queryByRole('button', { name: 'Commencer maintenant' })).toBeNull();
  });

  it('uses the new card once on return from changing it, and shows the result', async () => {
    const api = fakeApi({
      [subscription]: pastDueRow,
      'POST /api/subscription/collect': activeRow,
      'GET /api/me': premiumPerson,
    });
    const { router } = await show(freePerson, '/pricing?card=updated');
    expect(await screen.findByText(/votre abonnement est actif/)).toBeTruthy();
    expect(screen.getByText('Actif')).toBeTruthy();
    await waitFor(() => expect(router.state.location.href).toBe('/pricing'));
    expect(api.made('POST /api/subscription/collect')).toHaveLength(1);
  });

  it('enables the button again where the payment page never opens', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fakeApi({ [subscription]: null, [checkout]: { url: 'https://pay.example/s1' } });
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Commencer maintenant' }));
    await waitFor(() => expect(assign).toHaveBeenCalled());
    expect(start().getAttribute('aria-busy')).toBe('true');
    await act(() => vi.advanceTimersByTimeAsync(8_000));
    vi.useRealTimers();
    expect(start().disabled).toBe(false);
  });

  it('sells again once a subscription has ended', async () => {
    fakeApi({ [subscription]: canceledRow });
    await show();
    expect(
      ((await screen.findByRole('button', { name: 'Commencer maintenant' })) as HTMLButtonElement)
        .disabled,
    ).toBe(false);
  });

  it('shows a founder that all is included, without a button and without a request', async () => {
    const api = fakeApi({});
    await show(founder);
    expect(screen.getByRole('region', { name: 'Tout est compris' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(api.made(subscription)).toEqual([]);
  });

  it.each([
    ['free', freePerson, 'Commencez gratuitement. Passez à Premium'],
    ['premium', premiumPerson, 'Vous avez accès à tout.'],
    ['founder', founder, 'Vous avez accès à tout.'],
    ['past due', freePerson, 'Votre abonnement attend un paiement.'],
  ])('does not advertise what a person already has: %s', async (plan, me, lead) => {
    const rows: Readonly<Record<string, object>> = { premium: activeRow, 'past due': pastDueRow };
    fakeApi({ [subscription]: rows[plan] ?? null });
    await show(me);
    const heading = screen.getByRole('heading', { level: 1 });
    await waitFor(() => expect(heading.nextElementSibling?.textContent).toContain(lead));
  });

  describe('after a lock of a paid module', () => {
    const project = {
      id: 'p1',
      user_id: 'u1',
      name: 'Pain de nuit',
      description: '',
      created_at: '2026-11-20T21:00:00.000Z',
      updated_at: '2026-11-20T21:00:00.000Z',
      modules_data: {
        analysis: {
          answers: { competitors: '- La boulangerie du coin' },
          lastUpdated: '2026-11-20T21:00:00.000Z',
        },
      },
    };
    beforeEach(() => {
      sessionStorage.setItem('elan.project.u1', 'p1');
      // biome-ignore lint/suspicious/noDocumentCookie: as the first script of the page does
      document.cookie = 'elan_wanted=finances; Path=/; Max-Age=60';
    });
    afterEach(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: erases it
      document.cookie = 'elan_wanted=; Path=/; Max-Age=0';
    });

    it('names it and what it gives, after the plan and its button, without repeating the page before', async () => {
      fakeApi({ [subscription]: null, 'GET /api/projects/p1': project });
      await show();
      const contents = await screen.findByRole('region', { name: /«\sFinances\s» vous donne/ });
      expect(within(contents).getByText('Seuil de rentabilité')).toBeTruthy();
      expect(screen.getByText(/^«\sFinances\s» s’ouvre dès que le paiement/)).toBeTruthy();
      expect(
        start().compareDocumentPosition(contents) & Node.DOCUMENT_POSITION_FOLLOWING,
      ).toBeTruthy();
      expect(screen.queryByText(/La boulangerie du coin/)).toBeNull();
    });

    it('links to it once the person has Premium', async () => {
      fakeApi({ [subscription]: activeRow, 'GET /api/projects/p1': project });
      await show(premiumPerson);
      const link = await screen.findByRole('link', { name: /^Continuer avec «\sFinances\s»$/ });
      expect(link.getAttribute('href')).toBe('/p/p1/module/finances');
    });

    it('sells nothing of it to a suspended account', async () => {
      fakeApi({ [subscription]: null, 'GET /api/projects/p1': project });
      await show({ ...freePerson, hasAccess: false });
      await screen.findByText('Achat impossible');
      expect(screen.queryByText(/Finances.*ferait/)).toBeNull();
    });
  });

  it('shows when an ended subscription ended, and that the texts stay', async () => {
    const row = {
      ...activeRow,
      subscription_status: 'canceled',
      current_period_end: 1_700_000_000,
    };
    fakeApi({ [subscription]: row });
    await show();
    expect(
      await screen.findByText(
        /^Votre abonnement Premium a pris fin le 14 novembre 2023\. Vos textes/,
      ),
    ).toBeTruthy();
    expect(start()).toBeTruthy();
  });

  it('is closed to a suspended account, and explains why', async () => {
    fakeApi({ [subscription]: null });
    await show({ ...freePerson, hasAccess: false });
    await screen.findByText('Achat impossible');
    expect(screen.queryByRole('button', { name: 'Commencer maintenant' })).toBeNull();
    expect(screen.getByText(/Votre compte est suspendu/)).toBeTruthy();
  });

  it('reports that a subscription could not be read, and reads it again', async () => {
    const api = fakeApi({ [subscription]: new Refusal('internal', 500) });
    await show();
    expect((await screen.findByRole('alert')).textContent).toContain('Un problème est survenu');
    api.answers[subscription] = null;
    fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('button', { name: 'Commencer maintenant' })).toBeTruthy();
  });

  it('reports that nothing was charged where the payment was cancelled', async () => {
    fakeApi({ [subscription]: null });
    await show(freePerson, '/pricing?checkout=cancelled');
    expect(screen.getByText(/Rien n’a été facturé/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
