import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { charactersOf } from './cmap.ts';

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

interface Fonts {
  /** The files, for the compiler. */
  readonly files: Buffer[];
  /** The characters of each family of text that are in all of its styles. */
  readonly characters: readonly ReadonlySet<number>[];
}

let loaded: Fonts | undefined;

/** @returns the fonts that a document is set in, read when the first one is. */
export function loadFonts(): Fonts {
  loaded ??= readFonts();
  return loaded;
}

function readFonts(): Fonts {
  const families = Object.values(textFonts).map((names) => names.map(read));
  const characters = families.map((files) =>
    files.map(charactersOf).reduce((all, some) => all.intersection(some)),
  );
  return { files: [...families.flat(), ...Object.values(otherFonts).flat().map(read)], characters };
}
