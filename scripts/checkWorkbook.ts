import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forecast } from '@elan/domain/forecast/forecast';
import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import type { Scenario } from '@elan/domain/forecast/scenario';
import { anyForecast } from '@elan/domain/forecast/testing/anyForecast';
import {
  bakery,
  incompletePlan,
  largestPlan,
  onCredit,
  visits,
} from '@elan/domain/forecast/testing/samplePlans';
import { type Language, languages } from '@elan/domain/language';
import { workbookOf } from '@elan/dossier/xlsx/renderWorkbook';
import { changedInput, changes, withWrongResults } from '@elan/dossier/xlsx/testing/changes';
import { compareWithForecast } from '@elan/dossier/xlsx/testing/compare';
import { readWorkbook } from '@elan/dossier/xlsx/testing/readWorkbook';
import type { WorkbookData } from '@elan/dossier/xlsx/writer/workbook';
import { writeWorkbook } from '@elan/dossier/xlsx/writer/write';
import fc from 'fast-check';

/**
 * Makes LibreOffice recompute workbooks whose stored results are all deliberately wrong, and compares each figure with
 * the forecast. Covers the sample plans in both languages, changed inputs, and random plans (WORKBOOK_PLANS, 20 by
 * default).
 */
interface Case {
  readonly name: string;
  readonly language: Language;
  readonly book: WorkbookData;
  readonly inputs: ForecastInputs;
  readonly scenario: Scenario;
}

/** LibreOffice setting to recompute every workbook on opening; by default it uses the stored results. */
const alwaysRecalculate = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>`;

const about = { projectName: 'Toison', date: '2026-11-25' };

function caseOf(name: string, inputs: ForecastInputs, language: Language): Case {
  const book = workbookOf({ inputs, language, ...about });
  return { name: `${name}, ${language}`, language, book, inputs, scenario: 'expected' };
}

const random = fc.sample(anyForecast, {
  seed: 24,
  numRuns: Number(process.env.WORKBOOK_PLANS ?? 20),
});
const cases: readonly Case[] = [
  ...Object.entries({ visits, bakery, onCredit, incompletePlan, largestPlan }).flatMap(
    ([name, plan]) => languages.map((language) => caseOf(name, plan, language)),
  ),
  ...changes.map((change): Case => {
    const before = caseOf(change.name, bakery, 'fr');
    const { apply, scenario = 'expected' } = change;
    const book = changedInput(before.book, change);
    return { ...before, book, inputs: apply(bakery), scenario };
  }),
  ...random.map((plan, at) => caseOf(`random plan ${at}`, plan, 'en')),
];

const folder = mkdtempSync(join(tmpdir(), 'elan-workbooks-'));
try {
  process.exitCode = compareAll(folder) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function compareAll(place: string): boolean {
  const before = join(place, 'before');
  const after = join(place, 'after');
  mkdirSync(before);
  const files = cases.map(({ book }, at) => {
    const file = join(before, `${at}.xlsx`);
    writeFileSync(file, writeWorkbook(withWrongResults(book)));
    return file;
  });
  const settings = join(place, 'profile', 'user');
  mkdirSync(settings, { recursive: true });
  writeFileSync(join(settings, 'registrymodifications.xcu'), alwaysRecalculate);
  execFileSync(
    'soffice',
    [
      `-env:UserInstallation=file://${join(place, 'profile')}`,
      '--headless',
      '--convert-to',
      'xlsx:Calc MS Excel 2007 XML',
      '--outdir',
      after,
      ...files,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  let cells = 0;
  let isSame = true;
  for (const [at, { name, language, inputs, scenario }] of cases.entries()) {
    const own = readWorkbook(readFileSync(join(before, `${at}.xlsx`)));
    const found = new Map(
      readWorkbook(readFileSync(join(after, `${at}.xlsx`))).map((sheet) => [sheet.name, sheet]),
    );
    const comparison = compareWithForecast(
      own,
      (sheet, row, column) => found.get(sheet)?.rows[row]?.[column]?.value ?? '',
      inputs,
      forecast(inputs, scenario),
      language,
    );
    cells += comparison.cells;
    isSame &&= comparison.differences.length === 0;
    const { differences, blank } = comparison;
    const verdict = differences.length === 0 ? 'equal' : `${differences.length} differences`;
    console.log(`${name}: ${comparison.cells} cells, ${blank} blank, ${verdict}`);
    for (const difference of differences.slice(0, 5)) console.log(`  ${difference}`);
  }
  console.log(`${cells} cells compared`);
  return isSame;
}
