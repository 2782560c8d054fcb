import { Tokenizer, type Tokens } from 'marked';

/** More cells than any reasonable table. */
const mostCells = 2_000;

/**
 * Parses a table as a paragraph where it would have more cells than any reasonable one:
 * short rows are filled up to the header's width, so that a few lines can make millions.
 */
export class BoundedTokenizer extends Tokenizer {
  override table(source: string): Tokens.Table | undefined {
    const [whole] = this.rules.block.table.exec(source) ?? [];
    if (whole === undefined) return undefined;
    const [header = '', ...rows] = whole.split('\n');
    const columns = header.split('|').length;
    return columns * rows.length > mostCells ? undefined : super.table(source);
  }
}
