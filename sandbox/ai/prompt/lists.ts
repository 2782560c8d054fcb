import { withoutTrailing } from '@elan/domain/text';
import { excerpt, listMark } from './excerpt.ts';

/** Longest name in a list; a longer part is prose. */
const nameLength = 60;

/** Where a sentence ends and the next begins. */
const sentenceEnd = /(?<=(?<!\b(?:St|Ste|Mr|Mrs|Ms|Mme|Dr|M))[.!?])\s+(?=[\p{Lu}\d«“$])/u;

/**
 * What separates two items of a list. A comma before a number or a preposition goes on about
 * the same thing: « le dépanneur, à 600 m ».
 */
const separator =
  /;|(?<=\ue000),|,(?!\s*(?:\d|(?:à|au|aux|près|dans|sur|avec|qui|dont|at|near|in|on|with|that|which|about)\s))|\s(?:et|and)\s/iu;

/** Words between two things that belong to neither. */
const opening = /^(?:et|puis|and|then)\s+|^(?:surtout|above all|mostly)\s+/iu;

/** @returns the parts of a text; commas, stops and « et » in brackets part nothing. */
function split(text: string, by: RegExp): readonly string[] {
  const held: string[] = [];
  const open = text.replace(/\([^()]*\)/g, (bracket) => `\ue000${held.push(bracket) - 1}\ue000`);
  return open
    .split(by)
    .map((part) => part.replace(/\ue000(\d+)\ue000/g, (_, at) => held[Number(at)] ?? ''))
    .map(trimmed)
    .filter((part) => part !== '');
}

function trimmed(part: string): string {
  const words = part
    .trim()
    .replace(listMark, '')
    .replace(opening, '')
    .replace(opening, '')
    .replace(/^[-•*,\s]+/, '');
  return withoutTrailing(words, /[.\s]/);
}

/** A thing too long for a name, up to a comma, where one stands within it. */
function shortened(part: string): string {
  if (part.length <= nameLength) return part;
  const at = part.slice(0, nameLength).lastIndexOf(',');
  return at < 15 ? part : part.slice(0, at);
}

/** @returns the lines of a text, where it has several. */
function linesOf(text: string): readonly string[] | undefined {
  const lines = text.split('\n').map(trimmed);
  const written = lines.filter((line) => line !== '');
  return written.length > 1 ? written : undefined;
}

/** What a text lists, as it was written. */
function partsOf(text: string): readonly string[] {
  const lines = linesOf(text);
  if (lines !== undefined) return lines;
  const sentences = split(text, sentenceEnd);
  const parts = sentences.flatMap((sentence) => split(sentence, separator));
  if (parts.every((part) => part.length <= nameLength)) return parts;
  const coarse = sentences.flatMap((sentence) => {
    const fine = split(sentence, separator);
    return fine.every((part) => part.length <= nameLength) ? fine : split(sentence, /;/);
  });
  return coarse.length > 1 ? coarse.map(shortened) : [text.trim()].filter((part) => part !== '');
}

/**
 * @param quote makes a name ready to be quoted: in Markdown unless told otherwise.
 * @returns the things that a person lists (by lines, sentences, commas or semicolons), at most `most`;
 * prose counts as one.
 */
export function listed(text: string, most = 4, quote = excerpt): readonly string[] {
  return partsOf(text)
    .slice(0, most)
    .map((part) => quote(part, nameLength));
}

/** @returns the thoughts of an answer, a line or a sentence each, at most `most`. */
export function thoughtsIn(text: string, most: number, quote = excerpt): readonly string[] {
  const thoughts = linesOf(text) ?? split(text, sentenceEnd).flatMap((one) => split(one, /;/));
  return thoughts.slice(0, most).map((thought) => quote(thought, 90));
}

/** What is told of a name after it: a price, a place, an opinion. White space is tried from its beginning only. */
const told = /(?<!\s)\s*(?:[(:,]|\s(?:who|which|that|qui|dont|où)\s|\s(?:at|à)\s\$?\d).*$/su;

/** A thing by its name, and what the person tells of it. */
export interface Named {
  readonly name: string;
  readonly told: string | undefined;
}

/** @returns the names that a person lists, each with what they tell of it: competitors. */
export function namedIn(text: string, most = 4, quote = excerpt): readonly Named[] {
  const lines = linesOf(text);
  const sentences = split(text, sentenceEnd);
  const bySemicolon = split(text, /;/);
  const each =
    lines ??
    (bySemicolon.length > 1 ? bySemicolon : sentences.length > 2 ? sentences : partsOf(text));
  const byName = new Map(
    each
      .map((part) => [part.replace(told, '').trim(), part] as const)
      .filter(([name]) => name !== '')
      .toReversed(),
  );
  const names = [...byName].toReversed().slice(0, most);
  return names.map(([name, part]) => ({
    name: quote(name, nameLength),
    told: quote(tellingOf(part, name), nameLength) || undefined,
  }));
}

/** What stands after a name, without what joins it. */
function tellingOf(part: string, name: string): string {
  return part
    .slice(part.indexOf(name) + name.length)
    .replace(/[()]/g, '')
    .replace(/^[\s:,\u00a0]+/, '')
    .replace(/^(?:who|which|that|qui)\s+(?:is|are|est|sont)\s+/iu, '');
}
