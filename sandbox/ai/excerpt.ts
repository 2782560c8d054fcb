import { withoutTrailing } from '@elan/domain/text';

/** Room for one thought of a person inside a sentence of ours. */
const usualLength = 150;

/**
 * @returns a person's text, or its first sentence or words when it is long, ready to stand between
 * quotation marks in a line of Markdown or in a table cell; their own marks cannot format it.
 */
export function excerpt(text: string, length = usualLength): string {
  return plain(quotable(text, length));
}

/** The same where no Markdown is read: only what would close our quotation marks is replaced. */
export function quotable(text: string, length = usualLength): string {
  return withoutTrailing(shorten(onOneLine(text), length), /[.\s]/)
    .replace(/«\s*|“/g, '‘')
    .replace(/(?<!\s)\s*»|”/g, '’');
}

/** What begins a line of a list: a dash, a bullet or a number. */
export const listMark = /^\s*(?:[-*•–]\s+|\d{1,2}[.)]\s+)/u;

/**
 * A text without line breaks, a list's lines parted by stops or semicolons; the spaces that hold an
 * amount together stay as they are.
 */
function onOneLine(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const isList = lines.length > 1 && lines.every((line) => listMark.test(line));
  const line = isList
    ? inSequence(lines.map((one) => withoutTrailing(one.replace(listMark, ''), /[\s.;]/)))
    : lines.join(' ');
  return line.trim().replace(/[^\S\u00a0\u202f]+/g, ' ');
}

/** What begins with a capital comes after a full stop, the rest after a semicolon. */
function inSequence(lines: readonly string[]): string {
  return lines.reduce((text, line) => `${text}${/^\p{Lu}/u.test(line) ? '. ' : '; '}${line}`);
}

/** A part shorter than this says nothing by itself. */
const leastSaid = 15;

/**
 * @returns what a long text says beyond its excerpt, sentence by sentence, and nothing for a short one;
 * of a sentence that the excerpt cuts, what follows its next comma.
 */
export function beyondExcerpt(text: string): readonly string[] {
  const whole = onOneLine(text);
  if (whole.length <= usualLength) return [];
  const shown = shorten(whole, usualLength);
  const rest = whole.slice(shown.replace(/…$/, '').length).trim();
  const begun = shown.endsWith('…') ? rest.replace(/^.*?[,;:.!?](?:\s+|$)/u, '') : rest;
  const parts = begun.split(/(?<=[.!?])\s+/u).map((part) => excerpt(part));
  return [...new Set(parts)].filter((part) => part.length >= leastSaid);
}

function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const sentence = /^.{20,}?(?<!\b(?:[ap]\.m|St|Ste|Mr|Mrs|Ms|Mme|Dr))[.!?](?=\s)/u.exec(
    text.slice(0, length + 1),
  )?.[0];
  if (sentence) return sentence;
  const cut = text.slice(0, length);
  const lastSpace = cut.lastIndexOf(' ');
  const words = lastSpace > length / 2 ? cut.slice(0, lastSpace) : cut;
  return `${withoutTrailing(words.toWellFormed(), /[\s,;:\u2013\u2014\ufffd]/)}…`;
}

/** Takes their meaning from Markdown's marks. */
function plain(text: string): string {
  return text.replace(/[\\`*_[\]<>|~]/g, '\\$&').replace(/&(?=#?\w+;)/g, '\\&');
}

/** @returns a text with its first letter as a capital, for the head of a table row. */
export function capitalized(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

/** @returns a sentence of ours with its first letter in lower case, to follow a colon or a comma. */
export function uncapitalized(text: string): string {
  const [first = ''] = text;
  return first.toLowerCase() + text.slice(first.length);
}

/** Words with which a thing is named or a doing begins, whose capital is only that of a first word. */
const openings =
  /^(?:(?:les?|la|une?|des|du|d’|deux|trois|quatre|cinq|mon|ma|mes|vos|votre|the|an?|my|your)\s|l['’]\p{L}|\p{L}+[ei]r (?:de|des|du|les?|la|une?|aux?)\s)/iu;

/** A doing, by its ending: « Réparer plutôt », “Spinning”; a name that follows leaves it a name. */
const doings = /^\p{Lu}\p{Ll}+(?:er \p{Ll}|ing(?:$| \p{Ll}))/u;

/** @returns a person's text as it goes on inside a sentence: without the capital of a first word. */
export function inSentence(text: string): string {
  const [first = ''] = text;
  return openings.test(text) || doings.test(text)
    ? first.toLowerCase() + text.slice(first.length)
    : text;
}
