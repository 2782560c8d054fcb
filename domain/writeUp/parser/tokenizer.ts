import { Hooks, type Lexer, type Token, Tokenizer, type TokenizerThis, type Tokens } from 'marked';
import { hiddenHtml } from './html.ts';
import type { Applies } from './rules.ts';

/** More cells than any reasonable table. */
const mostCells = 2_000;
/** Matches two lines of which the second starts like the delimiter row of a table. */
const delimiterRow = /^[^\n]+\n[ |:-]*[|:]/;
/** The underline of a heading, or the end of its paragraph. */
const underlineOrBlank = /\n(?:(\n)| {0,3}(?:=+|-+)[ \t]*(?:\n|$))/;

/** Stars between two digits, or between a digit and a letter, with an optional mark for an amount: "3*650", "5*x". */
const times =
  /(?<=\d[\ue000\ue001]?)\*+(?=[\ue000\ue001]?[\p{L}\d])|(?<=\p{L})\*+(?=[\ue000\ue001]?\d)/gu;
/** A single star inside a word, as in gender-inclusive French: "les salarié*es". */
const inWord = /(?<=\p{Script=Latin})\*(?=\p{Script=Latin})/gu;
/** A footnote mark: "5 000 $*, plus taxes". */
const noteMark = /(?<=[\d$%€][\ue000\ue001]?)\*+(?=[\s.,;:!?)]|$)/;
/** Bold text, for the cases in which `boldOf` overrides CommonMark. */
const bold = /^\*\*(?![\s*])(?:\\[\s\S]|`[^`\n]*`|[^\\`*\n]|\n(?!\s*\n)|\*(?!\*))+?\*\*(?!\*)/;
const strike = /^~~(?!~)(?:\\[\s\S]|`[^`\n]*`|[^\\`~\n]|\n(?!\s*\n)|~(?!~))+?~~(?!~)/;
const closingQuotation = /[»”’…\ue001]+$/;

/**
 * Tokenizes model output as intended. A table that would have too many cells is parsed as a paragraph, because short
 * rows are padded to the width of the header, so that a few lines can produce millions of cells.
 * The two slowest patterns are tried only if they can match.
 */
export class MeantTokenizer extends Tokenizer {
  readonly #applies: Applies;

  constructor(applies: Applies) {
    super();
    this.#applies = applies;
  }

  override lheading(source: string): Tokens.Heading | undefined {
    const found = underlineOrBlank.exec(source);
    return found && found[1] === undefined ? super.lheading(source) : undefined;
  }

  override table(source: string): Tokens.Table | undefined {
    if (!delimiterRow.test(source)) return undefined;
    const [whole] = this.rules.block.table.exec(source) ?? [];
    if (whole === undefined) return undefined;
    const [header = '', ...rows] = whole.split('\n');
    const columns = header.split('|').length;
    return columns * rows.length > mostCells ? undefined : super.table(source);
  }

  override code(source: string): Tokens.Code | undefined {
    return this.#applies('indented line') ? undefined : super.code(source);
  }

