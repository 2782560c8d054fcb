import { expect, it } from 'vitest';
import { readCode, showRecoveryCode } from './twoFactor.ts';

it.each([
  ['123456', { kind: 'totp', digits: '123456' }],
  [' 123 456 ', { kind: 'totp', digits: '123456' }],
  ['7k3mw-q9d2x', { kind: 'recovery', text: '7k3mwq9d2x' }],
  ['7K3MW Q9D2X', { kind: 'recovery', text: '7k3mwq9d2x' }],
  ['OIL00-00000', { kind: 'recovery', text: '0110000000' }],
  ['12345', undefined],
  ['1234567', undefined],
  ['１２３４５６', undefined],
  ['7k3mw-q9d2', undefined],
  ['7k3mw-q9d2u', undefined],
  ['', undefined],
])('%j', (typed, code) => {
  expect(readCode(typed)).toEqual(code);
});

const dashesAndSpaces =
  '-\u00ad\u02d7\u2010\u2011\u2012\u2013\u2014\u2015\u2043\u2212\ufe58\ufe63\uff0d \u00a0\u2009\u200b\u202f\u2060\u3000\ufeff\t\n';

it.each([...dashesAndSpaces])('reads a code that %j separates', (separator) => {
  expect(readCode(`${separator}7k3mw${separator}q9d2x`)).toEqual({
    kind: 'recovery',
    text: '7k3mwq9d2x',
  });
  expect(readCode(`123${separator}456${separator}`)).toEqual({ kind: 'totp', digits: '123456' });
});

it('shows a recovery code in the form that is read', () => {
  expect(readCode(showRecoveryCode('7k3mwq9d2x'))).toEqual({
    kind: 'recovery',
    text: '7k3mwq9d2x',
  });
});
