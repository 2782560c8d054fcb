import { listedUrl } from '@elan/domain/links/listedAddress';
import { lexWhole } from '@elan/domain/writeUp/lex';
import type { MarkedToken, Token, Tokens } from 'marked';

/** @returns a write-up as plain HTML for the clipboard: known elements only, and links to allowed hosts only. */
export function asHtml(markdown: string): string {
  return blocksOf(lexWhole(markdown));
}

function blocksOf(tokens: readonly Token[]): string {
  return (tokens as readonly MarkedToken[]).map(blockOf).join('');
}

function blockOf(block: MarkedToken): string {
  switch (block.type) {
    case 'space':
    case 'def':
      return '';
    case 'heading':
      return `<h${block.depth}>${lineOf(block.tokens)}</h${block.depth}>`;
    case 'paragraph':
      return `<p>${lineOf(block.tokens)}</p>`;
    case 'text':
      return block.tokens ? lineOf(block.tokens) : `<p>${escaped(block.text)}</p>`;
    case 'list':
      return listOf(block);
    case 'table':
      return tableOf(block);
    case 'blockquote':
      return `<blockquote>${blocksOf(block.tokens)}</blockquote>`;
    case 'code':
      return `<pre>${escaped(block.text)}</pre>`;
    case 'hr':
      return '<hr>';
    default:
      return `<p>${escaped(block.raw)}</p>`;
  }
}

function listOf({ ordered, start, items }: Tokens.List): string {
  const content = items.map((item) => `<li>${blocksOf(item.tokens)}</li>`).join('');
  if (!ordered) return `<ul>${content}</ul>`;
  return `<ol start="${Number(start) || 1}">${content}</ol>`;
}

function tableOf({ header, rows }: Tokens.Table): string {
  const rowOf = (cells: readonly Tokens.TableCell[], tag: 'th' | 'td') =>
    `<tr>${cells.map(({ tokens }) => `<${tag}>${lineOf(tokens)}</${tag}>`).join('')}</tr>`;
  return `<table>${rowOf(header, 'th')}${rows.map((row) => rowOf(row, 'td')).join('')}</table>`;
}

function lineOf(tokens: readonly Token[]): string {
  return (tokens as readonly MarkedToken[]).map(pieceOf).join('');
}

function pieceOf(token: MarkedToken): string {
  switch (token.type) {
    case 'strong':
    case 'em':
    case 'del':
      return `<${token.type}>${lineOf(token.tokens)}</${token.type}>`;
    case 'codespan':
      return `<code>${escaped(token.text)}</code>`;
    case 'br':
      return '<br>';
    case 'link': {
      const href = listedUrl(token.href);
      const words = lineOf(token.tokens);
      return href === undefined ? words : `<a href="${escaped(href)}">${words}</a>`;
    }
    case 'escape':
    case 'image':
      return escaped(token.text);
    case 'text':
      return token.tokens?.length ? lineOf(token.tokens) : escaped(token.text);
    default:
      return escaped(token.raw);
  }
}

const named: Readonly<Record<string, string>> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&${named[character]};`);
}
