import { describe, expect, it } from 'vitest';
import type { Block, DossierDocument, Inline } from '../model/blocks.ts';
import { longestParagraph } from '../model/cut.ts';
import { wordsOf } from '../model/markdown/inline.ts';
import { chart, columns, heading, list, paragraph, row, table } from '../testing/blocks.ts';
import { hostileDocument, longDocument } from '../testing/hostileDocument.ts';
import { sampleDocument } from '../testing/sampleDocument.ts';
import { blocksOfKind } from '../testing/words.ts';
import { openDocx } from './testing/openDocx.ts';
import { all, textOf, valOf } from './testing/xml.ts';
import { xmlText } from './xmlText.ts';

const texts: Readonly<Record<string, string>> = {
  field: '{ HYPERLINK "https://evil.example" } { INCLUDETEXT "c:\\\\x" }',
  formula: "=cmd|'/c calc'!A1",
  markup: '<w:p><w:r/></w:p> &amp; &#0; <!-- --> <?xml?>',
  cdata: 'a ]]> b <![CDATA[ c',
  rightToLeft: 'مرحبا بكم في المخبز، שלום עולם!',
  emoji: '👩🏽‍🍳 🥖 🇨🇦',
  quotes: '"\'«»“”`',
  long: 'mot '.repeat(2500).trim(),
  oneWord: 'x'.repeat(10_000),
};

const documentOf = (text: string): DossierDocument => ({
  ...sampleDocument,
  title: text,
  cover: {
    kind: text,
    description: text,
    facts: [{ label: text, value: text }],
    date: text,
    notice: text,
  },
  toValidate: [{ kind: 'box', title: text, blocks: [paragraph(text)] }],
  blocks: everyKind(text),
});

function everyKind(text: string): Block[] {
  return [
    heading(1, text),
    paragraph([
      { text, bold: true },
      { text, italic: true },
      { text, code: true },
    ]),
    list(text),
    { kind: 'quote', blocks: [paragraph(text)] },
    { kind: 'code', text },
    table(text, { columns: columns(text, `>${text}`), rows: [row(text, text)] }),
    chart(text, text, {
      series: [{ label: text, shape: 'line', values: [null, 1, null] }],
      labels: [text, '', ''],
      ticks: [
        { value: 0, label: text },
        { value: 1, label: text },
      ],
    }),
    { kind: 'landscape', blocks: [heading(2, text), paragraph(text)] },
  ];
}

/** Removes spaces, since a long paragraph is split at one. */
const withoutSpaces = (text: string) => text.replace(/\s/g, '');
const count = (text: string, part: string) =>
  withoutSpaces(text).split(withoutSpaces(part)).length - 1;

describe.each(Object.entries(texts))('a text of the kind %s in every field', (_, text) => {
  it('is kept whole, and is nothing but text', async () => {
    const docx = await openDocx(documentOf(text));
    const body = textOf(docx.body);
    // Cover 7, points to validate 2, body 15, and 2 in the table of contents, which contain only the beginning of a
    // long heading.
    expect(count(body, text)).toBe(text.length > longestParagraph ? 24 : 26);
    expect(docx.relations.filter((relation) => relation.TargetMode === 'External')).toEqual([]);
    const fields = all(docx.body, 'w:instrText').map((field) => field.children.join(''));
    expect(fields.filter((field) => !/^SEQ (?:Table|Figure)$/.test(field))).toEqual([]);
  });
});

it('takes every hostile text in every place, and as long a document as there is', async () => {
  for (const document of [hostileDocument, longDocument]) {
    const docx = await openDocx(document);
    const outside = docx.relations.filter(({ TargetMode }) => TargetMode === 'External');
    expect(
      outside.filter(({ Target }) => !/^(?:https:\/\/|mailto:)\S+$/.test(Target ?? '')),
    ).toEqual([]);
    const text = withoutSpaces(textOf(docx.body));
    const paragraphs = blocksOfKind(document, 'paragraph').map(({ text: words }) => wordsOf(words));
    for (const words of paragraphs) expect(text).toContain(withoutSpaces(xmlText(words)));
  }
});

it('keeps the header and the footer of a page on one line', async () => {
  const docx = await openDocx({
    ...sampleDocument,
    title: 'mot '.repeat(50),
    cover: { ...sampleDocument.cover, kind: 'x'.repeat(99) },
  });
  const [reference] = docx.names.filter((name) => /^word\/header\d+\.xml$/.test(name)).slice(-1);
  const header = textOf(docx.part(reference ?? ''));
  expect(header).toMatch(/^(?:mot )+mot…\tx{29}…$/);
});

