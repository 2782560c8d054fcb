import { describe, expect, it } from 'vitest';
import { openDocx } from '../docx/testing/openDocx.ts';
import { all, textOf } from '../docx/testing/xml.ts';
import { renderPdf } from '../pdf/renderPdf.ts';
import { columns, heading, paragraph, row, table } from '../testing/blocks.ts';
import { readPdf } from '../testing/readPdf.ts';
import { sampleDocument } from '../testing/sampleDocument.ts';
import type { Block } from './blocks.ts';
import { withLeads } from './withLeads.ts';

const content = {
  columns: columns('Poste', '>Montant'),
  rows: Array.from({ length: 12 }, () => row('Ventes', '1')),
};
const lead = [
  heading(2, 'Budget de caisse'),
  paragraph('Ce qui entre.'),
  paragraph('Le mois serré.'),
];
/** @returns one-line paragraphs, followed by a heading with its table. */
const below = (lines: number): Block[] => [
  heading(1, 'Partie'),
  ...Array.from({ length: lines }, (_, at) => paragraph(`Ligne ${at}.`)),
  paragraph('Un texte qui se suffit. '.repeat(30)),
  ...lead,
  table('Mois par mois', content),
];

describe('what introduces a table', () => {
  it('is on its page, wherever that ends', async () => {
    for (let lines = 6; lines < 22; lines += 1) {
      const blocks = withLeads(below(lines));
      const { pdf } = await renderPdf({ ...sampleDocument, toValidate: [], blocks });
      const { pages } = await readPdf(pdf);
      const body = pages.slice(2).map(({ text }) => text);
      const pageOf = (words: string) => body.findIndex((text) => text.includes(words));
      expect(
        ['Budget de caisse', 'Ce qui entre.', 'Le mois serré.'].map(pageOf),
        String(lines),
      ).toEqual([1, 1, 1].map(() => pageOf('Mois par mois')));
    }
  });

  it('is kept with it in Word, and no longer text is', async () => {
    const document = { ...sampleDocument, toValidate: [], blocks: withLeads(below(3)) };
    const { body } = await openDocx(document);
    const kept = all(body, 'w:p').filter((one) => all(one, 'w:keepNext').length > 0);
    const texts = kept.map(textOf);
    expect(texts).toEqual(expect.arrayContaining(['Ce qui entre.', 'Le mois serré.']));
    expect(texts.some((text) => text.startsWith('Ligne') || text.startsWith('Un texte'))).toBe(
      false,
    );
  });
});
