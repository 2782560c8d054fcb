import { strFromU8, unzipSync } from 'fflate';

export interface ReadCell {
  readonly formula: string | undefined;
  /** An empty string if the cell is empty. */
  readonly value: string | number;
}

export interface ReadSheet {
  readonly name: string;
  /** Cells by row and column, from 0. */
  readonly rows: readonly (readonly (ReadCell | undefined)[])[];
}

/** @returns the cells of a workbook file, written by us or saved by a spreadsheet program. */
export function readWorkbook(file: Uint8Array): ReadSheet[] {
  const parts = unzipSync(file);
  const part = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
  const shared = [...part('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map((found) =>
    textOf(found[1] ?? ''),
  );
  const names = [...part('xl/workbook.xml').matchAll(/<sheet name="([^"]*)"/g)].map((found) =>
    unescaped(found[1] ?? ''),
  );
  return names.map((name, at) => ({
    name,
    rows: rowsOf(part(`xl/worksheets/sheet${at + 1}.xml`), shared),
  }));
}

function rowsOf(xml: string, shared: readonly string[]): ReadSheet['rows'] {
  const rows: (ReadCell | undefined)[][] = [];
  for (const [, place = '', attributes = '', content = ''] of xml.matchAll(
    /<c r="([A-Z]+\d+)"([^>]*?)(?:\/>|>(.*?)<\/c>)/gs,
  )) {
    const [row, column] = placeOf(place);
    const type = /t="(\w+)"/.exec(attributes)?.[1];
    const formula = /<f[^>]*>(.*?)<\/f>/s.exec(content)?.[1];
    const result = /<v[^>]*>(.*?)<\/v>/s.exec(content)?.[1];
    rows[row] ??= [];
    rows[row][column] = {
      formula: formula === undefined ? undefined : unescaped(formula),
      value:
        type === 'inlineStr'
          ? textOf(content)
          : type === 's'
            ? (shared[Number(result)] ?? '')
            : type === undefined || type === 'n' || type === 'b'
              ? result === undefined || result === ''
                ? ''
                : Number(result)
              : unescaped(result ?? ''),
    };
  }
  return rows;
}

function placeOf(name: string): readonly [row: number, column: number] {
  const [, letters = '', digits = ''] = /^([A-Z]+)(\d+)$/.exec(name) ?? [];
  const column = [...letters].reduce((all, one) => all * 26 + one.charCodeAt(0) - 64, 0);
  return [Number(digits) - 1, column - 1];
}

function textOf(xml: string): string {
  return unescaped([...xml.matchAll(/<t[^>]*>(.*?)<\/t>/gs)].map((found) => found[1]).join(''));
}

function unescaped(xml: string): string {
  return xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
    .replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
}
