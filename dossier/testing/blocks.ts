import type { Block, Chart, Inline, Row, Table } from '../model/blocks.ts';

/** Short ways to write blocks in tests. */
export const heading = (level: 1 | 2 | 3 | 4, text: string): Block => ({
  kind: 'heading',
  level,
  text,
});
export const inline = (text: string | Inline): Inline =>
  typeof text === 'string' ? [{ text }] : text;
export const paragraph = (text: string | Inline): Block => ({
  kind: 'paragraph',
  text: inline(text),
});
export const list = (...items: readonly (string | Inline)[]): Block => ({
  kind: 'list',
  ordered: false,
  start: 1,
  items: items.map((item) => [paragraph(item)]),
});
export const steps = (...items: readonly (string | Inline)[]): Block => ({
  kind: 'list',
  ordered: true,
  start: 1,
  items: items.map((item) => [paragraph(item)]),
});
export const row = (...cells: readonly (string | Inline)[]): Row => ({ cells: cells.map(inline) });
export const total = (...cells: readonly (string | Inline)[]): Row => ({
  ...row(...cells),
  isTotal: true,
});
export const table = (caption: string, content: Table): Block => ({
  kind: 'table',
  caption,
  table: content,
});
/** Makes columns from their heads. A `>` at the start marks a column of numbers. */
export const columns = (...heads: readonly string[]): Table['columns'] =>
  heads.map((head) =>
    head.startsWith('>') ? { head: head.slice(1), align: 'end' } : { head, align: 'start' },
  );
export const chart = (caption: string, alt: string, content: Chart): Block => ({
  kind: 'chart',
  caption,
  alt,
  chart: content,
});
