import { Document, type ISectionOptions, Packer } from 'docx';
import type { Block, DossierDocument } from '../model/blocks.ts';
import { arrange } from '../pdf/arrange.ts';
import { geometry } from '../pdf/geometry.ts';
import { BodyWriter, type Place } from './body.ts';
import { contentsOf, type HeadingPage, hasLongContents } from './contents.ts';
import { coverOf } from './cover.ts';
import { headingNumbering } from './numbering.ts';
import { drawPictures } from './pictures.ts';
import { coverSection, coverWidth, textSection } from './sections.ts';
import { stylesIn, tableStyles } from './styles/styles.ts';
import { xmlLine } from './xmlText.ts';

const upright: Place = {
  width: geometry.textWidth,
  height: geometry.textHeight,
  indent: 0,
  depth: 0,
  isQuoted: false,
  isBody: true,
};
const sideways: Place = {
  ...upright,
  width: geometry.landscapeWidth,
  height: geometry.landscapeHeight,
};

/**
 * Writes a Word file. The file stores the results of its fields, so Word opens it without a prompt to update them.
 * @param headings the headings with their page numbers, as returned by `renderPdf`.
 */
export async function renderDocx(
  document: DossierDocument,
  headings: readonly HeadingPage[],
): Promise<Uint8Array> {
  const toValidate = arrange(document.toValidate);
  const blocks = arrange(document.blocks);
  const pictures = await drawPictures([...toValidate, ...blocks], document.language);
  const writer = new BodyWriter(document.labels, pictures);
  const front = writer.write(toValidate, { ...upright, isBody: false });
  const parts = turned(blocks).map(({ isLandscape, blocks: own }) => ({
    isLandscape,
    children: writer.write(own, isLandscape ? sideways : upright),
  }));
  const contents =
    writer.headings.length > 0
      ? contentsOf(document.labels.contents, writer.headings, headings)
      : [];
  const title = xmlLine(document.title);
  return Packer.toBuffer(
    new Document({
      title,
      subject: xmlLine(document.cover.kind),
      description: xmlLine(document.cover.description),
      creator: title,
      lastModifiedBy: title,
      externalStyles: tableStyles,
      styles: stylesIn(document.language, hasLongContents(writer.headings)),
      numbering: { config: [headingNumbering] },
      // With this option the library stores caption numbers as the results of their fields.
      pageNumbers: () => ({ bookmarks: new Map() }),
      sections: [
        coverSection(coverOf(document, coverWidth)),
        ...joined([...front, ...contents], parts).map(({ isLandscape, children }) =>
          textSection(document, isLandscape, children),
        ),
      ],
    }),
  );
}

interface WrittenPart {
  readonly isLandscape: boolean;
  readonly children: ISectionOptions['children'];
}

/** Puts the pages before the body into the body's first section if that is upright, else into their own section. */
function joined(front: WrittenPart['children'], parts: readonly WrittenPart[]): WrittenPart[] {
  const [first, ...others] = parts;
  const all =
    first && !first.isLandscape
      ? [{ isLandscape: false, children: [...front, ...first.children] }, ...others]
      : [{ isLandscape: false, children: front }, ...parts];
  return all.filter(({ children }) => children.length > 0);
}

interface Part {
  readonly isLandscape: boolean;
  readonly blocks: readonly Block[];
}

/** Groups consecutive blocks by page orientation. */
function turned(blocks: readonly Block[]): Part[] {
  const parts: { isLandscape: boolean; blocks: Block[] }[] = [];
  for (const block of blocks) {
    const isLandscape = block.kind === 'landscape';
    const last = parts.at(-1);
    const own = isLandscape ? block.blocks : [block];
    if (last?.isLandscape === isLandscape) last.blocks.push(...own);
    else parts.push({ isLandscape, blocks: [...own] });
  }
  return parts;
}
