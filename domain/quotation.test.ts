import { expect, it } from 'vitest';
import { quotation } from './quotation.ts';

it.each([
  [undefined, undefined],
  ['', undefined],
  [' \n\u00a0\n', undefined],
  ['Du pain chaud la nuit', 'Du pain chaud la nuit'],
  ['Du pain chaud la nuit.', 'Du pain chaud la nuit'],
  ['Ouvert la nuit, vraiment?', 'Ouvert la nuit, vraiment?'],
  ['\n- Glerups, environ 150 $\n- Acorn', 'Glerups, environ 150 $'],
  ['1. Glerups', 'Glerups'],
  ['Le « bon » pain', 'Le ‘bon’ pain'],
  ['The "good" bread', 'The ‘good’ bread'],
  [
    'Des pantoufles de laine feutrée, semelle de cuir. La laine vient de bergeries d’ici qui la mettent au feu.',
    'Des pantoufles de laine feutrée, semelle de cuir',
  ],
])('quotes %j as %j', (written, quoted) => {
  expect(quotation(written)).toBe(quoted);
});

it('cuts a long sentence at a word, within two lines of a phone', () => {
  const long =
    'Des femmes de trente-cinq à soixante-cinq ans du Bas-Saint-Laurent et de Québec, qui vont au marché';
  expect(quotation(long)).toBe(
    'Des femmes de trente-cinq à soixante-cinq ans du Bas-Saint-Laurent et de Québec, qui vont\u00a0…',
  );
});

it('cuts a text without spaces too, and no character in two', () => {
  const cut = quotation('🍞'.repeat(200)) ?? '';
  expect(cut.isWellFormed()).toBe(true);
  expect(cut.length).toBeLessThanOrEqual(92);
});

it('is always short, well-formed and on one line', () => {
  for (const text of [
    'a'.repeat(5_000),
    'mot '.repeat(900),
    '\u2028\n x',
    '""""',
    '«»'.repeat(80),
  ]) {
    const quoted = quotation(text) ?? '';
    expect(quoted.length).toBeLessThanOrEqual(92);
    expect(quoted).not.toContain('\n');
  }
});
