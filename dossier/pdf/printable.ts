import { loadFonts } from './fonts.ts';

/** Shown for characters that are in none of the fonts. */
const replacement = '□';
const newlines = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
/** Direction embeddings and overrides, byte order marks, and control characters other than tabs and line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controls = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e\ufeff]/g;
/** Characters that need no glyph: spaces, line feeds and ignorable marks. */
const shapeless = /^(?!\u1680|\u180f)[\p{Zs}\p{Default_Ignorable_Code_Point}\n]$/u;
const ignorable = /\p{Default_Ignorable_Code_Point}/gu;
const marksAtStart =
  /(?<=^|\n)\p{Default_Ignorable_Code_Point}*\p{M}[\p{M}\p{Default_Ignorable_Code_Point}]*/gu;
/** Text whose characters are all in the first font and do not combine, so that it needs no further check. */
const plain = /^[\n\u0020-\u007e\u00a0-\u017f\u2009\u2013\u2014\u2018-\u201d\u2026\u202f\u20ac]*$/;
const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** Makes texts printable: replaces or removes the characters that our fonts cannot show, and records them. */
export class Printer {
  /** Characters that `text` has replaced or removed because no font can show them. */
  readonly replaced = new Set<string>();

  /** @returns well-formed text with no control characters but `\n`, in which our fonts can show each grapheme. */
  text(text: string): string {
    const clean = text
      .toWellFormed()
      .replace(newlines, '\n')
      .replaceAll('\t', ' ')
      .replace(controls, '');
    if (plain.test(clean)) return clean;
    // No font can show a combining mark at the start of a line, where there is no base letter.
    const lettered = clean.replace(marksAtStart, (marks) => {
      this.replaced.add(marks);
      return '';
    });
    return Array.from(graphemes.segment(lettered), ({ segment }) => this.#grapheme(segment)).join(
      '',
    );
  }

  /** @returns the grapheme if a single font contains it, else its first character or a replacement. */
  #grapheme(grapheme: string): string {
    const [first = ''] = grapheme;
    if (first === grapheme ? isShown(first) : isSequence(grapheme)) return grapheme;
    // If no font has the sequence, retry without invisible marks, such as variation selectors.
    const visible = first + grapheme.slice(first.length).replace(ignorable, '');
    if (visible !== grapheme) return this.#grapheme(visible);
    this.replaced.add(grapheme);
    return isShown(first) ? first : replacement;
  }
}

const isShown = (character: string) =>
  shapeless.test(character) || isInOneFont(character.replace('\u2011', '\u2010'));

/** Also tries the composed form, since a font may have an accented letter only as one character. */
const isSequence = (grapheme: string) =>
  isInOneFont(grapheme) || isInOneFont(grapheme.normalize('NFC'));

function isInOneFont(text: string): boolean {
  const points = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  return loadFonts().families.some((font) => points.every((point) => font.has(point)));
}
