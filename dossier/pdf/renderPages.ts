import type { DossierDocument } from '../model/blocks.ts';
import { withLaidOut } from './compiler.ts';
import { SvgPages } from './svgPages.ts';

/** @returns the document's pages as SVG, with the same layout as the PDF. */
export function renderPages(document: DossierDocument): Promise<SvgPages> {
  return withLaidOut(
    document,
    ({ compiler, document: laid, replaced }) => new SvgPages(compiler.svg(laid), replaced),
  );
}
