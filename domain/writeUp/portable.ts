import { Lexer, type MarkedToken, type Token } from 'marked';
import { listedUrl, unlistedUrl } from '../links/listedAddress.ts';
import { normalised, parsedOf } from './lex.ts';
import { type Edit, edited } from './parser/edits.ts';
import { linesOf, type Placed } from './placed.ts';
import { referencesIn } from './references.ts';

/**
 * @param text Markdown with its figures filled in.
 * @returns Markdown for a file or the clipboard that other programs should display as this app does: text that they
 * would misread is escaped, most HTML is converted or removed, character references are decoded, and a link to an
 * unlisted host becomes its text followed by the URL in parentheses. A text that cannot be parsed is unchanged.
 */
export function portable(text: string): string {
  const source = normalised(text);
  const parsed = parsedOf(source);
  if (!parsed) return text;
  const edits = linesOf(parsed).flatMap((line): readonly Edit[] => {
    if (line.kind === 'hidden') {
      const { start, end } = line;
      return /^\s*\[[^\]]+\]:/.test(parsed.text.slice(start, end)) ? [] : [{ start, end, put: '' }];
    }
    return line.tokens.length > 0 ? editsOf(line, parsed.text) : [];
  });
  return edited(parsed.text, edits).text;
}

/**
 * How formatting is written: as Markdown, as Markdown with special characters escaped, or as HTML tags if Markdown
 * would be misread.
 */
type Form = 'plain' | 'escaped' | 'tags';
const forms: readonly Form[] = ['plain', 'escaped', 'tags'];

function editsOf(line: Placed, text: string): readonly Edit[] {
  const lineEnd = line.kind === 'line' ? `\\\n${prefixOf(line, text)}` : '<br>';
  let edits: readonly Edit[] = [];
  for (const form of forms) {
    const writer = new Writer(line, text, { form, lineEnd });
    edits = writer.edits;
    if (writer.isRead()) return edits;
  }
  return edits;
}

/** @returns the prefix for a continuation line: blockquote marks are kept, and other characters become spaces. */
function prefixOf({ start }: Placed, text: string): string {
  return text.slice(text.lastIndexOf('\n', start - 1) + 1, start).replace(/[^>\s]/g, ' ');
}

