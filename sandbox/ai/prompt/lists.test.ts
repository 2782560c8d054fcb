import { expect, it } from 'vitest';
import { thingsIn, thoughtsIn } from './lists.ts';

it.each([
  ['- One\n- Two\n', ['One', 'Two']],
  ['1. Un contrat\n2. 5 visites par mois', ['Un contrat', '5 visites par mois']],
  ['Cardeuse en mai; 60 paires cet été', ['Cardeuse en mai', '60 paires cet été']],
  ['Mes poignets. Une cardeuse, le prix.', ['Mes poignets', 'Une cardeuse, le prix']],
  ['The Ressourcerie; St. Vincent de Paul', ['The Ressourcerie', 'St. Vincent de Paul']],
  [' ; ', []],
])('reads the thoughts of %j', (text, thoughts) => {
  expect(thoughtsIn(text)).toEqual(thoughts);
});

it('reads the things of a list', () => {
  expect(thingsIn('Le jardinage, Excel, à 1,5 heure; et la soudure.')).toEqual([
    'Le jardinage',
    'Excel',
    'à 1,5 heure',
    'la soudure',
  ]);
});
