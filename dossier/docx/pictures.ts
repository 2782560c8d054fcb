import type { Language } from '@elan/domain/language';
import { Resvg } from '@resvg/resvg-js';
import type { Block, Chart } from '../model/blocks.ts';
import { renderChart } from '../pdf/renderChart.ts';

/** A chart as a picture. Its width and height are in points. */
export interface Picture {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Pixels per point: 216 pixels per inch. */
const scale = 3;

/** @returns a picture of each chart in the blocks. */
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

/** Draws the SVG as a PNG. Needs no fonts, because letters in the SVG are already shapes. */
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
