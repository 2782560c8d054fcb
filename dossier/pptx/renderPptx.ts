import Package from 'pptxgenjs';
import { xmlLine } from '../docx/xmlText.ts';
import type { Inline, Table } from '../model/blocks.ts';
import type { Deck, Slide } from '../model/deck.ts';

type PptxGenJS = Package.default;
/** The types of the package describe another module format than the file that is loaded, whose default is the class. */
const Presentation = Package as unknown as typeof Package.default;

/** The colours of the other documents. */
const ink = '1B2430';
const muted = '566070';
const hairline = 'DDD8CC';
const action = '0F5B48';
const languages = { fr: 'fr-CA', en: 'en-CA' } as const;
/** Measures in inches, of a slide of 13.33 × 7.5. */
const left = 0.8;
const width = 13.33 - 2 * left;
const contentTop = 1.7;
const lineHeight = 0.42;

/** @returns the deck as a PowerPoint file, with charts and tables that can be edited there. */
export async function renderPptx(deck: Deck): Promise<Uint8Array> {
  const pptx = new Presentation();
  pptx.layout = 'LAYOUT_WIDE';
  pptx.title = xmlLine(deck.first.title);
  pptx.author = 'Élan';
  pptx.company = 'Élan';
  pptx.theme = { headFontFace: 'Georgia', bodyFontFace: 'Calibri' };
  const lang = languages[deck.language];
  defineMasters(pptx);
  addFirst(pptx, deck.first, lang);
  for (const [at, slide] of deck.slides.entries()) addSlide(pptx, slide, at + 2, lang);
  const file = await pptx.write({ outputType: 'uint8array', compression: true });
  if (!(file instanceof Uint8Array)) throw new Error('the presentation is not a list of bytes');
  return file;
}

function defineMasters(pptx: PptxGenJS): void {
  const title = { type: 'title', x: left, w: width, color: ink, align: 'left' } as const;
  pptx.defineSlideMaster({
    title: 'first',
    background: { color: 'FFFFFF' },
    objects: [
      { rect: { x: 0, y: 0, w: 0.2, h: '100%', fill: { color: action } } },
      { placeholder: { options: { ...title, name: 'title', y: 1.8, h: 1.9 }, text: '' } },
    ],
  });
  pptx.defineSlideMaster({
    title: 'content',
    background: { color: 'FFFFFF' },
    objects: [
      { line: { x: left, y: 1.4, w: width, h: 0, line: { color: hairline, width: 1 } } },
      {
        placeholder: {
          options: { ...title, name: 'title', y: 0.5, h: 0.8, fontSize: 30 },
          text: '',
        },
      },
    ],
  });
}

function addFirst(pptx: PptxGenJS, first: Deck['first'], lang: string): void {
  const slide = pptx.addSlide({ masterName: 'first' });
  const kind = { x: left, y: 1.2, w: width, h: 0.5, fontSize: 18, color: action, bold: true, lang };
  slide.addText(xmlLine(first.kind), kind);
  const fontSize = first.title.length <= 40 ? 44 : first.title.length <= 80 ? 32 : 26;
  slide.addText(xmlLine(first.title), { placeholder: 'title', fontSize, lang });
  if (first.sentence !== '') {
    const sentence = { x: left, y: 3.8, w: width, h: 1.4, fontSize: 20, color: muted, lang };
    slide.addText(xmlLine(first.sentence), { ...sentence, valign: 'top' });
  }
  slide.addText(xmlLine(first.date), { x: left, y: 5.7, w: width, h: 0.4, fontSize: 16, lang });
  const notice = { x: left, y: 6.2, w: width, h: 0.8, fontSize: 12, color: muted, lang };
  slide.addText(xmlLine(first.notice), { ...notice, valign: 'top' });
}

function addSlide(pptx: PptxGenJS, content: Slide, number: number, lang: string): void {
  const { title, lines, table, chart } = content;
  const slide = pptx.addSlide({ masterName: 'content' });
  slide.addText(xmlLine(title), { placeholder: 'title', lang });
  const isAlone = !table && !chart;
  const height = isAlone ? 5.2 : lines.length * 2 * lineHeight;
  if (lines.length > 0) {
    const runs = lines.map((line) => ({
      text: xmlLine(line),
      options: { bullet: lines.length > 1, breakLine: true, lang },
    }));
    const box = { x: left, y: contentTop, w: width, h: height, color: ink };
    const fontSize = isAlone && lines.length <= 5 ? 22 : 18;
    slide.addText(runs, { ...box, fontSize, valign: 'top', paraSpaceAfter: 8 });
  }
  const y = contentTop + (lines.length > 0 ? height + 0.1 : 0);
  if (table) addTable(slide, table, y, lang);
  if (chart) addChart(pptx, slide, chart, y);
  const foot = { x: 12, y: 7, w: 0.8, h: 0.3, fontSize: 11, color: muted, align: 'right' } as const;
  slide.addText(String(number), { ...foot, lang });
}

const textOf = (cell: Inline) => xmlLine(cell.map(({ text }) => text).join(''));

function addTable(slide: Package.default.Slide, { columns, rows }: Table, y: number, lang: string) {
  const align = (at: number) => (columns[at]?.align === 'end' ? 'right' : 'left');
  const first = columns.length > 3 ? width * 0.36 : width * 0.5;
  const rest = (width - first) / Math.max(1, columns.length - 1);
  const head = columns.map(({ head: text }, at) => ({
    text: xmlLine(text),
    options: { bold: true, color: muted, align: align(at), lang } as const,
  }));
  const body = rows.map(({ cells, isTotal }) =>
    columns.map((_, at) => ({
      text: textOf(cells[at] ?? []),
      options: { bold: isTotal === true, color: ink, align: align(at), lang } as const,
    })),
  );
  slide.addTable([head, ...body], {
    ...{ x: left, y, w: width, fontSize: rows.length > 6 || columns.length > 4 ? 14 : 18 },
    colW: columns.map((_, at) => (at === 0 ? first : rest)),
    border: { type: 'solid', pt: 0.5, color: hairline },
    margin: [0.06, 0.1, 0.06, 0.1],
  });
}

function addChart(
  pptx: PptxGenJS,
  slide: Package.default.Slide,
  { caption, alt, chart }: NonNullable<Slide['chart']>,
  y: number,
) {
  const series = chart.series.map(({ label, values }) => ({
    name: xmlLine(label),
    labels: chart.labels.map(xmlLine),
    // In dollars, as on the other documents' axes.
    values: values.map((value) => (value ?? 0) / 100),
  }));
  slide.addChart(pptx.ChartType.line, series, {
    ...{ x: left, y, w: width, h: 6.8 - y, altText: xmlLine(alt) },
    ...{ showTitle: true, title: xmlLine(caption), titleFontSize: 14, titleColor: muted },
    chartColors: [action],
    lineSize: 2,
    lineDataSymbol: 'none',
    catAxisLabelFrequency: '6',
    valAxisLabelFormatCode: '#,##0',
    valGridLine: { color: hairline, size: 0.5 },
  });
}
