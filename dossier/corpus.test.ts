import { corpus } from '@elan/domain/writeUp/testing/corpus/corpus';
import { tidied } from '@elan/domain/writeUp/testing/reading';
import { describe, expect, it } from 'vitest';
import { openDocx } from './docx/testing/openDocx.ts';
import { textOf } from './docx/testing/xml.ts';
import type { DossierDocument } from './model/blocks.ts';
import { blocksOfMarkdown } from './model/markdown/blocks.ts';
import { renderPdf } from './pdf/renderPdf.ts';
import { readingOfBlocks } from './testing/readingOfBlocks.ts';
import { readPdf } from './testing/readPdf.ts';
import { sampleDocument } from './testing/sampleDocument.ts';

/**
 * Adapts an expected reading to the document, which numbers its headings itself and has no URLs or struck-through text.
 */
function ofDocument(reading: string): string {
  return tidied(
    reading
      .replaceAll(/<s>.*?<\/s>/g, '')
      .replaceAll(/<h\d>(?:\d+(?:\.\d+)*[.)]?(?= \p{L}) )?/gu, '<h>')
      .replaceAll(/<\/h\d>/g, '</h>')
      .replaceAll(/<\/?a(?: [^>]*)?>/g, '')
      .replaceAll(/<(\/?)th>/g, '<$1td>'),
  );
}

/** Normalizes order and extent of styles, and removes them from headings and table heads. */
const same = (reading: string) =>
  tidied(reading)
    .replaceAll(/(<h>|<table><tr>)(.*?)(<\/h>|<\/tr>)/g, (whole) =>
      whole.replaceAll(/<\/?(?:b|i|code)>/g, ''),
    )
    .replaceAll('<i><b>', '<b><i>')
    .replaceAll('</b></i>', '</i></b>')
    .replaceAll(/<\/b><b>|<\/i><i>|<\/b>\/<b>/g, (marks) => (marks.includes('/<') ? '/' : ''))
    .replaceAll(/<\/b> <b>/g, ' ')
    .replaceAll(/<b>([^<]*)<\/b><b><i>/g, '<b>$1<i>');

/** Texts that can be read back from a file: left-to-right scripts without pictures. */
const latin = corpus.filter(({ text }) => /^[\n\u0020-\u024f\u2010-\u2027\u202f]*$/.test(text));

const document: DossierDocument = {
  ...sampleDocument,
  toValidate: [],
  blocks: [
    { kind: 'heading', level: 1, text: 'Tout' },
    ...latin.flatMap(({ text }) => blocksOfMarkdown(text)),
  ],
};
const bare = (text: string) => text.replaceAll(/[\s\u200b\u00ad]/g, '');
/** The words of each text, split at every line and cell. */
const wordsOfPieces = latin.map(({ name, reading }) => ({
  name,
  words: ofDocument(reading)
    .replaceAll(/<\/?(?:b|i|code)>/g, '')
    .split(/<\/?(?:p|h|li|ul|ol|td|tr|table|quote|pre|hr)(?: \d+)?>|\//)
    .map(bare)
    .filter((words) => words !== ''),
}));

function expectWords(found: string): void {
  let from = bare(found).indexOf('Tout');
  for (const { name, words } of wordsOfPieces) {
    for (const one of words) {
      const at = bare(found).indexOf(one, from);
      expect(at, `${name}: ${one}`).toBeGreaterThanOrEqual(0);
      from = at + one.length;
    }
  }
  for (const struck of ['2500$', 'ancien', '«grand»']) expect(bare(found)).not.toContain(struck);
}

describe('what models write, in a document', () => {
  it.each(corpus)('is read as it was meant: $name', ({ text, reading }) => {
    expect(same(readingOfBlocks(blocksOfMarkdown(text)))).toBe(same(ofDocument(reading)));
  });

  it('is in a PDF, without what is struck', async () => {
    const { pages } = await readPdf((await renderPdf(document)).pdf);
    expectWords(pages.map(({ text }) => text).join('\n'));
  });

  it('is in Word, without what is struck', async () => {
    expectWords(textOf((await openDocx(document)).body));
  });
});
