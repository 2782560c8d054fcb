// @vitest-environment happy-dom
import { givesPremium } from '@elan/domain/subscription/status';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { meQuery } from '../../session/me.ts';
import {
  accountFacts,
  activeRow,
  canceledRow,
  endingRow,
  founder,
  freePerson,
  pastDueRow,
  premiumPerson,
  Refusal,
} from '../../subscription/testing/premiumStage.tsx';
import { showAccount } from './testing/showAccount.tsx';

const subscription = 'GET /api/subscription';
const cancel = 'POST /api/subscription/cancel';
const resume = 'POST /api/subscription/resume';
const collect = 'POST /api/subscription/collect';
const section = (name: string) => within(screen.getByRole('region', { name }));
const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('the subscription in the account', () => {
  it('shows its state, its price, when it renews and what pays for it', async () => {
    await showAccount(premiumPerson, { [subscription]: activeRow });
    await screen.findByText('Actif');
    expect(fact('Forfait')).toBe('Premium');
    expect(fact('Prix')).toMatch(/^16,99\s\$\/mois$/);
    expect(fact('Se renouvelle le')).toBe('1er janvier 2027');
    expect(fact('Mode de paiement')).toBe('Visa se terminant par 4242');
  });

  it.each([
    ['en', 'active', 'Active'],
    ['en', 'past_due', 'Past due'],
    ['en', 'canceled', 'Canceled'],
    ['fr', 'past_due', 'En retard de paiement'],
    ['fr', 'canceled', 'Annulé'],
    ['fr', 'paused', 'paused'],
    ['en', 'constructor', 'constructor'],
  ])('names its state in %s: %s', async (language, status, words) => {
    localStorage.setItem('elan.language', language);
    await showAccount(freePerson, {
      [subscription]: { ...activeRow, subscription_status: status },
    });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('is cancelled in two clicks that say until when the access lasts, and resumed in one', async () => {
    const { api } = await showAccount(premiumPerson, {
      [subscription]: activeRow,
      [cancel]: endingRow,
      [resume]: activeRow,
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Annuler l’abonnement' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('jusqu’au 1er janvier 2027');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Confirmer l’annulation' }));
    await screen.findByText('Prend fin le');
    expect(screen.getByText('Votre abonnement sera annulé à la fin de la période')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText(/^Annulation enregistrée/).getAttribute('role')).toBe('status');
    button('Reprendre mon abonnement').focus();
    fireEvent.click(button('Reprendre mon abonnement'));
    await screen.findByText('Votre abonnement se poursuit.');
    await waitFor(() => expect(document.activeElement).toBe(button('Annuler l’abonnement')));
    expect(fact('Se renouvelle le')).toBe('1er janvier 2027');
    expect([cancel, resume].map((call) => api.made(call).length)).toEqual([1, 1]);
  });

  const statuses = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete'];
  const willEnd = /sera annulé à la fin de la période|will be canceled at the end of the period/;
  const access =
    /Vous gardez|accès (Premium )?dure|se poursuit|You keep Premium|access lasts|continues/;

  it.each(
    ['fr', 'en'].flatMap((language) => statuses.map((status) => [language, status] as const)),
  )('promises access in %s only where it gives Premium: %s', async (language, status) => {
    localStorage.setItem('elan.language', language);
    const isPremium = givesPremium(status);
    const row = { ...activeRow, subscription_status: status };
    const ending = { ...row, cancel_at_period_end: true };
    await showAccount(isPremium ? premiumPerson : freePerson, {
      [subscription]: row,
      [cancel]: ending,
      [resume]: row,
    });
    const page = () => document.body.textContent;
    const press = async (name: RegExp) =>
      fireEvent.click(await screen.findByRole('button', { name }));
    await press(/^(Annuler l’abonnement|Cancel subscription)$/);
    expect(page()).not.toMatch(willEnd);
    await press(/^(Confirmer l’annulation|Confirm cancellation)$/);
    await screen.findByText(willEnd);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(access.test(page() ?? '')).toBe(isPremium);
    await press(/^(Reprendre mon abonnement|Resume my subscription)$/);
    await waitFor(() => expect(page()).not.toMatch(willEnd));
    expect(access.test(page() ?? '')).toBe(isPremium);
  });

  it('keeps the dialog open with the reason where the cancellation fails, and changes nothing', async () => {
    const { api } = await showAccount(premiumPerson, {
      [subscription]: activeRow,
      [cancel]: new Refusal('payments_unavailable', 502),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Annuler l’abonnement' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Confirmer l’annulation' }));
    const alert = await within(dialog).findByRole('alert');
    expect(alert.textContent).toContain('L’annulation n’a pas réussi');
    expect(alert.textContent).toContain('Le service de paiement ne répond pas');
    api.answers[cancel] = endingRow;
    fireEvent.click(within(dialog).getByRole('button', { name: 'Confirmer l’annulation' }));
    expect(await screen.findByText('Prend fin le')).toBeTruthy();
  });

  it('changes nothing where the person keeps it', async () => {
    const { api } = await showAccount(premiumPerson, { [subscription]: activeRow });
    fireEvent.click(await screen.findByRole('button', { name: 'Annuler l’abonnement' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Garder mon abonnement' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.made(cancel)).toEqual([]);
    expect(button('Annuler l’abonnement')).toBeTruthy();
  });

  it('explains why it could not be resumed', async () => {
    await showAccount(premiumPerson, {
      [subscription]: endingRow,
      [resume]: new Refusal('payments_unavailable', 502),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Reprendre mon abonnement' }));
    expect((await screen.findByRole('alert')).textContent).toContain('La reprise n’a pas réussi');
    expect(screen.getByText('Prend fin le')).toBeTruthy();
  });

  it('asks a person who owes a payment for another card, and checks again on request', async () => {
    const { api } = await showAccount(freePerson, {
      [subscription]: pastDueRow,
      [collect]: pastDueRow,
    });
    await screen.findByText('Votre paiement n’a pas réussi');
    expect(button('Mettre à jour le mode de paiement').className).toContain('bg-action');
    button('Vérifier de nouveau').focus();
    fireEvent.click(button('Vérifier de nouveau'));
    const message = await screen.findByText(/le paiement n’a pas encore réussi/);
    expect(message.getAttribute('role')).toBe('status');
    expect(document.activeElement).toBe(button('Vérifier de nouveau'));
    api.answers[collect] = activeRow;
    fireEvent.click(button('Vérifier de nouveau'));
    expect(await screen.findByText('Actif')).toBeTruthy();
    expect(screen.queryByText('Votre paiement n’a pas réussi')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Vérifier de nouveau' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(message));
    expect(message.textContent).toContain('votre abonnement est actif');
  });

  describe('on return from the page where the card is changed', () => {
    const back = '/account?card=updated#subscription';

    it('uses the new card once, reads again what it gives, and cleans the URL', async () => {
      const { api, client, router } = await showAccount(
        freePerson,
        { [subscription]: pastDueRow, [collect]: activeRow, 'GET /api/me': premiumPerson },
        back,
      );
      expect(await screen.findByText(/votre abonnement est actif/)).toBeTruthy();
      expect(screen.getByText('Actif')).toBeTruthy();
      await waitFor(() => expect(router.state.location.href).toBe('/account#subscription'));
      expect(client.getQueryState(meQuery.queryKey)?.isInvalidated).toBe(true);
      expect(api.made(collect)).toHaveLength(1);
    });

    it.each([
      ['is still owed', pastDueRow, /n’a pas encore réussi/],
      ['has ended', canceledRow, /aucun abonnement n’est en cours/],
      ['never was', null, /aucun abonnement n’est en cours/],
    ])('reports that it %s', async (_what, row, words) => {
      await showAccount(freePerson, { [subscription]: row, [collect]: row }, back);
      expect(await screen.findByText(words)).toBeTruthy();
    });

    it('explains why it could not, and tries again', async () => {
      const { api } = await showAccount(
        premiumPerson,
        { [subscription]: activeRow, [collect]: new Refusal('payments_unavailable', 502) },
        back,
      );
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toContain('La vérification n’a pas réussi');
      api.answers[collect] = activeRow;
      button('Réessayer').focus();
      fireEvent.click(button('Réessayer'));
      const message = await screen.findByText(/votre abonnement est actif/);
      expect(document.activeElement).toBe(message);
      expect(screen.queryByRole('alert')).toBeNull();
    });
  });

  it.each([
    ['is over', canceledRow],
    ['is there all the same', activeRow],
  ])(
    'shows the result of a cancellation after its dialog has closed, where it %s',
    async (_how, row) => {
      const { api } = await showAccount(premiumPerson, {
        [subscription]: activeRow,
        [cancel]: new Refusal('subscription_missing'),
      });
      fireEvent.click(await screen.findByRole('button', { name: 'Annuler l’abonnement' }));
      const dialog = await screen.findByRole('dialog');
      api.answers[subscription] = row;
      fireEvent.click(within(dialog).getByRole('button', { name: 'Confirmer l’annulation' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const alert = screen.getByRole('alert');
      expect(alert.textContent).toContain('L’annulation n’a pas réussi');
      await waitFor(() => expect(api.made(subscription)).toHaveLength(2));
      expect(screen.getByRole('alert')).toBeTruthy();
    },
  );

  it('lets a suspended account cancel too', async () => {
    await showAccount({ ...premiumPerson, hasAccess: false }, { [subscription]: activeRow });
    expect(
      (await screen.findByRole<HTMLButtonElement>('button', { name: 'Annuler l’abonnement' }))
        .disabled,
    ).toBe(false);
  });

  it.each([
    ['where there never was one', null],
    ['once it has ended', canceledRow],
  ])('is not sold to a suspended account, with the reason, %s', async (_when, row) => {
    const storage = { used: 49_000_000, limit: 50_000_000 };
    await showAccount(
      { ...freePerson, hasAccess: false },
      { [subscription]: row, 'GET /api/account': { ...accountFacts, storage } },
    );
    await screen.findByText('Compte suspendu');
    await screen.findByText('Votre espace de stockage est presque plein');
    expect(document.querySelectorAll('a[href="/pricing"]')).toHaveLength(0);
    expect(screen.queryByText(/Premium (?:ouvre|passe)|Avec Premium/)).toBeNull();
  });

  it.each([
    ['where there never was one', null],
    ['once it has ended', canceledRow],
  ])('links to the plan %s', async (_when, row) => {
    await showAccount(freePerson, { [subscription]: row });
    const link = await screen.findByRole('link', { name: 'Débloquer Premium' });
    expect(link.getAttribute('href')).toBe('/pricing');
    expect(screen.queryByRole('button', { name: 'Annuler l’abonnement' })).toBeNull();
    expect(screen.queryByText('Se renouvelle le')).toBeNull();
  });

  it('reports that it could not be read', async () => {
    const { api } = await showAccount(premiumPerson, {
      [subscription]: new Refusal('internal', 500),
    });
    const alert = await section('Abonnement').findByRole('alert');
    expect(alert.textContent).toContain('Un problème est survenu');
    api.answers[subscription] = activeRow;
    fireEvent.click(section('Abonnement').getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Actif')).toBeTruthy();
  });

  it('is neither shown nor requested for a founder', async () => {
    const { api } = await showAccount(founder);
    await screen.findByText('Vous n’avez encore rien fait rédiger.');
    expect(screen.getByText('Fondateur')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Abonnement' })).toBeNull();
    expect(api.made(subscription)).toEqual([]);
    expect(screen.getByText(/vos générations ne sont pas comptées/)).toBeTruthy();
  });
});

it('shows the contact of support', async () => {
  await showAccount(freePerson, { [subscription]: null });
  const link = await section('Service à la clientèle').findByRole('link');
  expect(link.getAttribute('href')).toBe('mailto:soutien@exemple.quebec');
});
