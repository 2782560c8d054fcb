// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { freePerson, Refusal } from '../../../subscription/testing/premiumStage.tsx';
import { showAccount } from '../testing/showAccount.tsx';

const state = 'GET /api/auth/two-factor';
const setUp = 'POST /api/auth/two-factor/set-up';
const enable = 'POST /api/auth/two-factor/enable';
const disable = 'POST /api/auth/two-factor/disable';
const renew = 'POST /api/auth/two-factor/recovery-codes';
const offered = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/%C3%89lan:alex%40exemple.ca?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  qr: { size: 33, path: 'M2 2h1v1h-1z' },
};
const codes = Array.from({ length: 10 }, (_, index) => `7k3mw-q9d2${index}`);
const on = { enabled_at: '2026-11-02T14:05:00.000Z', recovery_codes_left: 10 };

const turnOn = 'Activer la connexion en deux étapes';
const turnOff = 'Désactiver la connexion en deux étapes';
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const open = async (name: string, answers: Parameters<typeof showAccount>[1]) => {
  const { api } = await showAccount(freePerson, answers);
  fireEvent.click(await screen.findByRole('button', { name }));
  return api;
};

describe('turning two-factor sign-in on', () => {
  const answers = { [setUp]: offered, [enable]: { recovery_codes: codes } };

  it('asks for the password, shows the secret in three ways, takes a code, and shows the recovery codes once', async () => {
    const api = await open(turnOn, answers);
    expect(document.activeElement).toBe(screen.getByLabelText('Mot de passe actuel'));
    type('Mot de passe actuel', 'pain-de-nuit-7');
    press('Continuer');
    await screen.findByRole('img', { name: /Code QR/ });
    screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP');
    const link = screen.getByRole('link', { name: 'Ouvrir dans l’application de ce téléphone' });
    expect(link.getAttribute('href')).toBe(offered.uri);
    type('Code à six chiffres', '123456');
    api.answers[state] = on;
    press('Activer');
    const heading = await screen.findByText('Gardez vos codes de secours');
    await waitFor(() => expect(document.activeElement).toBe(heading));
    for (const code of codes) screen.getByText(code);
    press('J’ai gardé mes codes');
    await screen.findByText('Activée le 2 novembre 2026.');
    expect(screen.queryByText(codes[0] ?? '')).toBeNull();
    screen.getByText('La connexion en deux étapes est activée.');
    expect(api.made(setUp).map(({ body }) => body)).toEqual([{ password: 'pain-de-nuit-7' }]);
    expect(api.made(enable).map(({ body }) => body)).toEqual([{ code: '123456' }]);
  });

  it('shows beside the field that the password is wrong or missing, and keeps it', async () => {
    await open(turnOn, { [setUp]: new Refusal('invalid_credentials', 401) });
    press('Continuer');
    screen.getByText('Entrez votre mot de passe.');
    type('Mot de passe actuel', 'pas-le-bon');
    press('Continuer');
    await screen.findByText('Ce n’est pas votre mot de passe.');
    expect(screen.getByLabelText<HTMLInputElement>('Mot de passe actuel').value).toBe('pas-le-bon');
  });

  it('shows beside the field that the code is wrong or missing, and keeps secret and code', async () => {
    await open(turnOn, { ...answers, [enable]: new Refusal('code_invalid', 400) });
    type('Mot de passe actuel', 'pain-de-nuit-7');
    press('Continuer');
    await screen.findByRole('img', { name: /Code QR/ });
    press('Activer');
    screen.getByText('Entrez les six chiffres de votre application.');
    type('Code à six chiffres', '123456');
    press('Activer');
    await screen.findByText('Ce code n’est pas le bon, ou il a déjà servi.');
    expect(screen.getByLabelText<HTMLInputElement>('Code à six chiffres').value).toBe('123456');
    screen.getByRole('img', { name: /Code QR/ });
  });
});

describe('two-factor sign-in that is on', () => {
  it('is turned off with the password and a code', async () => {
    const api = await open(turnOff, { [state]: on, [disable]: { disabled: true } });
    press(turnOff);
    screen.getByText('Entrez votre mot de passe.');
    screen.getByText('Entrez les six chiffres de votre application, ou un code de secours.');
    type('Mot de passe actuel', 'pain-de-nuit-7');
    type('Code de l’application ou code de secours', '7k3mw-q9d2x');
    api.answers[state] = { enabled_at: null, recovery_codes_left: 0 };
    press(turnOff);
    await screen.findByRole('button', { name: turnOn });
    screen.getByText('La connexion en deux étapes est désactivée.');
    expect(api.made(disable).map(({ body }) => body)).toEqual([
      { password: 'pain-de-nuit-7', code: '7k3mw-q9d2x' },
    ]);
  });

  it.each([
    ['invalid_credentials', 401, 'Mot de passe actuel'],
    ['code_invalid', 400, 'Code de l’application ou code de secours'],
  ])('stays on and shows beside the field what is wrong: %s', async (code, status, label) => {
    await open(turnOff, { [state]: on, [disable]: new Refusal(code, status) });
    type('Mot de passe actuel', 'pain-de-nuit-7');
    type('Code de l’application ou code de secours', '123456');
    press(turnOff);
    const alert = await screen.findByRole('alert');
    expect(screen.getByLabelText(label).getAttribute('aria-describedby')).toContain(alert.id);
  });

  it('gives new recovery codes', async () => {
    const last = { ...on, recovery_codes_left: 1 };
    await open('Obtenir de nouveaux codes de secours', {
      [state]: last,
      [renew]: { recovery_codes: codes },
    });
    type('Mot de passe actuel', 'pain-de-nuit-7');
    type('Code de l’application ou code de secours', '123456');
    press('Obtenir de nouveaux codes de secours');
    await screen.findByText(codes[9] ?? '');
  });

  it('warns of the last recovery code', async () => {
    await showAccount(freePerson, { [state]: { ...on, recovery_codes_left: 1 } });
    const section = within(screen.getByRole('region', { name: 'Sécurité' }));
    await section.findByText(/Il vous reste un seul code de secours/);
  });
});
