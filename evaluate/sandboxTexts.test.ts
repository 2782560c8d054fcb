import { traceAmounts } from '@elan/reading/tracing/traceAmounts';
import { openText } from '@elan/web/writeUp/editor/document';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Text, writeAll } from './sandboxTexts.ts';

let texts: readonly Text[];

function untraced({ text, words }: Text) {
  return traceAmounts(text, { figures: [], words, day: '2026-11-23' }).filter(
    ({ source }) => source === undefined,
  );
}

describe('the texts of the sandbox writer', () => {
  beforeAll(async () => {
    texts = await writeAll();
    expect(texts.length).toBeGreaterThan(100);
  });

  it('hold no amount that their project does not explain', () => {
    const alarms = texts.flatMap((one) =>
      untraced(one).map(({ start, written }) => {
        const around = one.text.slice(Math.max(0, start - 30), start + 40);
        return `“${written}” in ${one.name}: ${around}`;
      }),
    );
    expect(alarms).toEqual([]);
  });

  it('hold amounts that another project does not explain', () => {
    const finances = texts.filter(({ name }) => name.startsWith('finances of'));
    expect(finances.length).toBeGreaterThan(10);
    for (const one of finances) {
      expect(untraced({ ...one, words: [] }).length, one.name).toBeGreaterThanOrEqual(3);
    }
  });

  it('open in the editor without a locked block, and close as the same bytes', () => {
    for (const { name, text } of texts) {
      expect(text, name).not.toBe('');
      const { doc, textOf } = openText(text);
      expect(textOf(doc), name).toBe(text);
      doc.forEach((block) => {
        expect(block.type.name, `${name}: ${block.attrs.markdown}`).not.toBe('locked');
      });
      // Removing the first block must not change the bytes of the others.
      const [first] = [doc.child(0)];
      const rest = textOf(doc.cut(first.nodeSize));
      expect(text.endsWith(rest.trimStart()), name).toBe(true);
    }
  });
});
