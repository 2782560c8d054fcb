import * as z from 'zod/mini';
import { placeholdersIn } from '../figures/placeholder.ts';
import { fnv1a } from '../hash.ts';
import type { Language } from '../language.ts';
import { languageSchema } from '../languageSchema.ts';
import { text } from '../text.ts';
import { maxWriteUpLength } from './length.ts';

export const twinSchema = z.strictObject({
  language: languageSchema,
  text: text(maxWriteUpLength),
  /** Hash of the write-up that was translated, to detect whether it has changed since. */
  of: text(20),
});
export type Twin = z.infer<typeof twinSchema>;

/** @returns the hash that a twin stores of its write-up. */
export function twinHash(writeUp: string): string {
  return fnv1a(writeUp).toString(36);
}

/** @returns whether the write-up is unchanged since the twin was translated from it. */
export function isCurrentTwin({ of }: Twin, writeUp: string): boolean {
  return of === twinHash(writeUp);
}

/** @returns the twin if it is in this language and up to date; otherwise the write-up as written. */
export function writeUpIn(language: Language, writeUp: string, twin: Twin | undefined): string {
  return twin?.language === language && isCurrentTwin(twin, writeUp) ? twin.text : writeUp;
}

const french = /(?<!\p{L})(?:le|la|les|des|du|une|et|est|vous|votre|pour|dans|que)(?!\p{L})/giu;
const english = /(?<!\p{L})(?:the|of|and|is|are|you|your|for|in|that|to|with)(?!\p{L})/giu;

/** @returns the language of a write-up, detected from common short words because it is not stored. */
export function writtenLanguage(writeUp: string): Language {
  const count = (words: RegExp) => writeUp.match(words)?.length ?? 0;
  return count(english) > count(french) ? 'en' : 'fr';
}

export function otherLanguage(language: Language): Language {
  return language === 'fr' ? 'en' : 'fr';
}

/** @returns whether two texts refer to the same figures and tables, each the same number of times. */
export function nameTheSame(one: string, other: string): boolean {
  const names = (written: string) =>
    placeholdersIn(written)
      .map(({ kind, id }) => `${kind} ${id}`)
      .toSorted()
      .join('\n');
  return names(one) === names(other);
}

/** Maximum length of text translated in one call, in UTF-16 code units: about 1,100 words. */
const longestPart = 6_500;

/** @returns the consecutive parts of a write-up, each short enough for one call unless a single paragraph is longer. */
export function partsToTranslate(writeUp: string): readonly string[] {
  const sections = writeUp.split(/^(?=## )/m).flatMap(paragraphsOf);
  const parts: string[] = [];
  for (const section of sections) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + section.length <= longestPart) {
      parts[parts.length - 1] = last + section;
    } else parts.push(section);
  }
  return parts;
}

/** Splits a section that is too long for one call into paragraphs. */
function paragraphsOf(section: string): readonly string[] {
  return section.length <= longestPart ? [section] : section.split(/(?<=\n\n)(?=\S)/);
}
