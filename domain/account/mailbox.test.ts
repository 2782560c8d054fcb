import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

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
