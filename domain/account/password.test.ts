import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newPasswordProblem, passwordProblem } from './password.ts';
import {
  canonicalPassword,
  formProblem,
  maxPasswordLength,
  type PasswordProblem,
  type SignUpForm,
} from './passwordForm.ts';

/** Combines the checks in the order of the sign-up form. */
const signUpProblem = (form: SignUpForm, ofAccount: string) =>
  formProblem(form) ?? passwordProblem(form.password, ofAccount);

const email = 'marie.roy+elan@exemple.quebec';

const refused: Readonly<Record<PasswordProblem, readonly string[]>> = {
  password_too_short: [
    '',
    'q7w-z',
    '  q7w-z  ',
    'e\u0301'.repeat(5),
    'q7w\u200b\u200b\u200bz',
    '   ',
  ],
  password_too_long: ['pain de nuit '.repeat(10), 'x'.repeat(4_096)],
  password_repeated: [
    ...['aaaaaa', 'AaAaAa', '      ', '\u00a0'.repeat(8), '\u200b \u2003    ', '!!!!!!', '000000'],
    ...['eeéeEÉ', 'ａaａaａa', '密密密密密密', '🔑🔑🔑🔑🔑🔑', ' aaaaaa ', '1111-1111', 'aaaa2026'],
  ],
  password_run: [
    ...['abcdef', 'fedcba', 'ABCDEF', 'yzabcd', 'dcbazy', '123456', '654321', '890123', '321098'],
    ...['012345', 'qwerty', 'azerty', 'ytreza', 'qwertz', 'asdfgh', 'qsdfgh', 'lkjhgf', '!@#$%^'],
    ...['abc123', '123abc', 'abcdef2026', '123456!', '1234-5678', 'qwertyuiopqwerty'],
    ...['абвгдеж', 'αβγδεζ', '１２３４５６', ' abcdef ', 'àbçdéf', 'aaa111', '123321'],
  ],
  password_obvious: [
    ...[email, email.toUpperCase(), 'marie.roy', 'Marie-Roy-1984', 'marieroy', 'marie.roy+elan'],
    ...['Élan2026!', '123-elan', 'ELAN!!!!!'],
  ],
  password_common: [
    ...[
      'doudou',
      'tabarnak',
      'motdepasse1',
      'bonjour',
      'montreal',
      'canadiens',
      'soleil',
      'chocolat',
    ],
    ...[
      'Tabarnak!',
      'Montréal2026',
      '2026montreal',
      'MOTDEPASSE',
      'mot de passe',
      'Je t’aime',
      '«bonjour»',
    ],
    ...[
      'doudoudoudou',
      'doudou-doudou',
      'Québec67',
      'cœurs1',
      'Password',
      'ＳＯＬＥＩＬ',
      'so\u200bleil',
    ],
  ],
};

describe.each(Object.entries(refused))('%s', (problem, passwords) => {
  it.each(passwords)('%j', (password) => {
    expect(passwordProblem(password, email)).toBe(problem);
  });
});

it.each([
  ...[
    'pain-de-nuit-7',
    'un bon mot de passe',
    'élan du cœur',
    '7391-58',
    'k7$wQ2',
    '密码很长的啊',
    '🔑🥖🍁🏒⛸️🧀',
  ],
  ...[
    'soleil levant',
    'tabarnak de vélo',
    'abc-tomates',
    '!?;:,.',
    `${'x'.repeat(60)}${'yq'.repeat(34)}`,
  ],
  ...['👨‍👩‍👧‍👦🔑🥖🍁🏒🧀', `${'e\u0301a'.repeat(3)}z`],
])('accepts %j', (password) => {
  expect(passwordProblem(password, email)).toBeUndefined();
});

it('accepts no run of any length, start or direction, and no word in any dress', () => {
  const row = fc.constantFrom(
    'abcdefghijklmnopqrstuvwxyz',
    '0123456789',
    'qwertyuiop',
    'azertyuiop',
  );
  const run = fc
    .tuple(row, fc.nat(25), fc.integer({ min: 6, max: 20 }), fc.boolean())
    .map(([keys, start, length, isReversed]) => {
      const text = keys
        .repeat(4)
        .slice(start % keys.length)
        .slice(0, length);
      return isReversed ? Array.from(text).reverse().join('') : text;
    });
  fc.assert(
    fc.property(run, (text) => {
      expect(passwordProblem(text)).toBe('password_run');
      expect(passwordProblem(` ${text.toUpperCase()}!`)).toBe('password_run');
    }),
  );
  const around = fc.string({ unit: fc.constantFrom(...'0123456789 !?.-_#'), maxLength: 6 });
  const word = fc.constantFrom(
    'doudou',
    'tabarnak',
    'motdepasse',
    'montréal',
    'CHOCOLAT',
    'Crisse',
  );
  fc.assert(
    fc.property(around, word, around, (before, text, after) => {
      expect(passwordProblem(before + text + after)).toBe('password_common');
    }),
  );
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
      expect(signUpProblem(form, email)).toBe(passwordProblem(composed, email));
    }),
  );
});

describe('a sign-up form', () => {
  const good = 'pain-de-nuit';

  it('reports its problems in the order of docs/product.md#sign-up-and-passwords', () => {
    const form = { password: 'q7w', confirmation: 'q8w', termsAccepted: false };
    expect(signUpProblem(form, email)).toBe('terms_not_accepted');
    expect(signUpProblem({ ...form, termsAccepted: true }, email)).toBe('passwords_differ');
    const same = { ...form, termsAccepted: true, confirmation: 'q7w' };
    expect(signUpProblem(same, email)).toBe('password_too_short');
    const right = { password: good, confirmation: good, termsAccepted: true };
    expect(signUpProblem(right, email)).toBeUndefined();
    const own = { ...right, password: 'marie.roy', confirmation: 'marie.roy' };
    expect(signUpProblem(own, email)).toBe('password_obvious');
    // If the page does not know the email, only the server checks this rule.
    expect(newPasswordProblem(own)).toBeUndefined();
  });

  it('is valid only with terms accepted, the same password twice, and a valid password', () => {
    const word = fc.oneof(fc.string({ maxLength: 8 }), fc.constant(good));
    const form = fc.record({
      password: word,
      confirmation: word,
      termsAccepted: fc.boolean(),
    });
    const same = form.map((f) => ({ ...f, confirmation: f.password }));
    fc.assert(
      fc.property(fc.oneof(form, same), ({ password, confirmation, termsAccepted }) => {
        const isGood =
          termsAccepted && password === confirmation && passwordProblem(password) === undefined;
        const found = signUpProblem({ password, confirmation, termsAccepted }, email);
        expect(found === undefined).toBe(isGood);
      }),
    );
  });

  it('counts at most 128 characters, as they are seen', () => {
    const long = 'éà'.repeat(64);
    expect(passwordProblem(long.normalize('NFD'))).toBeUndefined();
    expect(passwordProblem(`${long}x`)).toBe('password_too_long');
    expect(maxPasswordLength).toBe(128);
  });
});
