import type { DossierDocument } from '../model/blocks.ts';
import { withLaidOut } from './compiler.ts';

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
}

/** @returns the document as a tagged PDF that is accessible (PDF/UA-1). */
export function renderPdf(document: DossierDocument): Promise<PdfFile> {
  return withLaidOut(document, ({ compiler, document: laid, headings, replaced }) => {
    const [pages] = compiler.query(laid, { selector: '<pages-of-headings>', field: 'value' });
    return {
      // A copy of its own, which can be handed to another thread.
      pdf: new Uint8Array(compiler.pdf(laid, { pdfStandard: 'ua-1' })),
      pages: laid.numOfPages,
      headings: headings.map(({ level, text }, at) => ({ level, text, page: pages[at] })),
      replaced,
    };
  });
}
