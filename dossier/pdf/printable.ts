import { loadFonts } from './fonts.ts';

/** Shown for what no font has. */
const replacement = '□';
const newlines = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
/** Control characters, and marks that turn the direction of the text after them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controls = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e\ufeff]/g;
/** Characters without a shape of their own: spaces, and marks for the characters beside them. */
const shapeless = /^(?!\u1680|\u180f)[\p{Zs}\p{Default_Ignorable_Code_Point}\n]$/u;
const ignorable = /\p{Default_Ignorable_Code_Point}/gu;
const marksAtStart =
  /(?<=^|\n)\p{Default_Ignorable_Code_Point}*\p{M}[\p{M}\p{Default_Ignorable_Code_Point}]*/gu;
/** All of it in the first font, and no sequence to look at as one. */
const plain = /^[\n\u0020-\u007e\u00a0-\u017f\u2009\u2013\u2014\u2018-\u201d\u2026\u202f\u20ac]*$/;
const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** Makes texts printable: what our fonts cannot show is replaced, and noted. */
export class Printer {
  /** The characters replaced so far. */
  readonly replaced = new Set<string>();

  /** @returns the text well-formed, without control characters, each character in a font. */
  text(text: string): string {
    const clean = text
      .toWellFormed()
      .replace(newlines, '\n')
      .replaceAll('\t', ' ')
      .replace(controls, '');
    if (plain.test(clean)) return clean;
    // At the start of a line a mark has no letter to combine with, and no font shows it.
    const lettered = clean.replace(marksAtStart, (marks) => {
      this.replaced.add(marks);
      return '';
    });
    return Array.from(graphemes.segment(lettered), ({ segment }) => this.#grapheme(segment)).join(
      '',
    );
  }

  /** One font has to show all of a grapheme; where none does, its first character is better than nothing. */
  #grapheme(grapheme: string): string {
    const [first = ''] = grapheme;
    if (first === grapheme ? isShown(first) : isSequence(grapheme)) return grapheme;
    // A mark without a shape, such as a variation selector, is worth nothing without its sequence.
    const visible = first + grapheme.slice(first.length).replace(ignorable, '');
    if (visible !== grapheme) return this.#grapheme(visible);
    this.replaced.add(grapheme);
    return isShown(first) ? first : replacement;
  }
}

const isShown = (character: string) =>
  shapeless.test(character) || isInOneFont(character.replace('\u2011', '\u2010'));

/** A letter and its accent may be one character in a font, or two. */
const isSequence = (grapheme: string) =>
  isInOneFont(grapheme) || isInOneFont(grapheme.normalize('NFC'));

function isInOneFont(text: string): boolean {
  const points = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  return loadFonts().families.some((font) => points.every((point) => font.has(point)));
}
