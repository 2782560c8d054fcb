import { expect, it } from 'vitest';
import { costOf } from './aiPrices.ts';

const prices = new Map([
  ['gpt-4o', { tokensIn: 2.5, tokensCached: 1.25, tokensOut: 10 }],
  ['local', { tokensIn: 0, tokensCached: 0, tokensOut: 0 }],
]);
const tokens = { tokensIn: 3_000_000, tokensCached: 1_000_000, tokensOut: 500_000 };

it.each([
  ['gpt-4o', 2 * 2.5 + 1.25 + 5],
  ['gpt-4o-2024-08-06', 2 * 2.5 + 1.25 + 5],
  ['local', 0],
  // A different model, which has no price.
  ['gpt-4o-mini', null],
  ['gpt-4o-mini-2024-07-18', null],
  [null, null],
])('%s costs %s', (model, cost) => {
  expect(costOf(prices, model, tokens)).toBe(cost);
});
