import { aMorning } from '@elan/modules/testing/aMorning';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { renderDocx } from './docx/renderDocx.ts';
import { parseXml, textOf } from './docx/testing/xml.ts';
import { DocumentTooHeavy, heaviestShort, makeDocument } from './makeDocument.ts';
import { weightOf } from './model/cut.ts';
import { dossierDocument } from './model/dossierDocument.ts';
import type { DossierSource } from './model/source.ts';
import { renderPdf } from './pdf/renderPdf.ts';

/** @returns a project with a point to validate and this much text. */
function sourceOf(words: number): DossierSource {
  const lastUpdated = aMorning.toISOString();
  const texts = { idea: 'Il en coûte 917 $.', analysis: 'Pain '.repeat(words) };
  const modules = Object.fromEntries(
    Object.entries(texts).map(([key, aiResponse]) => [key, { aiResponse, lastUpdated }]),
  );
  const project = { name: 'Pain', description: '', modules };
  return { project, profile: {}, answers: [], pack: 'personal', language: 'fr', now: aMorning };
}

it('counts the points to validate in the weight of a document', async () => {
  const weigh = (words: number) => {
    const { toValidate, blocks } = dossierDocument(sourceOf(words));
    return { points: weightOf(toValidate), rest: weightOf(blocks) };
  };
  let words = Math.floor(heaviestShort / 'Pain '.length);
  while (weigh(words).rest > heaviestShort) words -= 10;
  const { points, rest } = weigh(words);
  expect(points + rest).toBeGreaterThan(heaviestShort);
  const job = { kind: 'pdf', source: sourceOf(words), onlyIfShort: true } as const;
  await expect(makeDocument(job)).rejects.toThrow(DocumentTooHeavy);
});

it('makes the PDF of the document and a Word file with the pages of its headings', async () => {
  const source = sourceOf(10);
  const document = dossierDocument(source);
  const { pdf, headings } = await renderPdf(document);
  expect(headings.length).toBeGreaterThan(0);
  const [madePdf] = (await makeDocument({ kind: 'pdf', source })).parts;
  expect(Buffer.from(madePdf ?? []).equals(pdf)).toBe(true);
  const [madeWord] = (await makeDocument({ kind: 'docx', source })).parts;
  expect(readWord(madeWord)).toBe(readWord(await renderDocx(document, headings)));
});

/** @returns the text with its contents, since the ids of the headings are random. */
function readWord(file: Uint8Array | undefined): string {
  const body = file && unzipSync(file)['word/document.xml'];
  return textOf(parseXml(strFromU8(body ?? new Uint8Array())));
}
