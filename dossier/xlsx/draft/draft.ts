import type { Bilingual, Language } from '@elan/domain/language';
import { Cell, type Content } from '../formula/cell.ts';
import { type Expression, Missing } from '../formula/expression.ts';
import { quotedSheet } from '../writer/names.ts';
import type { CellData, SheetData, Style } from '../writer/workbook.ts';
import { styles } from './styles.ts';

export const unsaid: Bilingual = { fr: 'à préciser', en: 'to be completed' };

/**
 * Maximum number of missing inputs that a formula checks individually. With more, the formula checks the workbook's
 * count of missing inputs.
 */
const namedInputs = 6;

/** A sheet under construction. Its formulas may refer to cells of sheets that are not built yet. */
export class Draft {
  readonly language: Language;
  readonly name: string;
  /** The sheet's name as written in formulas. */
  readonly quotedName: string;
  private readonly placed: { readonly cell: Cell; readonly style: Style }[] = [];
  private readonly look: Pick<SheetData, 'widths' | 'frozen' | 'pagesWide' | 'tabColor'>;
  readonly choices: SheetData['choices'][number][] = [];

  constructor(
    language: Language,
    name: Bilingual,
    look: Pick<SheetData, 'widths' | 'frozen' | 'pagesWide' | 'tabColor'>,
  ) {
    this.language = language;
    this.name = name[language];
    this.quotedName = quotedSheet(this.name);
    this.look = look;
  }

  put(row: number, column: number, content: Content, style: Style): Cell {
    const cell = new Cell(this.quotedName, row, column, content);
    this.placed.push({ cell, style });
    return cell;
  }

  constant(row: number, column: number, value: number | string, style: Style): Cell {
    return this.put(row, column, { kind: 'constant', value }, style);
  }

  say(row: number, column: number, words: Bilingual, style: Style = styles.label): Cell {
    return this.constant(row, column, words[this.language], style);
  }

  formula(
    row: number,
    column: number,
    of: () => Expression,
    style: Style,
    engine?: number | null,
  ): Cell {
    return this.put(row, column, { kind: 'formula', of, engine }, style);
  }

  /** Adds a cell that shows "to be completed" while an input needed by `of` is missing, and `words` otherwise. */
  status(
    row: number,
    column: number,
    of: readonly Expression[],
    words = '',
    style: Style = styles.note,
  ): Cell {
    return this.put(row, column, { kind: 'status', of, words }, style);
  }

  /** Inputs that have no value yet. */
  get missing(): Cell[] {
    return this.placed
      .map(({ cell }) => cell)
      .filter((cell) => cell.isInput && cell.value() instanceof Missing);
  }

  /**
   * @param countOfMissing the cell that counts the workbook's missing inputs.
   * @returns the finished sheet.
   */
  finish(countOfMissing: Cell): SheetData {
    return {
      name: this.name,
      ...this.look,
      choices: this.choices,
      cells: this.placed.map(({ cell, style }) => ({
        row: cell.row,
        column: cell.column,
        style,
        ...written(cell, countOfMissing, unsaid[this.language]),
      })),
    };
  }
}

function written(cell: Cell, ...others: [Cell, string]): Pick<CellData, 'value' | 'formula'> {
  const content = contentOf(cell, ...others);
  cell.release();
  return content;
}

function contentOf(
  cell: Cell,
  countOfMissing: Cell,
  unsaidWords: string,
): Pick<CellData, 'value' | 'formula'> {
  const { kept, words, expression } = cell;
  if (!expression && words === undefined) {
    return kept instanceof Missing || kept === '' ? {} : { value: kept };
  }
  if (kept instanceof Missing) {
    const { inputs } = kept;
    const text = expression
      ? expression.text({ sheet: cell.sheet, guarded: inputs })
      : quoted(words ?? '');
    const otherwise = expression ? '' : unsaidWords;
    const condition = areEntered(inputs, cell.sheet, countOfMissing);
    return { value: otherwise, formula: `IF(${condition},${text},${quoted(otherwise)})` };
  }
  if (kept === '') return {};
  const text = expression?.text({ sheet: cell.sheet, guarded: new Set() });
  // A plain number needs no formula.
  return text === undefined || /^[\d.]+$/.test(text)
    ? { value: kept }
    : { value: kept, formula: text };
}

/** @returns a condition that is true when all inputs have values. With many, checks the workbook's count. */
function areEntered(inputs: ReadonlySet<Expression>, sheet: string, countOfMissing: Cell): string {
  const cells = [...inputs].filter((one) => one instanceof Cell);
  if (cells.length > namedInputs) return `${countOfMissing.placeFor(sheet)}=0`;
  return `COUNT(${cells.map((one) => one.placeFor(sheet)).join(',')})=${cells.length}`;
}

function quoted(words: string): string {
  return `"${words.replaceAll('"', '""')}"`;
}
