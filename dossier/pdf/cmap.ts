/** The characters that a TrueType or OpenType font has a glyph for, read from its `cmap` table. */
export function charactersOf(font: Buffer): ReadonlySet<number> {
  const cmap = tableAt(font, 'cmap');
  const subtables = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, at) => {
    const offset = cmap + font.readUInt32BE(cmap + 4 + at * 8 + 4);
    return { offset, format: font.readUInt16BE(offset) };
  });
  const characters = new Set<number>();
  for (const { offset, format } of subtables) {
    if (format === 4) readSegments(font, offset, characters);
    if (format === 12) readGroups(font, offset, characters);
  }
  return characters;
}

function tableAt(font: Buffer, tag: string): number {
  for (let at = 0; at < font.readUInt16BE(4); at += 1) {
    const record = 12 + at * 16;
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  throw new Error(`a font without a ${tag} table`);
}

/** Format 4: segments of the first 65,536 characters. */
function readSegments(font: Buffer, table: number, into: Set<number>): void {
  const bytes = font.readUInt16BE(table + 6);
  const ends = table + 14;
  const starts = ends + bytes + 2;
  const deltas = starts + bytes;
  const ranges = deltas + bytes;
  for (let segment = 0; segment < bytes; segment += 2) {
    const range = font.readUInt16BE(ranges + segment);
    const start = font.readUInt16BE(starts + segment);
    const end = font.readUInt16BE(ends + segment);
    for (let character = start; character <= end && character !== 0xffff; character += 1) {
      const glyph =
        range === 0
          ? character + font.readUInt16BE(deltas + segment)
          : font.readUInt16BE(ranges + segment + range + (character - start) * 2);
      if ((glyph & 0xffff) !== 0) into.add(character);
    }
  }
}

/** Format 12: groups of any characters. */
function readGroups(font: Buffer, table: number, into: Set<number>): void {
  for (let group = 0; group < font.readUInt32BE(table + 12); group += 1) {
    const at = table + 16 + group * 12;
    const start = font.readUInt32BE(at);
    const glyph = font.readUInt32BE(at + 8);
    for (let character = start; character <= font.readUInt32BE(at + 4); character += 1) {
      if (glyph + character - start !== 0) into.add(character);
    }
  }
}
