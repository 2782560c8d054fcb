import { expect, it } from 'vitest';
import { quotable } from './excerpt.ts';
import { listed, namedIn, thoughtsIn } from './lists.ts';

it.each([
  ['Goodfood, Chez Lise et l’épicerie.', ['Goodfood', 'Chez Lise', 'l’épicerie']],
  ['- One\n- Two\n', ['One', 'Two']],
  [' , ', []],
  ['Le dépanneur 24 h, à 600 m, la cafétéria', ['Le dépanneur 24 h, à 600 m', 'la cafétéria']],
  ['Cardeuse en mai; 60 paires cet été', ['Cardeuse en mai', '60 paires cet été']],
  ['1. Un contrat\n2. 5 visites par mois', ['Un contrat', '5 visites par mois']],
  ['The Ressourcerie, St. Vincent de Paul', ['The Ressourcerie', 'St. Vincent de Paul']],
  [
    'Le feutre, les moutons (j’en garde quatre, et un chien).',
    ['Le feutre', 'les moutons (j’en garde quatre, et un chien)'],
  ],
])('reads the things of %j', (text, things) => {
  expect(listed(text)).toEqual(things);
});

it('takes prose for one thing', () => {
  expect(listed(`${'long '.repeat(20)}, court`)).toHaveLength(1);
});

it('keeps what is told of each name beside it', () => {
  expect(
    namedIn(
      'Glerups (Danish, about $150); a craftswoman who is always sold out; Acorn',
      4,
      quotable,
    ),
  ).toEqual([
    { name: 'Glerups', told: 'Danish, about $150' },
    { name: 'a craftswoman', told: 'always sold out' },
    { name: 'Acorn', told: undefined },
  ]);
});

it('reads thoughts a sentence at a time', () => {
  expect(thoughtsIn('Mes poignets. Une seule cardeuse; le prix.', 3)).toEqual([
    'Mes poignets',
    'Une seule cardeuse',
    'le prix',
  ]);
});