it('leaves out what XML cannot hold, and nothing else', async () => {
  const docx = await openDocx(documentOf('a\u0000b\u0007c\u001bd\ud800e\uffffz\u0085y'));
  const [code] = docx.paragraphs('Code');
  expect(code && textOf(code)).toBe('abcd\ufffdez\ny');
});

it('keeps lines and tabs', async () => {
  const docx = await openDocx(documentOf('one\r\ntwo\rthree\tfour'));
  const [code] = docx.paragraphs('Code');
  expect(code && textOf(code)).toBe('one\ntwo\nthree\tfour');
});

it('marks words that run from right to left', async () => {
  const docx = await openDocx({ ...sampleDocument, blocks: [paragraph('Le mot שלום עולם, ici')] });
  const [run] = all(docx.body, 'w:r').filter((one) => all(one, 'w:rtl').length > 0);
  expect(run && textOf(run)).toBe('שלום עולם');
});

it('links to the web and to e-mail addresses only', async () => {
  const links = [
    'https://exemple.ca/a?b="c"&d=\'e\'#f g',
    'mailto:a@exemple.ca',
    'http://exemple.ca',
    'javascript:alert(1)',
    'file:///etc/passwd',
    '\\\\server\\share',
    'https://',
    'mailto:"<x>"@y z',
  ];
  const runs: Inline = links.map((link) => ({ text: link, link }));
  const docx = await openDocx({ ...sampleDocument, blocks: [paragraph(runs)] });
  const outside = docx.relations.filter((relation) => relation.TargetMode === 'External');
  expect(outside).toHaveLength(2);
  for (const { Target } of outside)
    expect(Target).toMatch(/^(?:https:\/\/exemple\.ca\/|mailto:a@exemple\.ca$)/);
  for (const { Target } of outside) expect(Target).not.toMatch(/["\s]/);
  for (const link of links) expect(textOf(docx.body)).toContain(link);
});

it('opens with empty tables, cells, lists and titles', async () => {
  const docx = await openDocx({
    ...sampleDocument,
    title: '',
    cover: { kind: '', description: '', facts: [], date: '', notice: '' },
    toValidate: [],
    blocks: [
      heading(1, ''),
      table('', { columns: [], rows: [] }),
      table('', { columns: columns('', ''), rows: [] }),
      table('', { columns: columns('A', 'B'), rows: [row(), row('')] }),
      { kind: 'list', ordered: true, start: 0, items: [[], [list('nested')]] },
      { kind: 'box', title: '', blocks: [] },
      { kind: 'quote', blocks: [] },
      { kind: 'landscape', blocks: [] },
    ],
  });
  for (const cell of all(docx.body, 'w:tc'))
    expect(cell.children.at(-1)).toMatchObject({ name: 'w:p' });
  for (const tr of all(docx.body, 'w:tr')) expect(all(tr, 'w:tc').length).toBeGreaterThan(0);
});

it('divides a table of more columns than Word opens', async () => {
  const heads = Array.from({ length: 100 }, (_, at) => `C${at}`);
  const docx = await openDocx({
    ...sampleDocument,
    blocks: [table('Wide', { columns: columns(...heads), rows: [row(...heads)] })],
  });
  const widths = all(docx.body, 'w:tblGrid').map((grid) => all(grid, 'w:gridCol').length);
  expect(Math.max(...widths)).toBeLessThanOrEqual(63);
  for (const head of heads) expect(textOf(docx.body)).toContain(head);
});

it('nests deeper than Word has levels', async () => {
  let nested: Block = paragraph('deepest');
  for (let depth = 0; depth < 30; depth += 1) {
    nested = {
      kind: 'list',
      ordered: depth % 2 === 0,
      start: 1,
      items: [[paragraph(`level ${depth}`), nested]],
    };
  }
  const docx = await openDocx({
    ...sampleDocument,
    blocks: [{ kind: 'box', title: 'Deep', blocks: [nested] }],
  });
  expect(textOf(docx.body)).toContain('deepest');
  const levels = all(docx.body, 'w:ilvl').map(({ attributes }) => Number(attributes['w:val']));
  expect(Math.max(...levels)).toBeLessThanOrEqual(8);
  expect(docx.paragraphs('ListNumber').every((p) => valOf(p, 'w:numId') !== undefined)).toBe(true);
});
