import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from '../testing/readWorkbook.ts';
import { sheetNames } from './names.ts';
import type { CellData, WorkbookData } from './workbook.ts';
import { writeWorkbook } from './write.ts';

function book(cells: readonly CellData[], more: Partial<WorkbookData> = {}): WorkbookData {
  const sheet = {
    name: 'Feuille',
    cells,
    widths: [20],
    choices: [],
    frozen: { rows: 1, columns: 1 },
    pagesWide: 1,
  };
  return {
    title: 'Toison',
    creator: 'Élan',
    language: 'fr-CA',
    locale: 'C0C',
    date: '2026-11-25',
    sheets: [sheet],
    page: { before: 'Page', of: 'sur' },
    ...more,
  };
}

function partsOf(file: Uint8Array): Record<string, string> {
  return Object.fromEntries(
    Object.entries(unzipSync(file)).map(([path, bytes]) => [path, strFromU8(bytes)]),
  );
}

/** @returns a cell's content after writing and reading it. */
function kept(value: string): unknown {
  const [sheet] = readWorkbook(writeWorkbook(book([{ row: 0, column: 0, value }])));
  return sheet?.rows[0]?.[0];
}

const hostile = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '=HYPERLINK("https://exemple.ca")',
  ']]>',
  '<f>1</f>',
  '&amp; & "<>\'',
  '😀 🇨🇦 é',
  'שלום مرحبا',
  '\u202Eevil',
  'bell \u0007 and null \u0000',
  '_x0041_ as it is',
  '_x005F_x0041_',
  'line\nline',
  'line\r\nline',
  '  spaces around  ',
  '\uFFFE\uFFFF',
  'é'.repeat(10_000),
];

describe('text of a cell', () => {
  it.each(hostile)('comes back as it went in, and is no formula: %j', (text) => {
    expect(kept(text)).toEqual({ formula: undefined, value: text });
  });

  it('comes back whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(kept(text)).toEqual({ formula: undefined, value: text });
      }),
      { numRuns: 200 },
    );
  });

  it('holds half a pair of surrogates as the sign for what cannot be shown', () => {
    expect(kept('a\uD800b')).toMatchObject({ value: 'a\uFFFDb' });
  });

  it('ends where a cell is full, with an ellipsis', () => {
    expect(kept('a'.repeat(32_767))).toMatchObject({ value: 'a'.repeat(32_767) });
    expect(kept('a'.repeat(40_000))).toMatchObject({ value: `${'a'.repeat(32_766)}…` });
    expect(kept(`${'a'.repeat(32_765)}😀😀`)).toMatchObject({ value: `${'a'.repeat(32_765)}…` });
  });

  it('stays text when somebody edits it', () => {
    const cells = [
      { row: 0, column: 0, value: '=1+1' },
      { row: 0, column: 1, value: 'plain' },
    ];
    const parts = partsOf(writeWorkbook(book(cells)));
    const formats = parts['xl/styles.xml']
      ?.match(/<cellXfs.*<\/cellXfs>/s)?.[0]
      .match(/<xf .*?<\/xf>/gs);
    const styleOf = (place: string) =>
      Number(
        new RegExp(`r="${place}" s="(\\d+)"`).exec(parts['xl/worksheets/sheet1.xml'] ?? '')?.[1],
      );
    expect(formats?.[styleOf('A1')]).toContain('quotePrefix="1"');
    expect(formats?.[styleOf('B1')]).not.toContain('quotePrefix');
  });
});

describe('a workbook', () => {
  it('has no external links, and lists where its parts are', () => {
    const parts = partsOf(
      writeWorkbook(book([{ row: 0, column: 0, value: 1 }], { title: ']]><x a="&">\u0000' })),
    );
    expect(Object.keys(parts)).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'docProps/core.xml',
      'docProps/app.xml',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/worksheets/sheet1.xml',
      'xl/styles.xml',
    ]);
    expect(Object.values(parts).join('')).not.toContain('External');
    expect(parts['docProps/core.xml']).toContain(
      '<dc:title>]]&gt;&lt;x a=&quot;&amp;&quot;&gt;</dc:title>',
    );
  });

  it('is the same file for the same data', () => {
    const data = book([{ row: 0, column: 0, value: 'Élan' }]);
    expect(writeWorkbook(data)).toEqual(writeWorkbook(data));
  });

  it('keeps a formula beside its last result', () => {
    const cells = [
      { row: 1, column: 27, value: 4.5, formula: 'A1&"<"' },
      { row: 0, column: 0, value: true },
    ];
    const [sheet] = readWorkbook(writeWorkbook(book(cells)));
    expect(sheet?.rows[1]?.[27]).toEqual({ formula: 'A1&"<"', value: 4.5 });
    expect(sheet?.rows[0]?.[0]).toEqual({ formula: undefined, value: 1 });
  });

  it('writes numbers as the language does', () => {
    const style = { numberFormat: '0.00%;[Red]-0.00' };
    const styles = partsOf(writeWorkbook(book([{ row: 0, column: 0, value: 1, style }])))[
      'xl/styles.xml'
    ];
    expect(styles).toContain('formatCode="[$-C0C]0.00&quot;\u00A0&quot;%;[Red][$-C0C]-0.00"');
  });
});

describe('names of sheets', () => {
  it('are what a spreadsheet takes, and differ', () => {
    expect(
      sheetNames([
        'Ventes',
        'ventes',
        "'a/b:c?*[d]'",
        '',
        'History',
        'x'.repeat(40),
        'x'.repeat(41),
        `${'y'.repeat(30)}😀`,
      ]),
    ).toEqual([
      'Ventes',
      'ventes 2',
      'a b c   d',
      'Sheet',
      'History 2',
      'x'.repeat(31),
      `${'x'.repeat(29)} 2`,
      'y'.repeat(30),
    ]);
  });
});
