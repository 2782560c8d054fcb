import { lastMonth, monthCount, years } from '@elan/domain/forecast/calendar';
import type { Bilingual } from '@elan/domain/language';
import { blank, type Expression, expressionOf, type Operand } from '../formula/expression.ts';
import { monthOf, monthsAfter } from '../formula/operators.ts';
import { sum } from '../formula/range.ts';
import type { SheetData, Style } from '../writer/workbook.ts';
import { Draft } from './draft.ts';
import { Block, Series } from './series.ts';
import { dateStyles, styles } from './styles.ts';

/** Column of month 0, after the columns for labels and notes. */
const firstColumn = 2;
const yearColumn = firstColumn + monthCount;
const headRows = 4;

export interface RowOptions {
  /** The forecast's monthly results, in dollars or units, stored as the cells' values. */
  readonly engine?: readonly (number | null)[];
  /** Content of the year columns: the sum of the months (the default), the last month, or nothing. */
  readonly years?: 'sum' | 'last' | 'none';
  readonly yearOf?: (year: number) => Expression;
  readonly style?: Style;
  readonly isTotal?: true;
  readonly note?: Bilingual | string;
}

/** A sheet with a column for each month and each year. */
export class MonthlySheet {
  readonly draft: Draft;
  readonly dates: Series;
  readonly numbers: Series;
  private next = headRows;

  constructor(
    book: {
      readonly language: Draft['language'];
      readonly assumptions: { readonly opening: Expression };
      readonly subtitle: string;
    },
    name: Bilingual,
    title: Bilingual,
    tabColor?: string,
  ) {
    const { language } = book;
    const look: Pick<SheetData, 'widths' | 'frozen' | 'pagesWide'> = {
      widths: [38, 18, ...Array.from({ length: monthCount }, () => 12), 16, 16, 16],
      frozen: { rows: headRows, columns: firstColumn },
      pagesWide: 3,
    };
    this.draft = new Draft(language, name, tabColor ? { ...look, tabColor } : look);
    const { draft } = this;
    draft.say(0, 0, title, styles.title);
    draft.constant(1, 0, book.subtitle, styles.subtitle);
    draft.say(2, 0, { fr: 'Mois du plan', en: 'Month of the plan' }, styles.head);
    draft.say(3, 0, { fr: 'Mois du calendrier', en: 'Calendar month' }, styles.head);
    draft.constant(2, 1, '', styles.head);
    draft.constant(3, 1, '', styles.head);
    this.numbers = new Series(
      eachMonth((m) => draft.constant(2, firstColumn + m, m, styles.head)),
      years.map((_, at) =>
        draft.say(2, yearColumn + at, { fr: `An ${at + 1}`, en: `Year ${at + 1}` }, styles.head),
      ),
    );
    this.dates = new Series(
      eachMonth((m) =>
        draft.formula(
          3,
          firstColumn + m,
          () => monthsAfter(book.assumptions.opening, m - 1),
          dateStyles.head,
        ),
      ),
      [],
    );
    for (const [at, { first, last }] of years.entries()) {
      const words = { fr: `mois ${first} à ${last}`, en: `months ${first} to ${last}` };
      draft.say(3, yearColumn + at, words, styles.head);
    }
  }

  /** @returns the calendar month, 1 to 12, of month `m` of the plan. */
  monthNumber(m: number): Expression {
    return monthOf(this.dates.at(m));
  }

  section(words: Bilingual): void {
    if (this.next > headRows) this.next += 1;
    for (let column = 1; column < yearColumn + years.length; column += 1) {
      this.draft.constant(this.next, column, '', styles.section);
    }
    this.draft.say(this.next, 0, words, styles.section);
    this.next += 1;
  }

  /**
   * @param label in both languages, or the user's name for a line.
   * @param of makes a month's formula; returns undefined for an empty cell.
   */
  row(
    label: Bilingual | string,
    of: (m: number) => Operand | undefined,
    options: RowOptions = {},
  ): Series {
    const { draft, next: row } = this;
    this.next += 1;
    const { isTotal, engine, note } = options;
    const style = options.style ?? (isTotal ? styles.totalDollars : styles.dollars);
    const text = typeof label === 'string' ? label : label[draft.language];
    draft.constant(row, 0, text, isTotal ? styles.total : styles.label);
    const months = eachMonth((m) =>
      draft.formula(row, firstColumn + m, () => expressionOf(of(m) ?? blank), style, engine?.[m]),
    );
    const series = new Series(months, []);
    const yearOf =
      options.yearOf ??
      ((at: number) => {
        const { first, last } = years[at] ?? { first: 0, last: lastMonth };
        return options.years === 'last' ? series.at(last) : sum(series.range(first, last));
      });
    const sums =
      options.years === 'none'
        ? []
        : years.map((_, at) => draft.formula(row, yearColumn + at, () => yearOf(at), style));
    const words = typeof note === 'object' ? note[draft.language] : note;
    draft.status(row, 1, months, words, isTotal ? styles.totalNote : styles.note);
    return new Series(months, sums);
  }

  /** Adds consecutive rows, one for each line. */
  block<Line>(
    lines: readonly Line[],
    label: (line: Line) => string,
    of: (line: Line, m: number, own: () => Series) => Operand | undefined,
    options: RowOptions = {},
  ): Block {
    const rows: Series[] = [];
    for (const [at, line] of lines.entries()) {
      const own = (): Series => rows[at] ?? new Series([], []);
      rows.push(this.row(label(line), (m) => of(line, m, own), options));
    }
    return new Block(rows);
  }
}

function eachMonth<T>(of: (m: number) => T): T[] {
  return Array.from({ length: monthCount }, (_, m) => of(m));
}
