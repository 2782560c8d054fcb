import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readFontFile } from './fontFile.ts';

/** Text fonts in the order in which they are tried for a character. All are under the Open Font License. */
const textFonts = {
  'Source Serif 4': [
    import.meta.resolve('@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf'),
    import.meta.resolve(
      '@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf',
    ),
    import.meta.resolve(
      '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
    ),
    import.meta.resolve(
      '@expo-google-fonts/source-serif-4/600SemiBold_Italic/SourceSerif4_600SemiBold_Italic.ttf',
    ),
  ],
  'Noto Naskh Arabic': [
    import.meta.resolve(
      '@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf',
    ),
    import.meta.resolve('@expo-google-fonts/noto-naskh-arabic/700Bold/NotoNaskhArabic_700Bold.ttf'),
  ],
  'Noto Serif Hebrew': [
    import.meta.resolve(
      '@expo-google-fonts/noto-serif-hebrew/400Regular/NotoSerifHebrew_400Regular.ttf',
    ),
    import.meta.resolve('@expo-google-fonts/noto-serif-hebrew/700Bold/NotoSerifHebrew_700Bold.ttf'),
  ],
  'Noto Sans Symbols': [
    import.meta.resolve(
      '@expo-google-fonts/noto-sans-symbols/400Regular/NotoSansSymbols_400Regular.ttf',
    ),
  ],
  'Noto Sans Symbols 2': [
    import.meta.resolve(
      '@expo-google-fonts/noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf',
    ),
  ],
  'Noto Sans Math': [
    import.meta.resolve('@expo-google-fonts/noto-sans-math/400Regular/NotoSansMath_400Regular.ttf'),
  ],
  'Noto Emoji': [
    import.meta.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
  ],
} as const;

/** Fonts for titles and code. Characters missing from these fonts use a text font. */
const otherFonts = {
  Fraunces: [
    import.meta.resolve('@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf'),
  ],
  'Source Code Pro': [
    import.meta.resolve(
      '@expo-google-fonts/source-code-pro/400Regular/SourceCodePro_400Regular.ttf',
    ),
  ],
} as const;

export const fontFamilies = {
  text: Object.keys(textFonts),
  title: ['Fraunces', ...Object.keys(textFonts)],
  code: ['Source Code Pro', ...Object.keys(textFonts)],
};

const read = (url: string) => readFileSync(fileURLToPath(url));

type Widths = ReadonlyMap<number, number>;

interface Fonts {
  /** Font files for the compiler. */
  readonly files: Buffer[];
  /** Characters of each text font family, with their widths. */
  readonly families: readonly Widths[];
  /** Advance widths in ems of the first text font's characters, regular and bold. */
  readonly regular: Widths;
  readonly bold: Widths;
}

let loaded: Fonts | undefined;

/** @returns the document fonts, which are read on the first call. */
export function loadFonts(): Fonts {
  loaded ??= readFonts();
  return loaded;
}

function readFonts(): Fonts {
  const text = Object.values(textFonts).map((urls) => urls.map(read));
  const others = Object.values(otherFonts).flat().map(read);
  const files = [...text.flat(), ...others];
  // All styles of a family have the same characters (fonts.test.ts).
  const families = text.map(([file]) => widthsOf(file));
  const [regular] = families;
  return { files, families, regular: regular ?? new Map(), bold: widthsOf(text[0]?.[2]) };
}

const widthsOf = (file: Buffer | undefined): Widths =>
  file === undefined ? new Map() : readFontFile(file).widths;
