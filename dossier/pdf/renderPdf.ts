import type { DossierDocument } from '../model/blocks.ts';
import { type Laid, withLaidOut } from './compiler.ts';

interface PdfFile {
  readonly pdf: Uint8Array;
  readonly pages: number;
  /** The headings of the body, and the page that each is on. */
  readonly headings: readonly {
    readonly level: number;
    readonly text: string;
    readonly page: number;
  }[];
  /** Characters that no font has, shown as □. */
  readonly replaced: readonly string[];
  /** False where the standard refused a sequence of characters: the file is tagged all the same. */
  readonly isAccessible: boolean;
}

/** @returns the document as a tagged PDF, accessible (PDF/UA-1) but for a sequence that no one font shows. */
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

/** A glyph is never a reason to refuse a document: without one, the file claims no standard. */
function fileOf({ compiler, document }: Laid): Pick<PdfFile, 'pdf' | 'isAccessible'> {
  // A copy of its own, which can be handed to another thread.
  const copy = (file: Uint8Array) => withoutSuspects(new Uint8Array(file));
  try {
    return { pdf: copy(compiler.pdf(document, { pdfStandard: 'ua-1' })), isAccessible: true };
  } catch {
    return { pdf: copy(compiler.pdf(document, {})), isAccessible: false };
  }
}

/**
 * Typst writes `/Suspects false` among the marks of its catalog, which is the default; readers built on poppler take a
 * boolean there for an error. Blanks in its place move nothing else.
 */
function withoutSuspects(file: Uint8Array): Uint8Array {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const marks = bytes.lastIndexOf('/MarkInfo <<');
  const at = marks < 0 ? -1 : bytes.indexOf('/Suspects false', marks);
  if (at >= 0 && at < bytes.indexOf('>>', marks))
    bytes.fill(' ', at, at + '/Suspects false'.length);
  return file;
}
