import { lexWhole } from '@elan/domain/writeUp/lex';
import { corpus } from '@elan/domain/writeUp/testing/corpus/corpus';
import { readingOf } from '@elan/domain/writeUp/testing/reading';
import { describe, expect, it } from 'vitest';
import { wordsIn } from '../../testing/words.ts';
import { blocksOfMarkdown } from './blocks.ts';
import { wordsOf } from './inline.ts';

describe('a write-up as blocks', () => {
  it('has headings from level 2, without the numbers that the document gives', () => {
    const levels = (text: string) =>
      blocksOfMarkdown(text).map((block) =>
        block.kind === 'heading' ? `${block.level} ${block.text}` : block.kind,
      );
    expect(levels('## 1. Marché\n\n### 1.2 La ville\n\nBien.')).toEqual([
      '2 Marché',
      '3 La ville',
      'paragraph',
    ]);
    expect(levels('# A) Un\n\n##### Cinq')).toEqual(['2 Un', '4 Cinq']);
    expect(levels('### Seul\n\n## **2026**')).toEqual(['3 Seul', '2 2026']);
    expect(levels('## \n\n## 3 chaises')).toEqual(['2 3 chaises']);
  });

  it('keeps emphasis, links to listed hosts, and the URLs of others as words', () => {
    const [first] = blocksOfMarkdown(
      'Du **pain *chaud***, `a|b`, [Revenu Québec](https://www.revenuquebec.ca/fr/), [ici](https://exemple.test/x) et [moi](mailto:a@exemple.ca).',
    );
    expect(first).toEqual({
      kind: 'paragraph',
      text: [
        { text: 'Du ' },
        { text: 'pain ', bold: true },
        { text: 'chaud', bold: true, italic: true },
        { text: ', ' },
        { text: 'a|b', code: true },
        { text: ', ' },
        { text: 'Revenu Québec', link: 'https://www.revenuquebec.ca/fr/' },
        { text: ', ici (https://exemple.test/x) et moi (a@exemple.ca).' },
      ],
    });
  });

  it('aligns the columns that hold figures, and knows a total', () => {
    const [table] = blocksOfMarkdown(
      '| Poste | Montant |\n|---|---|\n| Loyer | 450 $ |\n| **Total** | **450 $** |',
    );
    expect(table).toMatchObject({
      table: {
        columns: [
          { head: 'Poste', align: 'start' },
          { head: 'Montant', align: 'end' },
        ],
        rows: [{ cells: [[{ text: 'Loyer' }], [{ text: '450\u00a0$' }]] }, { isTotal: true }],
      },
    });
  });

  it('leaves out struck-through words without a trace', () => {
    const lines = (text: string) =>
      blocksOfMarkdown(text).map((block) =>
        block.kind === 'paragraph' ? wordsOf(block.text) : block.kind,
      );
    const texts: readonly (readonly [string, string])[] = [
      ['12 $ ~~plutôt que 10 $~~.', '12 $.'],
      ['**12 $ ~~au lieu de 10 $~~**, tout compris', '12 $, tout compris'],
      ['Du pain, ~~du lait~~, du beurre', 'Du pain, du beurre'],
      ['Du pain, ~~du lait~~.', 'Du pain.'],
      ['Un prix ~~fixe~~ : 12 $', 'Un prix\u00a0: 12 $'],
      ['Un prix ~~fixe~~\u00a0: 12 $', 'Un prix\u00a0: 12 $'],
      ['~~Avant~~ Après', 'Après'],
      ['Deux ~~ou trois~~ mots', 'Deux mots'],
      ['Un <s>vieux</s> mot!', 'Un mot!'],
    ];
    for (const [text, words] of texts) {
      expect([text, ...lines(text)]).toEqual([text, words.replaceAll(' $', '\u00a0$')]);
    }
    expect(blocksOfMarkdown('- ~~Ancien~~')).toEqual([]);
    expect(blocksOfMarkdown('> ~~Ancien~~')).toEqual([]);
    expect(blocksOfMarkdown('| ~~a~~ | ~~b~~ |\n|---|---|\n| ~~1~~ | ~~2~~ |')).toEqual([]);
    expect(blocksOfMarkdown('- un\n- ~~deux~~\n  - ~~trois~~')).toMatchObject([
      { items: [[{ text: [{ text: 'un' }] }]] },
    ]);
    expect(
      blocksOfMarkdown('| a | b |\n|---|---|\n| ~~1~~ | ~~2~~ |\n| 3 | ~~4~~ |'),
    ).toMatchObject([{ table: { rows: [{ cells: [[{ text: '3' }], []] }] } }]);
  });

  it('has nothing left of any line of the corpus that is struck through', () => {
    const struck = (line: string) =>
      /^\s*\|/.test(line)
        ? line.replace(/[^|\s](?:[^|]*[^|\s])?/g, '~~$&~~')
        : line.replace(/^((?:\s|>|[-*+] |\d+[.)] |#+ )*)(\S.*?)\s*$/, '$1~~$2~~');
    const rule = /^[\s|:>=-]*$/;
    const untouched = corpus.filter(({ text }) => !text.includes('~'));
    const texts = untouched.map(({ text }) =>
      text
        .split('\n')
        .map((line) => (rule.test(line) ? line : struck(line)))
        .join('\n'),
    );
    // Some lines of the corpus are read in another way once they are struck through. Rules and empty items stay.
    const whole = texts.filter((text) => {
      const words = readingOf(lexWhole(text)).replaceAll(
        /<s>.*?<\/s>|<(?!hr|li><\/li)[^<>]*>/gs,
        '',
      );
      return words.trim() === '';
    });
    expect(whole.length).toBeGreaterThan(60);
    for (const text of whole) {
      expect([text, blocksOfMarkdown(text)]).toEqual([text, []]);
    }
  });

  it('loses no word, and nothing that is not one is left', () => {
    const hostile =
      '<script>alert(1)</script>\n\n![pic](https://x.test/y.png)\n\n- a\n  1. b\n     > c\n\n```js\ncode()\n```\n\n[^1]: note\n\n#eval("x") *_$@<x>';
    const words = wordsIn(blocksOfMarkdown(hostile));
    expect(words).not.toContain('alert');
    for (const word of ['pic', 'a', 'b', 'c', 'code()', 'note']) {
      expect(words).toContain(word);
    }
    expect(words).toContain('#eval("x") *_$@<x>');
  });

  it('survives excessive nesting', () => {
    const deep = `${'> '.repeat(400)}fond`;
    expect(wordsIn(blocksOfMarkdown(deep))).toContain('fond');
  });
});
