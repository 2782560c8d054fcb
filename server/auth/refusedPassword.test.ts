import { expect, it } from 'vitest';
import { refusedPassword } from './refusedPassword.ts';

it.each([
  ['court', 'password_too_short'],
  ['x'.repeat(129), 'password_too_long'],
  ['123456', 'password_run'],
  ['motdepasse', 'password_common'],
  ['MotDePasse', 'password_common'],
  ['trustno1', 'password_common'],
  ['p@ssw0rd', 'password_common'],
  ['marie.roy@exemple.quebec', 'password_obvious'],
  ['Marie.Roy@Exemple.Quebec', 'password_obvious'],
  ['marieroy1984', 'password_obvious'],
  ['Élan2026!', 'password_obvious'],
  ['123-elan', 'password_obvious'],
  ['élan du cœur', undefined],
  ['un bon mot de passe', undefined],
  ['pain-de-nuit-7', undefined],
  ['7391-58', undefined],
])('%j: %s', (password, refusal) => {
  expect(refusedPassword(password, 'marie.roy@exemple.quebec')).toBe(refusal);
});

it('allows digits to a person whose email has no letters', () => {
  expect(refusedPassword('7391-58', '1984@exemple.quebec')).toBeUndefined();
});
