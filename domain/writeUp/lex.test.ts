import fc from 'fast-check';
import { Lexer } from 'marked';
import { expect, it } from 'vitest';
import { lexWhole } from './lex.ts';

const line = fc.constantFrom(
  '',
  '',
  'Un marché',
  '  en croissance',
  '===',
  '---',
  '   --  ',
  ' -',
  '- poste',
  '1. étape',
  '> citation',
  '## Titre',
  '| a | b |',
  'a | b',
  'seul',
  '|---|:-:|',
  ':--',
  '--|--',
  '<div>',
  '```',
  '\tcode',
);

it('parses as the library does without its rules, though two patterns are not always tried', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 14 }), (lines) => {
      const text = lines.join('\n');
      expect([...lexWhole(text, () => false)]).toEqual([...Lexer.lex(text, { gfm: true })]);
    }),
    { numRuns: 3_000 },
  );
});

it('has blocks of which the sources are the text, with and without its rules', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 14 }), (lines) => {
      const text = lines.join('\n');
      expect(
        lexWhole(text)
          .map(({ raw }) => raw)
          .join(''),
      ).toBe(text);
    }),
    { numRuns: 3_000 },
  );
});
