import { corpus } from '@elan/domain/writeUp/testing/corpus/corpus';
import { expect, it } from 'vitest';
import { traceAmounts } from './traceAmounts.ts';

const noSources = { figures: [], words: [], day: '2026-11-25' };

it.each(corpus)('traces what models write without what is struck: $name', (piece) => {
  const { text, amounts = [] } = piece;
  expect(traceAmounts(text, noSources).map(({ written }) => written)).toEqual(amounts);
});
