// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetMailLink, takeMailLink } from '../../session/mailLink.ts';
import {
  button,
  fakeServer,
  field,
  press,
  Refusal,
  showAuth,
  signIn,
  type,
  wrong,
} from './testing/authStage.tsx';

const resend = 'POST /api/auth/send-verification-email';

beforeEach(() => {
  forgetMailLink();
  fakeServer({});
});

it('greets a newcomer with the sign-in form, which the browser of the sign-up fills in until they sign in', async () => {
  const { unmount } = await showAuth('/auth?panel=signup');
  fakeServer({ 'POST /api/auth/sign-up/email': { confirmationSent: true } });
  type('Adresse courriel', 'alex@exemple.ca');
  type('Mot de passe', 'levain-1');
  type('Confirmer le mot de passe', 'levain-1');
  fireEvent.click(screen.getByLabelText('J’accepte les conditions d’utilisation'));
  await press('Créer un compte');
  await screen.findByRole('heading', { name: 'Consultez vos courriels' });
  unmount();
  // Simulates another tab.
  sessionStorage.clear();
  const { router } = await showAuth('/auth?confirmed=true');
  screen.getByRole('heading', { name: 'Adresse confirmée' });
  expect(field('Adresse courriel').value).toBe('alex@exemple.ca');
  expect(router.state.location.href).not.toContain('alex');
  fakeServer({ [signIn]: { token: 't', user: { id: 'u1', email: 'alex@exemple.ca' } } });
  type('Mot de passe', 'levain-1');
  await press('Se connecter');
  await screen.findByText('ailleurs');
  cleanup();
  await showAuth('/auth?confirmed=true');
  expect(field('Adresse courriel').value).toBe('');
});

it('greets nobody once the form was left', async () => {
  const { router } = await showAuth('/auth?confirmed=true');
  await press('Pas encore de compte? S’inscrire');
  await waitFor(() => expect(router.state.location.href).toBe('/auth'));
  await press('Déjà inscrit? Se connecter');
  screen.getByRole('heading', { name: 'Se connecter' });
});

it('sends another link in place of an invalid one', async () => {
  const server = fakeServer({ [resend]: { confirmationSent: true } });
  await showAuth('/auth?type=confirmation');
  screen.getByRole('heading', { name: 'Lien non valide' });
  await press('Envoyer un nouveau lien');
  expect(screen.getByRole('alert').textContent).toBe('Entrez votre adresse courriel.');
  expect(document.activeElement).toBe(field('Adresse courriel'));
  type('Adresse courriel', 'alex@exemple.ca');
  await press('Envoyer un nouveau lien');
  await screen.findByRole('heading', { name: 'Consultez vos courriels' });
  expect(server.bodiesOf(resend)).toEqual([{ email: 'alex@exemple.ca' }]);
});

it('links from an invalid link to sign-in', async () => {
  await showAuth('/auth?type=confirmation');
  await press('Retour à la connexion');
  expect(button('Se connecter').disabled).toBe(false);
});

it('says in place why no new mail was sent', async () => {
  fakeServer({ [resend]: { confirmationSent: true } });
  await showAuth('/auth?type=confirmation');
  type('Adresse courriel', 'alex@exemple.ca');
  await press('Envoyer un nouveau lien');
  fakeServer({ [resend]: new Refusal('rate_limited', 429, { retryAfter: 1800 }) });
  await press('Renvoyer le courriel');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Vous pourrez réessayer dans 30 minutes.',
  );
});

