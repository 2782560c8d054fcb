import { placeholdersIn, unfinishedPlaceholder } from '../figures/placeholder.ts';

/** A Markdown text as its words alone, each with its place in the text. */
export interface PlainText {
  readonly words: string;
  /** @returns where a place in the words is in the text; with `isEnd`, the end of what is before it. */
  readonly placeOf: (index: number, isEnd?: boolean) => number;
}

/** In place of what holds no amount: no letter, digit or space, so that it joins nothing. */
const blank = '\ufffc';

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly put: string;
}

/**
 * Leaves out what holds no amount (placeholders, headings, code, URLs, the numbers of lists) and the marks of emphasis.
 */
export function plainText(text: string): PlainText {
  const edits = merged(placeholderEdits(text), merged(lineEdits(text), inlineEdits(text)));
  let words = '';
  /** Where each kept part begins, in the words and in the text. */
  const inWords: number[] = [];
  const inTexts: number[] = [];
  let from = 0;
  const add = (part: string, inText: number) => {
    if (part === '') return;
    inWords.push(words.length);
    inTexts.push(inText);
    words += part;
  };
  for (const { start, end, put } of edits) {
    // Inside what is already left out.
    if (start < from) continue;
    add(text.slice(from, start), from);
    add(put, start);
    from = end;
  }
  add(text.slice(from), from);
  const placeOf = (index: number, isEnd = false) => {
    const sought = isEnd ? index - 1 : index;
    let [low, high] = [0, inWords.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((inWords[middle] ?? 0) <= sought) low = middle;
      else high = middle - 1;
    }
    return (inTexts[low] ?? 0) + index - (inWords[low] ?? 0);
  };
  return { words, placeOf };
}

/** Two lists in their order as one, the longer first of two that begin together. None is kept: a text has thousands. */
function* merged(some: Iterator<Edit>, others: Iterator<Edit>): Generator<Edit> {
  let [one, other] = [some.next(), others.next()];
  for (;;) {
    if (!other.done && (one.done || isBefore(other.value, one.value))) {
      yield other.value;
      other = others.next();
    } else if (!one.done) {
      yield one.value;
      one = some.next();
    } else return;
  }
}

const isBefore = (one: Edit, other: Edit) =>
  one.start < other.start || (one.start === other.start && one.end > other.end);

function* placeholderEdits(text: string): Generator<Edit> {
  for (const { start, end } of placeholdersIn(text)) yield { start, end, put: blank };
  const cut = unfinishedPlaceholder(text);
  if (cut !== undefined) yield { start: cut, end: text.length, put: blank };
}

const fence = /^ {0,3}(```+|~~~+)/;
const heading = /^[ >]{0,6}#{1,6}(?:\s|$)/;
const underline = /^ {0,3}(?:=+|--+)\s*$/;
const listNumber = /^[\s>]{0,20}(?:[-*+•]\s{1,4})?(\d{1,9}[.)])(?=\s)/;

/** Headings, blocks of code and the numbers of lists. */
function* lineEdits(text: string): Generator<Edit> {
  let start = 0;
  let previous = { start: 0, line: '' };
  let open: string | undefined;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    const mark = fence.exec(line)?.[1];
    const isCode = open !== undefined || mark !== undefined;
    const number = listNumber.exec(line);
    if (isCode || heading.test(line)) yield { start, end, put: blank };
    else if (underline.test(line) && previous.line.trim() !== '') {
      yield { start: previous.start, end, put: blank };
    } else if (number) {
      const numberEnd = start + number[0].length;
      yield { start: numberEnd - (number[1]?.length ?? 0), end: numberEnd, put: blank };
    }
    if (open === undefined) open = mark;
    else if (mark?.startsWith(open)) open = undefined;
    previous = { start, line: isCode ? '' : line };
    start = end + 1;
  }
}

/** What a match is, by its first character: escapes, code, white space, emphasis; anything else is left out. */
const inline = new RegExp(
  [
    String.raw`\\[!-/:-@[-\x60{-~]`,
    '`+',
    String.raw`\]\((?:[^()\s]|\([^()\s]{0,200}\)){0,2000}(?:\s{1,3}"[^"\n]{0,300}")?\)|<[^<>\n]{1,300}>|(?:https?://|www\.)[^\s<>|]*|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,8}`,
    '&(?:nbsp|#160|#xa0);',
    '[*_]+|~~',
  ].join('|'),
  'giu',
);

/** Code, URLs, escapes and emphasis. */
function* inlineEdits(text: string): Generator<Edit> {
  const closeOf = closingMarks(text);
  let from = 0;
  for (const { 0: found, index } of text.matchAll(inline)) {
    if (index < from) continue;
    const end = index + found.length;
    switch (found[0]) {
      case '\\':
        yield { start: index, end: index + 1, put: '' };
        break;
      case '`': {
        const close = closeOf(index);
        if (close === undefined) break;
        from = close;
        yield { start: index, end: close, put: blank };
        break;
      }
      case '&':
        yield { start: index, end, put: '\u00a0' };
        break;
      case '*':
      case '~':
        if (isEmphasis(text, index, end)) yield { start: index, end, put: '' };
        break;
      default:
        // A mail address may begin with "_"; marks alone hold no "@".
        if (!/^_+[*_]*$/.test(found)) yield { start: index, end, put: blank };
        else if (isEmphasis(text, index, end)) yield { start: index, end, put: '' };
    }
  }
}

/** Not in "3*650", "a * b" or "some_name". */
function isEmphasis(text: string, start: number, end: number): boolean {
  const beside = text.charAt(start - 1) + text.charAt(end);
  return !/^(?:\d\d|\s\s)$/.test(beside) && !(text[start] === '_' && /^\w\w$/.test(beside));
}

/**
 * @returns by where a code span's marks begin, where the span ends: behind the next marks of the same length in its
 *   paragraph. Places are asked about in their order.
 */
function closingMarks(text: string): (start: number) => number | undefined {
  const starts: number[] = [];
  const ends: (number | undefined)[] = [];
  const opened = new Map<number, number>();
  for (const { 0: mark, index } of text.matchAll(/`+|\n\n/g)) {
    if (mark === '\n\n') {
      opened.clear();
      continue;
    }
    const opener = opened.get(mark.length);
    if (opener !== undefined) ends[opener] = index + mark.length;
    opened.set(mark.length, starts.length);
    starts.push(index);
    ends.push(undefined);
  }
  let next = 0;
  return (start) => {
    while ((starts[next] ?? start) < start) next += 1;
    return starts[next] === start ? ends[next] : undefined;
  };
}
