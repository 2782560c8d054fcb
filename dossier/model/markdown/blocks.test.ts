import { describe, expect, it } from 'vitest';
import { wordsIn } from '../../testing/words.ts';
import { blocksOfMarkdown } from './blocks.ts';

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
