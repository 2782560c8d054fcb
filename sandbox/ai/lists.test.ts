import { describe, expect, it } from 'vitest';
import { quotable } from './excerpt.ts';
import { listed, namedIn, namesIn, thoughtsIn } from './lists.ts';

describe('a list', () => {
  it('is read from commas, semicolons, lines and bullets', () => {
    expect(listed('Goodfood, Chez Lise et l’épicerie.')).toEqual([
      'Goodfood',
      'Chez Lise',
      'l’épicerie',
    ]);
    expect(listed('- One\n- Two\n')).toEqual(['One', 'Two']);
    expect(listed(' , ')).toEqual([]);
  });

  it('keeps a place or a number with the thing that it tells more of', () => {
    expect(listed('Le dépanneur 24 h, à 600 m, la cafétéria')).toEqual([
      'Le dépanneur 24 h, à 600 m',
      'la cafétéria',
    ]);
    expect(listed('The convenience store, 600 m away, Goodfood')).toEqual([
      'The convenience store, 600 m away',
      'Goodfood',
    ]);
  });

  it('is one thing when it is prose', () => {
    expect(listed(`${'long '.repeat(20)}, court`)).toHaveLength(1);
  });

  it('loses no number that begins a thing, only those that count the lines', () => {
    expect(listed('Cardeuse en mai; 60 paires cet été')).toEqual([
      'Cardeuse en mai',
      '60 paires cet été',
    ]);
    expect(listed('1. Assurance et contrat\n2. Trois familles\n3. 5 visites par mois')).toEqual([
      'Assurance et contrat',
      'Trois familles',
      '5 visites par mois',
    ]);
  });

  it('goes on from one sentence to the next, and never parts what stands in brackets', () => {
    expect(listed('Le feutre, les moutons (j’en garde quatre, et un chien). Réparer.')).toEqual([
      'Le feutre',
      'les moutons (j’en garde quatre, et un chien)',
      'Réparer',
    ]);
    expect(listed('The Ressourcerie, St. Vincent de Paul')).toEqual([
      'The Ressourcerie',
      'St. Vincent de Paul',
    ]);
  });
});

describe('the names that a person lists', () => {
  it.each([
    [
      '- Glerups (Danemark), environ 150 $\n- une artisane, très belle qualité\n- les bas de laine',
      ['Glerups', 'une artisane', 'les bas de laine'],
    ],
    [
      'Excel et Drive (gratuit, tout le monde l’a). Les logiciels comme Hopem, trop gros. Un gestionnaire, à 600 $ par mois.',
      ['Excel et Drive', 'Les logiciels comme Hopem', 'Un gestionnaire'],
    ],
    [
      'Les déménageurs, et surtout la famille elle-même.',
      ['Les déménageurs', 'la famille elle-même'],
    ],
    ['Goodfood: cheap; a caterer at $20 a plate', ['Goodfood', 'a caterer']],
  ])('come without what is told of them: %j', (text, names) => {
    expect(namesIn(text, 4, quotable)).toEqual(names);
  });
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
  expect(thoughtsIn('Mes poignets. Janvier et février. Une seule cardeuse; le prix.')).toEqual([
    'Mes poignets',
    'Janvier et février',
    'Une seule cardeuse',
  ]);
});
