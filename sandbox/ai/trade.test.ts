import { expect, it } from 'vitest';
import { tradeOf } from './trade.ts';

it.each([
  ['Aider les aînés à vider leur maison et à déménager', 'general'],
  ['Moving help for seniors around Sherbrooke', 'general'],
  ['Du répit et du soutien aux aînés', 'care'],
  ['Des pantoufles de laine feutrée', 'making'],
  ['Felted wool slippers', 'making'],
  ['Une application pour les coopératives d’habitation', 'digital'],
])('%j is of the trade %s', (words, trade) => {
  expect(tradeOf(words)).toBe(trade);
});
