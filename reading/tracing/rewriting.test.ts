import { describe, expect, it } from 'vitest';
import { needsRewriting } from './rewriting.ts';
import { traceAmounts } from './traceAmounts.ts';

const words = { kind: 'words' } as const;
const traced = (untraced: number, others: number) => [
  ...Array.from({ length: untraced }, () => ({ source: undefined })),
  ...Array.from({ length: others }, () => ({ source: words })),
];

describe('a reply', () => {
  it('is asked for again with three amounts from nowhere that are more than a fifth', () => {
    expect(needsRewriting(traced(3, 0))).toBe(true);
    expect(needsRewriting(traced(3, 11))).toBe(true);
    expect(needsRewriting(traced(30, 119))).toBe(true);
  });

  it('is kept with fewer, or where they are a fifth at most', () => {
    expect(needsRewriting([])).toBe(false);
    expect(needsRewriting(traced(2, 0))).toBe(false);
    expect(needsRewriting(traced(3, 12))).toBe(false);
    expect(needsRewriting(traced(3, 40))).toBe(false);
  });

  it('counts its placeholders as amounts that come from somewhere, unless there is no such figure', () => {
    const amounts = '70 $, 80 $ et 90 $. ';
    const sources = { figures: [], words: [], day: '2026-11-25' };
    const reply = amounts + '{{f:price}} '.repeat(12);
    expect(needsRewriting(traceAmounts(amounts, sources))).toBe(true);
    expect(needsRewriting(traceAmounts(reply, sources))).toBe(false);
    expect(needsRewriting(traceAmounts(reply, { ...sources, isKnownId: () => false }))).toBe(true);
  });
});
