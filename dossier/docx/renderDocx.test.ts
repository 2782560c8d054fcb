import { beforeAll, describe, expect, it } from 'vitest';
import type { Block } from '../model/blocks.ts';
import { columns, heading, paragraph, row, table } from '../testing/blocks.ts';
import { labels, sampleDocument } from '../testing/sampleDocument.ts';
import { headingsOf, type OpenedDocx, openDocx } from './testing/openDocx.ts';
import { all, one, textOf, valOf, type XmlElement } from './testing/xml.ts';

const english = { ...sampleDocument, language: 'en', labels: labels.en } as const;
const documentOf = (...blocks: Block[]) => ({ ...sampleDocument, toValidate: [], blocks });
const style = (docx: OpenedDocx, id: string): XmlElement => {
  const found = all(docx.part('word/styles.xml'), 'w:style').find(
    ({ attributes }) => attributes['w:styleId'] === id,
  );
  if (!found) throw new Error(`no style ${id}`);
  return found;
};

describe('the sample document', () => {
  let docx: OpenedDocx;
  beforeAll(async () => {
    docx = await openDocx(sampleDocument);
  });

  it('is set in styles that Word knows', () => {
    for (const id of [
      'Title',
      'Heading1',
      'Heading2',
      'Heading3',
      'Heading4',
      'BodyText',
      'Caption',
    ]) {
      expect(valOf(style(docx, id), 'w:name'), id).toBeTruthy();
    }
    const used = new Set(all(docx.body, 'w:pStyle').map(({ attributes }) => attributes['w:val']));
    const defined = new Set(
      all(docx.part('word/styles.xml'), 'w:style').map(({ attributes }) => attributes['w:styleId']),
    );
    expect([...used].filter((id) => !defined.has(id))).toEqual([]);
    expect(used).toContain('ListBullet');
    expect(used).toContain('Quote');
    expect(style(docx, 'DossierTable').attributes['w:type']).toBe('table');
  });

  it('numbers its headings by their styles, on one list of several levels', () => {
    const number = valOf(style(docx, 'Heading1'), 'w:numId');
    expect(number).toBeTruthy();
    expect(valOf(style(docx, 'Heading2'), 'w:numId')).toBe(number);
    expect(valOf(style(docx, 'Heading3'), 'w:ilvl')).toBe('2');
    const levels = all(docx.part('word/numbering.xml'), 'w:lvl').filter((level) =>
      valOf(level, 'w:pStyle')?.startsWith('Heading'),
    );
    expect(levels.map((level) => [valOf(level, 'w:pStyle'), valOf(level, 'w:lvlText')])).toEqual([
      ['Heading1', '%1'],
      ['Heading2', '%1.%2'],
      ['Heading3', '%1.%2.%3'],
      ['Heading4', undefined],
    ]);
  });

  it('shows each part’s page in its contents, with a link to it', () => {
    const entries = [...docx.paragraphs('TOC1'), ...docx.paragraphs('TOC2')];
    const pages = new Map(headingsOf(sampleDocument).map(({ text, page }) => [text, String(page)]));
    const listed = headingsOf(sampleDocument).filter(({ level }) => level <= 2);
    expect(entries).toHaveLength(listed.length);
    for (const entry of entries) {
      const anchor = one(entry, 'w:hyperlink').attributes['w:anchor'];
      const target = all(docx.body, 'w:p').find((p) =>
        all(p, 'w:bookmarkStart').some(({ attributes }) => attributes['w:name'] === anchor),
      );
      const name = target ? textOf(target) : '';
      const [number, title, page] = textOf(one(entry, 'w:hyperlink')).split('\t');
      expect(title).toBe(name);
      expect(page).toBe(pages.get(name));
      expect(number).toMatch(/^\d+(?:\.\d+)?$/);
      // Each page number is a field of its own, which programs compute during layout.
      expect(one(entry, 'w:fldSimple').attributes['w:instr']).toBe(`PAGEREF ${anchor} \\h`);
    }
    const fields = all(docx.body, 'w:instrText').map((field) => textOf(field));
    expect(fields.filter((field) => /TOC/.test(field))).toEqual([]);
    expect(docx.paragraphs('TOC2').map((entry) => textOf(entry).split('\t')[0])).toContain('5.3');
  });

  it('makes Word ask nothing', () => {
    expect(all(docx.part('word/settings.xml'), 'w:updateFields')).toEqual([]);
    for (const name of docx.names.filter((one) => /^word\/.*\.xml$/.test(one))) {
      const dirty = all(docx.part(name), 'w:fldChar').filter(
        (field) => field.attributes['w:dirty'],
      );
      expect(dirty, name).toEqual([]);
    }
    expect(docx.names.filter((name) => /vba|embed|activeX|attachedTemplate/i.test(name))).toEqual(
      [],
    );
  });

  it('repeats the heads of tables and divides no row', () => {
    const tables = all(docx.body, 'w:tbl').filter(
      (one) => valOf(one, 'w:tblStyle') === 'DossierTable',
    );
    const expected = sampleDocument.blocks
      .flatMap((block) => (block.kind === 'landscape' ? block.blocks : [block]))
      .filter(({ kind }) => kind === 'table').length;
    expect(tables).toHaveLength(expected);
    for (const one of tables) {
      const rows = all(one, 'w:tr');
      expect(rows.map((tr) => all(tr, 'w:tblHeader').length)).toEqual(
        rows.map((_, y) => (y === 0 ? 1 : 0)),
      );
      expect(rows.filter((tr) => all(tr, 'w:cantSplit').length === 0)).toEqual([]);
    }
  });

  it('is in Quebec French on Letter paper, its monthly tables sideways', () => {
    const defaults = one(docx.part('word/styles.xml'), 'w:docDefaults');
    expect(one(defaults, 'w:lang').attributes['w:val']).toBe('fr-CA');
    const sizes = all(docx.body, 'w:pgSz').map(({ attributes }) => attributes);
    expect(sizes.map((size) => [size['w:w'], size['w:h'], size['w:orient']])).toEqual([
      ['12240', '15840', 'portrait'],
      ['12240', '15840', 'portrait'],
      ['15840', '12240', 'landscape'],
      ['12240', '15840', 'portrait'],
    ]);
  });

  it('shows charts as pictures with their alternative texts', () => {
    const charts = sampleDocument.blocks.flatMap((block) =>
      block.kind === 'chart' ? [block] : [],
    );
    const pictures = all(docx.body, 'wp:docPr').map(({ attributes }) => attributes.descr);
    expect(pictures).toEqual(charts.map(({ alt }) => alt));
    expect(docx.names.filter((name) => /^word\/media\/.*\.png$/.test(name))).toHaveLength(
      charts.length,
    );
  });

  it('has the page and the number of pages on every page but the first', () => {
    const sections = all(docx.body, 'w:sectPr');
    expect(sections.map((section) => all(section, 'w:footerReference').length)).toEqual([
      0, 1, 1, 1,
    ]);
    const fields = all(docx.part('word/footer2.xml'), 'w:instrText').map((field) =>
      field.children.join(''),
    );
    expect(fields).toEqual(['PAGE', 'NUMPAGES']);
    expect(textOf(docx.part('word/footer2.xml'))).toContain('Page ');
  });

  it('relates to nothing outside but links', () => {
    const outside = docx.relations.filter((relation) => relation.TargetMode === 'External');
    expect(outside.map(({ Target }) => Target)).toEqual([
      'https://www.mapaq.gouv.qc.ca/fr/Restauration',
    ]);
  });

  it('has every text of the document, in its order', () => {
    const text = textOf(docx.body);
    let from = 0;
    for (const words of wordsOf(sampleDocument.blocks)) {
      const at = text.indexOf(words, from);
      expect(at, words).toBeGreaterThanOrEqual(from);
      from = at + words.length;
    }
    expect(text).toContain(sampleDocument.cover.notice);
    expect(text).toContain('Le contrat de location n’est pas signé.');
  });
});

