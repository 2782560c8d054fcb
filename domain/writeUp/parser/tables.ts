import type { Edit } from './edits.ts';
import type { Line } from './line.ts';
import type { Applies } from './rules.ts';

const delimiterRow = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;
/** With the dashes that a word processor or a model writes for hyphens, and the crosses of a table drawn in characters. */
const likeDelimiterRow = /^[|:+\-–—−═\s]*$/;
/** Longer rows are not counted, so that no text takes long to read. */
const longestRow = 4_000;

/** @returns the cells of a row; 0 for a line that is none. */
function cellsOf(words: string): number {
  if (words.length > longestRow || !words.includes('|')) return 0;
  const row = words
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return row.split(/(?<!\\)\|/).length;
}

/** Whether the lines that are read in their order are rows of a table. */
export class Tables {
  /** The number of lines of the head that are still to come, then 0 for rows; undefined outside a table. */
  #left: number | undefined;
  readonly #applies: Applies;

  constructor(applies: Applies) {
    this.#applies = applies;
  }

  get isOpen(): boolean {
    return this.#left !== undefined;
  }

  close(): void {
    this.#left = undefined;
  }

  /**
   * @param next the line below, of the same quotation.
   * @param isInParagraph whether the line above is one of a paragraph.
   * @returns the edits that make a line the row that it was meant to be; undefined where it is not in a table.
   */
  line(line: Line, next: Line | undefined, isInParagraph: boolean): readonly Edit[] | undefined {
    if (this.#left !== undefined) {
      if (this.#left > 0) {
        this.#left -= 1;
        return [];
      }
      if (line.words.includes('|')) return [];
      this.close();
      return this.#applies('text below a table')
        ? [{ start: line.margin, end: line.margin, put: `\n${'> '.repeat(line.quotes)}` }]
        : undefined;
    }
    const cells = cellsOf(line.words);
    if (cells === 0 || !next) return undefined;
    const below = next.words;
    if (below.includes('|') && likeDelimiterRow.test(below) && /[-–—−═]{2}|[-–—−]/.test(below)) {
      return this.#head(next, cells);
    }
    const isRow = (words: string) => cells > 1 && /^\|.*\|\s*$/.test(words);
    if (isRow(line.words) && isRow(below) && cellsOf(below) === cells && !isInParagraph) {
      if (!this.#applies('table without a line below its head')) return undefined;
      this.#left = 0;
      const row = `\n${'> '.repeat(line.quotes)}${' '.repeat(line.indent)}|${' --- |'.repeat(cells)}`;
      return [{ start: line.end, end: line.end, put: row }];
    }
    return undefined;
  }

  #head({ start, end, words }: Line, cells: number): readonly Edit[] | undefined {
    const isExact = delimiterRow.test(words);
    if (isExact && cellsOf(words) === cells) {
      this.#left = 1;
      return [];
    }
    if (cells < 2 || !this.#applies('table with another number of columns')) return undefined;
    this.#left = 1;
    const written = words.replaceAll(/[–—−═]/g, '-').replaceAll('+', '|');
    const rules = written
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|');
    const row = Array.from({ length: cells }, (_, column) => {
      const rule = rules[column]?.trim() ?? '';
      return /^:?-+:?$/.test(rule) ? rule : '---';
    });
    return [{ start, end, put: `| ${row.join(' | ')} |` }];
  }
}
