import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DossierDocument } from '../model/blocks.ts';
import { columns, heading, paragraph, row, table } from '../testing/blocks.ts';
import {
  controls,
  hostileDocument,
  hostileTexts,
  longDocument,
  longWord,
  unknownScripts,
} from '../testing/hostileDocument.ts';
import { type ReadPdf, readPdf } from '../testing/readPdf.ts';
import { labels, sampleDocument } from '../testing/sampleDocument.ts';
import { loadFonts } from './fonts.ts';
import { renderPdf } from './renderPdf.ts';

type Rendered = Awaited<ReturnType<typeof renderPdf>>;

const withBlocks = (...blocks: DossierDocument['blocks']): DossierDocument => ({
  ...sampleDocument,
  toValidate: [],
  blocks,
});
const withoutSpaces = (text: string) => text.replace(/[\s\u200b]/g, '');
const textOf = (read: ReadPdf) => read.pages.map(({ text }) => text).join('\n');

describe('a dossier for a lender', () => {
  let rendered: Rendered;
  let read: ReadPdf;
  beforeAll(async () => {
    rendered = await renderPdf(sampleDocument);
    read = await readPdf(rendered.pdf);
  });

  it('is the same file for the same document', async () => {
    const again = await renderPdf(sampleDocument);
    expect(Buffer.compare(again.pdf, rendered.pdf)).toBe(0);
  });

  it('is tagged, in its language, with its title', () => {
    expect(read.isTagged).toBe(true);
    expect(read.language).toBe('fr-CA');
    expect(read.title).toBe('La Fournée de nuit');
    expect(rendered.replaced).toEqual([]);
    expect(read.pages).toHaveLength(rendered.pages);
    expect(Buffer.from(rendered.pdf).toString('latin1')).toContain(
      '<pdfuaid:part>1</pdfuaid:part>',
    );
    // Readers built on poppler report an error if there is a boolean here.
    expect(Buffer.from(rendered.pdf).toString('latin1')).toMatch(
      /\/MarkInfo <<\s+\/Marked true\s+>>/,
    );
  });

  it('tags what is on its pages', () => {
    const roles = new Set(read.pages.flatMap((page) => page.roles));
    const wanted = [
      'H1',
      'H2',
      'H3',
      'P',
      'L',
      'LI',
      'BlockQuote',
      'Table',
      'Caption',
      'TH',
      'TD',
      'Figure',
      'TOC',
      'TOCI',
      'Link',
    ];
    expect(wanted.filter((role) => !roles.has(role))).toEqual([]);
  });

  it('describes what each chart shows', () => {
    const charts = sampleDocument.blocks.flatMap((block) =>
      block.kind === 'chart' ? [block.alt] : [],
    );
    expect(charts).toHaveLength(2);
    expect(read.pages.flatMap((page) => page.alternatives)).toEqual(expect.arrayContaining(charts));
  });

  it('has each heading on the page that is returned for it', () => {
    expect(rendered.headings.map(({ text }) => text)).toEqual(
      sampleDocument.blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : [])),
    );
    for (const { page, text } of rendered.headings) {
      expect(read.pages[page - 1]?.text).toContain(text);
    }
  });

  it('has a contents with the pages of the headings', () => {
    const contents = read.pages.find(({ text }) => text.startsWith(labels.fr.contents))?.text ?? '';
    const lines = Array.from(contents.matchAll(/^[\d.]+ (.+?)[\s.]+(\d+)$/gm), ([, text, page]) => [
      text,
      Number(page),
    ]);
    expect(lines).toEqual(
      rendered.headings.filter(({ level }) => level <= 2).map(({ text, page }) => [text, page]),
    );
  });

  it('numbers each page but the cover, and names the part on those of a part', () => {
    for (const [at, { text }] of read.pages.entries()) {
      expect(text.includes(`Page ${at + 1} sur ${rendered.pages}`)).toBe(at > 0);
    }
    const repayments = read.pages.filter(({ text }) => /^Mois 30\s/m.test(text));
    expect(repayments.map(({ text }) => text.startsWith('Dossier financier'))).toEqual([true]);
  });

  it('repeats the head of a table on each of its pages', () => {
    const pages = read.pages.filter(({ text }) => /Mois \d+ /.test(text));
    expect(pages.length).toBeGreaterThan(1);
    for (const { text } of pages) expect(text).toContain('Solde au début');
  });

  it('keeps a number in one line', () => {
    expect(textOf(read)).toMatch(/^Bénéfice avant impôts .*49\s986\s\$$/m);
  });

  it('embeds our fonts alone', () => {
    expect(read.fonts.toSorted()).toEqual([
      'Fraunces-SemiBold',
      'SourceCodePro-Regular',
      'SourceSerif4-Regular',
      'SourceSerif4-SemiBold',
    ]);
  });

  it('links to what the text links to', () => {
    expect(read.pages.flatMap(({ links }) => links)).toEqual([
      'https://www.mapaq.gouv.qc.ca/fr/Restauration',
    ]);
  });
});

