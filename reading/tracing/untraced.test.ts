import { figuresOf } from '@elan/domain/figures/figuresOf';
import { bakery } from '@elan/domain/forecast/testing/samplePlans';
import { sampleAnswers, sampleModule } from '@elan/domain/testing/sampleModule';
import { expect, it } from 'vitest';
import { projectSources } from './projectSources.ts';
import { untracedIn } from './untraced.ts';

const sources = projectSources(
  {
    name: 'Pain de nuit',
    description: 'Un pain à 9 $.',
    modules: {
      sample: {
        answers: { ...sampleAnswers, story: 'J’ai 4 200 $ de côté.' },
        comments: 'Ma tante prête 1 500 $.',
        forecast: { inputs: bakery, origins: {}, confirmed: [] },
      },
    },
  },
  {
    journey: [sampleModule],
    figures: figuresOf(bakery),
    now: new Date('2026-11-25T15:00:00Z'),
  },
);
const found = (text: string) => untracedIn(text, sources).untraced.map(({ amount }) => amount);

it('leaves out what the person wrote anywhere in the project', () => {
  expect(found('Un pain à 9 $, 4 200 $ de côté et 1 500 $ de votre tante.')).toEqual([]);
});

it('leaves out what the person typed in the form of the forecast', () => {
  // The rent, an hourly wage and the card fee are all in the form.
  expect(found('Loyer de 1 450 $, 18,50 $ l’heure, 2,7 % de frais.')).toEqual([]);
});

it('names an amount that comes from nowhere, with the words around it', () => {
  const text = '- **Vitrine** : comptez 3 333 $ pour la refaire.\n\n| Poste | 7 777 $ |';
  expect(untracedIn(text, sources).untraced).toMatchObject([
    { amount: '3 333 $', context: 'Vitrine : comptez 3 333 $ pour la refaire.' },
    { amount: '7 777 $', context: 'Poste · 7 777 $' },
  ]);
});

it('names a placeholder that is no figure by its id', () => {
  expect(found('Le prix {{f:offer1.price}}, {{f:prix}} et {{t:loans}}.')).toEqual(['prix']);
});

it('cuts the words around between words', () => {
  const long = 'mot '.repeat(40);
  const [one] = untracedIn(`${long}3 333 $ ${long}`, sources).untraced;
  expect(one?.context).toMatch(/^… mot .*3 333 \$ .*mot …$/);
  expect(one?.context.length).toBeLessThan(140);
});

it('describes no more than it is asked for, and counts them all', () => {
  const { untraced, count } = untracedIn('3 333 $, 4 444 $ et 5 555 $.', sources, 2);
  expect(untraced.map(({ amount }) => amount)).toEqual(['3 333 $', '4 444 $']);
  expect(count).toBe(3);
});
