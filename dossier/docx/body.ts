import {
  Bookmark,
  HeadingLevel,
  ImageRun,
  Paragraph,
  type ParagraphChild,
  SequentialIdentifier,
  type Table,
  TextRun,
} from 'docx';
import type { Block, Chart, Inline, RendererLabels } from '../model/blocks.ts';
import { boxInset, boxOf } from './box.ts';
import { headingBookmark, type WrittenHeading } from './contents.ts';
import { bullets, listIndent, numbersFrom } from './numbering.ts';
import type { Picture } from './pictures.ts';
import { isRightToLeft, runsOf } from './runs.ts';
import { twips } from './styles/measures.ts';
import { paragraphStyles } from './styles/names.ts';
import { tablesOf } from './tables.ts';
import { xmlLine, xmlText } from './xmlText.ts';

type Content = Paragraph | Table;
type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** The surroundings of a block. Lengths are in points. */
export interface Place {
  readonly width: number;
  readonly height: number;
  readonly indent: number;
  /** Number of enclosing lists. */
  readonly depth: number;
  readonly isQuoted: boolean;
  /** False for the points to validate, before the contents. Headings there are not part of the outline. */
  readonly isBody: boolean;
}

/** Minimum width of nested blocks, in points. Deeper nesting does not make the column narrower. */
const narrowest = 120;
const headingLevels = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
] as const;
const pixels = (points: number) => (points * 96) / 72;

/** Writes the blocks of one document. Call `write` in document order, since the writer counts headings and lists. */
export class BodyWriter {
  readonly #labels: RendererLabels;
  readonly #pictures: ReadonlyMap<Chart, Picture>;
  /** The headings that `write` has written outside the points to validate. */
  readonly headings: WrittenHeading[] = [];
  #lists = 0;

  constructor(labels: RendererLabels, pictures: ReadonlyMap<Chart, Picture>) {
    this.#labels = labels;
    this.#pictures = pictures;
  }

  /** @returns the blocks as paragraphs and tables. Adds a paragraph after each table, to keep tables separate. */
  write(blocks: readonly Block[], place: Place): Content[] {
    return blocks.flatMap((block) => this.#block(block, place));
  }

  #block(block: Block, place: Place): Content[] {
    switch (block.kind) {
      case 'heading':
        return [this.#heading(block, place)];
      case 'paragraph':
        return [paragraphOf(block.text, place, block.keepsNext)];
      case 'quote':
        return this.write(block.blocks, { ...inner(place, 16), isQuoted: true });
      case 'list':
        return this.#list(block, place);
      case 'table':
        return this.#table(block, place);
      case 'chart':
        return this.#chart(block, place);
      case 'code':
        return [codeOf(block.text, place)];
      case 'box':
        return [
          boxOf(
            block.title,
            this.write(block.blocks, { ...place, indent: 0, width: place.width - boxInset }),
            place,
          ),
          afterTable(),
        ];
      case 'landscape':
        return this.write(block.blocks, place);
      case 'rule':
        return [new Paragraph({ style: paragraphStyles.rule })];
    }
  }

  /** Uses the PDF's levels: the first is 1, and none is skipped. Outside the body, a heading becomes bold text. */
  #heading({ level, text, follows }: Of<'heading'>, place: Place): Paragraph {
    if (!place.isBody) return paragraphOf([{ text: xmlLine(text), bold: true }], place);
    const own = Math.min(level, (this.headings.at(-1)?.level ?? 0) + 1);
    this.headings.push({ level: own, text });
    return new Paragraph({
      pageBreakBefore: own === 1 && !follows,
      ...(follows ? { spacing: { before: twips(30) } } : {}),
      heading: headingLevels[own - 1] ?? HeadingLevel.HEADING_4,
      children: [
        new Bookmark({
          id: headingBookmark(this.headings.length),
          children: [new TextRun(xmlLine(text))],
        }),
      ],
    });
  }

