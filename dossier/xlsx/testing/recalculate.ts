import { FunctionArgumentType, FunctionPlugin, HyperFormula } from 'hyperformula';
import type { ReadSheet } from './readWorkbook.ts';

type Run = Parameters<FunctionPlugin['runFunction']>;

/**
 * Excel and LibreOffice round based on fifteen significant digits, so that 1.005 becomes 1.01, while this library
 * rounds the binary number. `npm run check:workbook` compares with LibreOffice itself.
 */
class Rounding extends FunctionPlugin {
  static override implementedFunctions = {
    ROUND: {
      method: 'round',
      parameters: [
        { argumentType: FunctionArgumentType.NUMBER },
        { argumentType: FunctionArgumentType.NUMBER },
      ],
    },
  };

  round({ args }: { readonly args: Run[0] }, state: Run[1]) {
    return this.runFunction(
      args,
      state,
      this.metadata('ROUND'),
      (value: number, digits: number) => {
        const moved = Number((Math.abs(value) * 10 ** digits).toPrecision(15));
        return (Math.sign(value) * Math.round(moved)) / 10 ** digits;
      },
    );
  }
}

HyperFormula.registerFunctionPlugin(Rounding, { enGB: { ROUND: 'ROUND' } });

/** @returns the value of a cell after all formulas are recomputed; an empty string if the cell is empty. */
export type ValueAt = (sheet: string, row: number, column: number) => unknown;

/** A value typed into a cell. Rows and columns count from 0. */
export interface TypedCell {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly value: number | string;
}

export interface OpenWorkbook {
  readonly valueAt: ValueAt;
  /** Types values like a user, runs `look` and restores the cells. */
  whileTyped<Seen>(cells: readonly TypedCell[], look: () => Seen): Seen;
}

/** Computes all formulas of a workbook without using their stored results. */
export function openWorkbook(sheets: readonly ReadSheet[]): OpenWorkbook {
  const content = sheets.map(({ name, rows }) => [
    name,
    Array.from({ length: rows.length }, (_, row) =>
      Array.from({ length: rows[row]?.length ?? 0 }, (_unused, column) => {
        const cell = rows[row]?.[column];
        return cell?.formula === undefined ? constant(cell?.value) : `=${cell.formula}`;
      }),
    ),
  ]);
  const engine = HyperFormula.buildFromSheets(Object.fromEntries(content), {
    licenseKey: 'gpl-v3',
    smartRounding: false,
    maxRows: 5_000,
  });
  const place = (sheet: string, row: number, column: number) => {
    const id = engine.getSheetId(sheet);
    if (id === undefined) throw new Error(`no sheet ${sheet}`);
    return { sheet: id, row, col: column };
  };
  return {
    valueAt: (sheet, row, column) => engine.getCellValue(place(sheet, row, column)) ?? '',
    whileTyped(cells, look) {
      engine.batch(() => {
        for (const { sheet, row, column, value } of cells) {
          engine.setCellContents(place(sheet, row, column), constant(value));
        }
      });
      try {
        return look();
      } finally {
        engine.undo();
      }
    },
  };
}

/** The apostrophe prevents a text from being read as a formula, as the cell type does in the file. */
function constant(value: number | string | undefined): number | string | null {
  if (value === undefined || value === '') return null;
  return typeof value === 'string' ? `'${value}` : value;
}
