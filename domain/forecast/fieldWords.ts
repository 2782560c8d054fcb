import { type FieldOf, type FieldPath, generalPath } from './fieldPaths.ts';

/** What a field is called. */
interface Words {
  /** Above its control, and where versions are compared. */
  readonly label: string;
  /** Below its control. */
  readonly help?: string;
  /** Within a formula or a sentence; without it, the label in lower case. */
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

/** The words of every field, by its path. */
export type FieldWords = { readonly [Path in FieldPath]: WordsOf<FieldOf<Path>> };

/** @returns the words of the field at a path such as "offers.0.price"; none where it has none. */
export function wordsAt(
  words: FieldWords,
  path: string,
): Partial<Words & { readonly options: Readonly<Record<string, string>> }> {
  const general = generalPath(path);
  return Object.hasOwn(words, general) ? words[general as FieldPath] : {};
}
