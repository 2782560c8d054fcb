// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { failures } from '../../copy/fr/failures.ts';
import { button, fakeServer, field, press, Refusal, showAuth, type } from './testing/authStage.tsx';

const signUp = 'POST /api/auth/sign-up/email';
const toSignUp = 'Pas encore de compte? S’inscrire';

function fill(password: string, confirmation: string) {
  type('Adresse courriel', 'alex@exemple.ca');
  type('Mot de passe', password);
  type('Confirmer le mot de passe', confirmation);
}

const submit = () => button('Créer un compte');
const accept = () =>
  fireEvent.click(screen.getByLabelText('J’accepte les conditions d’utilisation'));

/** Submits a valid form that the server refuses. @returns the message on the page. */
async function refusal(answer: Refusal | 'unreachable') {
  fakeServer({ [signUp]: answer });
  fill('levain-1', 'levain-1');
  accept();
  await press('Créer un compte');
  return screen.findByRole('alert');
}

beforeEach(async () => {
  fakeServer({ 'GET /api/deployment': { freeLimit: 5, standIns: [] } });
  await showAuth();
  await press(toSignUp);
});

it('shows the free modules and generations of this installation', async () => {
  expect(await screen.findByText('3 modules et 5 générations offerts, sans carte.')).toBeTruthy();
});

it('has no form where sign-ups are closed', async () => {
  cleanup();
  fakeServer({ 'GET /api/deployment': { freeLimit: 5, standIns: [], signupDisabled: true } });
  await showAuth();
  await press(toSignUp);
  expect(await screen.findByText(failures.signup_disabled)).toBeTruthy();
  expect(screen.queryByLabelText('Adresse courriel')).toBeNull();
  await press('Déjà inscrit? Se connecter');
  expect(screen.getByRole('heading', { name: 'Se connecter' })).toBeTruthy();
});

it('says during typing whether the passwords match', () => {
  fill('levain-1', 'secret');
  screen.getByText('Les mots de passe ne correspondent pas.');
  type('Confirmer le mot de passe', 'levain-1');
  screen.getByText('Les mots de passe sont identiques.');
});

it('is one form that a password manager understands', () => {
  const forms = [
    field('Adresse courriel'),
    field('Mot de passe'),
    field('Confirmer le mot de passe'),
  ];
  expect(forms.map(({ autocomplete }) => autocomplete)).toEqual([
    'username',
    'new-password',
    'new-password',
  ]);
  expect(new Set(forms.map(({ form }) => form)).size).toBe(1);
});

it('cannot be submitted before the terms are accepted', () => {
  fill('levain-1', 'levain-1');
  expect(submit().disabled).toBe(true);
  accept();
  expect(submit().disabled).toBe(false);
});

it.each([
  ['abc', 'abc', 'Mot de passe', 'Le mot de passe doit compter au moins 6 caractères.'],
  ['Tabarnak!', 'Tabarnak!', 'Mot de passe', failures.password_common],
  ['      ', '      ', 'Mot de passe', failures.password_repeated],
  ['fedcba', 'fedcba', 'Mot de passe', failures.password_run],
  ['Alex-2026', 'Alex-2026', 'Mot de passe', failures.password_obvious],
  ['abcdef', 'abcdeg', 'Confirmer le mot de passe', 'Les mots de passe ne correspondent pas.'],
  [
    'x'.repeat(129),
    'x'.repeat(129),
    'Mot de passe',
    'Le mot de passe doit compter au plus 128 caractères.',
  ],
])(
  'asks nothing of the server while a rule is broken, and says which beside its field',
  async (password, confirmation, name, said) => {
    const server = fakeServer({});
    fill(password, confirmation);
    accept();
    await press('Créer un compte');
    const error = screen.getByRole('alert');
    expect(error.textContent).toBe(said);
    expect(field(name).getAttribute('aria-describedby')?.split(' ')).toContain(error.id);
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field(name));
    expect(server.bodiesOf(signUp)).toEqual([]);
    type(name, 'autre chose');
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

it('sends the account with the language on the screen, and says that a mail is on its way', async () => {
  const server = fakeServer({ [signUp]: { confirmationSent: true } });
  fill('levain-1', 'levain-1');
  accept();
  await press('Créer un compte');
  await screen.findByRole('heading', { name: 'Consultez vos courriels' });
  expect(screen.getByText(/alex@exemple\.ca/)).toBeTruthy();
  expect(server.bodiesOf(signUp)).toEqual([
    { email: 'alex@exemple.ca', password: 'levain-1', termsAccepted: true, language: 'fr' },
  ]);
});

it('says beside the e-mail that it is taken, keeps what was typed, and offers sign-in', async () => {
  const error = await refusal(new Refusal('already_registered', 409));
  expect(error.textContent).toBe(
    'Cette adresse courriel est déjà utilisée. Essayez de vous connecter ou utilisez «\u00a0Mot de passe oublié\u00a0».',
  );
  expect(field('Adresse courriel').getAttribute('aria-describedby')).toBe(error.id);
  expect(field('Mot de passe').value).toBe('levain-1');
  await press('Mot de passe oublié?');
  expect(field('Adresse courriel').value).toBe('alex@exemple.ca');
  await press('Retour à la connexion');
  expect(field('Adresse courriel').value).toBe('alex@exemple.ca');
});

it('says beside the password that it is too common, and keeps what was typed', async () => {
  const error = await refusal(new Refusal('password_common', 400));
  expect(error.textContent).toContain('un mot courant');
  expect(field('Mot de passe').getAttribute('aria-describedby')).toContain(error.id);
  expect(field('Mot de passe').value).toBe('levain-1');
  expect(field('Adresse courriel').value).toBe('alex@exemple.ca');
});

it('goes with a taken e-mail to sign-in, with the e-mail filled in', async () => {
  await refusal(new Refusal('already_registered', 409));
  await press('Se connecter avec cette adresse');
  expect(button('Se connecter').form).not.toBeNull();
  expect(field('Adresse courriel').value).toBe('alex@exemple.ca');
});

it.each([
  [
    new Refusal('signup_disabled', 403),
    'Les inscriptions sont suspendues pour le moment. Veuillez réessayer plus tard.',
  ],
  [
    new Refusal('rate_limited', 429, { retryAfter: 3600 }),
    'Trop de demandes. Patientez un moment avant de réessayer.Vous pourrez réessayer dans 60 minutes.',
  ],
  [
    'unreachable' as const,
    'La connexion au réseau a échoué. Vérifiez votre connexion Internet, puis réessayez.',
  ],
])('shows a failure of no single field above the button: %o', async (answer, said) => {
  expect((await refusal(answer)).textContent).toBe(said);
  expect(field('Confirmer le mot de passe').value).toBe('levain-1');
});
