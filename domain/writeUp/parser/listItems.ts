import type { Edit } from './edits.ts';
import type { Line } from './line.ts';
import type { Applies } from './rules.ts';

/** An item of an open list. `indent` is its column as written. */
interface OpenItem {
  readonly indent: number;
  /** The column of its content after edits. */
  readonly content: number;
  readonly number: number | undefined;
}

const marker = /^([-*+]|\d{1,9}[.)])([ \t]+|$)/;
/** CommonMark treats a larger indentation as code. */
const mostIndent = 3;

/** Tracks the open lists while the lines of a text are read in order. */
export class Lists {
  #open: OpenItem[] = [];
  readonly #applies: Applies;

  constructor(applies: Applies) {
    this.#applies = applies;
  }

  get isOpen(): boolean {
    return this.#open.length > 0;
  }

  /** @returns whether a number continues an open list. */
  continues(number: number): boolean {
    return this.#open.some((item) => item.number === number - 1);
  }

  close(): void {
    this.#open = [];
  }

  /**
   * @param words the text of the line as it will be parsed, with its list marker.
   * @returns the edits that place the item in the intended list.
   */
  item(line: Line, words: string): readonly Edit[] {
    const [, mark = '', space = ''] = marker.exec(words) ?? [];
    const { indent } = line;
    let sibling: OpenItem | undefined;
    for (let last = this.#open.at(-1); last; last = this.#open.at(-1)) {
      if (indent >= last.indent + 2) break;
      sibling = indent >= last.indent - 1 ? last : undefined;
      this.#open.pop();
      if (sibling) break;
    }
    const least = this.#open.at(-1)?.content ?? 0;
    const most = Math.min(least + mostIndent, (sibling?.content ?? least + 4) - 1);
    const parsed = indent >= least && indent <= most ? indent : least;
    const rule = least > 0 ? 'nested item with few spaces' : 'indented line';
    const isMoved = parsed !== indent && this.#applies(rule);
    this.#begin(words, indent, isMoved ? parsed : indent);
    const edits: Edit[] = isMoved ? [indented(line, parsed)] : [];
    const isCode = space.length > 4 && words.length > mark.length + space.length;
    if (isCode && this.#applies('indented line')) {
      const from = line.start + mark.length;
      edits.push({ start: from + 1, end: from + space.length, put: '' });
    }
    return edits;
  }

  /**
   * Opens the item that begins with these words, and those on the same line within it, as in "1. - words".
   * @param column the column of the words after edits.
   */
  #begin(words: string, indent: number, column: number): void {
    const [all, mark = '', space = ''] = marker.exec(words) ?? [];
    if (all === undefined) return;
    const width = mark.length + (space === '' || space.length > 4 ? 1 : space.length);
    const number = /^\d/.test(mark) ? Number.parseInt(mark, 10) : undefined;
    this.#open.push({ indent, content: column + width, number });
    this.#begin(words.slice(all.length), indent + all.length, column + width);
  }

  /** @returns the edit that gives a line other than an item its intended indentation; empty if none is needed. */
  line(line: Line, { isAfterBlank }: { readonly isAfterBlank: boolean }): readonly Edit[] {
    const { indent } = line;
    if (isAfterBlank && indent < 2) this.close();
    const within = this.#open.findLast((item) => indent >= item.indent + 2);
    const least = within?.content ?? 0;
    if (within && isAfterBlank) this.#open.length = this.#open.indexOf(within) + 1;
    if (indent >= least && indent <= least + mostIndent) return [];
    const rule = within ? 'nested item with few spaces' : 'indented line';
    return this.#applies(rule) ? [indented(line, least)] : [];
  }
}

function indented({ margin, start }: Line, columns: number): Edit {
  return { start: margin, end: start, put: ' '.repeat(columns) };
}
