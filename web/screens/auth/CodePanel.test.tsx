// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { takeMailLink } from '../../session/mailLink.ts';
import { fakeServer, field, press, Refusal, showAuth, signIn, type } from './testing/authStage.tsx';

const finish = 'POST /api/auth/two-factor/sign-in';
const opened = { token: 't', user: { id: 'u1', email: 'alex@exemple.ca' } };
const digits = 'Code à six chiffres';
const recovery = 'Code de secours';

/** Completes the first step. @param answer the reply to the second step. */
async function begin(answer: object, returnTo?: string) {
  const server = fakeServer({ [signIn]: { challenge: 'le-jeton' }, [finish]: answer });
  const { router } = await showAuth('/auth', returnTo === undefined ? {} : { returnTo });
  type('Adresse courriel', 'alex@exemple.ca');
  type('Mot de passe', 'levain-1');
  await press('Se connecter');
  const heading = await screen.findByRole('heading', { name: 'Entrez votre code' });
  return { server, router, heading };
}

describe('the second step of a sign-in', () => {
  it('takes the focus, and asks for a code that a phone fills in', async () => {
    const { heading } = await begin(opened);
    expect(document.activeElement).toBe(heading);
    const input = field(digits);
    expect([input.inputMode, input.autocomplete]).toEqual(['numeric', 'one-time-code']);
  });

  it('sends the code, and goes on to where the person was', async () => {
    const { server, router } = await begin(opened, '/module/idea');
    type(digits, '123 456');
    await press('Se connecter');
    await screen.findByText('ailleurs');
    expect(router.state.location.href).toBe('/module/idea');
    expect(server.bodiesOf(finish)).toEqual([{ challenge: 'le-jeton', code: '123 456' }]);
    expect(sessionStorage.length).toBe(0);
  });

  it.each(['', '12345', '7k3mw-q9d2x'])('asks nothing of the server for %j', async (typed) => {
    const { server } = await begin(opened);
    type(digits, typed);
    await press('Se connecter');
    const error = screen.getByText('Entrez les six chiffres de votre application.');
    expect(field(digits).getAttribute('aria-describedby')).toBe(error.parentElement?.id);
    expect(document.activeElement).toBe(field(digits));
    expect(server.bodiesOf(finish)).toEqual([]);
  });

  it('says beside the field that the code is wrong, and keeps it', async () => {
    await begin(new Refusal('code_invalid', 400, { attemptsRemaining: 6 }));
    type(digits, '123456');
    await press('Se connecter');
    const error = await screen.findByText('Ce code n’est pas le bon, ou il a déjà servi.');
    expect(field(digits).getAttribute('aria-describedby')).toBe(error.parentElement?.id);
    expect(field(digits).value).toBe('123456');
  });

  it('says that the codes are locked, and for how long', async () => {
    await begin(new Refusal('codes_locked', 429, { retryAfter: 900 }));
    type(digits, '123456');
    await press('Se connecter');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(
      'Trop de codes erronés. Attendez quelques minutes avant de réessayer.Vous pourrez réessayer dans 15 minutes.',
    );
  });

  it('takes a recovery code instead', async () => {
    const { server } = await begin(opened);
    await press('Utiliser un code de secours');
    type(recovery, '123456');
    await press('Se connecter');
    screen.getByText('Un code de secours compte dix signes, comme 7k3mw-q9d2x.');
    type(recovery, '7k3mw-q9d2x');
    await press('Se connecter');
    await screen.findByText('ailleurs');
    expect(server.bodiesOf(finish)).toEqual([{ challenge: 'le-jeton', code: '7k3mw-q9d2x' }]);
  });

  it('goes back to the password when it took too long', async () => {
    await begin(new Refusal('challenge_invalid', 400));
    type(digits, '123456');
    await press('Se connecter');
    await screen.findByText(/a pris trop de temps/);
    await press('Retour à la connexion');
    expect(field('Adresse courriel').value).toBe('alex@exemple.ca');
    expect(field('Mot de passe').value).toBe('');
  });
});

it('a new password by mail leads to the second step as well', async () => {
  history.replaceState({}, '', '/auth?type=recovery&access_token=a&refresh_token=b');
  takeMailLink();
  const server = fakeServer({
    'POST /api/auth/reset-password': { challenge: 'le-jeton' },
    [finish]: opened,
  });
  await showAuth('/auth?type=recovery');
  type('Nouveau mot de passe', 'pain-de-nuit-7');
  type('Confirmer le mot de passe', 'pain-de-nuit-7');
  await press('Enregistrer le nouveau mot de passe');
  await screen.findByRole('heading', { name: 'Entrez votre code' });
  type(digits, '123456');
  await press('Se connecter');
  await screen.findByText('ailleurs');
  expect(server.bodiesOf(finish)).toEqual([{ challenge: 'le-jeton', code: '123456' }]);
});
