import { packIds } from '@elan/domain/dossier/packs';
import { tablePlaceholder } from '@elan/domain/figures/placeholder';
import { type TableId, tableCatalogue } from '@elan/domain/figures/tables';
import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import { anyForecast } from '@elan/domain/forecast/testing/anyForecast';
import { lenderPlans } from '@elan/domain/forecast/testing/lenderPlans';
import { bakery, onCredit } from '@elan/domain/forecast/testing/samplePlans';
import { type Language, languages } from '@elan/domain/language';
import { catalogue } from '@elan/modules/catalogue';
import { aMorning } from '@elan/modules/testing/aMorning';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderDocx } from './docx/renderDocx.ts';
import { projectAsMarkdown } from './markdown/projectAsMarkdown.ts';
import { dossierDocument } from './model/dossierDocument.ts';
import { wordsOf } from './model/markdown/inline.ts';
import type { DossierSource } from './model/source.ts';
import { renderPdf } from './pdf/renderPdf.ts';
import { knownNumbers, unknownCells, unknownNumbers } from './testing/knownNumbers.ts';
import { rowsOfDocx, rowsOfMarkdown, rowsOfPdf, type TableRows } from './testing/tableCells.ts';
import { blocksOfKind } from './testing/words.ts';
import { renderWorkbook } from './xlsx/renderWorkbook.ts';
import { readWorkbook } from './xlsx/testing/readWorkbook.ts';

/** A finances text with placeholders for all tables. */
const text = (Object.keys(tableCatalogue) as TableId[]).map(tablePlaceholder).join('\n\n');

function sourceOf(inputs: ForecastInputs, language: Language): DossierSource {
  const forecast = { inputs, origins: {}, confirmed: [] };
  const lastUpdated = aMorning.toISOString();
  const modules = { [catalogue.finances.key]: { lastUpdated, aiResponse: text, forecast } };
  const project = { name: 'Essai', description: '', modules };
  return { project, profile: {}, answers: [], pack: 'futurpreneur', language, now: aMorning };
}

function markdownRows({ project, pack, language, now }: DossierSource): TableRows {
  const { name, description, modules } = project;
  const saved = { name, description, modules_data: modules, updated_at: now.toISOString() };
  return rowsOfMarkdown(projectAsMarkdown({ project: saved, pack, language }));
}

/** Assumptions, results, cash, balance sheet and scenarios. The other sheets contain intermediate results. */
const figureSheets = [0, 6, 7, 8, 10];

const examples = Object.entries({ ...lenderPlans, bakery, onCredit }).flatMap(([name, inputs]) =>
  languages.map((language) => ({ name, language, inputs })),
);

describe.each(examples)('$name in $language', ({ inputs, language }) => {
  const known = knownNumbers(inputs);
  const source = sourceOf(inputs, language);
  let made: Awaited<ReturnType<typeof renderPdf>>;
  beforeAll(async () => {
    made = await renderPdf(dossierDocument(source));
  });

  const formats: Readonly<Record<string, () => Promise<TableRows>>> = {
    PDF: () => rowsOfPdf(made.pdf),
    Word: async () => rowsOfDocx(await renderDocx(dossierDocument(source), made.headings)),
    Markdown: async () => markdownRows(source),
  };
  it.each(Object.entries(formats))(
    'has only its own numbers in the tables of %s',
    async (_, read) => {
      const rows = await read();
      expect(unknownNumbers(rows, known, language)).toEqual([]);
      expect(rows.flat().filter((cell) => /\d/.test(cell)).length).toBeGreaterThan(100);
    },
  );

  it('has only its own numbers in the workbook', async () => {
    const date = '2026-11-25';
    const file = await renderWorkbook({ inputs, language, projectName: 'Essai', date });
    const sheets = readWorkbook(file).filter((_, at) => figureSheets.includes(at));
    expect(sheets.flatMap((sheet) => unknownCells(sheet, known))).toEqual([]);
  });
});

const anyEdition = fc.record({
  pack: fc.constantFrom(...packIds),
  language: fc.constantFrom(...languages),
});

it('has only its own numbers in the tables of any plan', () => {
  fc.assert(
    fc.property(anyForecast, anyEdition, (inputs, { pack, language }) => {
      const source = { ...sourceOf(inputs, language), pack };
      const tables = blocksOfKind(dossierDocument(source), 'table').flatMap(({ table }) =>
        table.rows.map(({ cells }) => cells.map(wordsOf)),
      );
      const known = knownNumbers(inputs);
      expect(unknownNumbers([...tables, ...markdownRows(source)], known, language)).toEqual([]);
    }),
    { numRuns: 15 },
  );
});
