import { FunctionArgumentType, FunctionPlugin, HyperFormula } from 'hyperformula';
import type { ReadSheet } from './readWorkbook.ts';

type Run = Parameters<FunctionPlugin['runFunction']>;

/**
 * Excel and LibreOffice round the fifteen digits that a number is sure of, so that 1.005 becomes 1.01; this library rounds
 * the binary number. `npm run check:workbook` compares with LibreOffice itself.
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

/** What a cell shows after all formulas are computed again; blank text where it holds nothing. */
export type ValueAt = (sheet: string, row: number, column: number) => unknown;

/** Computes all formulas of a workbook again, without their kept results. */
export function recalculated(sheets: readonly ReadSheet[]): ValueAt {
  const content = sheets.map(({ name, rows }) => [
    name,
    Array.from({ length: rows.length }, (_, row) =>
      Array.from({ length: rows[row]?.length ?? 0 }, (_unused, column) => {
        const cell = rows[row]?.[column];
        if (cell?.formula !== undefined) return `=${cell.formula}`;
        // An apostrophe keeps text from being read as a formula, as the type of the cell does in the file.
        return typeof cell?.value === 'string' && cell.value !== ''
          ? `'${cell.value}`
          : cell?.value === ''
            ? null
            : cell?.value;
      }),
    ),
  ]);
  const engine = HyperFormula.buildFromSheets(Object.fromEntries(content), {
    licenseKey: 'gpl-v3',
    smartRounding: false,
    maxRows: 5_000,
  });
  return (sheet, row, column) => {
    const id = engine.getSheetId(sheet);
    if (id === undefined) throw new Error(`no sheet ${sheet}`);
    return engine.getCellValue({ sheet: id, row, col: column }) ?? '';
  };
}
