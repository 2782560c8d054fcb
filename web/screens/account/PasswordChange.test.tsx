// @vitest-environment happy-dom
import { changePasswordLink } from '@elan/domain/pages';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { freePerson, Refusal } from '../../subscription/testing/premiumStage.tsx';
import { showAccount } from './testing/showAccount.tsx';

const call = 'POST /api/auth/change-password';
const done = { passwordChanged: true };

const words = {
  fr: {
    section: 'Sécurité',
    change: 'Changer le mot de passe',
    password: 'Nouveau mot de passe',
    confirm: 'Confirmer le mot de passe',
    cancel: 'Annuler',
    differ: 'Les nouveaux mots de passe ne correspondent pas.',
    short: 'Le nouveau mot de passe doit compter au moins 6 caractères.',
    match: 'Les mots de passe sont identiques.',
    changed: /Vos autres appareils ont été déconnectés/,
  },
  en: {
    section: 'Security',
    change: 'Change password',
    password: 'New password',
    confirm: 'Confirm password',
    cancel: 'Cancel',
    differ: 'New passwords do not match',
    short: 'New password must be at least 6 characters long',
    match: 'Passwords match.',
    changed: /Your other devices have been signed out/,
  },
} as const;

describe.each(['fr', 'en'] as const)('the password form, %s', (language) => {
  const word = words[language];
  const section = () => within(screen.getByRole('region', { name: word.section }));
  const press = (name: string) => fireEvent.click(section().getByRole('button', { name }));
  const field = (label: string) => section().getByLabelText<HTMLInputElement>(label);
  const type = (label: string, value: string) =>
    fireEvent.change(field(label), { target: { value } });
  const open = async (answer: object = done) => {
    localStorage.setItem('elan.language', language);
    const shown = await showAccount(freePerson, { [call]: answer });
    press(word.change);
    return shown.api;
  };

  it('opens on a click with the focus in it, names the account for password managers, and shows what is typed', async () => {
    await open();
    await waitFor(() => expect(document.activeElement).toBe(field(word.password)));
    const form = field(word.password).form;
    const username = form?.querySelector<HTMLInputElement>('[autocomplete="username"]');
    expect([username?.value, username?.hidden]).toEqual(['alice@exemple.ca', true]);
    for (const label of [word.password, word.confirm]) {
      expect(field(label).autocomplete).toBe('new-password');
      expect(field(label).type).toBe('password');
      const toggle = field(label).parentElement?.querySelector('button');
      if (toggle) fireEvent.click(toggle);
      expect(field(label).type).toBe('text');
    }
  });

  it('shows during typing whether the confirmation matches', async () => {
    await open();
    type(word.password, 'pain-de-nuit');
    type(word.confirm, 'pain');
    section().getByText(
      language === 'fr' ? 'Les mots de passe ne correspondent pas.' : 'Passwords do not match.',
    );
    type(word.confirm, 'pain-de-nuit');
    section().getByText(word.match);
  });

  it('is refused in place where the two differ, then where it is too short, without a request', async () => {
    const api = await open();
    type(word.password, 'pain-de-nuit');
    type(word.confirm, 'pain-de-jour');
    press(word.change);
    const alert = section().getByRole('alert');
    expect(alert.textContent).toBe(word.differ);
    expect(field(word.confirm).getAttribute('aria-describedby')).toContain(alert.id);
    await waitFor(() => expect(document.activeElement).toBe(field(word.confirm)));
    type(word.password, 'pain');
    expect(section().queryByRole('alert')).toBeNull();
    type(word.confirm, 'pain');
    press(word.change);
    expect(section().getByRole('alert').textContent).toBe(word.short);
    await waitFor(() => expect(document.activeElement).toBe(field(word.password)));
    expect(field(word.password).value).toBe('pain');
    expect(api.made(call)).toEqual([]);
  });

  it('closes and clears once the password is changed, and reports that the other devices are signed out', async () => {
    const api = await open();
    type(word.password, 'pain-de-nuit');
    type(word.confirm, 'pain-de-nuit');
    press(word.change);
    const message = await section().findByText(word.changed);
    expect(message.closest('[role="status"]')).toBeTruthy();
    expect(api.made(call).map(({ body }) => body)).toEqual([{ password: 'pain-de-nuit' }]);
    expect(section().queryByLabelText(word.password)).toBeNull();
    const button = section().getByRole('button', { name: word.change });
    expect(document.activeElement).toBe(button);
    fireEvent.click(button);
    expect([field(word.password).value, field(word.confirm).value]).toEqual(['', '']);
    expect(section().queryByText(word.changed)).toBeNull();
  });

  it('discards what was typed when it is cancelled', async () => {
    const api = await open();
    type(word.password, 'pain-de-nuit');
    press(word.cancel);
    expect(document.activeElement).toBe(section().getByRole('button', { name: word.change }));
    press(word.change);
    expect(field(word.password).value).toBe('');
    expect(api.made(call)).toEqual([]);
  });
});

describe('a password that the server refuses', () => {
  const send = async (refusal: Refusal) => {
    let refuse = () => {};
    const answer = () => new Promise<Refusal>((resolve) => (refuse = () => resolve(refusal)));
    const { api } = await showAccount(freePerson, { [call]: answer });
    fireEvent.click(screen.getByRole('button', { name: words.fr.change }));
    for (const label of [words.fr.password, words.fr.confirm]) {
      fireEvent.change(screen.getByLabelText(label), { target: { value: 'pain-de-nuit' } });
    }
    const button = screen.getByRole<HTMLButtonElement>('button', { name: words.fr.change });
    fireEvent.click(button);
    await waitFor(() => expect(button.disabled).toBe(true));
    // Simulates a browser, where a disabled element loses the focus.
    typed().focus();
    typed().blur();
    expect(document.activeElement).toBe(document.body);
    refuse();
    return { api, button, alert: await screen.findByRole('alert') };
  };
  const typed = () => screen.getByLabelText<HTMLInputElement>(words.fr.password);

  it.each([
    ['password_too_short', words.fr.short],
    ['password_too_long', 'Le mot de passe doit compter au plus 128 caractères.'],
    [
      'password_common',
      'Ce mot de passe est un mot courant, ou un tel mot entouré de chiffres ou de signes, donc des premiers qu’on essaie. Choisissez-en un autre.',
    ],
  ])('is shown at its field: %s', async (code, text) => {
    const { alert } = await send(new Refusal(code, 400));
    expect(alert.textContent).toBe(text);
    expect(typed().getAttribute('aria-describedby')).toContain(alert.id);
    expect(typed().value).toBe('pain-de-nuit');
    await waitFor(() => expect(document.activeElement).toBe(typed()));
  });

  it.each([
    ['network', 0, /La connexion au réseau a échoué/],
    ['rate_limited', 429, /Trop de demandes/],
    ['internal', 500, /Un problème est survenu/],
  ])(
    'is told in the form, with what was typed and the focus kept for another try: %s',
    async (code, status, text) => {
      const { api, button, alert } = await send(new Refusal(code, status));
      expect(alert.textContent).toMatch(text);
      await waitFor(() => expect(document.activeElement).toBe(button));
      expect(typed().value).toBe('pain-de-nuit');
      api.answers[call] = done;
      fireEvent.click(screen.getByRole('button', { name: words.fr.change }));
      await screen.findByText(words.fr.changed);
    },
  );
});

it('is open where a password manager leads', async () => {
  await showAccount(freePerson, {}, changePasswordLink);
  const field = await screen.findByLabelText('Nouveau mot de passe');
  await waitFor(() => expect(document.activeElement).toBe(field));
});
