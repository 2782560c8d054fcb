import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readFontFile } from './fontFile.ts';

/** The fonts of text, in the order in which they are tried for a character. All are under the Open Font License. */
const textFonts = {
  'Source Serif 4': [
    'source-serif-4/400Regular/SourceSerif4_400Regular',
    'source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic',
    'source-serif-4/600SemiBold/SourceSerif4_600SemiBold',
    'source-serif-4/600SemiBold_Italic/SourceSerif4_600SemiBold_Italic',
  ],
  'Noto Naskh Arabic': [
    'noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular',
    'noto-naskh-arabic/700Bold/NotoNaskhArabic_700Bold',
  ],
  'Noto Serif Hebrew': [
    'noto-serif-hebrew/400Regular/NotoSerifHebrew_400Regular',
    'noto-serif-hebrew/700Bold/NotoSerifHebrew_700Bold',
  ],
  'Noto Sans Symbols': ['noto-sans-symbols/400Regular/NotoSansSymbols_400Regular'],
  'Noto Sans Symbols 2': ['noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular'],
  'Noto Sans Math': ['noto-sans-math/400Regular/NotoSansMath_400Regular'],
  'Noto Emoji': ['noto-emoji/400Regular/NotoEmoji_400Regular'],
} as const;

/** The fonts of titles and of code; a character that they lack is set in one of text. */
const otherFonts = {
  Fraunces: ['fraunces/600SemiBold/Fraunces_600SemiBold'],
  'Source Code Pro': ['source-code-pro/400Regular/SourceCodePro_400Regular'],
} as const;

export const fontFamilies = {
  text: Object.keys(textFonts),
  title: ['Fraunces', ...Object.keys(textFonts)],
  code: ['Source Code Pro', ...Object.keys(textFonts)],
};

const read = (name: string) =>
  readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${name}.ttf`)));

type Widths = ReadonlyMap<number, number>;

interface Fonts {
  /** The files, for the compiler. */
  readonly files: Buffer[];
  /** The characters of each family of text. */
  readonly families: readonly Widths[];
  /** Of text, in its first family: the advance width of each character, in ems. */
  readonly regular: Widths;
  readonly bold: Widths;
}

let loaded: Fonts | undefined;

/** @returns the fonts that a document is set in, read when the first one is. */
export function loadFonts(): Fonts {
  loaded ??= readFonts();
  return loaded;
}

function readFonts(): Fonts {
  const text = Object.values(textFonts).map((names) => names.map(read));
  const others = Object.values(otherFonts).flat().map(read);
  const files = [...text.flat(), ...others];
  // The styles of a family have the same characters (fonts.test.ts).
  const families = text.map(([file]) => widthsOf(file));
  const [regular] = families;
  return { files, families, regular: regular ?? new Map(), bold: widthsOf(text[0]?.[2]) };
}

const widthsOf = (file: Buffer | undefined): Widths =>
  file === undefined ? new Map() : readFontFile(file).widths;
