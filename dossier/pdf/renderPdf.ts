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
  /** Characters that the fonts cannot show, replaced or removed. */
  readonly replaced: readonly string[];
  /** False if the file does not conform to PDF/UA-1. The file is tagged nevertheless. */
  readonly isAccessible: boolean;
}

/**
 * @returns the document as a tagged PDF. The file conforms to PDF/UA-1 unless the compiler rejects that, for example
 *   because no single font has a sequence of characters.
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

/** Makes a PDF/UA-1 file or, if that fails, a file without this claim: a missing glyph must not prevent a document. */
function fileOf({ compiler, document }: Laid): Pick<PdfFile, 'pdf' | 'isAccessible'> {
  const write = (options: { readonly pdfStandard?: 'ua-1' }) =>
    withoutSuspects(compiler.pdf(document, options));
  try {
    return { pdf: write({ pdfStandard: 'ua-1' }), isAccessible: true };
  } catch {
    return { pdf: write({}), isAccessible: false };
  }
}

/**
 * Removes the default `/Suspects false` that Typst writes into the catalog's mark information, since readers built on
 * poppler treat a boolean there as an error. Overwrites it with blanks to keep all offsets.
 */
function withoutSuspects(file: Uint8Array): Uint8Array {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const marks = bytes.lastIndexOf('/MarkInfo <<');
  const at = marks < 0 ? -1 : bytes.indexOf('/Suspects false', marks);
  if (at >= 0 && at < bytes.indexOf('>>', marks))
    bytes.fill(' ', at, at + '/Suspects false'.length);
  return file;
}
