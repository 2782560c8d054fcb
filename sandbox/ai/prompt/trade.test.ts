import { expect, it } from 'vitest';
import { tradeOf } from './trade.ts';

it.each([
  ['Une boulangerie ouverte la nuit', 'food'],
  ['Un café de quartier', 'food'],
  ['Du pain au levain pour les cafés et les restaurants', 'food'],
  ['De la vaisselle de grès pour les cafés et les restos, et un cours le samedi', 'general'],
  ['Stoneware for cafés and restaurants, plus a beginners’ class on Saturdays', 'general'],
  ['Une application pour les restaurants', 'digital'],
  ['Garder six enfants chez moi, dehors deux fois par jour', 'childCare'],
  ['Une garderie en milieu familial', 'childCare'],
  ['Home child care, with a lot of outdoor time', 'childCare'],
  ['A daycare near the plant', 'childCare'],
  ['Du répit pour les aînés de mon quartier', 'care'],
  ['Foot care at home', 'care'],
])('tells the trade of “%s”: %s', (words, trade) => {
  expect(tradeOf(words)).toBe(trade);
});
