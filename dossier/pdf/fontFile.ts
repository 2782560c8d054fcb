/** Data about the characters in a TrueType or OpenType font. */
interface FontFile {
  /** Advance width in ems of each character that the font contains, by code point. */
  readonly widths: ReadonlyMap<number, number>;
}

/** Reads a font's `cmap` (formats 4 and 12) and widths. Throws if a required table is missing. */
export function readFontFile(font: Buffer): FontFile {
  const cmap = tableAt(font, 'cmap');
  const unitsPerEm = font.readUInt16BE(tableAt(font, 'head') + 18);
  const measured = font.readUInt16BE(tableAt(font, 'hhea') + 34);
  const hmtx = tableAt(font, 'hmtx');
  const widths = new Map<number, number>();
  const add = (character: number, glyph: number): void => {
    if (glyph === 0) return;
    const advance = font.readUInt16BE(hmtx + Math.min(glyph, measured - 1) * 4);
    widths.set(character, advance / unitsPerEm);
  };
  for (let at = 0; at < font.readUInt16BE(cmap + 2); at += 1) {
    const subtable = cmap + font.readUInt32BE(cmap + 8 + at * 8);
    const format = font.readUInt16BE(subtable);
    if (format === 4) readSegments(font, subtable, add);
    if (format === 12) readGroups(font, subtable, add);
  }
  return { widths };
}

type Add = (character: number, glyph: number) => void;

function tableAt(font: Buffer, tag: string): number {
  for (let at = 0; at < font.readUInt16BE(4); at += 1) {
    const record = 12 + at * 16;
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  throw new Error(`a font without a ${tag} table`);
}

/** Format 4: segments of the first 65,536 code points. */
function readSegments(font: Buffer, table: number, add: Add): void {
  const bytes = font.readUInt16BE(table + 6);
  const ends = table + 14;
  const starts = ends + bytes + 2;
  const deltas = starts + bytes;
  const ranges = deltas + bytes;
  for (let segment = 0; segment < bytes; segment += 2) {
    const range = font.readUInt16BE(ranges + segment);
    const delta = font.readUInt16BE(deltas + segment);
    const start = font.readUInt16BE(starts + segment);
    const end = Math.min(font.readUInt16BE(ends + segment), 0xfffe);
    for (let character = start; character <= end; character += 1) {
      const listed =
        range === 0
          ? character
          : font.readUInt16BE(ranges + segment + range + (character - start) * 2);
      add(character, listed === 0 ? 0 : (listed + delta) & 0xffff);
    }
  }
}

/** Format 12: groups of any code points. */
function readGroups(font: Buffer, table: number, add: Add): void {
  for (let group = 0; group < font.readUInt32BE(table + 12); group += 1) {
    const at = table + 16 + group * 12;
    const start = font.readUInt32BE(at);
    const end = font.readUInt32BE(at + 4);
    const glyph = font.readUInt32BE(at + 8);
    for (let character = start; character <= end; character += 1) {
      add(character, glyph + character - start);
    }
  }
}
