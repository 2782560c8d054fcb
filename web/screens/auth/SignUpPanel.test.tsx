// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { SignUpPanel } from './SignUpPanel.tsx';

const onSent = vi.fn();

function Form() {
  const [email, setEmail] = useState('');
  return <SignUpPanel email={email} onEmail={setEmail} onSignIn={() => {}} onSent={onSent} />;
}

function type(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

function fill(password: string, confirmation: string) {
  type('Adresse courriel', 'alex@exemple.ca');
  type('Mot de passe', password);
  type('Confirmer le mot de passe', confirmation);
}

const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Créer un compte' });
const accept = () =>
  fireEvent.click(screen.getByLabelText("J'accepte les conditions d'utilisation"));

beforeEach(() => {
  onSent.mockReset();
  vi.stubGlobal('fetch', async () => Response.json({ freeLimit: 5 }));
  renderScreen(<Form />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says what this installation gives for free', async () => {
  expect(await screen.findByText('3 modules et 5 générations offerts, sans carte.')).toBeTruthy();
});

it('tells while one types whether the passwords are the same', () => {
  fill('secret-1', 'secret');
  screen.getByText('Les mots de passe ne correspondent pas.');
  type('Confirmer le mot de passe', 'secret-1');
  screen.getByText('Les mots de passe sont identiques.');
});

it('cannot be sent before the terms are accepted', () => {
  fill('secret-1', 'secret-1');
  expect(submit().disabled).toBe(true);
  accept();
  expect(submit().disabled).toBe(false);
});

it('asks nothing of the server while a rule is broken, and says which beside its field', () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  fill('abc', 'abc');
  accept();
  fireEvent.click(submit());
  const field = screen.getByLabelText('Mot de passe');
  const error = screen.getByRole('alert');
  expect(error.textContent).toBe('Le mot de passe doit compter au moins 6 caractères.');
  expect(field.getAttribute('aria-describedby')?.split(' ')).toContain(error.id);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(fetched).not.toHaveBeenCalled();
});

it('sends the account with the language on the screen', async () => {
  const fetched = vi.fn<typeof fetch>(
    async () => new Response('{"confirmationSent":true}', { status: 201 }),
  );
  vi.stubGlobal('fetch', fetched);
  fill('secret-1', 'secret-1');
  accept();
  fireEvent.click(submit());
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({
    email: 'alex@exemple.ca',
    password: 'secret-1',
    termsAccepted: true,
    language: 'fr',
  });
});

it('keeps what was typed when the address is taken, and says so beside it', async () => {
  const refusal = '{"error":"Taken.","code":"already_registered"}';
  vi.stubGlobal('fetch', async () => new Response(refusal, { status: 409 }));
  fill('secret-1', 'secret-1');
  accept();
  fireEvent.click(submit());
  const error = await screen.findByRole('alert');
  const email = screen.getByLabelText<HTMLInputElement>('Adresse courriel');
  expect(email.getAttribute('aria-describedby')).toBe(error.id);
  expect(email.value).toBe('alex@exemple.ca');
  expect(screen.getByLabelText<HTMLInputElement>('Mot de passe').value).toBe('secret-1');
});
