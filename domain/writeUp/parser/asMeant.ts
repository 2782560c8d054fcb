import { type Edit, type Edited, edited } from './edits.ts';
import { isComparison, type Line, linesOf } from './line.ts';
import { Lists } from './listItems.ts';
import {
  endsSentence,
  isBracketed,
  isSigned,
  put,
  spacedBoldIn,
  underlineOf,
} from './paragraphs.ts';
import type { Applies } from './rules.ts';
import { Tables } from './tables.ts';

const rule = /^(?:(?:-[ \t]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})$/;
const fence = /^(`{3,}(?=[^`]*$)|~{3,})/;
const heading = /^#{1,6}(?:\s|$)/;
const bullet = /^[•◦▪‣●○■►➢✓✔][\ufe0e\ufe0f]?[ \t\u00a0\u202f]*(?=\S)/;
const drawnBullet = /^[–—][ \t\u00a0\u202f]+(?=\S)/;
const item = /^(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)/;
/** The search for the next sibling of an item ends this many lines below the item. */
const longestItem = 60;
const sign = 'amount after a sign at the start of a line';
/** Matches a list marker followed by a no-break space, unless a digit follows, as in "2.\u00a0500 $". */
const itemBehindNoBreak = /^([-*+]|\d{1,9}[.)])[\u00a0\u202f]+(?=[^\s\d])/;
/** The smallest number that is taken for a year and not a list item, unless it continues a list. */
const leastYear = 100;

/** Edits the lines that CommonMark would misread, so that they are parsed as intended. */
export function asMeant(text: string, applies: Applies): Edited {
  return edited(text, new Reader(text, applies).edits());
}

class Reader {
  readonly #text: string;
  readonly #lines: readonly Line[];
  readonly #applies: Applies;
  readonly #edits: Edit[] = [];
  readonly #lists: Lists;
  readonly #tables: Tables;
  /** Number of lines in the open paragraph; 0 if none is open. */
  #paragraph = 0;
  #isAfterBlank = true;
  #fence: { readonly mark: string; readonly moved: number } | undefined;

  constructor(text: string, applies: Applies) {
    const compares: typeof isComparison = (...lines) =>
      applies('more than a number') && isComparison(...lines);
    this.#text = text;
    this.#lines = linesOf(text, compares);
    this.#applies = applies;
    this.#lists = new Lists(applies);
    this.#tables = new Tables(applies);
  }

