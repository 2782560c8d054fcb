import { describe, expect, it } from 'vitest';
import { isLater } from './aside.ts';
import { momentsIn } from './moments.ts';
import { factsIn, registerOf } from './register.ts';
import { topicsIn } from './words.ts';

const amounts = (text: string) =>
  factsIn(text)
    .filter(({ measure }) => measure === 'money')
    .map(({ least, about, isAside }) => `${least} ${isAside ? 'aside ' : ''}| ${about}`);

describe('an amount', () => {
  it('is about the words of its clause', () => {
    expect(amounts('Loyer 1 650 $ par mois, téléphone et caisse 95 $.')).toEqual([
      '1650 | Loyer 1 650 $ par mois',
      '95 | téléphone et caisse 95 $.',
    ]);
    expect(amounts('A pump for $200 and a cart for $80.')).toEqual([
      '200 | A pump for $200',
      '80 | and a cart for $80.',
    ]);
  });

  it('is about the words before its clause if it has none of its own, or follows a colon', () => {
    expect(amounts('Le scanneur, 6 400 $.')).toEqual(['6400 | Le scanneur, 6 400 $.']);
    expect(amounts('Opening stock: $16,000 of yarn.')).toEqual([
      '16000 | Opening stock: $16,000 of yarn.',
    ]);
  });

  it('is aside if it is possible, past, of someone else or taken back', () => {
    for (const text of [
      'Si le prix passait à 9 $',
      'Si le houblon double, la pinte nous coûte 25 cents de plus.',
      'If it rains, the tent costs us $300.',
      'Le neuf est à 27 000 $',
      'We asked about $20,000 first',
      'My old boss took $3,000',
      'A friend would lend $4,000',
      'Une amie me prêterait 4 000 $',
      'An uncle has $5,000 for us, and we thanked him',
      'Mon hypothèque est de 1 120 $',
    ]) {
      expect(amounts(text).every((one) => one.includes('aside'))).toBe(true);
    }
    for (const text of [
      'Le lait coûte 9 $, même si les autres demandent plus',
      'It opens in May at $20',
      'Un forfait de 30 $',
    ]) {
      expect(amounts(text).some((one) => one.includes('aside'))).toBe(false);
    }
  });
});

it('reads durations, counts and shares with their periods', () => {
  const read = (text: string) =>
    factsIn(text).map(({ measure, least, per }) => `${measure} ${least} ${per ?? ''}`.trim());
  expect(read('Onze ans de métier')).toEqual(['time 11 year']);
  expect(read('Sept saisons')).toEqual(['time 7 year']);
  expect(read('40 visits a week')).toEqual(['count 40 week']);
  expect(read('22 gardens are 88 days')[0]).toBe('count 22');
  expect(read('540 desk-months')).toEqual(['count 540']);
  expect(read('60 % des actions')).toEqual(['share 60']);
});

it('allows a tenth around an approximate number', () => {
  expect(factsIn('environ 200 $')[0]?.slack).toBe(20);
  expect(factsIn('200 $')[0]?.slack).toBe(0.5);
});

it('reads months with their years, and no verb', () => {
  const months = (text: string) => momentsIn(text).map(({ month, year }) => [month, year]);
  expect(months('Opening in May 2027, not in août')).toEqual([
    [4, 2027],
    [7, undefined],
  ]);
  expect(months('we may march')).toEqual([]);
});

it('knows a time after the first year', () => {
  expect(isLater('une deuxième employée dans deux ans', 2027)).toBe(true);
  expect(isLater('Two vans by 2030', 2027)).toBe(true);
  expect(isLater('125 by March 2028', 2027)).toBe(false);
});

it('gives words for the same cost one topic', () => {
  expect(topicsIn('le loyer du local')).toEqual(['rent', 'local']);
  expect(topicsIn('Two desks')).toEqual(['desk']);
});

it('keeps answers and comments apart, and reads a limited number of sentences', () => {
  const project = { idea: { answers: { a: 'One. Two here.' }, comments: 'Trois.' } };
  expect(registerOf(project).map(({ question, text }) => `${question} ${text}`)).toEqual([
    'a One.',
    'a Two here.',
    'comments Trois.',
  ]);
  expect(registerOf({ idea: { answers: { a: 'Un mot. '.repeat(2_000) } } })).toHaveLength(600);
  expect(registerOf({ idea: { comments: `${'mot '.repeat(200)}.` } })).toEqual([]);
});
