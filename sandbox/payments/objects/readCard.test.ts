import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isExpired, readCard, type TypedCard } from './readCard.ts';
import { grouped, testCards } from './testCards.ts';

const now = new Date('2026-11-22T15:00:00Z');
const good: TypedCard = { number: '4242424242424242', expiry: '12/34', cvc: '123', name: 'Léa' };
const read = (typed: Partial<TypedCard>) => readCard({ ...good, ...typed }, now);

it('takes every test card, in groups or not, and keeps its last digits only', () => {
  for (const { number, brand, behaviour } of testCards) {
    for (const written of [number, grouped(number), grouped(number).replaceAll(' ', '-')]) {
      const { card } = read({ number: written, cvc: brand === 'amex' ? '1234' : '123' });
      expect(card).toEqual({
        brand,
        last4: number.slice(-4),
        expiryMonth: 12,
        expiryYear: 2034,
        name: 'Léa',
        behaviour,
      });
    }
  }
});

it.each([
  ['', 'number_missing'],
  ['4242', 'number_invalid'],
  ['4242424242424241', 'number_invalid'],
  ['quatre mille', 'number_invalid'],
  // A number that could be somebody's card.
  ['4111111111111111', 'number_unknown'],
])('says what is wrong with the number %j', (number, error) => {
  expect(read({ number }).errors).toEqual({ number: error });
});

it.each(['', '13/30', '00/30', '1234/5', 'décembre', '12/3'])('refuses the expiry %j', (expiry) => {
  expect(read({ expiry }).errors).toEqual({ expiry: 'expiry_invalid' });
});

it.each(['12/34', '12 / 34', '1234', '12/2034', '12-34', ' 12/34 '])(
  'reads the expiry %j',
  (expiry) => {
    expect(read({ expiry }).card).toMatchObject({ expiryMonth: 12, expiryYear: 2034 });
  },
);

it('takes a card to the end of its month', () => {
  expect(read({ expiry: '11/26' }).card).toBeDefined();
  expect(read({ expiry: '10/26' }).errors).toEqual({ expiry: 'expiry_past' });
  expect(isExpired(12, 2026, new Date('2026-12-31T23:59:59Z'))).toBe(false);
  expect(isExpired(12, 2026, new Date('2027-01-01T00:00:00Z'))).toBe(true);
});

it('wants a code of as many digits as the card has', () => {
  const amex = '378282246310005';
  expect(read({ cvc: '12' }).errors).toEqual({ cvc: 'cvc_invalid' });
  expect(read({ cvc: '1234' }).errors).toEqual({ cvc: 'cvc_invalid' });
  expect(read({ number: amex, cvc: '123' }).errors).toEqual({ cvc: 'cvc_invalid' });
  expect(read({ number: amex, cvc: '1234' }).card).toBeDefined();
});

it('names every field that is wrong at once', () => {
  expect(readCard({ number: '', expiry: '', cvc: '', name: ' ' }, now).errors).toEqual({
    number: 'number_missing',
    expiry: 'expiry_invalid',
    cvc: 'cvc_invalid',
    name: 'name_missing',
  });
  expect(read({ name: 'x'.repeat(201) }).errors).toEqual({ name: 'name_long' });
});

it('answers whatever is typed with a card or with errors, never both', () => {
  fc.assert(
    fc.property(
      fc.record({ number: fc.string(), expiry: fc.string(), cvc: fc.string(), name: fc.string() }),
      (typed) => {
        const { card, errors } = readCard(typed, now);
        expect(card === undefined).toBe(errors !== undefined);
      },
    ),
  );
});
