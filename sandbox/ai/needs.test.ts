import { describe, expect, it } from 'vitest';
import { needsIn, suppliersIn } from './needs.ts';

describe('what a person needs', () => {
  it('is told as there or missing, with its price', () => {
    const needs = needsIn(
      'J’ai : l’atelier, une remorque. Il manque : une cardeuse (6 500 $), un site.',
    );
    expect(needs).toEqual([
      { words: 'l’atelier', isThere: true, cost: undefined, isMoney: false },
      { words: 'une remorque', isThere: true, cost: undefined, isMoney: false },
      { words: 'une cardeuse', isThere: false, cost: 6_500, isMoney: false },
      { words: 'un site', isThere: false, cost: undefined, isMoney: false },
    ]);
  });

  it('is there when it stands before what is to find', () => {
    const needs = needsIn('Car, phone. To find: liability insurance of $2,000,000.');
    expect(needs.map(({ isThere }) => isThere)).toEqual([true, true, false]);
    expect(needs[2]?.cost).toBeUndefined();
  });

  it('may be told in brackets, and stays open where nothing is told', () => {
    expect(needsIn('Une cardeuse (manque), des formes (j’en ai douze), du cuir')).toMatchObject([
      { words: 'Une cardeuse', isThere: false },
      { words: 'des formes', isThere: true },
      { words: 'du cuir', isThere: undefined },
    ]);
  });
});

describe('what a person lacks alone', () => {
  it.each([
    'Everything except time, and $25,000 to last a year.',
    'Tout est là sauf le temps, et 25 000 $ pour tenir un an.',
  ])('is what stands after the exception, time apart: %j', (text) => {
    expect(needsIn(text)).toMatchObject([{ isThere: false, cost: 25_000, isMoney: true }]);
  });

  it('is no training that is held already', () => {
    expect(needsIn('A contract. I already hold the first-aid training.')).toMatchObject([
      { words: 'A contract', isThere: undefined },
      { words: 'the first-aid training', isThere: true },
    ]);
  });
});

describe('the suppliers that a person names', () => {
  it('come with what they supply and who could replace them', () => {
    expect(
      suppliersIn(
        'Laine : la Bergerie; au pire, la coop. Cuir : une tannerie, je n’ai pas de plan B.',
      ),
    ).toEqual([
      { need: 'Laine', name: 'la Bergerie', planB: 'la coop', isSeveral: false },
      { need: 'Cuir', name: 'une tannerie', planB: undefined, isSeveral: false },
    ]);
    expect(suppliersIn('Movers: two in mind')).toMatchObject([{ isSeveral: true }]);
    expect(suppliersIn('Hosting: OVH, else a provider here')).toEqual([
      { need: 'Hosting', name: 'OVH', planB: 'a provider here', isSeveral: false },
    ]);
  });
});
