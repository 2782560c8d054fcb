import { listedUrl, unlistedUrl } from '@elan/domain/links/listedAddress';
import { withoutOrphans } from '@elan/domain/writeUp/characters';
import type { MarkedToken, Token } from 'marked';
import type { Inline, Run } from '../blocks.ts';

type Style = Omit<Run, 'text'>;

/** Maximum nesting, more than any real text has. Deeper content is shown as Markdown source. */
const deepestNesting = 12;

/**
 * @returns the styled text of Markdown tokens, without struck-through text. A link to an email or to a host that is not
 *   allowed becomes its text, followed by the address in brackets if the text differs.
 */
export function inlineOf(tokens: readonly Token[]): Inline {
  return joined(runsOf(tokens, {}, 0));
}

/** @returns text without any style. */
export function plain(text: string): Inline {
  return text === '' ? [] : [{ text }];
}

/** @returns the text without its styles. */
export function wordsOf(inline: Inline): string {
  return inline.map(({ text }) => text).join('');
}

function runsOf(tokens: readonly Token[], style: Style, depth: number): Run[] {
  if (depth > deepestNesting) return tokens.map(({ raw }) => ({ ...style, text: raw }));
  return (tokens as readonly MarkedToken[]).flatMap((token) => runsOfToken(token, style, depth));
}

function runsOfToken(token: MarkedToken, style: Style, depth: number): Run[] {
  const within = (tokens: readonly Token[], own: Style = {}) =>
    runsOf(tokens, { ...style, ...own }, depth + 1);
  switch (token.type) {
    case 'strong':
      return within(token.tokens, { bold: true });
    case 'em':
      return within(token.tokens, { italic: true });
    case 'del':
      // Struck-through text is no longer valid, so documents leave it out. The empty run marks its place.
      return [{ ...style, text: '' }];
    case 'codespan':
      return [{ ...style, text: token.text, code: true }];
    case 'br':
      return [{ ...style, text: '\n' }];
    case 'escape':
      return [{ ...style, text: token.text }];
    case 'image':
      return [{ ...style, text: token.text }];
    case 'link':
      return linkOf(token.href, within(token.tokens), style);
    case 'text':
      return token.tokens && token.tokens.length > 0
        ? within(token.tokens)
        : [{ ...style, text: withoutOrphans(token.text) }];
    default:
      return [{ ...style, text: token.raw }];
  }
}

function linkOf(href: string, words: Run[], style: Style): Run[] {
  const listed = listedUrl(href);
  if (listed !== undefined) return words.map((run) => ({ ...run, link: listed }));
  const shown = unlistedUrl(href);
  const isShown = shown === undefined || wordsOf(words).trim() === shown;
  return isShown ? words : [...words, { ...style, text: ` (${shown})` }];
}

/** Matches a line break and the blanks around it. The lookbehind avoids trying a match at every blank. */
const lineBreak = /(?<![ \t])[ \t]*\n[ \t]*/g;

/** Matches punctuation that follows its word without a blank, or with a non-breaking one. */
const punctuation = /^(?:[.,;:!?…)\]]|[\u00a0\u202f][:;!?»])/;
/** Match what struck-through text may leave before punctuation: a blank; before a comma or full stop, also a comma. */
const beforePunctuation = / $/;
const beforeComma = /,? ?$/;

/**
 * Merges neighbouring runs of the same style, turns line breaks in the Markdown source into spaces, and closes the gap
 * that struck-through text leaves before punctuation.
 */
function joined(runs: readonly Run[]): Inline {
  const all: { readonly style: Run; readonly texts: string[] }[] = [];
  let isApart = true;
  let isAfterStrike = false;
  for (const run of runs) {
    if (run.text === '') isAfterStrike = true;
    const words = run.text === '\n' ? run.text : run.text.replaceAll(lineBreak, ' ');
    // Removed struck-through text leaves two spaces, so the second is dropped.
    const text: string = isApart ? words.replace(/^ /, '') : words;
    if (text === '') continue;
    isApart = text.endsWith(' ');
    const last = all.at(-1);
    if (isAfterStrike && last && punctuation.test(text)) {
      const left = /^[.,]/.test(text) ? beforeComma : beforePunctuation;
      last.texts.push((last.texts.pop() ?? '').replace(left, ''));
    }
    isAfterStrike = false;
    if (last && sameStyle(last.style, run)) last.texts.push(text);
    else all.push({ style: run, texts: [text] });
  }
  // Joined once at the end, because reading the end of a growing string would copy it each time.
  return all
    .map(({ style, texts }) => ({ ...style, text: texts.join('') }))
    .filter(({ text }) => text !== '');
}

function sameStyle(one: Run, other: Run): boolean {
  return (
    one.bold === other.bold &&
    one.italic === other.italic &&
    one.code === other.code &&
    one.link === other.link
  );
}
