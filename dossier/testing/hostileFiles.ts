import { exchangeOf } from '@elan/domain/dossier/exchange';
import { strFromU8, unzipSync } from 'fflate';
import { getDocumentProxy } from 'unpdf';
import { renderDocx } from '../docx/renderDocx.ts';
import { all, one, parseXml, textOf, type XmlElement } from '../docx/testing/xml.ts';
import { type DocumentJob, makeDocument } from '../makeDocument.ts';
import { projectAsMarkdown } from '../markdown/projectAsMarkdown.ts';
import type { DossierDocument } from '../model/blocks.ts';
import { dossierDocument } from '../model/dossierDocument.ts';
import { renderPdf } from '../pdf/renderPdf.ts';
import { readWorkbook } from '../xlsx/testing/readWorkbook.ts';
import { readPdf } from './readPdf.ts';

export const formats = ['pdf', 'docx', 'xlsx', 'md', 'json'] as const;
export type Format = (typeof formats)[number];

/** What an independent reader finds in a file. */
interface ReadFile {
  readonly text: string;
  /** Formulas that a program would compute on opening the file. */
  readonly formulas: readonly string[];
  /** External addresses that the file refers to. */
  readonly outside: readonly string[];
  /** Scripts that a program would run, with the name of the part that contains them. */
  readonly scripts: readonly string[];
}

/** Makes every kind of file from a source and reads it with independent libraries. */
export async function readFilesOf(
  source: DocumentJob['source'],
): Promise<Readonly<Record<Format, ReadFile>>> {
  const { name, description, modules } = source.project;
  const saved = { name, description, modules_data: modules };
  const exchange = exchangeOf(
    { ...saved, profile: source.profile, answers: source.answers },
    source.now,
  );
  const back: unknown = JSON.parse(JSON.stringify(exchange));
  return {
    ...(await readDocuments(dossierDocument(source))),
    xlsx: await readWorkbookOf(source),
    md: { ...inert, text: markdownOf(source) },
    json: { ...inert, text: textsIn(back).join('\n') },
  };
}

const inert = { formulas: [], outside: [], scripts: [] };

/** Lays a document out once, makes both of its files as `makeDocument` does, and reads them. */
export async function readDocuments(
  document: DossierDocument,
): Promise<Readonly<Record<'pdf' | 'docx', ReadFile>>> {
  const { pdf, headings } = await renderPdf(document);
  return { pdf: await readPdfFile(pdf), docx: readDocx(await renderDocx(document, headings)) };
}

export async function readWorkbookOf(source: DocumentJob['source']): Promise<ReadFile> {
  const [file] = (await makeDocument({ kind: 'xlsx', source })).parts;
  if (!file) throw new Error('no file');
  return readXlsx(file);
}

export function markdownOf({ project, pack, language, now }: DocumentJob['source']): string {
  const { name, description, modules } = project;
  const saved = { name, description, modules_data: modules, updated_at: now.toISOString() };
  return projectAsMarkdown({ project: saved, pack, language });
}

async function readPdfFile(file: Uint8Array): Promise<ReadFile> {
  const { pages } = await readPdf(file);
  return {
    text: pages.map(({ text }) => text).join('\n'),
    formulas: [],
    outside: pages.flatMap(({ links }) => links),
    scripts: await actionsIn(file),
  };
}

/** @returns everything that a PDF reader runs or offers when a file is opened. */
async function actionsIn(file: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(Uint8Array.from(file));
  const found = {
    scripts: await document.getJSActions(),
    onOpening: await document.getOpenAction(),
    attachments: await document.getAttachments(),
    fields: await document.getFieldObjects(),
  };
  await document.loadingTask.destroy();
  return Object.entries(found).flatMap(([name, what]) => (what === null ? [] : [name]));
}

function readDocx(file: Uint8Array): ReadFile {
  const { parts, relations, others } = openPackage(file);
  const body = one(partIn(parts, 'word/document.xml'), 'w:body');
  const fields = [...parts.values()].flatMap((part) => [
    ...all(part, 'w:instrText').map((field) => field.children.join('')),
    ...all(part, 'w:fldSimple').map(({ attributes }) => attributes['w:instr'] ?? ''),
  ]);
  const ours =
    /^\s*(?:TOC \\h \\o "1-2"|PAGEREF _Toc\d+ \\h|SEQ (?:Table|Figure)|PAGE|NUMPAGES)\s*$/;
  return {
    text: textOf(body),
    formulas: fields.filter((field) => !ours.test(field)),
    outside: relations,
    scripts: others.filter((name) => !/^word\/media\/[^/]+\.png$/.test(name)),
  };
}

function readXlsx(file: Uint8Array): ReadFile {
  const { parts, relations, others } = openPackage(file);
  const cells = readWorkbook(file).flatMap(({ rows }) =>
    rows.flatMap((row) => (row ?? []).flatMap((cell) => (cell ? [cell] : []))),
  );
  const names = all(partIn(parts, 'xl/workbook.xml'), 'definedName').flatMap(
    ({ children, attributes }) => [...children.map(String), attributes.name ?? ''],
  );
  return {
    text: cells.map(({ value }) => value).join('\n'),
    formulas: [...cells.flatMap(({ formula }) => formula ?? []), ...names],
    outside: relations,
    scripts: others,
  };
}

/** Opens a Word or Excel file. Parts other than XML could contain executable code. */
function openPackage(file: Uint8Array) {
  const entries = Object.entries(unzipSync(file));
  const isXml = (name: string) => /\.(?:xml|rels)$/.test(name);
  const parts = new Map(
    entries
      .filter(([name]) => isXml(name))
      .map(([name, bytes]) => [name, parseXml(strFromU8(bytes))]),
  );
  const relations = [...parts.values()]
    .flatMap((part) => all(part, 'Relationship'))
    .filter(({ attributes }) => attributes.TargetMode === 'External')
    .map(({ attributes }) => attributes.Target ?? '');
  const others = entries.map(([name]) => name).filter((name) => !isXml(name));
  return { parts, relations, others };
}

function partIn(parts: ReadonlyMap<string, XmlElement>, name: string): XmlElement {
  const part = parts.get(name);
  if (!part) throw new Error(`no part ${name}`);
  return part;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