  /** Leaves tags to inline parsing, so that the text between them is parsed too; only hidden HTML becomes a block. */
  override html(source: string): Tokens.HTML | undefined {
    if (!this.#applies('tags of HTML')) return super.html(source);
    const [indent = ''] = /^ {0,3}(?=<)/.exec(source) ?? [];
    const rest = source.slice(indent.length);
    if (!rest.startsWith('<') || !this.#applies('contents of scripts and styles')) return undefined;
    const hidden = hiddenHtml(rest);
    if (hidden === undefined) return undefined;
    const raw = indent + hidden + (/^[ \t]*\n+/.exec(rest.slice(hidden.length))?.[0] ?? '');
    return { type: 'html', block: true, pre: false, raw, text: raw };
  }

  override tag(source: string): Tokens.Tag | undefined {
    if (!source.startsWith('<')) return undefined;
    const hidden = this.#applies('contents of scripts and styles') ? hiddenHtml(source) : undefined;
    const [raw] = hidden === undefined ? (this.rules.inline.tag.exec(source) ?? []) : [hidden];
    if (raw === undefined) return undefined;
    return { type: 'html', raw, text: raw, block: false, inLink: false, inRawBlock: false };
  }

  override url(source: string): Tokens.Link | undefined {
    const found = super.url(source);
    const closing = found && closingQuotation.exec(found.raw)?.[0];
    if (!found || !closing || !this.#applies('URL before a closing quotation mark')) return found;
    const raw = found.raw.slice(0, -closing.length);
    const href = found.href.slice(0, -closing.length);
    return { ...found, raw, text: raw, href, tokens: [{ type: 'text', raw, text: raw }] };
  }

  /** Keeps character references, which are decoded in a later step. */
  override inlineText(source: string): Tokens.Text | undefined {
    const found = super.inlineText(source);
    return found && this.#applies('named character reference')
      ? { ...found, text: found.raw }
      : found;
  }
}

/** @returns hooks that prevent stars inside numbers and words from ending an emphasis; null if the text has none. */
export function starMask(text: string, applies: Applies): Hooks | null {
  const masks = [
    ...(applies('asterisk in a word') ? [inWord] : []),
    ...(applies('asterisk between numbers') ? [times] : []),
  ].filter((stars) => text.search(stars) >= 0);
  if (masks.length === 0) return null;
  const hooks = new Hooks();
  hooks.emStrongMask = (source) =>
    masks.reduce((text, stars) => text.replace(stars, (own) => '+'.repeat(own.length)), source);
  return hooks;
}

type Reads = (this: TokenizerThis, source: string, before: Token[]) => Tokens.Generic | undefined;

/**
 * @returns extensions that read stars and tildes before `marked` does. Overriding its own emphasis methods instead
 * would make it prepare every line, in time that grows with the square of the length.
 */
export function marksRead(applies: Applies): readonly Reads[] {
  return [
    function stars(source, before) {
      if (!source.startsWith('*')) return undefined;
      const [run = ''] = /^\*+/.exec(source) ?? [];
      const around = (before.at(-1)?.raw.slice(-2) ?? '') + source.slice(0, run.length + 2);
      return isWords(around, applies)
        ? wordsOf(run)
        : boldOf(this.lexer as Lexer, source, around, applies);
    },
    function tildes(source) {
      if (!source.startsWith('~')) return undefined;
      if (!source.startsWith('~~')) {
        return applies('tilde before a number') ? wordsOf('~') : undefined;
      }
      return applies('strike with words beside it')
        ? strikeOf(this.lexer as Lexer, source)
        : undefined;
    },
  ];
}

const wordsOf = (raw: string): Tokens.Text => ({ type: 'text', raw, text: raw });

/** @returns whether stars are text rather than emphasis. @param around the stars with their adjacent characters. */
function isWords(around: string, applies: Applies): boolean {
  return (
    (applies('asterisk after an amount') && noteMark.test(around)) ||
    (applies('asterisk in a word') && around.search(inWord) >= 0) ||
    (applies('asterisk between numbers') && around.search(times) >= 0)
  );
}

const letterEnd = /[\p{L}\p{N}]$/u;
const letterStart = /^[\p{L}\p{N}]/u;
const signEnd = /[\p{P}\p{S}]$/u;
const signStart = /^[\p{P}\p{S}]/u;

/** Reads bold text that starts or ends with punctuation next to a word, whose marks CommonMark treats as text. */
function boldOf(
  lexer: Lexer,
  source: string,
  around: string,
  applies: Applies,
): Tokens.Strong | undefined {
  const [raw] = applies('bold that ends at punctuation') ? (bold.exec(source) ?? []) : [];
  if (raw === undefined) return undefined;
  const text = raw.slice(2, -2);
  const before = around.slice(0, around.indexOf('*'));
  const opens = !(letterEnd.test(before) && signStart.test(text));
  const closes = !(
    signEnd.test(text) && letterStart.test(source.slice(raw.length, raw.length + 2))
  );
  if ((opens && closes) || /\s$/.test(text)) return undefined;
  return { type: 'strong', raw, text, tokens: lexer.inlineTokens(text) };
}

/** Reads struck text, even if a word follows immediately: "~~5 000 $~~par an". */
function strikeOf(lexer: Lexer, source: string): Tokens.Del | undefined {
  const [raw] = strike.exec(source) ?? [];
  if (raw === undefined || raw.slice(2, -2).trim() === '') return undefined;
  const text = raw.slice(2, -2);
  return { type: 'del', raw, text, tokens: lexer.inlineTokens(text) };
}
