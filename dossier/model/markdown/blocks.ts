import { lexWhole } from '@elan/domain/writeUp/lex';
import type { MarkedToken, Token, Tokens } from 'marked';
import type { Block, Row, Table } from '../blocks.ts';
import { inlineOf, plain, wordsOf } from './inline.ts';

/** Maximum nesting, more than any real text has. Deeper content is shown as Markdown source. */
const deepestNesting = 8;
/** Level of a text's highest headings, just below the part's title. */
const firstLevel = 2;

/**
 * @param markdown a write-up with its figures filled in.
 * @returns the write-up's blocks. Headings start at level 2 and lose their own numbers, since renderers number them.
 */
export function blocksOfMarkdown(markdown: string): readonly Block[] {
  const tokens = lexWhole(markdown);
  const depths = tokens.flatMap((token) => (token.type === 'heading' ? [token.depth] : []));
  const highest = Math.min(...depths);
  return tokens.flatMap((token) => blockOf(token, highest, 0));
}

function blockOf(token: MarkedToken, highest: number, depth: number): Block[] {
  if (depth > deepestNesting) return paragraph(token.raw);
  switch (token.type) {
    case 'space':
    case 'def':
      return [];
    case 'heading':
      return headingOf(token, highest);
    case 'paragraph':
      return inlineParagraph(token.tokens);
    case 'text':
      return token.tokens ? inlineParagraph(token.tokens) : paragraph(token.text);
    case 'list': {
      const { ordered } = token;
      // An item whose words are all struck through is left out; one that was written empty is not.
      const items = token.items.flatMap(({ tokens }) => {
        const blocks = nested(tokens, highest, depth);
        return blocks.length > 0 || tokens.length === 0 ? [blocks] : [];
      });
      const start = Number(token.start) || 1;
      return items.length > 0 ? [{ kind: 'list', ordered, start, items }] : [];
    }
    case 'table': {
      const table = tableOf(token);
      const isEmpty = table.rows.length === 0 && table.columns.every(({ head }) => head === '');
      return isEmpty ? [] : [{ kind: 'table', table }];
    }
    case 'blockquote': {
      const blocks = nested(token.tokens, highest, depth);
      return blocks.length > 0 ? [{ kind: 'quote', blocks }] : [];
    }
    case 'code':
      return [{ kind: 'code', text: token.text }];
    case 'hr':
      return [{ kind: 'rule' }];
    default:
      return paragraph(token.raw);
  }
}

function nested(tokens: readonly Token[], highest: number, depth: number): readonly Block[] {
  return (tokens as readonly MarkedToken[]).flatMap((token) => blockOf(token, highest, depth + 1));
}

function paragraph(text: string): Block[] {
  return text.trim() === '' ? [] : [{ kind: 'paragraph', text: plain(text.trim()) }];
}

function inlineParagraph(tokens: readonly Token[]): Block[] {
  const text = inlineOf(tokens);
  return wordsOf(text).trim() === '' ? [] : [{ kind: 'paragraph', text }];
}

function headingOf({ tokens, depth }: Tokens.Heading, highest: number): Block[] {
  const words = wordsOf(inlineOf(tokens)).trim();
  const text = words.replace(
    /^(?:\d{1,2}(?:\.\d{1,2})+|\d{1,2}(?:\.\d{1,2})*[.)]|[A-Z][.)])\s+(?=\S)/,
    '',
  );
  if (text === '') return [];
  const level = Math.min(4, firstLevel + depth - highest) as 2 | 3 | 4;
  return [{ kind: 'heading', level, text }];
}

/** Matches money, counts and percentages in the format of either language. */
const figure = /^[\s$€%+\-–~≈]*\d[\d\s.,]*\s*[$€%kKM]{0,3}$/;

function tableOf({ header, rows }: Tokens.Table): Table {
  const cells = rows
    .map((row) => row.map((cell) => inlineOf(cell.tokens)))
    .filter((row, at) => {
      const isStruck = rows[at]?.some(({ tokens }) => tokens.length > 0);
      return !isStruck || row.some((cell) => wordsOf(cell).trim() !== '');
    });
  const endAligned = header.map((cell, at) => {
    if (cell.align !== null) return cell.align === 'right';
    const written = cells.map((row) => wordsOf(row[at] ?? []).trim()).filter((text) => text !== '');
    return written.length > 0 && written.every((text) => text.length <= 40 && figure.test(text));
  });
  return {
    columns: header.map((cell, at) => ({
      head: wordsOf(inlineOf(cell.tokens)),
      align: endAligned[at] ? 'end' : 'start',
    })),
    rows: cells.map((row): Row => {
      const isTotal = row.length > 0 && row.every((cell) => cell.every(({ bold }) => bold));
      return isTotal && row.some((cell) => cell.length > 0)
        ? { cells: row, isTotal: true }
        : { cells: row };
    }),
  };
}
