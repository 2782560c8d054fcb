import type { Language } from '@elan/domain/language';
import { withoutTrailing } from '@elan/domain/text';

/** Default maximum length of a quotation within a sentence of the writer, in UTF-16 code units. */
const usualLength = 150;

/**
 * @returns a user's text, or its first sentence or words if it is long, escaped so that it can be quoted in a line of
 *   Markdown or a table cell without formatting it.
 */
export function excerpt(text: string, length = usualLength): string {
  return plain(quotable(text, length));
}

/** Like `excerpt`, but without Markdown escapes, for text that is not Markdown. */
export function quotable(text: string, length = usualLength): string {
  return withoutTrailing(shorten(onOneLine(text), length), /[.\s]/)
    .replace(/«\s*|“/g, '‘')
    .replace(/(?<!\s)\s*»|”/g, '’');
}

/** Matches the start of a list item: a dash, a bullet or a number. */
export const listMark = /^\s*(?:[-*•–]\s+|\d{1,2}[.)]\s+)/u;

/**
 * Joins the lines of a text, or returns only the first item of a list. Keeps the non-breaking spaces within amounts.
 */
function onOneLine(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const [first = ''] = lines;
  const isList = lines.length > 1 && lines.every((line) => listMark.test(line));
  const line = isList
    ? `${withoutTrailing(first.replace(listMark, ''), /[\s.;]/)}…`
    : lines.join(' ');
  return line.trim().replace(/[^\S\u00a0\u202f]+/g, ' ');
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

function plain(text: string): string {
  return text.replace(/[\\`*_[\]<>|~]/g, '\\$&').replace(/&(?=#?\w+;)/g, '\\&');
}

/**
 * Matches a quotation within a quotation, as written by `excerpt`. A closing mark before a letter is an apostrophe
 * instead.
 */
const nested = /‘([^\n]+?)’(?!\p{L})/gu;

/** @returns a composed text in which nested quotations use the marks of its language. */
export function withNestedQuotes(text: string, language: Language): string {
  return language === 'fr' ? text.replace(nested, '“$1”') : text;
}
