// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberedLanguage, rememberLanguage } from '../copy/rememberedLanguage.ts';
import { loadAllParts } from '../parts/parts.ts';
import { button, fakeServer, press, signIn, type } from '../screens/auth/testing/authStage.tsx';
import { AuthAlone, type AuthData } from './AuthAlone.tsx';

const data: AuthData = {
  rendered: {
    at: '2026-11-20T21:00:00.000Z',
    language: 'fr',
    isSignedIn: false,
    missingProjectId: null,
    wanted: null,
  },
  deployment: {
    standIns: [],
    supportEmail: 'aide@exemple.quebec',
    signupDisabled: false,
    freeLimit: 3,
    plan: { id: 'premium', priceId: 'price', mode: 'subscription' },
  },
};
const opened = { [signIn]: { token: 't', user: { id: 'u1', email: 'alex@exemple.ca' } } };

let root: Root | undefined;
beforeEach(async () => {
  await loadAllParts();
});
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

/**
 * Hydrates the page that the server renders at this address.
 * @returns the mismatches that React reports.
 */
async function open(query: string, state: object | null = null): Promise<readonly unknown[]> {
  history.replaceState(state, '', `/auth${query}`);
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<AuthAlone {...data} query={query.slice(1)} />);
  const differences: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(place, <AuthAlone {...data} query={location.search} />, {
      onRecoverableError: (difference) => differences.push(difference),
    });
  });
  return differences;
}

async function succeed() {
  fakeServer(opened);
  const leave = vi.spyOn(location, 'replace').mockImplementation(() => {});
  type('Adresse courriel', 'alex@exemple.ca');
  type('Mot de passe', 'levain-1');
  await press('Se connecter');
  return leave.mock.calls;
}

it.each([
  ['', 'Se connecter'],
  ['?panel=signup', 'Créer un compte'],
  ['?confirmed=true', 'Adresse confirmée'],
])('hydrates /auth%s as the server rendered it', async (query, title) => {
  expect(await open(query, { expired: true })).toEqual([]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(title);
});

it.each([
  [null, '/dashboard'],
  [{ expired: true, returnTo: '/module/idea' }, '/module/idea'],
  [{ returnTo: '//evil.example' }, '/dashboard'],
])('after a sign-in with %j loads %s, and stays busy until it is there', async (state, path) => {
  await open('', state);
  expect(await succeed()).toEqual([[path]]);
  expect(button('Se connecter').disabled).toBe(true);
});

it.each([
  // The cookie can hold the preference of an expired session.
  [false, undefined],
  [true, 'fr'],
])(
  'leaves the language of the next page to the account, unless one was chosen: %s',
  async (isChosen, kept) => {
    rememberLanguage('fr', isChosen);
    await open('', null);
    await succeed();
    expect(rememberedLanguage()).toBe(kept);
  },
);

it('says that the session has ended', async () => {
  await open('', { expired: true });
  expect(screen.getByText(/Votre session a pris fin/)).toBeTruthy();
});

it('takes the panel of its address out of it, once another one is shown', async () => {
  await open('?panel=signup', { returnTo: '/pricing' });
  await press('Déjà inscrit? Se connecter');
  expect(location.search).toBe('');
  expect(document.querySelector('input[name=panel]')).toBeNull();
});

it('follows the browser’s history', async () => {
  await open('?panel=signup');
  expect(document.querySelector('input[name=panel]')).not.toBeNull();
  history.replaceState(null, '', '/auth');
  await act(async () => {
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(document.querySelector('input[name=panel]')).toBeNull();
});
