import type { Figures } from '@elan/domain/figures/figures';
import { fillFigures } from '@elan/domain/figures/fill';
import type { Language } from '@elan/domain/language';
import type { Block } from '../blocks.ts';
import { tableOfFigures } from '../finances/figureTable.ts';
import { blocksOfMarkdown } from '../markdown/blocks.ts';
import { plain, wordsOf } from '../markdown/inline.ts';

interface Reading {
  readonly figures: Figures;
  readonly language: Language;
  /** The ids of the tables that the document holds already: each is in it once. */
  readonly shownTables: Set<string>;
  /** @returns the words that stand for a table that was shown before. */
  readonly seeTable: (caption: string) => string;
}

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
  return blocksOfMarkdown(fillFigures(known, { figures, language })).map((block) => {
    const id = block.kind === 'paragraph' ? marked.exec(wordsOf(block.text))?.[1] : undefined;
    return id === undefined ? block : tableOrReference(id, reading, block);
  });
}

function tableOrReference(id: string, reading: Reading, block: Block): Block {
  const { figures, language, shownTables, seeTable } = reading;
  const table = figures.tables[id];
  if (!table) return block;
  const caption = table.label[language];
  if (shownTables.has(id)) return { kind: 'paragraph', text: plain(seeTable(caption)) };
  shownTables.add(id);
  return { kind: 'table', caption, table: tableOfFigures(table, language) };
}