  #list({ ordered, start, items }: Of<'list'>, place: Place): Content[] {
    const list = ordered ? numbersFrom(start) : bullets;
    if (ordered) this.#lists += 1;
    const instance = ordered ? { instance: this.#lists } : {};
    const level = place.depth;
    const numbering = { reference: list, level, custom: true, ...instance };
    const style = ordered ? paragraphStyles.number : paragraphStyles.bullet;
    const inside = { ...inner(place, listIndent), depth: place.depth + 1 };
    return items.flatMap((item) => {
      const [first] = item;
      const text = first?.kind === 'paragraph' ? first.text : [];
      const rest = first?.kind === 'paragraph' ? item.slice(1) : item;
      const indent = place.indent - place.depth * listIndent;
      return [
        new Paragraph({
          style,
          numbering,
          ...(indent > 0
            ? {
                indent: {
                  left: twips(indent + (level + 1) * listIndent),
                  hanging: twips(listIndent - 4),
                },
              }
            : {}),
          ...(isRightToLeft(text) ? { bidirectional: true } : {}),
          children: runsOf(text),
        }),
        ...this.write(rest, inside),
      ];
    });
  }

  #table({ caption, table }: Of<'table'>, place: Place): Content[] {
    const tables = tablesOf(table, place).flatMap((one) => [one, afterTable()]);
    if (caption === undefined || tables.length === 0) return tables;
    return [captionOf(this.#labels.table, 'Table', caption, place), ...tables];
  }

  #chart({ caption, alt, chart }: Of<'chart'>, place: Place): Content[] {
    const picture = this.#pictures.get(chart);
    if (!picture) throw new Error('a chart without its picture');
    const width = Math.min(picture.width, place.width);
    const height = (picture.height * width) / picture.width;
    const values = chart.data ? tablesOf(chart.data, place) : [];
    return [
      captionOf(this.#labels.chart, 'Figure', caption, place),
      new Paragraph({
        style: paragraphStyles.picture,
        keepNext: values.length > 0,
        ...indented(place),
        children: [
          new ImageRun({
            type: 'png',
            data: picture.png,
            transformation: { width: pixels(width), height: pixels(height) },
            altText: { name: xmlLine(caption), title: xmlLine(caption), description: xmlText(alt) },
          }),
        ],
      }),
      ...values.flatMap((one) => [one, afterTable()]),
    ];
  }
}

const inner = (place: Place, by: number): Place => {
  const width = Math.max(narrowest, place.width - by);
  return { ...place, width, indent: place.indent + (place.width - width) };
};
const indented = ({ indent }: Place) => (indent > 0 ? { indent: { left: twips(indent) } } : {});
const afterTable = () => new Paragraph({ style: paragraphStyles.afterTable });

function paragraphOf(text: Inline, place: Place, keepNext = false): Paragraph {
  const style = place.depth > 0 ? paragraphStyles.listContinue : paragraphStyles.body;
  return new Paragraph({
    style: place.isQuoted ? paragraphStyles.quote : style,
    ...(keepNext ? { keepNext } : {}),
    ...indented(place),
    ...(isRightToLeft(text) ? { bidirectional: true } : {}),
    children: runsOf(text),
  });
}

function codeOf(text: string, place: Place): Paragraph {
  return new Paragraph({
    style: paragraphStyles.code,
    ...indented(place),
    children: runsOf([{ text }]),
  });
}

/** Makes a caption such as "Table 3 — Sources and uses", which Word numbers itself. */
function captionOf(label: string, sequence: string, caption: string, place: Place): Paragraph {
  const children: ParagraphChild[] = [
    new TextRun(`${xmlLine(label)}\u00a0`),
    new SequentialIdentifier(sequence),
    new TextRun(`\u00a0— ${xmlLine(caption)}`),
  ];
  return new Paragraph({ style: paragraphStyles.caption, ...indented(place), children });
}
