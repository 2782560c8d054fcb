import { expect } from 'vitest';
import { type Format, formats, readFilesOf } from './hostileFiles.ts';
import { type HostileField, hostileSource } from './hostileSource.ts';

/** Makes every kind of file from a hostile project, and expects that its texts are contained as plain text only. */
export async function expectSound(rotation: number): Promise<void> {
  const { source, fields } = hostileSource(rotation);
  const files = await readFilesOf(source);
  for (const format of formats) {
    const { text, formulas, outside, scripts } = files[format];
    const where = `rotation ${rotation}, ${format}`;
    expect(scripts, where).toEqual([]);
    expect(
      formulas.filter((formula) => /zq[A-J]{3}qz|evil|INCLUDE|cmd/i.test(formula)),
      where,
    ).toEqual([]);
    // None of the texts contains a URL on the list of allowed hosts.
    expect(outside, where).toEqual([]);
    const shown = new Set(fields.filter(({ path }) => isShown(format, path)));
    const found = flat(text);
    const lost = [...shown].flatMap((field) =>
      wordsOf(format, field)
        .filter((word) => !found.includes(word))
        .map((word) => ({ ...field, text: undefined, word })),
    );
    expect(lost, where).toEqual([]);
    expect(count(found, 'x'), `${where}: the letters of words without end`).toBeGreaterThanOrEqual(
      [...shown].reduce(
        (sum, field) => sum + (field.kind === 'long' ? count(field.text, 'x') : 0),
        0,
      ),
    );
  }
}

const forecastNames = 'project.modules.finances.forecast.';

/** @returns whether a format shows a field. */
function isShown(format: Format, path: string): boolean {
  const isForecast = path.startsWith(forecastNames);
  switch (format) {
    case 'json':
      return true;
    case 'md':
      return path.startsWith('project.') && !isForecast;
    case 'xlsx':
      return path === 'project.name' || isForecast;
    case 'pdf':
    case 'docx':
      return !/\.(?:answers|brainstorm|comments|aiAnalysis|timeline|recommendations|nextSteps)\b/.test(
        path,
      );
  }
}

/**
 * Fields that are parsed as Markdown, with current figures. Link targets and placeholders in them are not shown as
 * typed.
 */
const isWritten = (path: string) => /\.(?:aiResponse|aiAnalysis|score)\b/.test(path);
/** Kinds of texts that Markdown leaves unchanged. */
const unchanged = /^(?:at|carriageReturn|controls|emoji|privateUse|rightToLeft|tab)$/;

/** @returns the words of a field that a file must contain, without spaces. */
function wordsOf(format: Format, { path, kind, text, mark }: HostileField): string[] {
  if (kind === 'long') return [mark];
  if (isWritten(path) && format !== 'json' && !unchanged.test(kind)) {
    const letters = /html|markdown|placeholders/.test(kind)
      ? []
      : (text.match(/\p{L}{4,}/gu) ?? []);
    return [mark, ...(format === 'pdf' ? letters.flatMap(asPdfGives) : letters)];
  }
  if (format !== 'pdf') return [flat(text)];
  // A page break may occur between any two words.
  const pieces = text.replace(withoutFont, '□').split(/\s+/);
  return [mark, ...pieces.map(flat).flatMap(asPdfGives)];
}

/** Characters of these texts that are in none of our fonts. */
const withoutFont = /\p{Script=Han}|\p{Private_Use}/gu;

/** A PDF reader returns joined emoji and Arabic letters as separate characters. */
function asPdfGives(piece: string): string[] {
  if (/\p{Script=Arabic}/u.test(piece)) return Array.from(piece);
  return [/\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(piece) ? firstOf(piece) : piece];
}

const firstOf = (text: string) => Array.from(text)[0] ?? '';

/**
 * Removes spaces, which line and cell breaks replace, control characters, which no file shows, and hyphens, which may
 * end a line. Splits ligatures into their letters.
 */
function flat(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2010-]/gu, '').normalize('NFKC');
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}
