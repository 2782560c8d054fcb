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

it('shows a recovery code in the form that is read', () => {
  expect(readCode(showRecoveryCode('7k3mwq9d2x'))).toEqual({
    kind: 'recovery',
    text: '7k3mwq9d2x',
  });
});
