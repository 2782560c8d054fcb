import type { Language } from '@elan/domain/language';
import { Resvg } from '@resvg/resvg-js';
import type { Block, Chart } from '../model/blocks.ts';
import { renderChart } from '../pdf/renderChart.ts';

/** A chart as a picture, its size in points. */
export interface Picture {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Pixels to a point: 216 to the inch, as sharp as office printers are. */
const scale = 3;

/** @returns a picture of each chart among the blocks. */
export async function drawPictures(
  blocks: readonly Block[],
  language: Language,
): Promise<ReadonlyMap<Chart, Picture>> {
  const pictures = new Map<Chart, Picture>();
  for (const chart of blocks.flatMap(chartsIn)) {
    pictures.set(chart, pictureOf(await renderChart(chart, language)));
  }
  return pictures;
}

function chartsIn(block: Block): readonly Chart[] {
  if (block.kind === 'chart') return [block.chart];
  if (block.kind === 'list') return block.items.flat().flatMap(chartsIn);
  return 'blocks' in block ? block.blocks.flatMap(chartsIn) : [];
}

/** The letters are shapes already: no font is needed, so none of the machine's is looked for. */
function pictureOf(svg: string): Picture {
  const rendered = new Resvg(svg, {
    fitTo: { mode: 'zoom', value: scale },
    background: '#fff',
    font: { loadSystemFonts: false },
  }).render();
  return {
    png: rendered.asPng(),
    width: rendered.width / scale,
    height: rendered.height / scale,
  };
}
