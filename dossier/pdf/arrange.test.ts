import { describe, expect, it } from 'vitest';
import type { Block } from '../model/blocks.ts';
import { heading, list, paragraph, row, table } from '../testing/blocks.ts';
import { arrange } from './arrange.ts';

const wide: Block = table('Mois', { columns: [{ head: 'A', align: 'start' }], rows: [row('1')] });
const sideways = (...blocks: readonly Block[]): Block => ({ kind: 'landscape', blocks });

describe('blocks as pages can hold them', () => {
  it('takes the headings of sideways pages with them', () => {
    expect(arrange([paragraph('a'), heading(1, 'b'), heading(2, 'c'), sideways(wide)])).toEqual([
      paragraph('a'),
      sideways(heading(1, 'b'), heading(2, 'c'), wide),
    ]);
  });

  it('joins sideways pages that follow each other', () => {
    expect(arrange([sideways(wide), sideways(wide)])).toEqual([sideways(wide, wide)]);
    expect(arrange([sideways(wide), heading(2, 'b'), sideways(wide)])).toHaveLength(2);
  });

  it('leaves out what is empty', () => {
    const empty: readonly Block[] = [
      sideways(),
      sideways({ kind: 'quote', blocks: [paragraph('')] }),
      { kind: 'paragraph', text: [] },
      { kind: 'code', text: ' \n' },
      { kind: 'box', title: '', blocks: [] },
      { kind: 'list', ordered: true, start: 1, items: [[], []] },
      table('a', { columns: [], rows: [] }),
      heading(1, ' '),
    ];
    expect(arrange(empty)).toEqual([]);
  });

  it('makes a heading inside a quote words in bold, and its sideways pages blocks', () => {
    const quote: Block = { kind: 'quote', blocks: [heading(1, 'a'), sideways(wide)] };
    expect(arrange([quote])).toEqual([
      { kind: 'quote', blocks: [{ kind: 'paragraph', text: [{ text: 'a', bold: true }] }, wide] },
    ]);
  });

  it('sets what is inside too many quotes, lists and boxes in the column around it', () => {
    let deep: Block = list('a');
    for (let depth = 0; depth < 100; depth += 1) {
      deep =
        depth % 2 ? { kind: 'quote', blocks: [deep] } : { kind: 'box', title: 't', blocks: [deep] };
    }
    const nesting = JSON.stringify(arrange([deep])).match(/"kind":"(?:quote|box|list)"/g);
    expect(nesting).toHaveLength(6);
    expect(JSON.stringify(arrange([deep]))).toContain('"a"');
  });
});
