import { Lexer, type MarkedToken, Tokenizer, type Tokens } from 'marked';

/** One block of a write-up, as parsed by `marked`. */
export type Block = MarkedToken;

/**
 * The longest piece between two blank lines that is parsed: three times a table of all that a provider
 * writes. Parsing time can grow with the square of the length.
 */
const longestRead = 12_000;
/** The most marks in such a piece: for each, its end or a mail address is searched in all that follows. */
const mostMarks = 1_200;
/** The most lines in such a piece that could be the second of a table: for each, all rows that follow are read. */
const mostDelimiterRows = 100;
const delimiterRows = /^[ >]*(?:\|[ \t]*)?:?-[ \t|:-]*$/gm;
/** The most marks of quotes and lists that open within each other: for each, all that follows is read again. */
const mostOpenings = 60;
const deepItem = /^[ \t>]{100,}(?:[-*+]|\d{1,9}[.)])[ \t]/m;
const openings = new RegExp(
  `^(?:[ \\t]*(?:>|[-*+](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))){${mostOpenings}}`,
  'm',
);

/**
 * @returns the blocks of a whole text. A text that is nested too deeply, or that would take too long, is returned
 *   unparsed.
 */
export function lexWhole(text: string): readonly Block[] {
  const source = normalised(text);
  const asItIs: Block = { type: 'text', raw: source, text: source };
  if (!isReadable(source)) return [asItIs];
  try {
    return Lexer.lex(source, { gfm: true, tokenizer: new BoundedTokenizer() }) as Block[];
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return [asItIs];
  }
}

/** @returns whether a text is parsed: none of its pieces would take too long. */
export function isReadable(text: string): boolean {
  return !normalised(text).split('\n\n').some(takesTooLong);
}

function takesTooLong(piece: string): boolean {
  return (
    piece.length > longestRead ||
    marksIn(piece) > mostMarks ||
    openings.test(piece) ||
    deepItem.test(piece) ||
    (piece.match(delimiterRows)?.length ?? 0) > mostDelimiterRows
  );
}

/** Without a match for each mark, of which a text can hold thousands. */
function marksIn(piece: string): number {
  let marks = 0;
  for (const character of piece) if ('*_!`~'.includes(character)) marks += 1;
  return marks;
}

/** The same normalization as in `marked`, so that a block's source is a substring of the text. */
export function normalised(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/** More cells than any reasonable table. */
const mostCells = 2_000;

/** What a table's second line begins with. */
const delimiterRow = /^[^\n]+\n[ |:-]*[|:]/;
/** The line below a heading that is underlined, or the end of its paragraph. */
const underlineOrBlank = /\n(?:(\n)| {0,3}(?:=+|-+)[ \t]*(?:\n|$))/;

/**
 * Parses a table as a paragraph where it would have more cells than any reasonable one:
 * short rows are filled up to the header's width, so that a few lines can make millions.
 * Two patterns that take most of the time are tried only where they can match.
 */
class BoundedTokenizer extends Tokenizer {
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
}