  edits(): readonly Edit[] {
    for (const [at, line] of this.#lines.entries()) {
      if (this.#lines[at - 1]?.quotes !== line.quotes) this.#begin();
      if (this.#fence) this.#code(line, this.#fence);
      else if (/^[\s\u200b]*$/.test(line.words)) this.#blank(line);
      else {
        this.#written(line, at);
        this.#isAfterBlank = false;
      }
    }
    return this.#edits.toSorted((one, other) => one.start - other.start);
  }

  #begin(): void {
    this.#lists.close();
    this.#tables.close();
    this.#paragraph = 0;
    this.#isAfterBlank = true;
    this.#fence = undefined;
  }

  #blank({ margin, end }: Line): void {
    this.#tables.close();
    this.#paragraph = 0;
    this.#isAfterBlank = true;
    const isPlain = /^[ \t]*$/.test(this.#text.slice(margin, end));
    if (!isPlain && this.#applies('line of spaces that do not break')) {
      this.#edits.push({ start: margin, end, put: '' });
    }
  }

  #code(line: Line, { mark, moved }: { readonly mark: string; readonly moved: number }): void {
    if (moved !== 0) {
      const columns = Math.max(0, line.indent + moved);
      this.#edits.push({ start: line.margin, end: line.start, put: ' '.repeat(columns) });
    }
    if (line.words.startsWith(mark) && /^(?:`+|~+)\s*$/.test(line.words)) this.#fence = undefined;
  }

  #written(line: Line, at: number): void {
    const isInParagraph = this.#paragraph > 0;
    const row = this.#tables.line(line, this.#below(line, at), isInParagraph);
    if (row) {
      this.#moved(line);
      this.#edits.push(...row, ...spacedBoldIn(line, this.#applies));
      this.#paragraph = 0;
      return;
    }
    const words = this.#beginning(line, at);
    const isDash = words.trim() === '-' && isInParagraph && !this.#lists.isOpen;
    if (item.test(words) && !rule.test(words) && !isDash) this.#item(line, words, at);
    else this.#line(line, words, at);
    this.#edits.push(...spacedBoldIn(line, this.#applies));
  }

  /**
   * Adds an edit that gives a line other than a list item its intended indentation. @returns the number of columns by
   * which it moves.
   */
  #moved(line: Line): number {
    const [edit] = this.#lists.line(line, { isAfterBlank: this.#isAfterBlank });
    if (!edit) return 0;
    this.#edits.push(edit);
    return edit.put.length - line.indent;
  }

  #item(line: Line, words: string, at: number): void {
    const own = words.replace(/^\S+[ \t]+/, '');
    const text = own === words ? own : this.#beginningInItem(line, own, at);
    const edits = this.#lists.item(line, words.slice(0, words.length - own.length) + text);
    this.#edits.push(...edits);
    if (edits.length === 0 && /[^ \t]/.test(this.#text.slice(line.margin, line.start))) {
      const spaces = ' '.repeat(line.indent);
      this.#edits.push({ start: line.margin, end: line.start, put: spaces });
    }
    const opens = own === words ? undefined : fence.exec(own)?.[1];
    const indentation = edits.find(({ start }) => start === line.margin);
    const moved = indentation ? indentation.put.length - line.indent : 0;
    if (opens !== undefined) this.#fence = { mark: opens, moved };
    this.#paragraph = 1;
  }

  /** Like `#beginning`, for the text after a list marker. */
  #beginningInItem(line: Line, own: string, at: number): string {
    const escaped = (offset: number) => {
      this.#edits.push(put(line.end - own.length + offset, '\\'));
      return `${own.slice(0, offset)}\\${own.slice(offset)}`;
    };
    const alone = /^\d{1,9}(?=[.)]\s*$)/.exec(own)?.[0];
    if (alone !== undefined && this.#applies('number that ends a sentence')) {
      return escaped(alone.length);
    }
    const isSign = /^[+-]\s/.test(own) && isSigned(own, [this.#nested(line, at)]);
    return isSign && this.#applies(sign) ? escaped(0) : own;
  }

  #line(line: Line, words: string, at: number): void {
    const opens = fence.exec(words)?.[1];
    const isBlock = opens !== undefined || heading.test(words) || rule.test(words);
    if (isBlock && line.indent < 2) this.#lists.close();
    // Lines that continue a paragraph can have any indentation.
    const moved = isBlock || this.#paragraph === 0 ? this.#moved(line) : 0;
    if (opens !== undefined) this.#fence = { mark: opens, moved };
    const isUnderline =
      this.#paragraph > 0 ? /^(?:=+|-+)[ \t]*$/.test(words) : /^={3,}[ \t]*$/.test(words);
    if (isUnderline && this.#underlines(line, at)) return;
    this.#paragraph = isBlock ? 0 : this.#paragraph + 1;
  }

  /** Corrects a line of hyphens or equals signs. @returns whether it is a heading underline or a rule, not text. */
  #underlines(line: Line, at: number): boolean {
    const above = this.#lines[at - 1]?.words ?? '';
    const isItem = item.test(above);
    const meant = underlineOf(line.words, above, isItem ? 0 : this.#paragraph);
    if (meant !== 'heading' && this.#applies('line below a paragraph')) {
      const { start, end } = line;
      this.#edits.push(meant === 'rule' ? { start, end, put: '***' } : put(start, '\\'));
    }
    if (meant !== 'words') this.#paragraph = 0;
    return meant !== 'words';
  }

  /** Corrects the start of a line. @returns its text for recognizing blocks: escaped text starts with a backslash. */
  #beginning(line: Line, at: number): string {
    const { start, words } = line;
    const escaped = (offset: number) => {
      this.#edits.push(put(start + offset, '\\'));
      return `\\${words}`;
    };
    const above = this.#lines[at - 1]?.words ?? '';
    if (this.#isSign(line, at)) {
      this.#breakBefore(at);
      return escaped(0);
    }
    // Blockquote marks are not part of `words`, so this ">" is text, such as a comparison.
    if (words.startsWith('>')) return escaped(0);
    const number = /^\d{1,9}(?=[.)](?:\s|$))/.exec(words)?.[0];
    if (number !== undefined && this.#isNoItem(number, line, at)) return escaped(number.length);
    if (this.#paragraph > 0 && number !== undefined && number !== '1') {
      const isList = /:[*_]{0,3}$/.test(above.trimEnd()) && number.length < 3;
      if (isList && this.#applies('list after a colon')) {
        this.#edits.push(put(line.margin, `\n${'> '.repeat(line.quotes)}`));
        this.#paragraph = 0;
      }
    }
    if (isBracketed(words) && this.#applies('brackets before a colon')) return escaped(0);
    const [marks = ''] = /^#{2,6}(?=[^\s#])/.exec(words) ?? [];
    if (marks !== '' && this.#applies('heading without a space')) {
      this.#edits.push(put(start + marks.length, ' '));
      return `${marks} ${words.slice(marks.length)}`;
    }
    return this.#itemOf(line, at);
  }

  #itemOf({ start, words }: Line, at: number): string {
    const isDrawn = (one: Line | undefined) => one !== undefined && drawnBullet.test(one.words);
    const [own] =
      bullet.exec(words) ??
      (isDrawn(this.#lines[at - 1]) || isDrawn(this.#lines[at + 1])
        ? drawnBullet.exec(words)
        : null) ??
      [];
    if (own !== undefined && this.#applies('bullet of a word processor')) {
      this.#edits.push({ start, end: start + own.length, put: '- ' });
      return `- ${words.slice(own.length)}`;
    }
    const behind = itemBehindNoBreak.exec(words);
    if (behind && this.#applies('item behind a no-break space')) {
      const [whole, mark = ''] = behind;
      this.#edits.push({ start: start + mark.length, end: start + whole.length, put: ' ' });
      return `${mark} ${words.slice(whole.length)}`;
    }
    return words;
  }

  #isSign(line: Line, at: number): boolean {
    if (!/^[+-]\s/.test(line.words) || !this.#applies(sign)) return false;
    if (line.words.startsWith('-') && this.#lists.isOpen) return false;
    return isSigned(line.words, [this.#above(line, at), this.#sibling(line, at)]);
  }

  /** Adds a hard line break above a signed amount, so that it stays on a line of its own. */
  #breakBefore(at: number): void {
    const above = this.#lines[at - 1];
    if (!above || this.#paragraph === 0 || /(?: {2}|\\)$/.test(above.words)) return;
    this.#edits.push(put(above.end, '\\'));
  }

  #isNoItem(number: string, line: Line, at: number): boolean {
    const below = this.#below(line, at)?.words ?? '';
    const isOne = this.#paragraph > 0 && !this.#lists.isOpen;
    if (isOne && endsSentence(line.words, this.#lines[at - 1]?.words ?? '', below)) {
      return this.#applies('one that ends a sentence');
    }
    const value = Number(number);
    const isYear = value >= leastYear && !this.#lists.continues(value);
    const isAlone = line.words.trimEnd().length === number.length + 1 && below === '';
    return (isYear || isAlone) && this.#applies('number that ends a sentence');
  }

  /** @returns the next line, if it has the same blockquote depth. */
  #below({ quotes }: Line, at: number): Line | undefined {
    const below = this.#lines[at + 1];
    return below?.quotes === quotes ? below : undefined;
  }

  /**
   * @returns the text of the next line that is not blank and would not belong to an item at this line; "" if there is
   * none.
   */
  #sibling({ quotes, indent }: Line, at: number): string {
    for (let next = at + 1; next < at + longestItem; next += 1) {
      const line = this.#lines[next];
      if (!line || line.quotes !== quotes) return '';
      if (line.words !== '' && line.indent < indent + 2) return line.words;
    }
    return '';
  }

  /** @returns the text of the line below if it is indented more; otherwise "". */
  #nested(line: Line, at: number): string {
    const below = this.#below(line, at);
    return below && below.indent > line.indent ? below.words : '';
  }

  /** @returns the text of the closest line above that is not blank, at most two lines up; "" if there is none. */
  #above({ quotes }: Line, at: number): string {
    for (let near = at - 1; near > at - 3; near -= 1) {
      const line = this.#lines[near];
      if (!line || line.quotes !== quotes) return '';
      if (line.words !== '') return line.words;
    }
    return '';
  }
}
