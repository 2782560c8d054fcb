import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxPasswordLength, passwordProblem, signUpProblem } from './password.ts';

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

describe('a sign-up form', () => {
  it('tells its problems in the order of the specification', () => {
    const form = { password: 'abc', confirmation: 'abd', termsAccepted: false };
    expect(signUpProblem(form)).toBe('terms_not_accepted');
    expect(signUpProblem({ ...form, termsAccepted: true })).toBe('passwords_differ');
    const same = { ...form, termsAccepted: true, confirmation: 'abc' };
    expect(signUpProblem(same)).toBe('password_too_short');
    const good = { password: 'abcdef', confirmation: 'abcdef', termsAccepted: true };
    expect(signUpProblem(good)).toBeUndefined();
  });

  it('is good only with terms, the same password twice, and a good password', () => {
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
