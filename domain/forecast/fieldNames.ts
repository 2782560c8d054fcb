import type { Bilingual } from '../language.ts';
import { generalPath } from './fieldPaths.ts';
import { en } from './fields.en.ts';
import { fr } from './fields.fr.ts';
import { wordsAt } from './fieldWords.ts';

/** @returns what a field is called within a formula or a sentence; its path where it has no words. */
export function fieldName(path: string): Bilingual {
  const general = generalPath(path);
  // A share has the name of all of them, a month's weight that of its field.
  const key = [general, general.replace(/\.\*$/, ''), `${general}.*`].find((one) =>
    Object.hasOwn(fr, one),
  );
  const name = (words: typeof fr) => {
    const { name: own, label = path } = wordsAt(words, key ?? path);
    return own ?? uncapitalized(label);
  };
  return { fr: name(fr), en: name(en) };
}

/** An abbreviation keeps its capitals: "CNESST rate". */
function uncapitalized(label: string): string {
  return /^(?:\p{Lu}\p{Lu}|I\b)/u.test(label)
    ? label
    : label.charAt(0).toLowerCase() + label.slice(1);
}
