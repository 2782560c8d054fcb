import { expect, it } from 'vitest';
import { filterIdeas, type GeneratedIdea, traitsOf } from './ideas.ts';

const idea = (
  title: string,
  sector: string,
  interestLevel: GeneratedIdea['interestLevel'],
): GeneratedIdea => ({ title, description: '', sector, interestLevel });
const ideas = [
  idea('Pain', 'Alimentation', 'Moyen'),
  idea('Laine', 'Artisanat', 'Élevé'),
  idea('Cheese', ' Alimentation', 'High'),
];

it('names the levels and sectors of a list, whatever the language of each', () => {
  expect(traitsOf(ideas)).toEqual({ interests: [0, 1], sectors: ['Alimentation', 'Artisanat'] });
});

it.each([
  [{}, ['Pain', 'Laine', 'Cheese']],
  [{ interest: 0 }, ['Laine', 'Cheese']],
  [{ sector: 'Alimentation' }, ['Pain', 'Cheese']],
  [{ interest: 0, sector: 'Alimentation' }, ['Cheese']],
  [{ interest: 2 }, []],
])('filters by %j', (filter, left) => {
  expect(filterIdeas(ideas, filter).map(({ title }) => title)).toEqual(left);
});
