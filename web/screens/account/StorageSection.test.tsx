// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  accountFacts,
  freePerson,
  premiumPerson,
} from '../../subscription/testing/premiumStage.tsx';
import { showAccount } from './testing/showAccount.tsx';

const facts = 'GET /api/account';
const region = (name: string) => within(screen.getByRole('region', { name }));

it('shows what is stored from the first byte on, and the limit', async () => {
  await showAccount(freePerson, {
    [facts]: { ...accountFacts, storage: { used: 12_000, limit: 50_000_000 } },
  });
  const bar = await region('Espace de stockage').findByRole('progressbar');
  expect(bar.getAttribute('aria-valuetext')).toBe('12\u00a0ko sur 50\u00a0Mo');
  expect(bar.getAttribute('aria-valuenow')).toBe('12000');
  expect(region('Espace de stockage').queryByRole('link')).toBeNull();
});

it('shows in English what to do once it is full, and offers nothing to a person with Premium', async () => {
  localStorage.setItem('elan.language', 'en');
  await showAccount(premiumPerson, {
    [facts]: { ...accountFacts, storage: { used: 500_000_000, limit: 500_000_000 } },
  });
  await region('Storage').findByText('Your storage is full');
  const links = region('Storage').getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Go to the dashboard']);
});

it.each([
  [0, null],
  [1, /Une génération a déjà été utilisée dans un compte ouvert avec la même adresse/],
  [3, /3 générations ont déjà été utilisées dans un compte ouvert avec la même adresse/],
])('explains why a new account begins with %i used', async (carriedGenerations, text) => {
  await showAccount(freePerson, { [facts]: { ...accountFacts, carriedGenerations } });
  await region('Espace de stockage').findByRole('progressbar');
  const usage = region('Historique d’utilisation de l’IA');
  if (text === null) expect(usage.queryByText(/compte ouvert avec la même adresse/)).toBeNull();
  else usage.getByText(text);
});
