import { decodeReferences } from '@elan/domain/writeUp/references';
import type { MarkedToken, Token } from 'marked';
import { Mark, type Node } from 'prosemirror-model';
import { splitAtPlaceholders } from './figures.ts';
import { schema } from './schema.ts';

const { marks, nodes } = schema;

/** Thrown for content that the editor cannot show. */
export class Unshowable extends Error {}

/**
 * @returns the editor nodes of a line.
 * @throws Unshowable if the editor cannot show one of the tokens.
 */
export function readInline(tokens: readonly Token[]): readonly Node[] {
  return (tokens as readonly MarkedToken[]).flatMap((token) => readToken(token, []));
}

function readToken(token: MarkedToken, outer: readonly Mark[]): readonly Node[] {
  const within = (inner: readonly Token[], mark: Mark) =>
    inner.flatMap((one) => readToken(one as MarkedToken, mark.addToSet(outer)));
  switch (token.type) {
    case 'text':
      // An HTML tag has no words. Other text is read from its raw source, in which placeholders are still intact.
      if (isTag(token)) return textNodes(token.text, outer);
      if (!token.tokens || token.tokens.length === 0) return readWords(token.raw, outer);
      return token.tokens.flatMap((one) => readToken(one as MarkedToken, outer));
    case 'escape':
      return textNodes(token.text, outer);
    case 'strong':
      return within(token.tokens, marks.strong.create());
    case 'em':
      return within(token.tokens, marks.em.create());
    case 'del':
      return within(token.tokens, marks.strike.create());
    case 'codespan':
      return textNodes(token.text, marks.code.create().addToSet(outer));
    case 'br':
      return [nodes.hard_break.create(null, null, outer)];
    case 'link': {
      const { href, title, text, raw } = token;
      // A bare URL stays text in the editor; the page turns it into a link.
      if (raw === text) return textNodes(text, outer);
      return within(token.tokens, marks.link.create({ href, title: title ?? null }));
    }
    default:
      throw new Unshowable(token.type);
  }
}

/** @returns whether a text token is an HTML tag, which is shown as a space at most. */
export function isTag({ raw, text }: { readonly raw: string; readonly text: string }): boolean {
  return raw.startsWith('<') && text.trim() === '';
}

/** Reads plain words and placeholders; a line break in the source becomes a space. */
function readWords(text: string, outer: readonly Mark[]): readonly Node[] {
  return splitAtPlaceholders(text).flatMap((piece) =>
    typeof piece === 'string'
      ? textNodes(decodeReferences(piece), outer)
      : [nodes.figure.create(piece, null, outer)],
  );
}

function textNodes(text: string, outer: readonly Mark[]): readonly Node[] {
  const lines = text.split('\n');
  const line = lines
    .map((part, index) => (index > 0 ? part.trimStart() : part))
    .map((part, index) => (index < lines.length - 1 ? part.trimEnd() : part))
    .join(' ');
  return line === '' ? [] : [schema.text(line, outer)];
}

/**
 * @returns the content of a line in canonical form, equal for lines that look the same: no space at its ends or around
 *   line breaks. A space has only the marks that the words on both sides have.
 */
export function canonicalInline(content: readonly Node[]): readonly Node[] {
  const pieces = content.flatMap(splitSpaces);
  const first = pieces.findIndex(isWord);
  const last = pieces.findLastIndex(isWord);
  if (first < 0) return [];
  const trimmed = pieces.slice(first, last + 1);
  const before = nearest(trimmed);
  const after = nearest(trimmed.toReversed()).toReversed();
  const kept = trimmed.flatMap((piece, index) => {
    if (isWord(piece)) return [piece];
    const [left, right] = [before[index], after[index]];
    if (isSpace(piece) && (left?.endsLine || right?.endsLine)) return [];
    const marks = (left?.word?.marks ?? Mark.none).filter((mark) =>
      mark.isInSet(right?.word?.marks ?? Mark.none),
    );
    return [piece.mark(marks)];
  });
  return joined(kept);
}

function splitSpaces(node: Node): readonly Node[] {
  const { text, marks: own } = node;
  if (text === undefined) return [node];
  const words = text.trim();
  const start = text.indexOf(words);
  return [text.slice(0, start), words, text.slice(start + words.length)]
    .filter((part) => part !== '')
    .map((part) => schema.text(part, own));
}

function isSpace({ text }: Node): boolean {
  return text?.trim() === '';
}

function isWord(piece: Node): boolean {
  return piece.type !== nodes.hard_break && !isSpace(piece);
}

interface Neighbour {
  /** The nearest word before the piece. */
  readonly word: Node | undefined;
  /** Whether a line break is in between. */
  readonly endsLine: boolean;
}

/** @returns the neighbour before each piece. */
function nearest(pieces: readonly Node[]): readonly Neighbour[] {
  let now: Neighbour = { word: undefined, endsLine: false };
  return pieces.map((piece) => {
    const before = now;
    if (isWord(piece)) now = { word: piece, endsLine: false };
    else if (piece.type === nodes.hard_break) now = { ...now, endsLine: true };
    return before;
  });
}

function joined(pieces: readonly Node[]): readonly Node[] {
  const result: Node[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (last?.text !== undefined && piece.text !== undefined && last.sameMarkup(piece)) {
      result.splice(-1, 1, schema.text(last.text + piece.text, piece.marks));
    } else result.push(piece);
  }
  return result;
}
