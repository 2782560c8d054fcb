// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { rememberedLanguage } from '../../copy/rememberedLanguage.ts';
import { writeCookie } from '../../lib/browserStorage.ts';
import { fakeApi, showAt } from '../../subscription/testing/premiumStage.tsx';
import { AccountDeletedScreen } from './AccountDeletedScreen.tsx';

beforeEach(() => {
  writeCookie('elan_language', '', 0);
});

it.each([
  [
    'fr',
    'Votre compte est supprimé',
    /sauf ce qui suit\. Si vous aviez un abonnement, il est annulé/,
    /même adresse/,
    'Retour à l’accueil',
  ],
  [
    'en',
    'Your account is deleted',
    /except for what follows\. If you had a subscription, it is cancelled/,
    /same email/,
    'Back to home',
  ],
])(
  'shows what was deleted, and that the address is free again: %s',
  async (language, title, text, again, home) => {
    localStorage.setItem('elan.language', language);
    fakeApi({});
    await showAt(<AccountDeletedScreen />, { me: null, at: '/account-deleted' });
    screen.getByRole('heading', { level: 1, name: title });
    expect(document.title).toBe(`${title} · Élan`);
    screen.getByText(text);
    screen.getByText(again);
    expect(screen.getByRole('link', { name: home }).getAttribute('href')).toBe('/auth');
  },
);

describe('the language of the deleted account', () => {
  const show = async () => {
    writeCookie('elan_language', 'en', 60);
    fakeApi({});
    await showAt(<AccountDeletedScreen />, { me: null, at: '/account-deleted' });
    expect(document.documentElement.lang).toBe('en');
  };
  const leave = async () => {
    fireEvent.click(screen.getByRole('link', { name: 'Back to home' }));
    await screen.findByText('page /auth');
  };

  it('is used on the page, and reset when it is left', async () => {
    await show();
    await leave();
    expect(document.documentElement.lang).toBe('fr');
    expect(rememberedLanguage()).toBeUndefined();
  });

  it('is replaced by one that is chosen on the page, which stays', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Français' }));
    screen.getByText('Retour à l’accueil');
    fireEvent.click(screen.getByRole('button', { name: 'English' }));
    await leave();
    expect(document.documentElement.lang).toBe('en');
    expect(localStorage.getItem('elan.language')).toBe('en');
  });
});
