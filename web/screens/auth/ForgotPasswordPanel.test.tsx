// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { button, fakeServer, field, press, Refusal, showAuth, type } from './testing/authStage.tsx';

const request = 'POST /api/auth/request-password-reset';

beforeEach(async () => {
  fakeServer({});
  await showAuth();
  type('Adresse courriel', 'alex@exemple.ca');
  await press('Mot de passe oublié?');
});

it('has the e-mail from sign-up filled in, and sends the link as often as requested', async () => {
  const server = fakeServer({ [request]: { recoverySent: true } });
  await press('Envoyer le lien');
  const shown = await screen.findByText(/^Si un compte existe pour alex@exemple\.ca/);
  expect(shown.closest('[role="status"]')).not.toBeNull();
  type('Adresse courriel', ' autre@exemple.ca');
  await press('Envoyer le lien');
  await screen.findByText(/^Si un compte existe pour autre@exemple\.ca/);
  expect(server.bodiesOf(request)).toEqual([
    { email: 'alex@exemple.ca' },
    { email: 'autre@exemple.ca' },
  ]);
});

it('says what is wrong with an e-mail beside it, without a request', async () => {
  const server = fakeServer({});
  type('Adresse courriel', '  ');
  await press('Envoyer le lien');
  expect(screen.getByRole('alert').textContent).toBe('Entrez votre adresse courriel.');
  expect(document.activeElement).toBe(field('Adresse courriel'));
  type('Adresse courriel', 'alex@');
  await press('Envoyer le lien');
  expect(screen.getByRole('alert').textContent).toContain('Entrez une adresse courriel complète');
  expect(server.bodiesOf(request)).toEqual([]);
});

it.each([
  [new Refusal('rate_limited', 429, { retryAfter: 120 }), 'Vous pourrez réessayer dans 2 minutes.'],
  ['unreachable' as const, 'La connexion au réseau a échoué.'],
])('says why no link was sent, and keeps the e-mail: %o', async (answer, shown) => {
  fakeServer({ [request]: answer });
  await press('Envoyer le lien');
  expect((await screen.findByRole('alert')).textContent).toContain(shown);
  expect(screen.queryByText(/^Si un compte existe/)).toBeNull();
  expect(field('Adresse courriel').value).toBe('alex@exemple.ca');
});

it('returns to sign-in with the current e-mail', async () => {
  type('Adresse courriel', 'autre@exemple.ca');
  await press('Retour à la connexion');
  expect(button('Se connecter').disabled).toBe(false);
  expect(field('Adresse courriel').value).toBe('autre@exemple.ca');
});
