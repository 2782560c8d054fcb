// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { button, fakeServer, field, press, Refusal, showAuth, type } from './testing/authStage.tsx';

const resend = 'POST /api/auth/send-verification-email';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  fakeServer({});
});
afterEach(cleanup);

it('says that the address is confirmed, and leads to sign-in, which a reload stays at', async () => {
  const { router } = await showAuth('/auth?confirmed=true');
  screen.getByRole('heading', { name: 'Adresse confirmée' });
  await press('Se connecter');
  expect(field('Mot de passe').autocomplete).toBe('current-password');
  await waitFor(() => expect(router.state.location.href).toBe('/auth'));
});

it('sends a new link in place of one that is no good', async () => {
  const server = fakeServer({ [resend]: { confirmationSent: true } });
  await showAuth('/auth?error=confirmation_invalid');
  screen.getByRole('heading', { name: 'Lien non valide' });
  await press('Envoyer un nouveau lien');
  expect(screen.getByRole('alert').textContent).toBe('Entrez votre adresse courriel.');
  expect(document.activeElement).toBe(field('Adresse courriel'));
  type('Adresse courriel', 'alex@exemple.ca');
  await press('Envoyer un nouveau lien');
  await screen.findByRole('heading', { name: 'Consultez vos courriels' });
  expect(server.bodiesOf(resend)).toEqual([{ email: 'alex@exemple.ca' }]);
});

it('leads from a link that is no good to sign-in', async () => {
  await showAuth('/auth?error=confirmation_invalid');
  await press('Retour à la connexion');
  expect(button('Se connecter').disabled).toBe(false);
});

it('says in place why no new mail was sent', async () => {
  fakeServer({ [resend]: { confirmationSent: true } });
  await showAuth('/auth?error=confirmation_invalid');
  type('Adresse courriel', 'alex@exemple.ca');
  await press('Envoyer un nouveau lien');
  fakeServer({ [resend]: new Refusal('rate_limited', 429, { retryAfter: 1800 }) });
  await press('Renvoyer le courriel');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Vous pourrez réessayer dans 30 minutes.',
  );
});

it.each([
  ['rate_limited', 'Trop de demandes. Patientez un moment avant de réessayer.'],
  ['database_unavailable', /base de données/],
  ['inconnu', 'Un problème est survenu de notre côté. Veuillez réessayer.'],
])('says why a link could not be followed, and leads on: %s', async (code, said) => {
  const { router } = await showAuth(`/auth?error=${code}`);
  screen.getByRole('heading', { name: 'Adresse non confirmée' });
  expect(screen.getByRole('alert').textContent).toMatch(said);
  screen.getByText(/ouvrez son lien de nouveau un peu plus tard/);
  await press('Retour à la connexion');
  expect(button('Se connecter').disabled).toBe(false);
  await waitFor(() => expect(router.state.location.href).toBe('/auth'));
});
