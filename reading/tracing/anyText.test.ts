import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from './plainText.ts';
import type { TraceSources } from './sources.ts';
import { traceAmounts } from './traceAmounts.ts';

const sources: TraceSources = {
  figures: [{ id: 'price', unit: 'dollars', value: 6.5 }],
  words: ['650 $ par mois, 40 clients, 12 %'],
  day: '2026-11-25',
};

/** Pieces that the tests join into numbers, amounts and Markdown. */
const pieces = [
  ...[
    '1',
    '12',
    '650',
    '000',
    '9,975',
    '.',
    ',',
    '-',
    '–',
    '/',
    ':',
    ' ',
    '\u00a0',
    '\u202f',
    '\n',
  ],
  ...[
    '$',
    ' $',
    '%',
    ' k$',
    'M$',
    '¢',
    ' clients',
    ' par an',
    ' à ',
    ' to ',
    'entre ',
    ' et ',
    'environ ',
  ],
  ...[
    'deux',
    ' mille',
    ' cents',
    ' dollars',
    'a hundred',
    ' pour cent',
    ' millions',
    'une centaine',
  ],
  ...['**', '*', '_', '~~', '`', '```', '# ', '> ', '- ', '1. ', '|', '---', '\\', '\\$', '&nbsp;'],
  ...[
    '[',
    '](',
    ')',
    '<',
    '>',
    'https://',
    'a@b.ca',
    '{{',
    '}}',
    '{{f:price}}',
    '{{t:loans}}',
    '{{f:',
  ],
  ...['é', '😀', '\ud800', '\u0000', '\ufffc'],
];
const anyText = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

describe('any text', () => {
  it('has amounts inside it, in its order, none in another', () => {
    fc.assert(
      fc.property(anyText, fc.array(anyText, { maxLength: 3 }), (text, words) => {
        let from = 0;
        for (const { start, end, written } of traceAmounts(text, { ...sources, words })) {
          expect(start).toBeGreaterThanOrEqual(from);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(written).toBe(text.slice(start, end));
          from = end;
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('has all its amounts explained by itself, but those of another unit', () => {
    const amount = fc.tuple(
      fc.integer({ min: 1, max: 999_999 }),
      fc.constantFrom(' $', ' %', ' pains'),
    );
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 8 }), (amounts) => {
        const text = amounts.map(([value, unit]) => `x ${value}${unit}`).join('; ');
        const traced = traceAmounts(text, { ...sources, words: [text] });
        expect(traced.filter(({ source }) => source === undefined)).toEqual([]);
      }),
    );
  });

  it('keeps the place of each of its words', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { words, placeOf } = plainText(text);
        for (let index = 0; index < words.length; index += 1) {
          const word = words.charAt(index);
          if (word === '\ufffc' || word === '\u00a0') continue;
          expect(text.charAt(placeOf(index))).toBe(word);
          expect(placeOf(index + 1, true)).toBe(placeOf(index) + 1);
        }
      }),
    );
  });

  // A pattern with catastrophic backtracking would exceed the test's time limit.
  it.each([
    ...['1', '1 ', '1 000', '1$', '1/', '1.', '1-', '1 à 2 $ ', '$', 'deux ', 'cent mille ', 'a '],
    ...['**1', '_', '`', '` `` ', '](', '](a(', '<a', '|1', '|1|\n', 'a@', 'a.', 'www.', '# 1\n'],
    ...[
      '{{',
      '{{f:a',
      '&nbsp;',
      '\\',
      ' ',
      '---\n',
      'environ 1 $ ',
      '50 clients a b ',
      'entre 1 et ',
    ],
  ])('of 60,000 characters is read to its end: %j', (piece) => {
    const text = piece.repeat(60_000 / piece.length);
    const traced = traceAmounts(text, { ...sources, words: [text] });
    expect(traced.every(({ end }) => end <= text.length)).toBe(true);
  });

  it('of 60,000 characters may hold marks of code of every length', () => {
    const marks = Array.from({ length: 340 }, (_, index) => '`'.repeat(index + 1)).join(' ');
    expect(traceAmounts(`${marks} 77 $`, sources)).toMatchObject([{ written: '77 $' }]);
  });
});
