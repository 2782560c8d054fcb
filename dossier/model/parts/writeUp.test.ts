import { figuresOf } from '@elan/domain/figures/figuresOf';
import { bakery } from '@elan/domain/forecast/testing/samplePlans';
import { expect, it } from 'vitest';
import { blocksOfWriteUp } from './writeUp.ts';

const kinds = (text: string) =>
  blocksOfWriteUp(text, {
    figures: figuresOf(bakery),
    language: 'fr',
    shownTables: new Set(),
    placedTables: new Map(),
  }).map(({ kind }) => kind);

it('shows a table that is alone on its line, unless it is struck through', () => {
  expect(kinds('Voici.\n\n{{t:loans}}\n\nVoilà.')).toEqual(['paragraph', 'table', 'paragraph']);
  expect(kinds('Voici.\n{{t:loans}}\nVoilà.')).toEqual(['paragraph', 'table', 'paragraph']);
  expect(kinds('~~{{t:loans}}~~')).toEqual([]);
  expect(kinds('~~Voici.\n{{t:loans}}\nVoilà.~~')).toEqual([]);
  expect(kinds('- ~~{{t:loans}}~~\n- un')).toEqual(['list']);
  expect(kinds('~~Voici.~~\n\n{{t:loans}}')).toEqual(['table']);
});
