import { type FieldOf, type FieldPath, generalPath } from './fieldPaths.ts';

/** The texts of a field in one language. */
interface Words {
  /** Shown above the control and in comparisons of versions. */
  readonly label: string;
  /** Shown below the control. */
  readonly help?: string;
  /** Used inside formulas and sentences; defaults to the label without its capital. */
  readonly name?: string;
}

type WordsOf<F> = F extends { readonly kind: 'modes' }
  ? Required<Pick<Words, 'name'>>
  : F extends {
        readonly kind: 'choice';
        readonly options: readonly (infer Option extends string)[];
      }
    ? Words & { readonly options: Readonly<Record<Option, string>> }
    : Words;

/** The texts of all fields, by path. */
export type FieldWords = { readonly [Path in FieldPath]: WordsOf<FieldOf<Path>> };

/** @returns the texts of the field at a path such as "offers.0.price"; empty if it has none. */
export function wordsAt(
  words: FieldWords,
  path: string,
): Partial<Words & { readonly options: Readonly<Record<string, string>> }> {
  const general = generalPath(path);
  return Object.hasOwn(words, general) ? words[general as FieldPath] : {};
}
