import { lexWhole } from '@elan/domain/writeUp/lex';
import { expect, it } from 'vitest';
import { entriesOf, partsOf } from './parts.ts';

const partsIn = (text: string) =>
  partsOf(lexWhole(text)).map(({ heading, pieces, quadrants }) => [
    heading?.title,
    pieces.filter(({ type }) => type !== 'space').map(({ type }) => type),
    quadrants.length,
  ]);
const swot = ['Forces', 'Faiblesses', 'Occasions', 'Menaces'];

it('is split at its main headings, and keeps what comes before them', () => {
  expect(partsIn('Avant.\n\n# Un\n\na\n\n### Sous\n\nb\n\n## Deux\n\n- c')).toEqual([
    [undefined, ['paragraph'], 0],
    ['Un', ['paragraph', 'heading', 'paragraph'], 0],
    ['Deux', ['list'], 0],
  ]);
});

it('has the matrix as a part of its own where its quadrants are main headings', () => {
  const text = `## Marché\n\na\n\n${swot.map((name) => `## ${name}\n\nx`).join('\n\n')}\n\n---\n\nFin.`;
  expect(partsIn(text)).toEqual([
    ['Marché', ['paragraph'], 0],
    [undefined, ['swot'], 4],
    [undefined, ['hr', 'paragraph'], 0],
  ]);
  expect(entriesOf(partsOf(lexWhole(text)))).toMatchObject(
    ['Marché', ...swot].map((title, index) => ({ id: `section-${index + 1}`, title })),
  );
});

it('keeps the matrix within its section where its quadrants are smaller', () => {
  const text = `## FFOM\n\na\n\n${swot.map((name) => `### ${name}\n\nx`).join('\n\n')}`;
  expect(partsIn(text)).toEqual([['FFOM', ['paragraph', 'swot'], 0]]);
});

it('keeps ids and begun parts while a text grows', () => {
  const whole = '## Un\n\na\n\n## Deux\n\nb';
  const before = entriesOf(partsOf(lexWhole(whole.slice(0, 20))));
  expect(entriesOf(partsOf(lexWhole(whole)))).toMatchObject(before.map(({ id }) => ({ id })));
});
