import { traceAmounts } from '@elan/reading/tracing/traceAmounts';
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
  });

  it('hold no amount that their project does not explain', () => {
    expect(texts.length).toBeGreaterThan(100);
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
});
