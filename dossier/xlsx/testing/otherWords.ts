import type { CellData, SheetData } from '../writer/workbook.ts';

/**
 * @returns the cells in which two workbooks differ by more than words, so that their formulas may give different
 *   results. A word in formulas must have the same translation everywhere, also in other cells and in lists of choices.
 */
export function beyondWords(one: readonly SheetData[], other: readonly SheetData[]): string[] {
  const there = new Map<string, string>();
  const back = new Map<string, string>();
  const isTranslated = (word: string, translation: string) => {
    if (!there.has(word) && !back.has(translation)) {
      there.set(word, translation);
      back.set(translation, word);
    }
    return there.get(word) === translation && back.get(translation) === word;
  };
  const sameFormula = (own: CellData, translated: CellData | undefined) => {
    const [a, b] = [piecesOf(own, one), piecesOf(translated, other)];
    return (
      a.length === b.length &&
      a.every((piece, at) => (at % 2 === 0 ? piece === b[at] : isTranslated(piece, b[at] ?? '')))
    );
  };
  const sameValue = (own: CellData['value'], translated: CellData['value']) =>
    typeof own === 'string' && typeof translated === 'string'
      ? !(there.has(own) || back.has(translated)) || isTranslated(own, translated)
      : own === translated;
  const differing = (isSame: (own: CellData, translated: CellData | undefined) => boolean) =>
    one.flatMap(({ name, cells }, sheet) =>
      cells.flatMap((own, at) => {
        const translated = other[sheet]?.cells[at];
        const isThere = translated?.row === own.row && translated.column === own.column;
        return isThere && isSame(own, translated)
          ? []
          : `${name} ${own.row + 1}, ${own.column + 1}`;
      }),
    );
  const formulas = differing(sameFormula);
  const choices = one.flatMap(({ name, choices: lists }, sheet) =>
    lists.flatMap(({ words }, at) => {
      const translated = other[sheet]?.choices[at]?.words ?? [];
      const isSame =
        words.length === translated.length &&
        words.every((word, place) => sameValue(word, translated[place]));
      return isSame ? [] : `${name}, choice ${at + 1}`;
    }),
  );
  return [...formulas, ...choices, ...differing((a, b) => sameValue(a.value, b?.value))];
}

/** @returns the pieces of a formula; each second one is a word. Sheets have their index as name. */
function piecesOf(cell: CellData | undefined, sheets: readonly SheetData[]): string[] {
  if (cell?.formula === undefined) return [];
  return cell.formula
    .split(/"([^"]*)"/)
    .map((piece, at) =>
      at % 2 === 1
        ? piece
        : piece.replace(
            /(?:'([^']+)'|([\p{L}\d_.]+))!/gu,
            (_, quoted: string | undefined, plain: string | undefined) =>
              `${sheets.findIndex(({ name }) => name === (quoted ?? plain))}!`,
          ),
    );
}
