import { lexWhole } from '@elan/domain/writeUp/lex';
import { expect, it } from 'vitest';
import type { MarkedTexts } from '../../writeUp/textMarks.tsx';
import { compareWriteUps } from './compareWriteUps.ts';

/** @returns the marked texts with the differences in brackets. */
function readMarked(marks: MarkedTexts): string[] {
  return Array.from(marks.values(), (pieces) =>
    pieces.map(({ text, differs }) => (differs ? `[${text.trimEnd()}]` : text.trim())).join(' '),
  );
}

function compare(older: string, newer: string) {
  const { before, after } = compareWriteUps(lexWhole(older), lexWhole(newer));
  return [readMarked(before), readMarked(after)];
}

it('marks the changed words on each side', () => {
  expect(
    compare(
      'Le pain sort du four à 3 h, pour la pause.',
      'Le pain sort du four à 4 h 30, pour la pause.',
    ),
  ).toEqual([
    ['Le pain sort du four à [3 h,] pour la pause.'],
    ['Le pain sort du four à [4 h 30,] pour la pause.'],
  ]);
});

it('marks nothing in two texts that are the same', () => {
  const text = '## Forces\n\n- **Un.** Deux.\n\n| A | B |\n|---|---|\n| 1 | 2 |';
  expect(compare(text, text)).toEqual([[], []]);
});

it('compares words in titles, lists, tables, emphasis and code', () => {
  const text = (figure: string) =>
    `## Prix\n\n- **Le prix** du \`panier\`\n\n| Prix | Coût |\n|---|---|\n| 11 $ | ${figure} |\n\nEnsuite.`;
  expect(compare(text('4 $'), `${text('5 $')}\n\n> À vérifier *demain*.`)).toEqual([
    ['[4] $'],
    ['[5] $', '[À vérifier]', '[demain]', '[.]'],
  ]);
});

it('marks the whole text where hardly a word is the same, rather than single words', () => {
  expect(compare('Rimouski, rue de la Gare', 'Matane, au bord de l’eau')).toEqual([
    ['[Rimouski, rue de la Gare]'],
    ['[Matane, au bord de l’eau]'],
  ]);
});

it('marks what one side alone has', () => {
  expect(compare('Un.\n\nDeux.', 'Un.')).toEqual([['[Deux.]'], []]);
  expect(compare('', 'Un.')).toEqual([[], ['[Un.]']]);
});

it('gives up on texts that have too little in common to compare by words', () => {
  const words = (start: string) =>
    Array.from({ length: 2_000 }, (_, at) => `${start}${at}`).join(' ');
  expect(compare(words('a'), words('b'))).toEqual([[`[${words('a')}]`], [`[${words('b')}]`]]);
});
