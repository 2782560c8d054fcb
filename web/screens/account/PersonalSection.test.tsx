// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  accountFacts,
  founder,
  freePerson,
  Refusal,
} from '../../subscription/testing/premiumStage.tsx';
import { showAccount } from './testing/showAccount.tsx';

const facts = 'GET /api/account';
const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

describe('the personal information', () => {
  it('shows in French the name, the e-mail, the sign-up and the real last sign-in, in Toronto time', async () => {
    await showAccount();
    await screen.findByText('Membre depuis le');
    expect(fact('Adresse courriel')).toContain('alice@exemple.ca');
    expect(fact('Emplacement (approximatif)')).toBe('Canada');
    expect(fact('Dernière connexion')).toMatch(/^30 novembre 2026.*22\sh\s05/);
    expect(fact('Membre depuis le')).toBe('1er novembre 2026');
  });

  it('shows the same in English', async () => {
    localStorage.setItem('elan.language', 'en');
    await showAccount();
    await screen.findByText('Member since');
    expect(fact('Email')).toContain('alice@exemple.ca');
    expect(fact('Location (approximate)')).toBe('Canada');
    expect(fact('Last sign-in')).toMatch(/^November 30, 2026.*10:05\sp\.m\./);
    expect(fact('Member since')).toBe('November 1, 2026');
  });

  it('has no field to change the e-mail', async () => {
    await showAccount();
    const region = within(screen.getByRole('region', { name: 'Renseignements personnels' }));
    await region.findByText('Membre depuis le');
    expect(region.queryByRole('textbox')).toBeNull();
  });

  it('reports that no sign-in is on record', async () => {
    await showAccount(freePerson, { [facts]: { ...accountFacts, lastSignInAt: null } });
    await screen.findByText('Aucune connexion notée');
  });

  it('reports that it could not be read, and reads it again', async () => {
    const { api } = await showAccount(freePerson, { [facts]: new Refusal('internal', 500) });
    const region = within(screen.getByRole('region', { name: 'Renseignements personnels' }));
    expect((await region.findByRole('alert')).textContent).toContain('Un problème est survenu');
    expect(fact('Adresse courriel')).toContain('alice@exemple.ca');
    api.answers[facts] = accountFacts;
    fireEvent.click(region.getByRole('button', { name: 'Réessayer' }));
    await region.findByText('Membre depuis le');
    expect(region.queryByRole('alert')).toBeNull();
  });
});

describe('a founder', () => {
  it('has the badge and the data export, but no way to delete the account', async () => {
    await showAccount(founder);
    await screen.findByText('Membre depuis le');
    screen.getByText('Fondateur');
    screen.getByRole('button', { name: 'Télécharger mes données' });
    screen.getByRole('button', { name: 'Changer le mot de passe' });
    expect(screen.queryByRole('region', { name: 'Zone de danger' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Supprimer mon compte' })).toBeNull();
  });

  it('is the only kind of person with the badge', async () => {
    await showAccount();
    await screen.findByText('Membre depuis le');
    expect(screen.queryByText('Fondateur')).toBeNull();
    screen.getByRole('button', { name: 'Supprimer mon compte' });
  });
});
