import type { Figures } from '@elan/domain/figures/figures';
import { fillFigures } from '@elan/domain/figures/fill';
import type { Language } from '@elan/domain/language';
import type { Block } from '../blocks.ts';
import { tableOfFigures } from '../finances/figureTable.ts';
import { blocksOfMarkdown } from '../markdown/blocks.ts';
import { plain, wordsOf } from '../markdown/inline.ts';

export interface Reading {
  readonly figures: Figures;
  readonly language: Language;
  /** The ids of the tables that the document holds already: each is in it once. */
  readonly shownTables: Set<string>;
  /** The captions of tables that have their place elsewhere in the document, by id. */
  readonly placedTables: ReadonlyMap<string, string>;
  /** Those that follow this text at once: nothing stands for them in it. */
  readonly nextTables?: readonly string[];
}

/** It gives no direction: the same words are true before the table and after it. */
const seeTable: Readonly<Record<Language, (caption: string) => string>> = {
  fr: (caption) => `Voir le tableau «\u00a0${caption}\u00a0».`,
  en: (caption) => `See the table “${caption}”.`,
};

/** A table alone on its line. */
const tableLine = /^[ \t]*\{\{[ \u00a0]?t:[ \u00a0]?([A-Za-z0-9.]{1,60})[ \u00a0]?\}\}[ \t]*$/gm;
/** What stands around the id of such a table: Unicode gives these two to programs, for use inside them. */
const opening = '\ufdd0';
const closing = '\ufdd1';
const marked = new RegExp(`^${opening}([A-Za-z0-9.]{1,60})${closing}$`);

/** @returns a stored write-up as blocks, with the figures of now; its tables have captions. */
export function blocksOfWriteUp(text: string, reading: Reading): readonly Block[] {
  const { figures, language } = reading;
  const known = text
    .replaceAll(/[\ufdd0\ufdd1]/g, '')
    .replaceAll(tableLine, (line, id: string) =>
      Object.hasOwn(figures.tables, id) ? `\n${opening}${id}${closing}\n` : line,
    );
  return blocksOfMarkdown(fillFigures(known, { figures, language })).flatMap((block) => {
    const id = block.kind === 'paragraph' ? marked.exec(wordsOf(block.text))?.[1] : undefined;
    if (id === undefined) return block;
    return reading.nextTables?.includes(id) ? [] : tableOrReference(id, reading, block);
  });
}

function tableOrReference(id: string, reading: Reading, block: Block): Block {
  const { figures, language, shownTables, placedTables } = reading;
  const table = figures.tables[id];
  if (!table) return block;
  const caption = table.label[language];
  const placed = placedTables.get(id) ?? (shownTables.has(id) ? caption : undefined);
  if (placed !== undefined) {
    return { kind: 'paragraph', text: plain(seeTable[language](placed)) };
  }
  shownTables.add(id);
  return { kind: 'table', caption, table: tableOfFigures(table, language) };
}
