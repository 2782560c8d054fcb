import type { Bilingual } from '../language.ts';
import { generalPath } from './fieldPaths.ts';
import { en } from './fields.en.ts';
import { fr } from './fields.fr.ts';
import { wordsAt } from './fieldWords.ts';

/** @returns the name of a field for use inside a formula or a sentence; its path if it has no texts. */
export function fieldName(path: string): Bilingual {
  const general = generalPath(path);
  // A share such as `collect.0` takes the name of its list; `season` takes the name of its months, `season.*`.
  const key = [general, general.replace(/\.\*$/, ''), `${general}.*`].find((one) =>
    Object.hasOwn(fr, one),
  );
  const name = (words: typeof fr) => {
    const { name: own, label = path } = wordsAt(words, key ?? path);
    return own ?? uncapitalized(label);
  };
  return { fr: name(fr), en: name(en) };
}

/** Lowercases the first letter, unless the label starts with an abbreviation ("CNESST rate") or "I". */
function uncapitalized(label: string): string {
  return /^(?:\p{Lu}\p{Lu}|I\b)/u.test(label)
    ? label
    : label.charAt(0).toLowerCase() + label.slice(1);
}
