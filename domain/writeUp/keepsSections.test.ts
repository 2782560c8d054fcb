import { expect, it } from 'vitest';
import { keepsSections } from './keepsSections.ts';

const original = '## Forces\n\nLe pain chaud.\n\n## À travailler\n\nLe four de nuit.';

it.each([
  ['with other words', '## Forces\n\nDu pain.\n\n## À travailler\n\nUn four, la nuit.', true],
  [
    'with a numbered heading and one more',
    '# Avis\n\n## 1. Forces\n\nDu pain.\n\n## À travailler :\n\nUn four.',
    true,
  ],
  ['without its last section', '## Forces\n\nLe pain chaud, que tout le monde aime.', false],
  ['in another order', '## À travailler\n\nLe four de nuit.\n\n## Forces\n\nLe pain.', false],
  [
    'with a title and an empty heading',
    '# Plan\n\n## Forces\n\nDu pain.\n\n## \n\n## À travailler\n\nUn four.',
    true,
  ],
  ['of headings alone', '## Forces\n## À travailler', false],
])('a text %s', (_, text, keeps) => {
  expect(keepsSections(original, text, 'same')).toBe(keeps);
});

it('has as many headings in a translation', () => {
  const one = '## Strengths\n\nThe warm bread, at night.';
  expect(keepsSections(original, `${one}\n\n## To work on\n\nThe oven.`, 'translated')).toBe(true);
  expect(keepsSections(original, one, 'translated')).toBe(false);
});

it('without headings is not far shorter', () => {
  const long = 'Le pain se vend bien la nuit. '.repeat(9);
  expect(keepsSections(long, 'D’accord, voici.', 'same')).toBe(false);
  expect(keepsSections(long, long.slice(0, 200), 'same')).toBe(true);
});
