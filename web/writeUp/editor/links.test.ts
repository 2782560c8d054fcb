import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hrefOf } from './links.ts';

it.each([
  ['info@boulangerie.ca', 'mailto:info@boulangerie.ca'],
  [' info@boulangerie.ca?subject=Pain ', 'mailto:info@boulangerie.ca?subject=Pain'],
  ['mailto:info@boulangerie.ca', 'mailto:info@boulangerie.ca'],
  ['boulangerie.ca', 'https://boulangerie.ca/'],
  ['boulangerie.ca/@info', 'https://boulangerie.ca/@info'],
  ['https://boulangerie.ca/?a=info@b.ca', 'https://boulangerie.ca/?a=info@b.ca'],
  ['https://info@boulangerie.ca', undefined],
  ['https://:secret@boulangerie.ca', undefined],
  ['info@boulangerie.ca/pain', undefined],
  ['info@boulangerie', undefined],
  ['javascript:alert(1)', undefined],
])('%j is the link %j', (typed, href) => {
  expect(hrefOf(typed)).toBe(href);
});

it('no link has a user name', () => {
  const part = fc.stringMatching(/^[a-z.:@/?#%]{0,8}$/);
  const typed = fc.oneof(
    fc.webUrl({ authoritySettings: { withUserInfo: true } }),
    fc.emailAddress(),
    fc.tuple(fc.constantFrom('', 'https://', 'http:'), part, part).map((all) => all.join('')),
    fc.string(),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const { username, password } = new URL(hrefOf(text) ?? 'https://boulangerie.ca');
      expect(username + password).toBe('');
    }),
  );
});
