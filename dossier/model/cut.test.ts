import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columns, heading, list, paragraph, row, table } from '../testing/blocks.ts';
import { wordsIn } from '../testing/words.ts';
import type { Block } from './blocks.ts';
import { cutBlocks, cutInline, cutText, longestParagraph, weightOf } from './cut.ts';
import { wordsOf } from './markdown/inline.ts';

const sentence = 'Une phrase qui se répète. ';
const withoutSpaces = (text: string) => text.replace(/\s/g, '');

describe('a long text', () => {
  it('is cut at the end of a sentence, else of a word, else within it', () => {
    expect(cutText(sentence)).toEqual([sentence]);
    for (const piece of cutText(sentence.repeat(200).trim()))
      expect(piece).toMatch(/^Une.*répète\.$/);
    for (const piece of cutText('mot '.repeat(1_000).trim())) expect(piece).toMatch(/^mot.*mot$/);
    expect(cutText('x'.repeat(longestParagraph * 2)).map(({ length }) => length)).toEqual([
      longestParagraph,
      longestParagraph,
    ]);
    for (const piece of cutText(`a${'🥖'.repeat(2_000)}`)) expect(piece.isWellFormed()).toBe(true);
  });

  it('keeps every letter in its style, however its runs are', () => {
    const runs = fc.array(
      fc.record({ text: fc.string({ maxLength: 900 }), link: fc.constantFrom('a', 'b', 'c') }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(runs, (inline) => {
        const pieces = cutInline(inline);
        for (const piece of pieces)
          expect(wordsOf(piece).length).toBeLessThanOrEqual(longestParagraph);
        const letters = (all: typeof inline) =>
          all.flatMap(({ text, link }) => [...withoutSpaces(text)].map((letter) => letter + link));
        expect(letters(pieces.flat() as typeof inline)).toEqual(letters(inline));
      }),
    );
  });
});

describe('blocks', () => {
  const long = sentence.repeat(400);
  const kinds: readonly Block[] = [
    paragraph(long),
    heading(2, long),
    list(long),
    { kind: 'quote', blocks: [paragraph(long)] },
    { kind: 'box', title: '', blocks: [paragraph(long)] },
    { kind: 'landscape', blocks: [paragraph(long)] },
    { kind: 'code', text: long },
    table('Large', { columns: columns(...Array(61).fill('a')), rows: [row(long, 'b')] }),
  ];

  it.each(kinds)('hold no long paragraph, and the same words: $kind', (block) => {
    const cut = cutBlocks([block]);
    const letters = (all: readonly Block[]) => withoutSpaces(wordsIn(all)).replaceAll('|', '');
    expect(letters(cut)).toBe(letters([block]));
    for (const line of wordsIn(cut).split('\n')) {
      expect(line.length).toBeLessThanOrEqual(longestParagraph);
    }
  });

  it('hold as many headings as the contents of a plan may have', () => {
    const cut = cutBlocks(Array.from({ length: 600 }, (_, at) => heading(2, `Titre ${at}`)));
    expect(cut.filter(({ kind }) => kind === 'heading')).toHaveLength(500);
    expect(cut.at(-1)).toMatchObject({ kind: 'paragraph', text: [{ text: 'Titre 599' }] });
  });

  it('weigh more than their letters where there are many', () => {
    expect(weightOf([paragraph(long)])).toBeLessThan(long.length * 1.01);
    expect(weightOf(Array.from({ length: 100 }, () => list('a')))).toBeGreaterThan(3_000);
    expect(weightOf([{ kind: 'code', text: '\n'.repeat(100) }])).toBeGreaterThan(600);
  });
});
