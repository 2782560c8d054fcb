// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeApi, showAt } from '../../subscription/testing/premiumStage.tsx';
import { AccountDeletedScreen } from './AccountDeletedScreen.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it.each([
  [
    'fr',
    'Votre compte est supprimé',
    /abonnement a été annulé/,
    /même adresse/,
    'Retour à l’accueil',
  ],
  [
    'en',
    'Your account is deleted',
    /subscription has been cancelled/,
    /same email/,
    'Back to home',
  ],
])(
  'says what was deleted, and that the address is free again: %s',
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
