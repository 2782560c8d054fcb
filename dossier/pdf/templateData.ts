import type { Block, Chart, Column, DossierDocument, Inline, Run, Table } from '../model/blocks.ts';
import { cutInline, cutText } from '../model/cut.ts';
import { arrange } from './arrange.ts';
import { breakable } from './breakable.ts';
import { type Area, layOutTable, type TableLayout } from './columnWidths.ts';
import { geometry } from './geometry.ts';
import type { Printer } from './printable.ts';

type Heading = Extract<Block, { kind: 'heading' }>;

/** A table for the template. Each row has as many cells as there are columns, and each cell is a list of paragraphs. */
interface PrintedTable {
  readonly columns: readonly {
    readonly head: readonly string[];
    readonly align: Column['align'];
  }[];
  readonly rows: readonly {
    readonly cells: readonly (readonly Inline[])[];
    readonly isTotal?: true;
  }[];
  readonly layout: TableLayout;
}

const portrait: Area = { width: geometry.textWidth, height: geometry.textHeight };
const landscape: Area = { width: geometry.landscapeWidth, height: geometry.landscapeHeight };
const narrower = ({ width, height }: Area, by: number): Area => ({ width: width - by, height });

/** Maximum length of a label in a chart, in characters. */
const longestLabel = 48;
const linkable = /^(?:https?:\/\/|mailto:)[^\s"<>\\^`{|}]{1,2000}$/;

/** Converts a document to the template's input: the arranged blocks with printable texts. */
export class TemplateData {
  /** The body's headings, in order. */
  readonly headings: Heading[] = [];
  /** Part names, shortened to fit the page header. */
  readonly #parts: string[] = [];
  readonly #printer: Printer;
  #level = 0;

  constructor(printer: Printer) {
    this.#printer = printer;
  }

  of({ language, isSheet, title, labels, cover, toValidate, blocks }: DossierDocument): object {
    const line = (text: string) => this.#line(text);
    return {
      language,
      isSheet: isSheet === true,
      // A tagged PDF must have a title.
      title: line(title) || line(cover.kind) || '—',
      name: this.#shortLine(title),
      labels: {
        contents: line(labels.contents),
        page: line(labels.page),
        of: line(labels.of),
        table: line(labels.table),
        chart: line(labels.chart),
      },
      cover: {
        kind: line(cover.kind),
        description: line(cover.description),
        facts: cover.facts.map(({ label, value }) => ({ label: line(label), value: line(value) })),
        date: line(cover.date),
        notice: line(cover.notice),
      },
      geometry,
      toValidate: arrange(toValidate).map((block) => this.#block(block, false, portrait)),
      blocks: arrange(blocks).map((block) => this.#block(block, true, portrait)),
      parts: this.#parts,
    };
  }

  #line(text: string): string {
    return breakable(this.#printer.text(text).trim());
  }

  #shortLine(text: string): string {
    return shortened(this.#printer.text(text).replaceAll('\n', ' ').trim(), 70);
  }

  #inline(runs: Inline): Run[] {
    return runs
      .filter((run) => run.text !== '')
      .map(({ link, text, ...style }) => ({
        ...style,
        text: breakable(this.#printer.text(text)),
        ...(link !== undefined && linkable.test(link) ? { link } : {}),
      }));
  }

  #block(block: Block, isBody: boolean, area: Area): object {
    const inner = (blocks: readonly Block[], within: Area) =>
      blocks.map((one) => this.#block(one, isBody, within));
    switch (block.kind) {
      case 'heading':
        return this.#heading(block, isBody);
      case 'paragraph':
        return {
          kind: block.kind,
          text: this.#inline(block.text),
          keepsNext: block.keepsNext === true,
        };
      case 'list':
        return {
          ...block,
          items: block.items.map((item) => inner(item, narrower(area, geometry.list))),
        };
      case 'table':
        return {
          kind: block.kind,
          caption: block.caption === undefined ? null : this.#line(block.caption),
          table: this.#table(block.table, area),
        };
      case 'chart':
        return {
          kind: block.kind,
          caption: this.#line(block.caption),
          alt: this.#printer.text(block.alt),
          chart: this.chart(block.chart),
        };
      case 'code':
        return { kind: block.kind, text: this.#code(block.text) };
      case 'box':
        return {
          kind: block.kind,
          title: this.#line(block.title),
          blocks: inner(block.blocks, narrower(area, geometry.box)),
        };
      case 'quote':
        return { kind: block.kind, blocks: inner(block.blocks, narrower(area, geometry.quote)) };
      case 'landscape':
        return { kind: block.kind, blocks: inner(block.blocks, landscape) };
      case 'rule':
        return { kind: block.kind };
    }
  }

  #code(text: string): string {
    return breakable(this.#printer.text(text.replaceAll('\t', '    ')));
  }

  /** Adjusts the level, since a tagged PDF must start at 1 and skip none. Outside the body, makes bold text instead. */
  #heading(block: Heading, isBody: boolean): object {
    const text = this.#line(block.text);
    if (!isBody) return { kind: 'paragraph', text: [{ text, bold: true }] };
    this.headings.push(block);
    this.#level = Math.min(block.level, this.#level + 1);
    if (this.#level === 1) this.#parts.push(this.#shortLine(block.text));
    const follows = block.follows === true;
    return { kind: block.kind, level: this.#level, text, follows };
  }

  #table({ columns, rows }: Table, area: Area): PrintedTable {
    const printed = {
      columns: columns.map(({ head, align }) => ({ head: this.#line(head), align })),
      rows: rows.map(({ cells, ...row }) => ({
        ...row,
        cells: columns.map((_, at) => this.#inline(cells[at] ?? [])),
      })),
    };
    return {
      columns: printed.columns.map(({ head, align }) => ({ head: cutText(head), align })),
      rows: printed.rows.map(({ cells, ...row }) => ({ ...row, cells: cells.map(cutInline) })),
      layout: layOutTable(printed, area),
    };
  }

  /** @returns the chart with printable labels, without its data table. */
  chart({ series, labels, ticks, mark }: Chart): Chart {
    const label = (text: string) => shortened(this.#line(text), longestLabel);
    return {
      series: series.map((one) => ({ ...one, label: label(one.label) })),
      labels: labels.map(label),
      ticks: ticks.map(({ value, label: text }) => ({ value, label: label(text) })),
      ...(mark === undefined ? {} : { mark: { ...mark, label: label(mark.label) } }),
    };
  }
}

function shortened(text: string, longest: number): string {
  const characters = Array.from(text);
  if (characters.length <= longest) return text;
  return `${characters
    .slice(0, longest - 1)
    .join('')
    .trimEnd()}…`;
}
