import { expect, it } from 'vitest';
import { findModuleMentions, moduleNames, quotationsIn } from './moduleMentions.ts';

const modules = moduleNames([
  { key: 'idea', names: ['Mon idée', 'My idea'] },
  { key: 'business-plan', names: ['Plan d’affaires', 'Business plan'] },
  { key: 'finances', names: ['Finances'] },
  { key: 'rd', names: ['R-D du produit', 'R-D', 'Product R&D', 'R&D'] },
]);
const named = (text: string) =>
  findModuleMentions(text, modules).flatMap(({ text: words, module }) =>
    module === undefined ? [] : [[module, words]],
  );

it.each([
  ['Chiffrez ceci dans « Finances ».', [['finances', 'Finances']]],
  ['Put a figure on it in “Finances”.', [['finances', 'Finances']]],
  ['Put a figure on it in "Finances".', [['finances', 'Finances']]],
  ["Remplissez «Plan d'affaires» : des jalons.", [['business-plan', "Plan d'affaires"]]],
  ['Fill in “business plan”: milestones.', [['business-plan', 'business plan']]],
  [
    'Rien encore dans « Mon idée, Finances ».',
    [
      ['idea', 'Mon idée'],
      ['finances', 'Finances'],
    ],
  ],
  [
    'Voyez « Mon idée et R-D du produit ».',
    [
      ['idea', 'Mon idée'],
      ['rd', 'R-D du produit'],
    ],
  ],
  ['Précisez « 98 $ la paire » dans « Finances ».', [['finances', 'Finances']]],
  ['Vos finances et « vos Finances » à vous.', []],
  ['Mes « finances', []],
  ['', []],
])('finds the modules in %j', (text, mentions) => {
  expect(named(text)).toEqual(mentions);
});

it('leaves the text as it is', () => {
  for (const text of [
    'Rien encore dans «\u00a0Mon idée, Finances\u00a0», ni dans « R-D ».',
    '“R&D” or "My idea"',
    '« « Finances » »',
    '"Finances" "Finances"',
  ]) {
    expect(
      findModuleMentions(text, modules)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  }
});

it('reads a long hostile text at once', () => {
  const hostile = '« '.repeat(20_000) + '"'.repeat(20_000);
  const start = findModuleMentions(hostile, modules);
  expect(start.map(({ text }) => text).join('')).toBe(hostile);
});

it('gives the quotations without what is around them', () => {
  expect(quotationsIn('Précisez « 98 $ la paire… » dans « Finances ».')).toEqual([
    '98 $ la paire',
    'Finances',
  ]);
});
