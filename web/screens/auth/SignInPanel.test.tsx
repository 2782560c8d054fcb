// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { SignInPanel } from './SignInPanel.tsx';

function Panel() {
  return (
    <SignInPanel
      email="alex@exemple.ca"
      onEmail={() => {}}
      onSignUp={() => {}}
      onUnconfirmed={() => {}}
    />
  );
}

async function show(language: 'fr' | 'en') {
  localStorage.setItem('elan.language', language);
  const router = createRouter({
    routeTree: createRootRoute({ component: Panel }),
    history: createMemoryHistory(),
  });
  await act(async () => {
    renderScreen(<RouterProvider router={router} />);
  });
}

/** Signs in and is refused. @returns what the page says of it. */
async function refusal(status: number, body: object, headers: Record<string, string> = {}) {
  vi.stubGlobal('fetch', async () => Response.json({ error: 'x', ...body }, { status, headers }));
  const name = /^(Mot de passe|Password)$/;
  fireEvent.change(screen.getByLabelText(name), { target: { value: 'secret-1' } });
  fireEvent.click(screen.getByRole('button', { name: /^(Se connecter|Sign in)$/ }));
  return (await screen.findByRole('alert')).textContent;
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it.each([
  [
    'fr',
    6,
    'Adresse courriel ou mot de passe incorrect. Vérifiez vos renseignements de connexion. (6 tentatives restantes)',
  ],
  [
    'en',
    2,
    'Incorrect email or password. Please check your login credentials. (2 attempts remaining)',
  ],
  [
    'en',
    1,
    'Incorrect email or password. Please check your login credentials. (1 attempt remaining)',
  ],
] as const)('says how many attempts are left, %s, %i', async (language, left, said) => {
  await show(language);
  const body = { code: 'invalid_credentials', attemptsRemaining: left, retryAfter: 0 };
  expect(await refusal(401, body)).toBe(said);
});

it('says them to somebody who has not confirmed the address, too', async () => {
  await show('fr');
  const said = await refusal(403, { code: 'email_not_confirmed', attemptsRemaining: 5 });
  expect(said).toContain('lien de confirmation. (5 tentatives restantes)');
});

it.each([
  [
    'fr',
    'too_many_failures',
    900,
    'Trop de tentatives de connexion infructueuses. Compte verrouillé pour 15 minutes.',
  ],
  ['fr', 'account_locked', 870, 'Compte verrouillé temporairement. Réessayez dans 15 minutes.'],
  ['fr', 'account_locked', 3, 'Compte verrouillé temporairement. Réessayez dans 1 minute.'],
  ['en', 'account_locked', 300, 'Account temporarily locked. Try again in 5 minutes.'],
  [
    'en',
    'too_many_attempts',
    600,
    'Too many login attempts. Please wait a few minutes before trying again.',
  ],
] as const)('says in %s how long a lock lasts: %s, %i s', async (language, code, wait, said) => {
  await show(language);
  const body = { code, attemptsRemaining: 0, retryAfter: wait };
  expect(await refusal(429, body, { 'retry-after': String(wait) })).toBe(said);
});
