import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { bakery, largestPlan } from '@elan/domain/forecast/testing/samplePlans';
import { renderDocx } from '@elan/dossier/docx/renderDocx';
import { renderPages } from '@elan/dossier/pdf/renderPages';
import { renderPdf } from '@elan/dossier/pdf/renderPdf';
import { sampleDocument } from '@elan/dossier/testing/sampleDocument';
import { renderWorkbook } from '@elan/dossier/xlsx/renderWorkbook';
import { print } from '../report.ts';
import { interleaved } from '../rounds.ts';

const rounds = 5;
const pages = 20;
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`;

/** Measures the time to typeset a dossier, and the memory that stays in use after many. */
export async function measureDossier(): Promise<void> {
  await measureTime();
  await measureMemory();
}

async function measureTime(): Promise<void> {
  const { pages: all, pdf, headings } = await renderPdf(sampleDocument);
  const ms = await interleaved(rounds, {
    pdf: processorTimeOf(() => renderPdf(sampleDocument)),
    docx: processorTimeOf(() => renderDocx(sampleDocument, headings)),
    preview: processorTimeOf(async () => {
      const drawn = await renderPages(sampleDocument);
      for (let page = 1; page <= drawn.pages; page += 1) drawn.page(page);
    }),
    workbook: processorTimeOf(() => workbookOf(bakery)),
    largestWorkbook: processorTimeOf(() => workbookOf(largestPlan)),
  });
  const perTwenty = (value: number) => (value / all) * pages;
  print({
    what: `PDF of a dossier, for ${pages} pages`,
    value: perTwenty(ms.pdf),
    unit: 'ms',
    budget: 1_000,
    detail: `${all} pages, ${(pdf.length / 1024).toFixed(0)} KB, with charts and wide tables`,
  });
  print({
    what: `Word file of a dossier, for ${pages} pages`,
    value: perTwenty(ms.docx),
    unit: 'ms',
    budget: 2_000,
    detail: 'after its PDF, which tells the pages; its charts drawn as pictures',
  });
  print({
    what: `preview of a dossier, for ${pages} pages`,
    value: perTwenty(ms.preview),
    unit: 'ms',
    budget: 1_500,
    detail: 'laid out again, each page cut out of the whole',
  });
  print({
    what: 'workbook of a forecast',
    value: ms.workbook,
    unit: 'ms',
    budget: 1_000,
    detail: 'twelve sheets with formulas, something in every list',
  });
  print({
    what: 'workbook of the largest forecast',
    value: ms.largestWorkbook,
    unit: 'ms',
    budget: 1_500,
    detail: 'six offers, forty lines in every list',
  });
}

function workbookOf(inputs: typeof bakery): Promise<Uint8Array> {
  return renderWorkbook({ inputs, language: 'fr', projectName: 'Toison', date: '2026-11-25' });
}

/** @returns a function that measures processor time in milliseconds, including that of the compiler's threads. */
function processorTimeOf(work: () => Promise<unknown>): () => Promise<number> {
  return async () => {
    const start = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000;
  };
}

/** Measures in a separate process, so that nothing else uses memory. */
async function measureMemory(): Promise<void> {
  const child = fork(join(import.meta.dirname, 'dossierProcess.ts'), { execArgv: ['--expose-gc'] });
  const heldAfter = async (documents: number): Promise<number> => {
    child.send(documents);
    const [bytes] = await once(child, 'message');
    return bytes;
  };
  const few = await heldAfter(20);
  const many = await heldAfter(180);
  child.kill();
  print({
    what: 'memory after 200 dossiers against 20',
    value: many / few,
    unit: '×',
    budget: 1.2,
    detail: `${megabytes(few)} after 20, ${megabytes(many)} after 200`,
  });
}
