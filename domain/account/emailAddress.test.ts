import fc from 'fast-check';
import { expect, it } from 'vitest';
import { comparableEmail } from './emailAddress.ts';

const letters = fc.stringMatching(/^[a-z0-9.@+-]+$/);

it('takes capitals for small letters', () => {
  fc.assert(
    fc.property(
      letters.chain((email) => fc.tuple(fc.constant(email), fc.mixedCase(fc.constant(email)))),
      ([email, mixed]) => {
        expect(comparableEmail(mixed)).toBe(email);
      },
    ),
  );
});

it('makes an address of Latin letters of nothing that was none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const isLatin = (value: string) => /^[\x20-\x7e]*$/.test(value);
      expect(isLatin(comparableEmail(text))).toBe(isLatin(text));
    }),
  );
  // Every sign of Unicode that becomes a Latin letter, however it is lowercased.
  for (let point = 0x80; point <= 0x10ffff; point += 1) {
    const sign = String.fromCodePoint(point);
    if (/^[\x20-\x7e]*$/.test(comparableEmail(sign))) throw new Error(`U+${point.toString(16)}`);
  }
});
