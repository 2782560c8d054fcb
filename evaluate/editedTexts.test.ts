import { openText } from '@elan/web/writeUp/editor/document';
import { expect, it } from 'vitest';
import { writeAll } from './sandboxTexts.ts';

it('every text of the sandbox writer opens in the editor without a locked block, and closes as the same bytes', async () => {
  const texts = await writeAll();
  expect(texts.length).toBeGreaterThan(100);
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
