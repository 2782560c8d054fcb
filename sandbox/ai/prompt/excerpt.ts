import type { Language } from '@elan/domain/language';
import { withoutTrailing } from '@elan/domain/text';

/** Room for one thought of the person inside a sentence of the writer. */
const usualLength = 150;

/**
 * @returns a person's text, or its first sentence or words when it is long, ready to be put between
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

/** A text without line breaks, a list as its first line; the spaces that hold an amount together stay as they are. */
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

/** Escapes Markdown's special characters. */
function plain(text: string): string {
  return text.replace(/[\\`*_[\]<>|~]/g, '\\$&').replace(/&(?=#?\w+;)/g, '\\&');
}

/** A quotation within a quotation, as an excerpt leaves it; an apostrophe precedes a letter. */
const nested = /‘([^\n]+?)’(?!\p{L})/gu;

/** @returns a composed text with its quotations within quotations as its language writes them. */
export function withNestedQuotes(text: string, language: Language): string {
  return language === 'fr' ? text.replace(nested, '“$1”') : text;
}
