import { gzipSync } from 'node:zlib';
import { isoDayInToronto } from '@elan/domain/day';
import { catalogue } from '@elan/modules/catalogue';
import { renderDocx } from './docx/renderDocx.ts';
import type { DossierDocument } from './model/blocks.ts';
import { weightOf } from './model/cut.ts';
import { deckOf } from './model/deck.ts';
import { dossierDocument } from './model/dossierDocument.ts';
import type { DossierSource } from './model/source.ts';
import { renderPages } from './pdf/renderPages.ts';
import { renderPdf } from './pdf/renderPdf.ts';
import { renderPptx } from './pptx/renderPptx.ts';
import { renderWorkbook } from './xlsx/renderWorkbook.ts';

/** A document to make from a project: a file, or previews of its pages. */
export interface DocumentJob {
  readonly kind: 'pdf' | 'docx' | 'xlsx' | 'pptx' | 'pages';
  readonly source: DossierSource;
  /** Whether to reject a document that would take longer than about a second. */
  readonly onlyIfShort?: boolean;
}

export interface MadeDocument {
  /** The file's bytes, or for `pages` each page as a gzipped SVG. */
  readonly parts: readonly Uint8Array[];
  /** Characters that our fonts cannot show. Only for PDF and pages. */
  readonly replaced: readonly string[];
}

/** The document would take too long to lay out. */
export class DocumentTooHeavy extends Error {}

/**
 * Maximum layout cost of a document, in characters of running text (`weightOf`). Seven of the longest texts stay below
 * it and take about four seconds. Costlier documents are rejected beforehand, since layout cannot be interrupted.
 */
const heaviest = 450_000;
/**
 * Maximum layout cost of a short document, about forty pages. The maximum for Word is lower, because a Word document is
 * also laid out as a PDF for its table of contents.
 */
export const heaviestShort = 150_000;
const heaviestShortWord = 60_000;

/**
 * Makes a document. Blocks its process for up to several seconds.
 * @throws DocumentTooHeavy before the layout, except for a workbook and a deck, which are short.
 */
export async function makeDocument(job: DocumentJob): Promise<MadeDocument> {
  const { kind, source } = job;
  switch (kind) {
    case 'pdf': {
      const { pdf, replaced } = await renderPdf(documentOf(job));
      return { parts: [pdf], replaced };
    }
    case 'docx': {
      const document = documentOf(job);
      // The Word file's table of contents shows the page numbers of the PDF.
      const { headings } = await renderPdf(document);
      return { parts: [await renderDocx(document, headings)], replaced: [] };
    }
    case 'xlsx': {
      const { project, language, now } = source;
      const workbook = await renderWorkbook({
        inputs: project.modules[catalogue.finances.key]?.forecast?.inputs,
        language,
        projectName: project.name,
        date: isoDayInToronto(now),
      });
      return { parts: [workbook], replaced: [] };
    }
    case 'pptx':
      return { parts: [await renderPptx(deckOf(source))], replaced: [] };
    case 'pages': {
      const drawn = await renderPages(documentOf(job));
      const parts = Array.from({ length: drawn.pages }, (_, at) => gzipSync(drawn.page(at + 1)));
      return { parts, replaced: drawn.replaced };
    }
  }
}

function documentOf({ kind, source, onlyIfShort }: DocumentJob): DossierDocument {
  const document = dossierDocument(source);
  const heaviestOfShort = kind === 'docx' ? heaviestShortWord : heaviestShort;
  const weight = weightOf([...document.toValidate, ...document.blocks]);
  if (weight > (onlyIfShort ? heaviestOfShort : heaviest)) throw new DocumentTooHeavy();
  return document;
}
