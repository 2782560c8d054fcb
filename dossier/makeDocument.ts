import { gzipSync } from 'node:zlib';
import { isoDayInToronto } from '@elan/domain/day';
import { catalogue } from '@elan/modules/catalogue';
import { renderDocx } from './docx/renderDocx.ts';
import type { DossierDocument } from './model/blocks.ts';
import { weightOf } from './model/cut.ts';
import { dossierDocument } from './model/dossierDocument.ts';
import type { DossierSource } from './model/source.ts';
import { renderPages } from './pdf/renderPages.ts';
import { renderPdf } from './pdf/renderPdf.ts';
import { renderWorkbook } from './xlsx/renderWorkbook.ts';

/** A document to make of a project: a file, or its pages to look at. */
export interface DocumentJob {
  readonly kind: 'pdf' | 'docx' | 'xlsx' | 'pages';
  readonly source: DossierSource;
  /** Whether one that would take longer than a second or so is not made. */
  readonly onlyIfShort?: boolean;
}

export interface MadeDocument {
  /** For a file, its bytes; for pages, each page as SVG, compressed with gzip. */
  readonly parts: readonly Uint8Array<ArrayBuffer>[];
  /** The characters that no font of ours has, shown as □. */
  readonly replaced: readonly string[];
}

/** A document that would take too long to set. */
export class DocumentTooHeavy extends Error {}

/**
 * The heaviest document, in letters of running text (`weightOf`): seven texts of the longest kind, which take some four
 * seconds. What sets pages cannot be interrupted, so what is heavier is not begun.
 */
const heaviest = 450_000;
/** The heaviest that is short: a plan of some forty pages. A Word file is set as a PDF for its contents, then written. */
const heaviestShort = 150_000;
const heaviestShortWord = 60_000;

/**
 * Makes a document; it takes its thread for some tenths of a second.
 * @throws DocumentTooHeavy before it is set.
 */
export async function makeDocument(job: DocumentJob): Promise<MadeDocument> {
  const { kind, source } = job;
  switch (kind) {
    case 'pdf': {
      const { pdf, replaced } = await renderPdf(documentOf(job));
      return { parts: [new Uint8Array(pdf)], replaced };
    }
    case 'docx': {
      const document = documentOf(job);
      // Its contents list the pages of the PDF.
      const { headings } = await renderPdf(document);
      return { parts: [new Uint8Array(await renderDocx(document, headings))], replaced: [] };
    }
    case 'xlsx': {
      const { project, language, now } = source;
      const workbook = await renderWorkbook({
        inputs: project.modules[catalogue.finances.key]?.forecast?.inputs,
        language,
        projectName: project.name,
        date: isoDayInToronto(now),
      });
      return { parts: [new Uint8Array(workbook)], replaced: [] };
    }
    case 'pages': {
      const drawn = await renderPages(documentOf(job));
      const parts = Array.from(
        { length: drawn.pages },
        (_, at) => new Uint8Array(gzipSync(drawn.page(at + 1))),
      );
      return { parts, replaced: drawn.replaced };
    }
  }
}

function documentOf({ kind, source, onlyIfShort }: DocumentJob): DossierDocument {
  const document = dossierDocument(source);
  const heaviestOfShort = kind === 'docx' ? heaviestShortWord : heaviestShort;
  if (weightOf(document.blocks) > (onlyIfShort ? heaviestOfShort : heaviest)) {
    throw new DocumentTooHeavy();
  }
  return document;
}
