import fc from 'fast-check';
import { expect, it } from 'vitest';
import { currency, money, price } from './money.ts';

it('is always the Canadian dollar', () => {
  expect(currency).toMatchObject({ code: 'CAD', symbol: '$', name: { fr: 'Dollar canadien' } });
});

it.each([
  [0, '0\u00a0$', '$0'],
  [500, '500\u00a0$', '$500'],
  [5_000, '5\u00a0000\u00a0$', '$5,000'],
  [1_234_567, '1\u00a0234\u00a0567\u00a0$', '$1,234,567'],
])('writes %i as each language does', (amount, french, english) => {
  expect(money(amount, 'fr')).toBe(french);
  expect(money(amount, 'en')).toBe(english);
});

it('keeps every digit of whole dollars, and never breaks across lines', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom('fr', 'en'), (amount, language) => {
      const written = money(amount, language);
      expect(written.replace(/\D/g, '')).toBe(String(amount));
      expect(written).not.toMatch(/[ \u202f]/);
    }),
  );
});

it('writes the subscription’s price to the cent', () => {
  expect(price(1_699, 'fr')).toBe('16,99\u00a0$');
  expect(price(1_699, 'en')).toBe('$16.99');
});
