import type { MarkedToken, Token, Tokens } from 'marked';
import { decodeReferences } from '../references.ts';
import { hiddenHtml, isBreak, isCell, isElement, isLine, markOf, type Tag, tagOf } from './html.ts';
import type { Applies } from './rules.ts';

type Words = Tokens.Text;

/** @returns a token for a piece of source that is displayed as other text, by default as nothing. */
const words = (raw: string, text = ''): Words => ({ type: 'text', raw, text });

/**
 * Converts tokens to what is displayed: HTML becomes formatting, line breaks, spaces, text or nothing, and character
 * references are decoded. A block that contained only HTML without text becomes space. The joined `raw` sources stay
 * the same.
 */
export function withShown(tokens: readonly Token[], applies: Applies): MarkedToken[] {
  return (tokens as readonly MarkedToken[]).map((token) => blockOf(token, applies));
}

function blockOf(token: MarkedToken, applies: Applies): MarkedToken {
  const line = (inner: readonly Token[]) => lineOf(inner, applies);
  switch (token.type) {
    case 'paragraph':
    case 'heading':
    case 'text': {
      if (!token.tokens) return token;
      const inner = line(token.tokens);
      const isLeft = inner.some(isVisible) || !inner.some(({ raw }) => raw.startsWith('<'));
      return isLeft ? { ...token, tokens: inner } : { type: 'space', raw: token.raw };
    }
    case 'html':
      return applies('tags of HTML') ? { type: 'space', raw: token.raw } : token;
    case 'blockquote':
      return { ...token, tokens: withShown(token.tokens, applies) };
    case 'list': {
      const items = token.items.map((item) => {
        const inner = applies('tags of HTML') ? withBox(item.tokens) : item.tokens;
        return { ...item, tokens: withShown(inner, applies) };
      });
      return { ...token, items };
    }
    case 'table': {
      const row = (cells: readonly Tokens.TableCell[]) =>
        cells.map((cell) => ({ ...cell, tokens: line(cell.tokens) }));
      return { ...token, header: row(token.header), rows: token.rows.map(row) };
    }
    default:
      return token;
  }
}

/** Turns the checkbox of a task into text at the start of its line. */
function withBox([box, ...others]: readonly Token[]): readonly Token[] {
  if (box?.type !== 'checkbox') return box ? [box, ...others] : [];
  const [first, ...rest] = others as MarkedToken[];
  const mark = words(box.raw, box.raw);
  const line = first && 'tokens' in first && first.tokens ? first : undefined;
  if (!line) return [{ type: 'text', raw: box.raw, text: box.raw, tokens: [mark] }, ...others];
  const raw = box.raw + line.raw;
  return [{ ...line, raw, tokens: [mark, ...(line.tokens ?? [])] } as MarkedToken, ...rest];
}

function isVisible(token: Token): boolean {
  const { type, tokens, text } = token as MarkedToken & { tokens?: Token[]; text?: string };
  if (type === 'br') return false;
  return tokens && tokens.length > 0 ? tokens.some(isVisible) : (text ?? token.raw).trim() !== '';
}

/**
 * A line break. If it stands for the start or end of an element (`isOfElement`), at most one is kept between words, and
 * none at either end of a line.
 */
type Break = Tokens.Br & { readonly isOfElement?: boolean };

function lineOf(tokens: readonly Token[], applies: Applies): MarkedToken[] {
  const found = piecesOf(tokens as readonly MarkedToken[], applies);
  return applies('tags of HTML') ? withoutSpareBreaks(found) : found;
}

function piecesOf(
  tokens: readonly MarkedToken[],
  applies: Applies,
  isWithin = false,
): MarkedToken[] {
  const names = closingNames(tokens);
  const pieces: MarkedToken[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) continue;
    const marked =
      token.type === 'html' ? markedFrom(tokens, at, { names, isWithin }, applies) : undefined;
    if (!marked) {
      pieces.push(pieceOf(token, names, applies));
      continue;
    }
    const inner = tokens.slice(at + 1, marked.end);
    const last = tokens[marked.end]?.raw ?? '';
    const raw = token.raw + inner.map((one) => one.raw).join('') + last;
    const within = [words(token.raw), ...piecesOf(inner, applies, true), words(last)];
    pieces.push({ type: marked.type, raw, text: raw, tokens: within });
    at = marked.end;
  }
  return pieces;
}

