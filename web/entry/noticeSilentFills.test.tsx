// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  fakeServer,
  field,
  press,
  showAuth,
  signIn,
  type,
} from '../screens/auth/testing/authStage.tsx';
import { noticeSilentFills } from './noticeSilentFills.ts';

let stop: () => void;
const soon = { timeout: 2_000 };
beforeEach(() => {
  stop = noticeSilentFills();
});
afterEach(() => {
  stop();
});

const fills = {
  /** Sets the value like a script of the page. React notices this and ignores the next event as unchanged. */
  page: (input: HTMLInputElement, value: string) => {
    input.value = value;
  },
  /** Sets the value like a browser or an extension. */
  browser: (input: HTMLInputElement, value: string) => {
    const prototype = Object.getPrototypeOf(input);
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, value);
  },
};

describe.each(['page', 'browser'] as const)('a field filled by a %s without an event', (by) => {
  const fill = (label: string, value: string) => fills[by](field(label), value);

  it('counts when the form is sent', async () => {
    const server = fakeServer({
      [signIn]: { token: 't', user: { id: 'u1', email: 'a@exemple.ca' } },
    });
    await showAuth();
    fill('Adresse courriel', 'a@exemple.ca');
    fill('Mot de passe', 'levain-1');
    await press('Se connecter');
    await waitFor(
      () =>
        expect(server.bodiesOf(signIn)).toEqual([{ email: 'a@exemple.ca', password: 'levain-1' }]),
      soon,
    );
  });

  it('is kept while another one is typed in', async () => {
    const server = fakeServer({
      [signIn]: { token: 't', user: { id: 'u1', email: 'a@exemple.ca' } },
    });
    await showAuth();
    fill('Mot de passe', 'levain-1');
    type('Adresse courriel', 'a@exemple.ca');
    expect(field('Mot de passe').value).toBe('levain-1');
    await press('Se connecter');
    await waitFor(
      () =>
        expect(server.bodiesOf(signIn)).toEqual([{ email: 'a@exemple.ca', password: 'levain-1' }]),
      soon,
    );
  });

  it('counts in the form of a new account', async () => {
    const signUp = 'POST /api/auth/sign-up/email';
    const server = fakeServer({ [signUp]: { confirmationSent: true } });
    await showAuth('/auth?panel=signup');
    fill('Adresse courriel', 'a@exemple.ca');
    fill('Mot de passe', 'levain-1');
    fill('Confirmer le mot de passe', 'levain-1');
    fireEvent.click(screen.getByLabelText('J’accepte les conditions d’utilisation'));
    await press('Créer un compte');
    await waitFor(
      () =>
        expect(server.bodiesOf(signUp)).toMatchObject([
          { email: 'a@exemple.ca', password: 'levain-1' },
        ]),
      soon,
    );
  });
});
