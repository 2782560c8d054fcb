import { Tokenizer, type Tokens } from 'marked';

/** More cells than any table that is meant to be read. */
const mostCells = 2_000;

/**
 * Reads a table as a paragraph where it would have more cells than any that is meant to be read:
 * a short row has as many as the header, so that a few lines may make millions.
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
