import type { Bilingual } from '@elan/domain/language';
import type { Draft } from '../../draft/draft.ts';
import { styles } from '../../draft/styles.ts';
import type { Cell } from '../../formula/cell.ts';
import type { Expression } from '../../formula/expression.ts';
import { Range } from '../../formula/range.ts';
import type { Style } from '../../writer/workbook.ts';

/** The content of a field: an input, null if the input is missing, or a formula of other fields. */
export type FieldValue = number | string | null | (() => Expression);

export interface FieldColumn<Key extends string> {
  readonly key: Key;
  readonly head: Bilingual;
  readonly style: Style;
  readonly choice?: readonly string[];
}

export interface Line<Key extends string> {
  readonly name: string;
  readonly values: Readonly<Record<Key, FieldValue>>;
}

export const calendarKeys = [
  'c1',
  'c2',
  'c3',
  'c4',
  'c5',
  'c6',
  'c7',
  'c8',
  'c9',
  'c10',
  'c11',
  'c12',
] as const;

/** Fills the input sheet from top to bottom. */
export class InputSheet {
  readonly draft: Draft;
  row = 0;
  /** Labels of the missing inputs. */
  readonly missing: string[] = [];

  constructor(draft: Draft) {
    this.draft = draft;
  }

  section(words: Bilingual): void {
    this.row += this.row > 0 ? 1 : 0;
    this.draft.say(this.row, 0, words, styles.section);
    for (let column = 1; column <= 21; column += 1) {
      this.draft.constant(this.row, column, '', styles.section);
    }
    this.row += 1;
  }

  note(words: Bilingual | string): void {
    const text = typeof words === 'string' ? words : words[this.draft.language];
    this.draft.constant(this.row, 0, text, styles.note);
    this.row += 1;
  }

  /** Adds a row with a label, its value, and an optional note. */
  field(
    label: Bilingual,
    value: FieldValue,
    style: Style,
    { note, choice }: { readonly note?: Bilingual; readonly choice?: readonly string[] } = {},
  ): Cell {
    this.draft.say(this.row, 0, label);
    const cell = this.cell(this.row, 1, value, style, choice);
    if (value === null) this.missing.push(label[this.draft.language]);
    this.draft.status(this.row, 2, [cell], note?.[this.draft.language]);
    this.row += 1;
    return cell;
  }

  /** Adds a table with a row for each line, and returns each line's cells by column key. */
  table<Key extends string>(
    columns: readonly FieldColumn<Key>[],
    lines: readonly Line<Key>[],
  ): Record<Key, Cell>[] {
    const { draft } = this;
    draft.constant(this.row, 0, '', styles.head);
    for (const [at, { head }] of columns.entries()) {
      draft.say(this.row, at + 1, head, styles.head);
    }
    this.row += 1;
    return lines.map(({ name, values }) => {
      draft.constant(this.row, 0, name, styles.label);
      const cells = columns.map(({ key, head, style, choice }, at) => {
        const value = values[key];
        if (value === null) this.missing.push(`${name} · ${head[draft.language]}`);
        return [key, this.cell(this.row, at + 1, value, style, choice)];
      });
      const own = Object.fromEntries(cells) as Record<Key, Cell>;
      draft.status(this.row, columns.length + 1, Object.values<Cell>(own));
      this.row += 1;
      return own;
    });
  }

  cell(
    row: number,
    column: number,
    value: FieldValue,
    style: Style,
    choice?: readonly string[],
  ): Cell {
    if (typeof value === 'function') {
      const { fill, color, ...computed } = style;
      return this.draft.formula(row, column, value, computed);
    }
    if (choice) {
      this.draft.choices.push({
        area: { row, column, lastRow: row, lastColumn: column },
        words: choice,
      });
    }
    return this.draft.put(row, column, { kind: 'input', value }, style);
  }
}

/** @returns a column of a table as a range. */
export function columnOf<Key extends string>(
  lines: readonly Readonly<Record<Key, Cell>>[],
  key: Key,
): Range {
  return new Range(
    lines.map((line) => line[key]),
    true,
  );
}

/** @returns the twelve month cells of a line as a range. */
export function calendarOf(line: Readonly<Record<(typeof calendarKeys)[number], Cell>>): Range {
  return new Range(
    calendarKeys.map((key) => line[key]),
    true,
  );
}
