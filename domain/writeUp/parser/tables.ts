import type { Edit } from './edits.ts';
import type { Line } from './line.ts';
import type { Applies } from './rules.ts';

const delimiterRow = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;
/**
 * Accepts any mix of the characters of a delimiter row, the dashes and double lines that models write for hyphens, and
 * the crosses of drawn tables.
 */
const likeDelimiterRow = /^[|:+\-–—−═\s]*$/;
/** The cells of longer lines are not counted. */
const longestRow = 4_000;

/** @returns the number of cells in a row; 0 if the line is not a row or is too long. */
function cellsOf(words: string): number {
  if (words.length > longestRow || !words.includes('|')) return 0;
  const row = words
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return row.split(/(?<!\\)\|/).length;
}

/** Recognizes and corrects tables while the lines of a text are read in order. */
export class Tables {
  /** 1 if the delimiter row of the open table is still to come, otherwise 0; undefined outside a table. */
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
   * @param next the line below, if it has the same blockquote depth.
   * @param isInParagraph whether the line above belongs to a paragraph.
   * @returns the edits for a line in a table or just below one, possibly none; undefined for any other line.
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
