// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { writeCookie } from '../../lib/browserStorage.ts';
import {
  fakeServer,
  press,
  refuseSignIn,
  showAuth,
  signIn,
  type,
  wrong,
} from './testing/authStage.tsx';

describe('a sign-in that succeeds', () => {
  const opened = { [signIn]: { token: 't', user: { id: 'u1', email: 'alex@exemple.ca' } } };
  async function succeed() {
    type('Adresse courriel', 'alex@exemple.ca');
    type('Mot de passe', 'levain-1');
    await press('Se connecter');
    await screen.findByText('ailleurs');
  }

  it('erases the failed attempts and the typed e-mail', async () => {
    await showAuth();
    await refuseSignIn(wrong(2));
    fakeServer(opened);
    await succeed();
    expect(localStorage.getItem('elan.signInAttempts')).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  it.each([
    [undefined, '/dashboard'],
    ['/module/idea', '/module/idea'],
    ['//evil.example/x', '/dashboard'],
    ['/\\evil.example', '/dashboard'],
    ['javascript:alert(1)', '/dashboard'],
    ['https://evil.example', '/dashboard'],
  ])('from %s leads to %s', async (returnTo, leadsTo) => {
    fakeServer(opened);
    const { router } = await showAuth('/auth', returnTo === undefined ? {} : { returnTo });
    await succeed();
    expect(router.state.location.href).toBe(leadsTo);
  });

  it.each([
    [null, 'en'],
    ['fr', 'fr'],
  ])('opens the next page in the preferred language: %s was chosen, %s', async (chosen, shown) => {
    if (chosen) localStorage.setItem('elan.language', chosen);
    writeCookie('elan_language', 'fr', 60);
    fakeServer({ ...opened, 'GET /api/me': { user: { id: 'u1' }, language: 'en' } });
    await showAuth();
    await succeed();
    expect(screen.getByText('ailleurs').lang).toBe(shown);
    expect(document.cookie).toContain(`elan_language=${shown}`);
  });

  it('clears what was read for another person', async () => {
    fakeServer(opened);
    const { client } = await showAuth();
    client.setQueryData(['projects'], ['d’une autre personne']);
    await succeed();
    expect(client.getQueryData(['projects'])).toBeUndefined();
    expect(client.getQueryData(['me'])).toBeDefined();
  });
});
