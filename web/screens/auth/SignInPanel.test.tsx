// @vitest-environment happy-dom
import type { Language } from '@elan/domain/language';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  button,
  fakeServer,
  field,
  locked,
  press,
  Refusal,
  refuseSignIn,
  seventh,
  showAuth,
  signIn,
  type,
  wrong,
} from './testing/authStage.tsx';

const words = {
  fr: { password: 'Mot de passe', submit: 'Se connecter' },
  en: { password: 'Password', submit: 'Sign in' },
} as const;

async function show(language: Language = 'fr') {
  localStorage.setItem('elan.language', language);
  fakeServer({});
  return showAuth();
}

describe('the message of a refused sign-in', () => {
  it.each([
    [
      'fr',
      6,
      'Adresse courriel ou mot de passe incorrect. Vérifiez vos renseignements de connexion. (6 tentatives restantes)',
      'Il vous reste 6 tentatives',
    ],
    [
      'en',
      2,
      'Incorrect email or password. Please check your login credentials. (2 attempts remaining)',
      '2 attempts left',
    ],
    [
      'en',
      1,
      'Incorrect email or password. Please check your login credentials. (1 attempt remaining)',
      'One attempt left',
    ],
  ] as const)(
    '%s, %i attempts left, beside the password and in a box',
    async (language, left, said, box) => {
      await show(language);
      expect(await refuseSignIn(wrong(left), language)).toBe(said);
      const password = field(words[language].password);
      expect(password.getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(password);
      expect(screen.getByText(box)).toBeTruthy();
    },
  );

  it('for an e-mail that is not confirmed yet: the attempts left, and the mail again', async () => {
    await show();
    const unconfirmed = new Refusal('email_not_confirmed', 403, { attemptsRemaining: 5 });
    expect(await refuseSignIn(unconfirmed)).toContain(
      'lien de confirmation. (5 tentatives restantes)',
    );
    const server = fakeServer({
      'POST /api/auth/send-verification-email': { confirmationSent: true },
    });
    await press('Renvoyer le courriel');
    expect(server.bodiesOf('POST /api/auth/send-verification-email')).toEqual([
      { email: 'Alex@Exemple.ca' },
    ]);
    await screen.findByRole('heading', { name: 'Consultez vos courriels' });
  });

  it.each([
    [
      'fr',
      seventh,
      'Trop de tentatives de connexion infructueuses. Compte verrouillé pour 15 minutes.',
    ],
    ['fr', locked(870), 'Compte verrouillé temporairement. Réessayez dans 15 minutes.'],
    ['fr', locked(3), 'Compte verrouillé temporairement. Réessayez dans 1 minute.'],
    ['en', locked(300), 'Account temporarily locked. Try again in 5 minutes.'],
    [
      'en',
      new Refusal('too_many_attempts', 429, { retryAfter: 600 }),
      'Too many login attempts. Please wait a few minutes before trying again.You can try again in 10 minutes.',
    ],
    [
      'fr',
      new Refusal('rate_limited', 429, { retryAfter: 61 }),
      'Trop de demandes. Patientez un moment avant de réessayer.Vous pourrez réessayer dans 2 minutes.',
    ],
    [
      'fr',
      'unreachable',
      'La connexion au réseau a échoué. Vérifiez votre connexion Internet, puis réessayez.',
    ],
  ] as const)('%s, %o', async (language, answer, said) => {
    await show(language);
    expect(await refuseSignIn(answer, language)).toBe(said);
    expect(field(words[language].password).value).toBe('levain-1');
  });

  it.each(['fr', 'en'] as const)(
    'asks a network that failed with many e-mails to wait, and locks none of them: %s',
    async (language) => {
      await show(language);
      const answer = new Refusal('too_many_attempts', 429, { retryAfter: 600 });
      await refuseSignIn(answer, language);
      expect(button(words[language].submit).disabled).toBe(false);
      expect(screen.queryByRole('timer')).toBeNull();
    },
  );

  it('is not shown for another e-mail, and leaves the focus in the field', async () => {
    await show();
    await refuseSignIn(wrong(3));
    field('Adresse courriel').focus();
    type('Adresse courriel', 'alex@exemple.c');
    expect(screen.queryByRole('alert')).toBeNull();
    type('Adresse courriel', 'alex@exemple.ca');
    expect(screen.getByRole('alert').textContent).toContain('(3 tentatives restantes)');
    expect(document.activeElement).toBe(field('Adresse courriel'));
  });

  it('returns the focus to the button where no field is wrong', async () => {
    await show();
    button('Se connecter').focus();
    await refuseSignIn('unreachable');
    await waitFor(() => expect(document.activeElement).toBe(button('Se connecter')));
  });

  it('is immediate, without a request, for invalid input', async () => {
    await show('en');
    const server = fakeServer({});
    await press('Sign in');
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Please enter your email address',
      'Enter your password.',
    ]);
    expect(document.activeElement).toBe(field('Email'));
    type('Email', 'alex@exemple.ca');
    expect(screen.queryByRole('alert')).toBeNull();
    type('Password', 'x'.repeat(1_000_000));
    await press('Sign in');
    expect(screen.getByRole('alert').textContent).toBe(
      'Password must be at most 128 characters long.',
    );
    expect(server.bodiesOf(signIn)).toEqual([]);
  });
});
