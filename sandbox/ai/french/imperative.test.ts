import { expect, it } from 'vitest';
import { earning } from './earning.ts';
import { imperative } from './imperative.ts';
import { stageNotes } from './rdNotes.ts';
import { trade } from './trade.ts';

it.each([
  [
    'Décrire l’offre et la montrer à dix personnes',
    'Décrivez l’offre et montrez-la à dix personnes',
  ],
  ['Faire essayer, observer sans aider', 'Faites essayer, observez sans aider'],
  ['Régler l’assurance; vendre à petite échelle', 'Réglez l’assurance; vendez à petite échelle'],
])('says %j to the person', (step, said) => {
  expect(imperative(step)).toBe(said);
});

it('knows the verbs of every step', () => {
  const steps = [
    ...Object.values(earning).map(({ firstSale }) => firstSale),
    ...Object.values(trade).map(({ test }) => test),
    ...Object.values(stageNotes).map(({ work }) => work),
  ];
  for (const step of steps) {
    expect(imperative(step)).toMatch(/^\p{Lu}\p{L}+(?:ez|tes) /u);
    expect(imperative(step)).not.toMatch(/(?:, |; |\bet )(?:l[ae]s? )?\p{L}+(?:er|ir|re) /u);
  }
});
