import fc from 'fast-check';
import { Lexer } from 'marked';
import { describe, expect, it } from 'vitest';
import { headingsIn } from './headings.ts';
import { lexWhole } from './lex.ts';
import { ruleNames } from './parser/rules.ts';
import { portable } from './portable.ts';
import { corpus } from './testing/corpus/corpus.ts';
import { readingOf, standardReadingOf } from './testing/reading.ts';

const read = (text: string) => readingOf(lexWhole(text));

describe('what models write', () => {
  it('is in at least 120 pieces, each with a name and a text of its own', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(120);
    expect(new Set(corpus.map(({ name }) => name)).size).toBe(corpus.length);
    expect(new Set(corpus.map(({ text }) => text)).size).toBe(corpus.length);
    for (const { name } of corpus) expect(name).toMatch(/^[a-zA-Z][\w ,-]{3,60}$/);
  });

  it.each(corpus)('is read as it was meant: $name', ({ text, reading }) => {
    expect(read(text)).toBe(reading);
    expect(read(`Avant.\n\n${text}\n\nAprès.`)).toBe(`<p>Avant.</p>${reading}<p>Après.</p>`);
    expect(read(text.replaceAll('\n', '\r\n'))).toBe(reading);
  });

  it.each(ruleNames)(
    'is read in another way without the rule of the %s, in its pieces alone',
    (rule) => {
      const changed = corpus.filter(
        ({ text, reading }) => readingOf(lexWhole(text, (one) => one !== rule)) !== reading,
      );
      const named = corpus.filter(({ rules = [] }) => rules.includes(rule));
      expect(changed.map(({ name }) => name)).toEqual(named.map(({ name }) => name));
      expect(named).not.toEqual([]);
    },
  );

  it.each(corpus)(
    'is read by another reader of Markdown from a file: $name',
    ({ text, reading }) => {
      const file = portable(text);
      expect(standardReadingOf(Lexer.lex(file, { gfm: true }))).toBe(reading);
      expect(portable(file)).toBe(file);
    },
  );

  it.each(corpus)('has the headings that the parser finds: $name', ({ text }) => {
    const found = lexWhole(text).flatMap((block) =>
      block.type === 'heading' ? [[block.depth, block.text.trim()]] : [],
    );
    expect(headingsIn(text).map(({ depth, words }) => [depth, words])).toEqual(found);
  });

  it('has the same readings beside each other', () => {
    // A definition of a link holds for the entire text.
    const separate = corpus.filter(({ text }) => !/^ {0,3}\[[^\]]+\]:/m.test(text));
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...separate), { maxLength: 6 }), (pieces) => {
        // The headings keep adjacent lists and quotations from merging.
        const text = pieces.map((piece) => piece.text).join('\n\n## Suite\n\n');
        expect(read(text)).toBe(pieces.map((piece) => piece.reading).join('<h2>Suite</h2>'));
      }),
    );
  });
});