/** @returns the token indexes of the closing tags of a line, by tag name. */
function closingNames(tokens: readonly MarkedToken[]): ReadonlyMap<string, readonly number[]> {
  const names = new Map<string, number[]>();
  for (const [at, { type, raw }] of tokens.entries()) {
    const tag = type === 'html' ? tagOf(raw) : undefined;
    if (!tag?.isClosing) continue;
    const known = names.get(tag.name);
    if (known) known.push(at);
    else names.set(tag.name, [at]);
  }
  return names;
}

/**
 * @returns the formatting that a tag starts and the index of the token that ends it. Without a closing tag, struck text
 * ends after the last token, unless it is inside other HTML formatting.
 */
function markedFrom(
  tokens: readonly MarkedToken[],
  at: number,
  {
    names,
    isWithin,
  }: { readonly names: ReadonlyMap<string, readonly number[]>; readonly isWithin: boolean },
  applies: Applies,
): { readonly type: 'del' | 'strong' | 'em'; readonly end: number } | undefined {
  const tag = tagOf(tokens[at]?.raw ?? '');
  const type = tag && markOf(tag);
  if (!type || tag.isClosing || (tag.hasWords && !tag.isCertain)) return undefined;
  const isStruck = type === 'del';
  if (!applies(isStruck ? 'words struck in HTML' : 'words marked in HTML')) return undefined;
  const end =
    names.get(tag.name)?.find((one) => one > at) ??
    (isStruck && !isWithin ? tokens.length : undefined);
  return end === undefined ? undefined : { type, end };
}

function pieceOf(
  token: MarkedToken,
  names: ReadonlyMap<string, readonly number[]>,
  applies: Applies,
): MarkedToken {
  const decoded = (text: string) =>
    applies('named character reference') ? decodeReferences(text) : text;
  switch (token.type) {
    case 'html':
      return tagged(token.raw, names, applies);
    case 'text':
      return applies('named character reference') ? { ...token, text: decoded(token.raw) } : token;
    case 'strong':
    case 'em':
    case 'del':
      return { ...token, tokens: piecesOf(token.tokens as readonly MarkedToken[], applies) };
    case 'link': {
      const tokens = piecesOf(token.tokens as readonly MarkedToken[], applies);
      return { ...token, href: decoded(token.href), tokens };
    }
    case 'image':
      return { ...token, text: decoded(token.text) };
    case 'checkbox':
      return words(token.raw, token.raw);
    default:
      return token;
  }
}

function tagged(
  raw: string,
  names: ReadonlyMap<string, readonly number[]>,
  applies: Applies,
): MarkedToken {
  if (hiddenHtml(raw) !== undefined && applies('contents of scripts and styles')) return words(raw);
  const tag = tagOf(raw);
  if (tag && isBreak(tag) && applies('line break of HTML')) return { type: 'br', raw };
  if (tag && isWords(tag, names) && applies('words in angle brackets')) return words(raw, raw);
  if (!applies('tags of HTML')) return words(raw, raw);
  // CDATA sections keep their text; other markup is dropped.
  if (!tag) return words(raw, /^<!\[CDATA\[([\s\S]*)\]\]>$/.exec(raw)?.[1] ?? '');
  if (isLine(tag)) return { type: 'br', raw, isOfElement: true } as Break;
  return words(raw, isCell(tag) ? ' ' : '');
}

/**
 * @returns whether a tag is text, such as a placeholder to fill in or a comparison: it is not certainly a tag, has no
 * closing tag, and either has an unknown name or is followed by words.
 */
function isWords(tag: Tag, names: ReadonlyMap<string, readonly number[]>): boolean {
  return !tag.isCertain && (tag.hasWords || !isElement(tag)) && !names.has(tag.name);
}

function withoutSpareBreaks(tokens: readonly MarkedToken[]): MarkedToken[] {
  const first = tokens.findIndex(isVisible);
  const last = tokens.findLastIndex(isVisible);
  let endsLine = true;
  return tokens.map((token, at) => {
    const { type, raw } = token;
    if (type === 'br') {
      const isSpare = raw.startsWith('<') && (at < first || at > last);
      if (isSpare || ((token as Break).isOfElement && endsLine)) return words(raw);
      endsLine = true;
      return { type, raw };
    }
    const text = type === 'text' && !token.tokens ? token.text : undefined;
    if (text === undefined) {
      endsLine = false;
      return token;
    }
    const beginning = endsLine ? text.replace(/^[ \t\n]+/, '') : text;
    const isBeforeBreak = tokens[at + 1]?.type === 'br';
    const shown = isBeforeBreak ? beginning.replace(/(?<![ \t\n])[ \t\n]+$/, '') : beginning;
    if (shown !== '') endsLine = false;
    return shown === text ? token : { ...token, text: shown };
  });
}
