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
  return shorten(onOneLine(text), length)
    .replace(/[.\s]+$/, '')
    .replace(/«\s*|“/g, '‘')
    .replace(/\s*»|”/g, '’');
}

/** A text without line breaks; the spaces that hold an amount together stay as they are. */
function onOneLine(text: string): string {
  return text.trim().replace(/[^\S\u00a0\u202f]+/g, ' ');
}

/** A stretch of words, where a long text has no sentences. */
const stretch = /(?:\S+\s*){1,15}/g;

/** @returns what a long text says beyond its excerpt, sentence by sentence; nothing for a short one. */
export function beyondExcerpt(text: string): readonly string[] {
  const whole = onOneLine(text);
  if (whole.length <= usualLength) return [];
  const rest = whole.slice(shorten(whole, usualLength).replace(/…$/, '').length).trim();
  const sentences = rest.split(/(?<=[.!?])\s+/u);
  const parts = sentences.length > 1 ? sentences : (rest.match(stretch) ?? []);
  return [...new Set(parts.map((part) => excerpt(part)))].filter((part) => part !== '');
}

function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const sentence = /^.{20,}?[.!?](?=\s)/u.exec(text.slice(0, length + 1))?.[0];
  if (sentence) return sentence;
  const cut = text.slice(0, length);
  const lastSpace = cut.lastIndexOf(' ');
  const words = lastSpace > length / 2 ? cut.slice(0, lastSpace) : cut;
  return `${words.toWellFormed().replace(/[\s,;:\u2013\u2014\ufffd]+$/, '')}…`;
}

/** Takes their meaning from Markdown's marks. */
function plain(text: string): string {
  return text.replace(/[\\`*_[\]<>|~]/g, '\\$&').replace(/&(?=#?\w+;)/g, '\\&');
}

/** Longest name in a list; a longer part is prose. */
const nameLength = 60;

/**
 * What stands between two things of a list. A comma before a number or a preposition goes on about
 * the same thing: « le dépanneur, à 600 m ».
 */
const separator =
  /[\n;]|,(?!\s*(?:\d|(?:à|au|aux|près|dans|sur|avec|qui|at|near|in|on|with|that|which|about)\s))|\s(?:et|and)\s/iu;

/**
 * @param quote makes a name ready to be quoted: in Markdown unless told otherwise.
 * @returns the things that a person lists (by lines, commas or semicolons), at most `most`; prose counts as one.
 */
export function listed(text: string, most = 4, quote = excerpt): readonly string[] {
  const parts = text
    .split(separator)
    .map((part) => part.replace(/^[\s\-*•\d.)]+/, '').replace(/[.\s]+$/, ''))
    .filter((part) => part !== '');
  if (parts.length === 0) return [];
  if (parts.some((part) => part.length > nameLength)) return [quote(text, nameLength)];
  return parts.slice(0, most).map((part) => quote(part, nameLength));
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
  /^(?:(?:les?|la|une?|des|du|mon|ma|mes|vos|votre|the|an?|my|your)\s|l['’]\p{L}|\p{L}+[ei]r (?:de|des|du|les?|la|une?|aux?)\s)/iu;

/** @returns a person's text as it goes on inside a sentence: without the capital of a first word. */
export function inSentence(text: string): string {
  const [first = ''] = text;
  return openings.test(text) ? first.toLowerCase() + text.slice(first.length) : text;
}
