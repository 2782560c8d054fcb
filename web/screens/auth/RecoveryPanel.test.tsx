// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { forgetMailLink, heldRecoveryPair, takeMailLink } from '../../session/mailLink.ts';
import { button, fakeServer, field, press, Refusal, showAuth, type } from './testing/authStage.tsx';

const recover = 'POST /api/auth/reset-password';
const save = 'Enregistrer le nouveau mot de passe';
const invalid = () => screen.findByRole('heading', { name: 'Lien non valide' });

/** Opens the page as the link in a mail does. */
async function open(query = 'type=recovery&access_token=premier&refresh_token=second') {
  window.history.replaceState(null, '', `/auth?${query}`);
  takeMailLink();
  return showAuth(window.location.pathname + window.location.search);
}

function fill(password: string, confirmation = password) {
  type('Nouveau mot de passe', password);
  type('Confirmer le mot de passe', confirmation);
}

beforeEach(() => {
  forgetMailLink();
  fakeServer({});
});

it('sends the pair with the new password and not before, then goes to the dashboard', async () => {
  localStorage.setItem('elan.language', 'fr');
  const server = fakeServer({
    [recover]: { token: 't', user: { id: 'u2', email: 'b@exemple.ca' } },
  });
  const { router, client } = await open();
  client.setQueryData(['projects'], ['d’une autre personne']);
  expect(server.bodiesOf(recover)).toEqual([]);
  expect(field('Nouveau mot de passe').autocomplete).toBe('new-password');
  fill('nouveau-1', 'nouveau');
  screen.getByText('Les mots de passe ne correspondent pas.');
  fill('nouveau-1');
  screen.getByText('Les mots de passe sont identiques.');
  await press(save);
  await screen.findByText('ailleurs');
  expect(router.state.location.href).toBe('/dashboard');
  expect(server.bodiesOf(recover)).toEqual([
    { accessToken: 'premier', refreshToken: 'second', password: 'nouveau-1', language: 'fr' },
  ]);
  expect(heldRecoveryPair()).toBeUndefined();
  expect(client.getQueryData(['projects'])).toBeUndefined();
});

it.each([
  ['abc', 'abc', 'Nouveau mot de passe', 'Le mot de passe doit compter au moins 6 caractères.'],
  ['abcdef', 'abc', 'Confirmer le mot de passe', 'Les mots de passe ne correspondent pas.'],
])('says which rule %s, %s breaks beside its field', async (password, confirmation, name, said) => {
  const server = fakeServer({});
  await open();
  fill(password, confirmation);
  await press(save);
  const error = screen.getByRole('alert');
  expect(error.textContent).toBe(said);
  expect(document.activeElement).toBe(field(name));
  expect(server.bodiesOf(recover)).toEqual([]);
});

it.each([
  'type=recovery',
  'type=recovery&access_token=premier',
  `type=recovery&access_token=${'x'.repeat(201)}&refresh_token=second`,
])('says that the link is invalid with %s, and links to a new one', async (query) => {
  const { router } = await open(query);
  await invalid();
  await press('Demander un nouveau lien');
  expect(button('Envoyer le lien').disabled).toBe(false);
  // A signed-in user is redirected from any other URL of /auth.
  expect(router.state.location.href).toBe('/auth?type=recovery');
  await press('Retour à la connexion');
  await waitFor(() => expect(router.state.location.href).toBe('/auth'));
});

it('says the same when the server refuses the pair, which is then erased; a known e-mail is kept', async () => {
  sessionStorage.setItem('elan.typedEmail', 'alex@exemple.ca');
  fakeServer({ [recover]: new Refusal('recovery_invalid', 400) });
  await open();
  fill('nouveau-1');
  await press(save);
  await invalid();
  expect(heldRecoveryPair()).toBeUndefined();
  await press('Demander un nouveau lien');
  expect(field('Adresse courriel').value).toBe('alex@exemple.ca');
});

it('keeps the pair and what was typed while the server is unavailable', async () => {
  fakeServer({ [recover]: 'unreachable' });
  await open();
  fill('nouveau-1');
  await press(save);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'La connexion au réseau a échoué.',
  );
  expect(field('Nouveau mot de passe').value).toBe('nouveau-1');
  fakeServer({ [recover]: { token: 't', user: { id: 'u2', email: 'b@exemple.ca' } } });
  await press(save);
  await screen.findByText('ailleurs');
});

it('erases the pair when the person goes to sign-in instead', async () => {
  await open();
  await press('Retour à la connexion');
  expect(button('Se connecter').disabled).toBe(false);
  expect(heldRecoveryPair()).toBeUndefined();
});
