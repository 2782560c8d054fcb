import type { Figures } from '@elan/domain/figures/figures';
import { fillFigures } from '@elan/domain/figures/fill';
import { strikesIn } from '@elan/domain/figures/placeholder';
import type { Language } from '@elan/domain/language';
import type { Block } from '../blocks.ts';
import { tableOfFigures } from '../finances/figureTable.ts';
import { blocksOfMarkdown } from '../markdown/blocks.ts';
import { plain, wordsOf } from '../markdown/inline.ts';

export interface Reading {
  readonly figures: Figures;
  readonly language: Language;
  /** Ids of the tables already in the document. Each table appears only once. */
  readonly shownTables: Set<string>;
  /** Captions, by id, of the tables that are shown in the financial file. */
  readonly placedTables: ReadonlyMap<string, string>;
  /** Tables directly before or after this text, to which the text needs no reference. */
  readonly adjacentTables?: readonly string[];
}

const lists: Readonly<Record<Language, Intl.ListFormat>> = {
  fr: new Intl.ListFormat('fr-CA'),
  en: new Intl.ListFormat('en-CA'),
};
/** A reference to tables by caption. Does not say "above" or "below", so that it is right on both sides. */
const seeTables: Readonly<Record<Language, (captions: readonly string[]) => string>> = {
  fr: (captions) =>
    `Voir ${captions.length === 1 ? 'le tableau' : 'les tableaux'} ${lists.fr.format(captions.map((caption) => `«\u00a0${caption}\u00a0»`))}.`,
  en: (captions) =>
    `See the ${captions.length === 1 ? 'table' : 'tables'} ${lists.en.format(captions.map((caption) => `“${caption}”`))}.`,
};

/** Matches a table reference alone on its line. */
const tableLine = /^[ \t]*\{\{[ \u00a0]?t:[ \u00a0]?([A-Za-z0-9.]{1,60})[ \u00a0]?\}\}[ \t]*$/gm;
/** Markers around the id of a table to show. Unicode reserves these two code points for internal use. */
const opening = '\ufdd0';
const closing = '\ufdd1';
const marked = new RegExp(`^${opening}([A-Za-z0-9.]{1,60})${closing}$`);

/** @returns a stored write-up as blocks, with the current figures. Table references become tables or their captions. */
export function blocksOfWriteUp(text: string, reading: Reading): readonly Block[] {
  const { figures, language } = reading;
  const stored = text.replaceAll(/[\ufdd0\ufdd1]/g, '');
  const isStruck = strikesIn(stored);
  const known = stored.replaceAll(tableLine, (line, id: string, at: number) =>
    !isStruck(at) && Object.hasOwn(figures.tables, id) ? `\n${opening}${id}${closing}\n` : line,
  );
  const blocks: Block[] = [];
  // Captions of consecutive references, which are combined into one sentence.
  let captions = new Set<string>();
  for (const block of blocksOfMarkdown(fillFigures(known, { figures, language }))) {
    const id = block.kind === 'paragraph' ? marked.exec(wordsOf(block.text))?.[1] : undefined;
    const shown = id === undefined ? block : tableOrCaption(id, reading);
    if (typeof shown === 'string') {
      if (captions.size > 0) blocks.pop();
      captions.add(shown);
      blocks.push({ kind: 'paragraph', text: plain(seeTables[language]([...captions])) });
    } else if (shown) {
      captions = new Set();
      blocks.push(shown);
    }
  }
  return blocks;
}

/** @returns the table, its caption if it is shown elsewhere, or undefined if it is unknown or next to the text. */
function tableOrCaption(id: string, reading: Reading): Block | string | undefined {
  const { figures, language, shownTables, placedTables, adjacentTables } = reading;
  const table = figures.tables[id];
  if (!table || adjacentTables?.includes(id)) return undefined;
  const caption = table.label[language];
  const placed = placedTables.get(id) ?? (shownTables.has(id) ? caption : undefined);
  if (placed !== undefined) return placed;
  shownTables.add(id);
  return { kind: 'table', caption, table: tableOfFigures(table, language) };
}