function wordsOf(blocks: readonly Block[]): string[] {
  const plain = (runs: readonly { readonly text: string }[]) =>
    runs.map(({ text }) => text).join('');
  return blocks.flatMap((block) => {
    if (block.kind === 'heading') return [block.text];
    if (block.kind === 'paragraph') return [plain(block.text)];
    if (block.kind === 'list') return block.items.flatMap(wordsOf);
    if (block.kind === 'table') {
      const heads = block.table.columns.map(({ head }) => head);
      return [
        block.caption ?? '',
        ...heads,
        ...block.table.rows.flatMap(({ cells }) => cells.map(plain)),
      ];
    }
    if (block.kind === 'chart') return [block.caption];
    return 'blocks' in block ? wordsOf(block.blocks) : [];
  });
}

it('is in Canadian English where the document is', async () => {
  const docx = await openDocx(english);
  const defaults = one(docx.part('word/styles.xml'), 'w:docDefaults');
  expect(one(defaults, 'w:lang').attributes['w:val']).toBe('en-CA');
  expect(textOf(docx.body)).toContain('Table\u00a01\u00a0— ');
});

it('begins at level 1 and leaves no level out, as the PDF does', async () => {
  const docx = await openDocx(documentOf(heading(3, 'A'), heading(4, 'B'), heading(4, 'C')));
  expect(docx.paragraphs('Heading1').map(textOf)).toEqual(['A']);
  expect(docx.paragraphs('Heading2').map(textOf)).toEqual(['B']);
  expect(docx.paragraphs('Heading3').map(textOf)).toEqual(['C']);
});

