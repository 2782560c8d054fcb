import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canonicalPassword,
  maxPasswordLength,
  passwordProblem,
  signUpProblem,
} from './password.ts';

it.each([
  ['', 'password_too_short'],
  ['abcde', 'password_too_short'],
  ['abcdef', undefined],
  ['      ', undefined],
  ['x'.repeat(maxPasswordLength), undefined],
  ['x'.repeat(maxPasswordLength + 1), 'password_too_long'],
])('%j: %s', (password, problem) => {
  expect(passwordProblem(password)).toBe(problem);
});

it('is one password, composed or decomposed: to measure, to compare and to hash', () => {
  const accented = fc.string({
    unit: fc.constantFrom('é', 'à', 'ü', 'ç', '안', 'a', ' '),
    maxLength: 140,
  });
  fc.assert(
    fc.property(accented, (word) => {
      const [composed, decomposed] = [word.normalize('NFC'), word.normalize('NFD')];
      expect(canonicalPassword(decomposed)).toBe(canonicalPassword(composed));
      expect(passwordProblem(decomposed)).toBe(passwordProblem(composed));
      const form = { password: composed, confirmation: decomposed, termsAccepted: true };
      expect(signUpProblem(form)).toBe(passwordProblem(composed));
    }),
  );
});

describe('a sign-up form', () => {
  it('reports its problems in the order of docs/product.md#sign-up-and-passwords', () => {
    const form = { password: 'abc', confirmation: 'abd', termsAccepted: false };
    expect(signUpProblem(form)).toBe('terms_not_accepted');
    expect(signUpProblem({ ...form, termsAccepted: true })).toBe('passwords_differ');
    const same = { ...form, termsAccepted: true, confirmation: 'abc' };
    expect(signUpProblem(same)).toBe('password_too_short');
    const good = { password: 'abcdef', confirmation: 'abcdef', termsAccepted: true };
    expect(signUpProblem(good)).toBeUndefined();
  });

  it('is valid only with terms accepted, the same password twice, and a valid password', () => {
    const word = fc.string({ maxLength: 8 });
    const form = fc.record({
      password: word,
      confirmation: word,
      termsAccepted: fc.boolean(),
    });
    const same = form.map((f) => ({ ...f, confirmation: f.password }));
    fc.assert(
      fc.property(fc.oneof(form, same), ({ password, confirmation, termsAccepted }) => {
        const good =
          termsAccepted && password === confirmation && passwordProblem(password) === undefined;
        expect(signUpProblem({ password, confirmation, termsAccepted }) === undefined).toBe(good);
      }),
    );
  });
});
