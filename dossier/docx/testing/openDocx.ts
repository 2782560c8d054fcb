import { strFromU8, unzipSync } from 'fflate';
import type { DossierDocument } from '../../model/blocks.ts';
import type { HeadingPage } from '../contents.ts';
import { renderDocx } from '../renderDocx.ts';
import { all, one, parseXml, valOf, type XmlElement } from './xml.ts';

/** An unzipped Word file, of which every XML part was parsed. */
export interface OpenedDocx {
  readonly names: readonly string[];
  readonly part: (name: string) => XmlElement;
  readonly body: XmlElement;
  readonly paragraphs: (style: string) => XmlElement[];
  /** The relationships of all parts. */
  readonly relations: readonly Readonly<Record<string, string>>[];
}

/** Writes a Word file and opens it. */
export async function openDocx(
  document: DossierDocument,
  headings: readonly HeadingPage[] = headingsOf(document),
): Promise<OpenedDocx> {
  const files = unzipSync(await renderDocx(document, headings));
  const parts = new Map(
    Object.entries(files)
      .filter(([name]) => /\.(?:xml|rels)$/.test(name))
      .map(([name, bytes]) => [name, parseXml(strFromU8(bytes))]),
  );
  const part = (name: string) => {
    const found = parts.get(name);
    if (!found) throw new Error(`no part ${name}`);
    return found;
  };
  const body = one(part('word/document.xml'), 'w:body');
  return {
    names: Object.keys(files),
    part,
    body,
    paragraphs: (style) => all(body, 'w:p').filter((p) => valOf(p, 'w:pStyle') === style),
    relations: [...parts]
      .filter(([name]) => name.endsWith('.rels'))
      .flatMap(([, rels]) => all(rels, 'Relationship'))
      .map(({ attributes }) => attributes),
  };
}

/** @returns the headings with the page numbers 101, 102 and so on. */
export function headingsOf({ blocks }: DossierDocument): HeadingPage[] {
  return blocks
    .flatMap((block) => (block.kind === 'landscape' ? block.blocks : [block]))
    .flatMap((block) => (block.kind === 'heading' ? [block] : []))
    .map(({ level, text }, at) => ({ level, text, page: 101 + at }));
}
