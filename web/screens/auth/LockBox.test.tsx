// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  button,
  fakeServer,
  field,
  locked,
  press,
  refuseSignIn,
  seventh,
  showAuth,
  type,
} from './testing/authStage.tsx';

async function show() {
  fakeServer({});
  return showAuth();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
});

describe('a locked e-mail', () => {
  const timer = () => screen.getByRole('timer').textContent;
  const box = () => screen.queryByRole('timer');

  it('has a box that counts down, and disappears at zero', async () => {
    await show();
    await refuseSignIn(seventh);
    expect(button('Se connecter').disabled).toBe(true);
    expect(timer()).toBe('15:00');
    expect(document.activeElement?.contains(screen.getByRole('timer'))).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(timer()).toBe('13:59');
    await act(() => vi.advanceTimersByTimeAsync(14 * 60_000));
    expect(box()).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(button('Se connecter').disabled).toBe(false);
  });

  it('locks no other e-mail, and is locked whatever its case', async () => {
    await show();
    await refuseSignIn(seventh);
    type('Adresse courriel', 'autre@exemple.ca');
    expect(box()).toBeNull();
    expect(button('Se connecter').disabled).toBe(false);
    type('Adresse courriel', ' ALEX@exemple.ca');
    expect(box()).not.toBeNull();
    expect(button('Se connecter').disabled).toBe(true);
  });

  it('is locked after a reload too, with the minutes left', async () => {
    await show();
    await refuseSignIn(seventh);
    cleanup();
    await act(() => vi.advanceTimersByTimeAsync(10 * 60_000));
    await show();
    expect(field('Adresse courriel').value).toBe('Alex@Exemple.ca');
    expect(screen.getByRole('alert').textContent).toBe(
      'Compte verrouillé temporairement. Réessayez dans 5 minutes.',
    );
    expect(button('Se connecter').disabled).toBe(true);
  });

  it('is locked in a tab that was open already', async () => {
    await show();
    type('Adresse courriel', 'alex@exemple.ca');
    localStorage.setItem(
      'elan.signInAttempts',
      JSON.stringify({ 'alex@exemple.ca': { count: 7, lastAttempt: Date.now() } }),
    );
    await act(async () => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'elan.signInAttempts' }));
    });
    expect(timer()).toBe('15:00');
  });

  it('links to a new password, and back to a form without boxes; the next reply corrects it', async () => {
    await show();
    await refuseSignIn(seventh);
    await press('Utilisez «\u00a0Mot de passe oublié\u00a0»');
    expect(field('Adresse courriel').value).toBe('Alex@Exemple.ca');
    await press('Retour à la connexion');
    expect(box()).toBeNull();
    expect(localStorage.getItem('elan.signInAttempts')).toBeNull();
    expect(await refuseSignIn(locked(830))).toBe(
      'Compte verrouillé temporairement. Réessayez dans 14 minutes.',
    );
  });
});