describe('a hostile dossier', () => {
  let rendered: Rendered;
  let read: ReadPdf;
  let text: string;
  beforeAll(async () => {
    rendered = await renderPdf(hostileDocument);
    read = await readPdf(rendered.pdf);
    text = withoutSpaces(textOf(read));
  });

  it.each(['markup', 'code', 'html', 'formula', 'greekAndCyrillic'] as const)(
    'shows %s as it is',
    (name) => {
      expect(text).toContain(withoutSpaces(hostileTexts[name]));
    },
  );

  it('shows Hebrew, Arabic, emoji and symbols in fonts of ours', () => {
    expect(text).toContain('נפתחת');
    for (const sign of ['🚀', '🇨🇦', '☎', '✓', '→', '∑', 'é', 'ö'])
      expect(text.normalize('NFC')).toContain(sign);
    expect(
      read.fonts.filter((font) => !/^(?:Fraunces|SourceSerif4|SourceCodePro|Noto)/.test(font)),
    ).toEqual([]);
    expect(read.fonts).toContain('NotoNaskhArabic-Regular');
  });

  it('shows a box for what no font has, and names it', () => {
    expect(rendered.replaced).toEqual(expect.arrayContaining(['日', '本', '語', '\u{10fffd}']));
    expect(rendered.replaced).not.toContain('🚀');
    expect(text).toContain('□');
    expect([...unknownScripts.replace(/\s/g, '')].filter((one) => text.includes(one))).toEqual([]);
  });

  it('drops control characters and keeps what is around them', () => {
    expect(controls).toContain('\u0000');
    expect(text).toContain('abcdefgh□i');
  });

  it('loses nothing of a word without end', () => {
    const letters = (value: string) => value.split('x').length - 1;
    // It occurs in a heading, a paragraph, code, a cell, two captions and a column head.
    expect(letters(text)).toBeGreaterThanOrEqual(letters(longWord) * 7);
  });

  it('sets all of it on its pages', () => {
    expect(read.pages.flatMap(({ outside }) => outside)).toEqual([]);
  });

  it('shows what is inside two hundred quotes', () => {
    expect(text).toContain(withoutSpaces('Au fond de deux cents citations'));
  });
});

it('leaves no heading and no caption alone at the end of a page', async () => {
  const sections = Array.from({ length: 60 }, (_, at) => [
    heading(2, `Titre ${at}.`),
    paragraph(`Suite ${at}. ${'Une phrase de plus. '.repeat(at % 23)}`),
    table(`Légende ${at}.`, {
      columns: columns('Poste', '>Montant'),
      rows: Array.from({ length: 4 + (at % 40) }, (_, line) => row(`Rang ${at}.${line}.`, '1')),
    }),
  ]);
  const { pdf } = await renderPdf(withBlocks(heading(1, 'Partie'), ...sections.flat()));
  const { pages } = await readPdf(pdf);
  // Searches from the end, because the table of contents contains the headings too.
  const pageWith = (text: string) => pages.findLastIndex((page) => page.text.includes(text));
  for (let at = 0; at < sections.length; at += 1) {
    expect(pageWith(`Titre ${at}.`)).toBe(pageWith(`Suite ${at}.`));
    expect(pageWith(`Légende ${at}.`)).toBe(pageWith(`Rang ${at}.0.`));
  }
  expect(pages.length).toBeGreaterThan(30);
  expect(pageWith('Suite 59.')).toBeGreaterThan(30);
});

it('renders a document of sixty pages and more', async () => {
  const { pages, headings } = await renderPdf(longDocument);
  expect(pages).toBeGreaterThan(60);
  expect(headings.at(-1)?.page).toBe(pages);
});

it('renders a document without anything in it', async () => {
  const { pages } = await renderPdf({
    ...sampleDocument,
    title: '',
    cover: { kind: '', description: '', facts: [], date: '', notice: '' },
    toValidate: [],
    blocks: [],
  });
  expect(pages).toBe(1);
});

it('sets English as English', async () => {
  const { pdf } = await renderPdf({ ...sampleDocument, language: 'en', labels: labels.en });
  const read = await readPdf(pdf);
  expect(read.language).toBe('en-CA');
  expect(read.pages.at(-1)?.text).toContain(`Page ${read.pages.length} of ${read.pages.length}`);
  expect(textOf(read)).toContain('Table 1 — ');
});

it('takes every character that a font has', async () => {
  const points = new Set(loadFonts().families.flatMap((family) => [...family.keys()]));
  const characters = Array.from(points, (point) => String.fromCodePoint(point));
  const paragraphs = Array.from({ length: Math.ceil(characters.length / 50) }, (_, at) =>
    paragraph(`a ${characters.slice(at * 50, at * 50 + 50).join(' ')}`),
  );
  const { replaced } = await renderPdf(withBlocks(heading(1, 'A'), ...paragraphs));
  expect(characters.length).toBeGreaterThan(9_000);
  expect(replaced).toEqual([]);
});

it('takes any text', async () => {
  const mark = fc.constantFrom(
    ...'\u0301\u0336\u20e3\ufe0f\u200d\u{1f3fd}\u0651\u05b8\u180f\u1680'.split(/(?:)/u),
  );
  const text = fc
    .array(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), mark), {
      maxLength: 20,
    })
    .map((parts) => parts.join(''));
  const run = fc.record({ text }, { requiredKeys: ['text'] });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(run, run, run), { minLength: 50, maxLength: 60 }),
      async (paragraphs) => {
        const { pdf } = await renderPdf(
          withBlocks(
            ...paragraphs.map(([one, two, three]) =>
              paragraph([one, { ...two, bold: true }, { ...three, code: true, italic: true }]),
            ),
          ),
        );
        expect(pdf.length).toBeGreaterThan(0);
      },
    ),
    { numRuns: 15 },
  );
});

it('has contents of nearly fifty lines on one page', async () => {
  const titles = Array.from({ length: 46 }, (_, at) => `Section ${at}`);
  const parts = titles.map((title, at) => heading(at % 6 === 0 ? 1 : 2, title));
  const { pdf } = await renderPdf(withBlocks(...parts, paragraph('Fin.')));
  const { pages } = await readPdf(pdf);
  for (const title of titles) expect(pages[1]?.text).toContain(title);
});
