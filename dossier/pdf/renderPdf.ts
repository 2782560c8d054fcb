import type { DossierDocument } from '../model/blocks.ts';
import { type Laid, withLaidOut } from './compiler.ts';

interface PdfFile {
  readonly pdf: Uint8Array;
  readonly pages: number;
  /** Headings of the body, with their page numbers. */
  readonly headings: readonly {
    readonly level: number;
    readonly text: string;
    readonly page: number;
  }[];
  /** Characters that are in none of the fonts, shown as □. */
  readonly replaced: readonly string[];
  /** False if a sequence of characters violates the accessibility standard. The file is tagged nevertheless. */
  readonly isAccessible: boolean;
}

/**
 * @returns the document as a tagged PDF. It conforms to PDF/UA-1 unless some sequence of characters is in no single
 *   font.
 */
export function renderPdf(document: DossierDocument): Promise<PdfFile> {
  return withLaidOut(document, (laid) => {
    const { compiler, document: set, headings, replaced } = laid;
    const [pages] = compiler.query(set, { selector: '<pages-of-headings>', field: 'value' });
    return {
      ...fileOf(laid),
      pages: set.numOfPages,
      headings: headings.map(({ level, text }, at) => ({ level, text, page: pages[at] })),
      replaced,
    };
  });
}

/** A missing glyph must never prevent a document, so the file then does not claim to conform to the standard. */
function fileOf({ compiler, document }: Laid): Pick<PdfFile, 'pdf' | 'isAccessible'> {
  // A separate copy, whose buffer can be transferred to another thread.
  const copy = (file: Uint8Array) => withoutSuspects(new Uint8Array(file));
  try {
    return { pdf: copy(compiler.pdf(document, { pdfStandard: 'ua-1' })), isAccessible: true };
  } catch {
    return { pdf: copy(compiler.pdf(document, {})), isAccessible: false };
  }
}

/**
 * Typst writes the default `/Suspects false` into the catalog's mark information, and readers built on poppler treat a
 * boolean there as an error. Overwriting it with blanks keeps all offsets.
 */
function withoutSuspects(file: Uint8Array): Uint8Array {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const marks = bytes.lastIndexOf('/MarkInfo <<');
  const at = marks < 0 ? -1 : bytes.indexOf('/Suspects false', marks);
  if (at >= 0 && at < bytes.indexOf('>>', marks))
    bytes.fill(' ', at, at + '/Suspects false'.length);
  return file;
}