/** Characters that other Markdown parsers could interpret as markup. */
const special = /[\\`*_[\]<>#|~&]/g;

class Writer {
  readonly edits: Edit[] = [];
  readonly #line: Placed;
  readonly #text: string;
  readonly #form: Form;
  readonly #lineEnd: string;
  #tildes = 0;

  constructor(
    line: Placed,
    text: string,
    { form, lineEnd }: { readonly form: Form; readonly lineEnd: string },
  ) {
    this.#line = line;
    this.#text = text;
    this.#form = form;
    this.#lineEnd = lineEnd;
    this.#read(line.tokens, 0);
  }

  /** @returns whether unmodified `marked` reads the written line with the same words and formatting. */
  isRead(): boolean {
    const start = this.#line.startOf(0);
    // Parsers differ in which tildes they pair.
    if (this.#form === 'plain' && this.#tildes > 1) return false;
    const moved = this.edits.map((edit) => ({
      ...edit,
      start: edit.start - start,
      end: edit.end - start,
    }));
    const written = edited(this.#text.slice(start, this.#line.end), moved).text;
    const plain = written.replaceAll(/\n[ \t>]*/g, '\n').replaceAll('\\|', '|');
    return marksOf(Lexer.lexInline(plain, { gfm: true })) === marksOf(this.#line.tokens);
  }

  #read(tokens: readonly Token[], from: number): number {
    let at = from;
    for (const token of tokens as readonly MarkedToken[]) {
      this.#token(token, at, at + token.raw.length);
      at += token.raw.length;
    }
    return at;
  }

  #put(start: number, end: number, put: string): void {
    const to = this.#line.endOf(end - 1);
    const from = start === end ? to : this.#line.startOf(start);
    if (from < to || put !== '') this.edits.push({ start: from, end: to, put });
  }

  #token(token: MarkedToken, start: number, end: number): void {
    switch (token.type) {
      case 'text':
        this.#words(token.raw, token.text, start);
        return;
      case 'br':
        if (token.raw.startsWith('<')) {
          const isEnd = this.#text[this.#line.endOf(end - 1)] === '\n';
          this.#put(start, end, isEnd ? '\\' : this.#lineEnd);
        }
        return;
      case 'strong':
        this.#within(token.tokens, { start, end, tag: 'strong', mark: '**' });
        return;
      case 'em':
        this.#within(token.tokens, { start, end, tag: 'em', mark: undefined });
        return;
      case 'del':
        this.#within(token.tokens, { start, end, tag: 'del', mark: '~~' });
        return;
      case 'link':
      case 'image':
        this.#link(token, start, end);
        return;
      default:
        return;
    }
  }

  #words(raw: string, text: string, at: number): void {
    if (raw.startsWith('<') && raw !== text) {
      this.#put(at, at + raw.length, text);
      return;
    }
    for (const { start, end, names } of referencesIn(raw)) {
      this.#put(at + start, at + end, names.replace(special, '\\$&'));
    }
    this.#tildes += raw.split('~').length - 1;
    if (this.#form === 'plain' && !raw.startsWith('<')) return;
    for (const { index } of raw.matchAll(/[*~]|<(?=[a-z/!?])/gi)) {
      this.#put(at + index, at + index + 1, `\\${raw.charAt(index)}`);
    }
  }

  #within(
    tokens: readonly Token[],
    {
      start,
      end,
      tag,
      mark,
    }: {
      readonly start: number;
      readonly end: number;
      readonly tag: string;
      readonly mark: string | undefined;
    },
  ): void {
    const length = tokens.reduce((sum, { raw }) => sum + raw.length, 0);
    const width = (end - start - length) / 2;
    const [first, last] = [tokens[0]?.raw ?? '', tokens.at(-1)?.raw ?? ''];
    // Text formatted with HTML has its tags as its first and last tokens.
    const [from, to] =
      width > 0 ? [start + width, end - width] : [start + first.length, end - last.length];
    const isTag = this.#form === 'tags';
    const inner = width > 0 ? tokens : tokens.slice(1, -1);
    if (isTag || width === 0) this.#put(start, from, isTag ? `<${tag}>` : (mark ?? ''));
    this.#read(inner, from);
    if (isTag || width === 0) this.#put(to, end, isTag ? `</${tag}>` : (mark ?? ''));
  }

  #link(token: Extract<MarkedToken, { type: 'link' | 'image' }>, start: number, end: number): void {
    const isImage = token.type === 'image';
    if (!token.raw.startsWith('[') && !isImage) {
      // Other parsers treat these characters as part of the URL.
      const isQuoted = /[»”’…]/.test(this.#text.charAt(this.#line.endOf(end - 1)));
      if (isQuoted) this.#put(start, end, `[${token.text}](${token.href})`);
      return;
    }
    const isListed = !isImage && listedUrl(token.href) !== undefined;
    const from = start + (isImage ? 2 : 1);
    if (isListed) {
      this.#read(token.tokens, from);
      return;
    }
    const url = unlistedUrl(token.href) ?? listedUrl(token.href);
    this.#put(start, from, '');
    const to = this.#read(token.tokens, from);
    const words = wordsOf(token.tokens);
    this.#put(to, end, url === undefined || url === words ? '' : ` (${url})`);
  }
}

function wordsOf(tokens: readonly Token[]): string {
  return (tokens as readonly MarkedToken[])
    .map((token) => ('tokens' in token && token.tokens ? wordsOf(token.tokens) : shownOf(token)))
    .join('');
}

function shownOf(token: MarkedToken): string {
  if (token.type === 'br') return '\n';
  if (token.type === 'html') return '';
  return 'text' in token ? token.text : '';
}

/** @returns the words of a line with their formatting, as a string that is equal for two parses that look the same. */
function marksOf(tokens: readonly Token[]): string {
  const runs: { words: string; readonly own: string }[] = [];
  const add = (words: string, own: string) => {
    const last = runs.at(-1);
    if (last?.own === own) last.words += words;
    else runs.push({ words, own });
  };
  let tags: readonly string[] = [];
  const read = (list: readonly Token[], marks: readonly string[]) => {
    for (const token of list as readonly MarkedToken[]) {
      const { type } = token;
      if (type === 'html') {
        const [, slash, name = ''] = /^<(\/?)(strong|em|del)>$/.exec(token.raw) ?? [];
        if (name !== '') tags = slash === '/' ? tags.slice(0, -1) : [...tags, name];
        else add(token.raw === '<br>' ? '\ue002' : token.raw, '');
      } else if (type === 'br') add('\ue002', '');
      else if (type === 'link' || type === 'image') read(token.tokens, marks);
      else if ('tokens' in token && token.tokens && token.tokens.length > 0) {
        read(token.tokens, [...marks, type]);
      } else {
        add(shownOf(token), [...marks, ...tags].toSorted().join(' '));
      }
    }
  };
  read(tokens, []);
  return runs
    .flatMap(({ words, own }) => words.split(/\s+/).map((word) => `${word} ${own}`))
    .filter((word) => !word.startsWith(' '))
    .join('\n');
}
