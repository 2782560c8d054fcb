import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { emailAddress, mailboxOf, typedEmail } from './emailAddress.ts';
import { comparableEmail, emailPattern, isEmail } from './emailForm.ts';

const letters = fc.stringMatching(/^[a-z0-9.@+-]+$/);

it('ignores the case of letters', () => {
  fc.assert(
    fc.property(
      letters.chain((email) => fc.tuple(fc.constant(email), fc.mixedCase(fc.constant(email)))),
      ([email, mixed]) => {
        expect(comparableEmail(mixed)).toBe(email);
      },
    ),
  );
});

it('never turns other letters into an email of Latin letters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const isLatin = (value: string) => /^[\x20-\x7e]*$/.test(value);
      expect(isLatin(comparableEmail(text))).toBe(isLatin(text));
    }),
  );
  // Checks every Unicode character that becomes a Latin letter when lowercased.
  for (let point = 0x80; point <= 0x10ffff; point += 1) {
    const sign = String.fromCodePoint(point);
    if (/^[\x20-\x7e]*$/.test(comparableEmail(sign))) throw new Error(`U+${point.toString(16)}`);
  }
});

it('looks up a typed email trimmed and whatever its case', () => {
  const space = fc.stringMatching(/^[ \t\r\n\u00a0\u2003\ufeff]*$/);
  fc.assert(
    fc.property(space, letters, space, (before, email, after) => {
      const typed = before + email.toUpperCase() + after;
      expect(typedEmail.parse(typed)).toBe(email);
      // Parsing twice gives the same result.
      expect(typedEmail.parse(typedEmail.parse(typed))).toBe(email);
    }),
  );
});

it('accepts only plain Latin for a new email, and stores it as it is looked up', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'grapheme' })), (typed) => {
      const taken = emailAddress.safeParse(typed);
      if (!taken.success) return;
      expect(taken.data).toMatch(/^[\x21-\x7e]+$/);
      expect(taken.data).toBe(typedEmail.parse(typed));
    }),
  );
});

it.each([
  [`${'a'.repeat(64)}@exemple.ca`, true],
  [`${'a'.repeat(65)}@exemple.ca`, false],
  [`a@${'b'.repeat(63)}.ca`, true],
  [`a@${'b'.repeat(64)}.ca`, false],
  [`a@${'b.'.repeat(124)}ca`, true],
  [`aa@${'b.'.repeat(125)}ca`, false],
])('is as long as mail servers take: %s', (typed, taken) => {
  expect(emailAddress.safeParse(typed).success).toBe(taken);
  expect(isEmail(typed)).toBe(taken);
});

it('checks on a page what the server checks', () => {
  const { source } = z.regexes.email;
  expect(emailPattern.source).toBe(source.replaceAll('\\-', '-'));
  fc.assert(
    fc.property(fc.oneof(letters, fc.emailAddress(), fc.string()), (typed) => {
      expect(isEmail(typed)).toBe(emailAddress.safeParse(typed.trim()).success);
    }),
  );
});

it.each([
  ['Alice@Exemple.Quebec', 'alice@exemple.quebec'],
  ['alice+elan@exemple.quebec', 'alice@exemple.quebec'],
  ['alice+a+b@exemple.quebec', 'alice@exemple.quebec'],
  ['a.lice@exemple.quebec', 'a.lice@exemple.quebec'],
  ['A.L.ice+x@gmail.com', 'alice@gmail.com'],
  ['a.lice@googlemail.com', 'alice@gmail.com'],
  ['a.lice@gmail.com.exemple.quebec', 'a.lice@gmail.com.exemple.quebec'],
  ['+elan@exemple.quebec', '+elan@exemple.quebec'],
])('takes %s for the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
  expect(mailboxOf(mailbox)).toBe(mailbox);
});

it('distinguishes emails that differ by more than a tag', () => {
  const people = ['alice@exemple.quebec', 'alain@exemple.quebec', 'alice@exemple.ca', 'al@ice.ca'];
  expect(new Set(people.map(mailboxOf)).size).toBe(people.length);
});
