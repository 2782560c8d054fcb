// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { passagesOf } from './parts.ts';
import { selectedPart } from './selectedPart.ts';

const saved =
  '## A\n\nDu **pain** chaud\u00a0: six. Du four.\n\n- Un.\n- Deux.\n\n{{t:loans}}\n\n## B\n\nDu four.';

let content: HTMLElement;
beforeEach(() => {
  document.body.innerHTML =
    '<div id="a"><p>Du <strong>pain</strong> chaud : six. Du four.</p><ul><li>Un.</li><li>Deux.</li></ul><table><tr><td>Prêts</td></tr></table></div><p id="b">Du four.</p>';
  content = document.getElementById('a') as HTMLElement;
});

/** @returns a selection between two positions. */
function select(from: [Node, number], to: [Node, number]): Selection {
  const range = document.createRange();
  range.setStart(...from);
  range.setEnd(...to);
  return {
    isCollapsed: range.collapsed,
    rangeCount: 1,
    getRangeAt: () => range,
  } as unknown as Selection;
}
const textOf = (selector: string, index = 0) =>
  document.querySelectorAll(selector)[index]?.firstChild as Node;
const part = (selection: Selection) => selectedPart(selection, content, saved, 'A')?.passage;

describe('a selection', () => {
  it('means its very words where they stand so in the saved text', () => {
    const last = (document.querySelector('p') as HTMLElement).lastChild as Node;
    expect(part(select([last, 1], [last, 12]))).toBe('chaud\u00a0: six');
    expect(part(select([last, 14], [last, 22]))).toBe('Du four.');
  });

  it('means the entire block where emphasis or a figure is between them', () => {
    const paragraph = document.querySelector('p') as HTMLElement;
    const whole = 'Du **pain** chaud\u00a0: six. Du four.';
    expect(part(select([textOf('p'), 0], [paragraph.lastChild as Node, 6]))).toBe(whole);
    expect(part(select([textOf('td'), 0], [textOf('td'), 5]))).toBe('{{t:loans}}');
  });

  it('means all blocks that it touches, and none where it only ends before one', () => {
    const list = '- Un.\n- Deux.';
    expect(part(select([textOf('li', 1), 0], [textOf('td'), 3]))).toBe(`${list}\n\n{{t:loans}}`);
    expect(part(select([textOf('li', 0), 0], [textOf('td'), 0]))).toBe(list);
  });

  it('means nothing outside of the section, or where the page shows other blocks', () => {
    expect(part(select([textOf('#b'), 0], [textOf('#b'), 2]))).toBeUndefined();
    expect(part(select([textOf('li', 1), 0], [textOf('#b'), 2]))).toBeUndefined();
    expect(part(select([textOf('p'), 0], [textOf('p'), 0]))).toBeUndefined();
    content.append(document.createElement('p'));
    expect(part(select([textOf('li', 0), 0], [textOf('li', 0), 3]))).toBeUndefined();
    expect(selectedPart(null, content, saved, 'A')).toBeUndefined();
  });
});

it('the passages of a section are its blocks that are there once', () => {
  expect(passagesOf(saved, 'A').map(({ passage }) => passage)).toEqual([
    'Du **pain** chaud\u00a0: six. Du four.',
    '- Un.\n- Deux.',
    '{{t:loans}}',
  ]);
  expect(passagesOf(saved, 'B')).toEqual([]);
  expect(passagesOf('## A\n\nUn.\n\nUn.\n\n### B\n\nDeux.', 'A')).toEqual([
    { section: 'A', passage: 'Deux.' },
  ]);
});
