// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  accountFacts,
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
import { SubscriptionCard } from './SubscriptionCard.tsx';

const subscription = 'GET /api/subscription';
const show = async (me: typeof freePerson, row?: object | null) => {
  const api = fakeApi(row === undefined ? {} : { [subscription]: row });
  await showAt(<SubscriptionCard className="" />, { me });
  return api;
};
const card = () => within(screen.getByRole('region', { name: 'Abonnement' }));

it.each([
  [
    'a subscription that renews',
    premiumPerson,
    activeRow,
    ['Actif', 'Se renouvelle le 1er janvier 2027'],
  ],
  ['one that ends', premiumPerson, endingRow, ['Actif', 'Prend fin le 1er janvier 2027']],
  [
    'one that is owed',
    freePerson,
    pastDueRow,
    ['En retard de paiement', 'Votre paiement n’a pas réussi'],
  ],
])('shows %s and the link to manage it', async (_which, me, row, words) => {
  await show(me, row);
  const link = await card().findByRole('link', { name: 'Gérer mon abonnement' });
  expect(link.getAttribute('href')).toBe('/account#subscription');
  for (const text of words) expect(card().getByText(text)).toBeTruthy();
});

it.each([
  ['never had one', null],
  ['had one that ended', canceledRow],
])('shows the free plan and a link to Premium to a person who %s', async (_who, row) => {
  await show(freePerson, row);
  const link = await card().findByRole('link', { name: 'Débloquer Premium' });
  expect(link.getAttribute('href')).toBe('/pricing');
  expect(card().getByText(/^3 modules et 3 générations IA en tout/)).toBeTruthy();
});

it.each([
  [3, /^3 générations ont déjà été utilisées dans un compte ouvert avec la même adresse/],
  [0, null],
])('explains why a new account has none left where earlier ones used %i', async (carried, text) => {
  const api = fakeApi({
    [subscription]: null,
    'GET /api/account': { ...accountFacts, carriedGenerations: carried },
  });
  const me = { ...freePerson, aiUsage: { used: 3, limit: 3 } };
  await showAt(<SubscriptionCard className="" />, { me });
  await card().findByText(/^3 modules et 3 générations IA en tout/);
  if (text) await card().findByText(text);
  else expect(card().queryByText(/même adresse/)).toBeNull();
  expect(api.made('GET /api/account')).toHaveLength(1);
});

it('shows a founder their plan, without a request', async () => {
  const api = await show(founder);
  expect(card().getByText('Fondateur')).toBeTruthy();
  expect(card().queryByRole('link')).toBeNull();
  expect(api.made(subscription)).toEqual([]);
});

it('reports that it could not be read, and reads it again', async () => {
  const api = await show(premiumPerson, new Refusal('internal', 500));
  expect((await card().findByRole('alert')).textContent).toContain('Un problème est survenu');
  api.answers[subscription] = activeRow;
  fireEvent.click(card().getByRole('button', { name: 'Réessayer' }));
  expect(await card().findByText('Actif')).toBeTruthy();
});