describe('an e-mail edited while the mail is being sent', () => {
  const unconfirmed = new Refusal('email_not_confirmed', 403);
  const address = 'Adresse courriel';
  const signUp = 'POST /api/auth/sign-up/email';

  /** Each form that sends a confirmation mail: how to open it, its button, and its request. */
  const forms: readonly [string, () => Promise<void>, string, string][] = [
    [
      'of a sign-up',
      async () => {
        await showAuth('/auth?panel=signup');
        type('Mot de passe', 'levain-1');
        type('Confirmer le mot de passe', 'levain-1');
        fireEvent.click(screen.getByLabelText('J’accepte les conditions d’utilisation'));
      },
      'Créer un compte',
      signUp,
    ],
    [
      'in place of an invalid link',
      async () => {
        await showAuth('/auth?type=confirmation');
      },
      'Envoyer un nouveau lien',
      resend,
    ],
    [
      'after a refused sign-in',
      async () => {
        fakeServer({ [signIn]: unconfirmed });
        await showAuth();
        type(address, 'alex@exemple.ca');
        type('Mot de passe', 'levain-1');
        await press('Se connecter');
      },
      'Renvoyer le courriel',
      resend,
    ],
  ];

  it.each(forms)('is not named as the recipient of a mail %s', async (_which, open, name, call) => {
    await open();
    type(address, 'alex@exemple.ca');
    const reply = Promise.withResolvers<object>();
    const server = fakeServer({ [call]: reply.promise, [resend]: reply.promise });
    await press(name);
    type(address, 'alexa@exemple.ca');
    reply.resolve({ confirmationSent: true });
    await screen.findByRole('heading', { name: 'Consultez vos courriels' });
    const sentTo = { email: 'alex@exemple.ca' };
    expect(server.bodiesOf(call)).toMatchObject([sentTo]);
    screen.getByText(/alex@exemple\.ca/);
    expect(screen.queryByText(/alexa@exemple\.ca/)).toBeNull();
    if (call === signUp) expect(localStorage.getItem('elan.newAccount')).toBe('alex@exemple.ca');
    await press('Renvoyer le courriel');
    expect(server.bodiesOf(resend).at(-1)).toEqual(sentTo);
    await press('Retour à la connexion');
    expect(field(address).value).toBe('alexa@exemple.ca');
  });

  it('does not get the error of the one that was sent', async () => {
    await showAuth('/auth?panel=signup');
    const reply = Promise.withResolvers<object>();
    fakeServer({ [signUp]: reply.promise });
    type(address, 'alex@exemple.ca');
    type('Mot de passe', 'levain-1');
    type('Confirmer le mot de passe', 'levain-1');
    fireEvent.click(screen.getByLabelText('J’accepte les conditions d’utilisation'));
    await press('Créer un compte');
    type(address, 'alexa@exemple.ca');
    reply.resolve(new Refusal('already_registered', 409));
    await waitFor(() => expect(button('Créer un compte').disabled).toBe(false));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

const readLink = 'POST /api/auth/verify-email/link';
const confirmEmail = 'POST /api/auth/verify-email';
const email = 'alex@exemple.ca';

describe('the page that a confirmation link opens', () => {
  /** Opens the page as the link in a mail does. */
  async function open(token = 'jeton') {
    window.history.replaceState(null, '', `/auth?type=confirmation&token=${token}&utm_source=x`);
    takeMailLink();
    return showAuth(window.location.pathname + window.location.search);
  }

  it('confirms nothing by itself; its button does, and goes to sign-in with the e-mail filled in', async () => {
    const server = fakeServer({
      [readLink]: { email, passwordRequired: false },
      [confirmEmail]: { confirmed: true },
    });
    const { router } = await open();
    expect(window.location.href).not.toContain('jeton');
    screen.getByRole('heading', { name: 'Confirmez votre adresse' });
    await screen.findByText(/alex@exemple\.ca est bien votre adresse/);
    expect(screen.queryByLabelText('Mot de passe')).toBeNull();
    expect(server.bodiesOf(confirmEmail)).toEqual([]);
    await press('Confirmer mon adresse');
    await screen.findByRole('heading', { name: 'Adresse confirmée' });
    expect(server.bodiesOf(confirmEmail)).toEqual([{ token: 'jeton' }]);
    expect(router.state.location.href).toBe('/auth?confirmed=true');
    expect(field('Adresse courriel').value).toBe(email);
  });

  it('asks an e-mail on a list for the password, says in place what is wrong, and keeps what is typed', async () => {
    fakeServer({ [readLink]: { email, passwordRequired: true } });
    await open();
    await screen.findByLabelText('Mot de passe');
    await press('Confirmer mon adresse');
    expect(screen.getByRole('alert').textContent).toBe('Entrez votre mot de passe.');
    expect(document.activeElement).toBe(field('Mot de passe'));
    type('Mot de passe', 'deviné');
    const server = fakeServer({ [confirmEmail]: wrong(6) });
    await press('Confirmer mon adresse');
    expect(server.bodiesOf(confirmEmail)).toEqual([{ token: 'jeton', password: 'deviné' }]);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Ce n’est pas le mot de passe choisi à la création du compte. (6 tentatives restantes)',
    );
    expect(field('Mot de passe').value).toBe('deviné');
    fakeServer({ [confirmEmail]: { confirmed: true } });
    await press('Confirmer mon adresse');
    await screen.findByRole('heading', { name: 'Adresse confirmée' });
  });

  it('works when only the button reaches the server, and asks for the password then', async () => {
    fakeServer({ [readLink]: 'unreachable', [confirmEmail]: 'unreachable' });
    await open();
    await press('Confirmer mon adresse');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'La connexion au réseau a échoué.',
    );
    fakeServer({ [confirmEmail]: new Refusal('password_required', 400) });
    await press('Confirmer mon adresse');
    await screen.findByLabelText('Mot de passe');
  });

  it('links from a forgotten password to a new one', async () => {
    fakeServer({ [readLink]: { email, passwordRequired: true } });
    await open();
    await screen.findByLabelText('Mot de passe');
    await press('Mot de passe oublié?');
    expect(button('Envoyer le lien').disabled).toBe(false);
  });

  it.each([
    ['without its token', '', undefined],
    ['that is spent', 'jeton', new Refusal('confirmation_invalid', 400)],
    ['that is too long', 'jeton', new Refusal('malformed', 400)],
  ])('says that a link %s is invalid', async (_how, token, answer) => {
    fakeServer(answer ? { [readLink]: answer } : {});
    await open(token);
    await screen.findByRole('heading', { name: 'Lien non valide' });
  });
});