it('counts each list from its own number', async () => {
  const list = (start: number): Block => ({
    kind: 'list',
    ordered: true,
    start,
    items: [[paragraph('x')]],
  });
  const docx = await openDocx(documentOf(list(1), paragraph('between'), list(1), list(7)));
  const ids = docx.paragraphs('ListNumber').map((p) => valOf(p, 'w:numId'));
  expect(new Set(ids).size).toBe(3);
  const numbering = docx.part('word/numbering.xml');
  const starts = ids.map((id) => {
    const num = all(numbering, 'w:num').find(({ attributes }) => attributes['w:numId'] === id);
    const abstract = num && valOf(num, 'w:abstractNumId');
    const definition = all(numbering, 'w:abstractNum').find(
      ({ attributes }) => attributes['w:abstractNumId'] === abstract,
    );
    return definition && valOf(definition, 'w:start');
  });
  expect(starts).toEqual(['1', '1', '7']);
});

it('writes the values of a chart below it', async () => {
  const [chart] = sampleDocument.blocks.flatMap((block) => (block.kind === 'chart' ? [block] : []));
  if (!chart) throw new Error('no chart');
  const data = { columns: columns('', '>Mars'), rows: [row('Ventes', '13 530 $')] };
  const docx = await openDocx(documentOf({ ...chart, chart: { ...chart.chart, data } }));
  expect(textOf(docx.body)).toMatch(/Mars\s*Ventes\s*13 530 \$/);
});

it('divides a row only where it may be higher than a page', async () => {
  const docx = await openDocx(
    documentOf(table('T', { columns: columns('A'), rows: [row('a'), row('b '.repeat(5000))] })),
  );
  const rows = all(docx.body, 'w:tr').slice(-2);
  expect(rows.map((tr) => all(tr, 'w:cantSplit').length)).toEqual([1, 0]);
});

it('keeps a table of twelve months on one page', async () => {
  const months = Array.from({ length: 13 }, (_, at) => `>${at}`);
  const rows = Array.from({ length: 14 }, () => row('Poste', ...months));
  const content = { columns: columns('Poste', ...months), rows };
  const docx = await openDocx(documentOf({ kind: 'landscape', blocks: [table('Mois', content)] }));
  const kept = all(docx.body, 'w:tr')
    .slice(-15)
    .map((tr) => all(tr, 'w:keepNext').length > 0);
  expect(kept).toEqual([...rows.map(() => true), false]);
});
