import type { Language } from '@elan/domain/language';
import type { Chart } from '../model/blocks.ts';
import { withCompiled } from './compiler.ts';
import { geometry } from './geometry.ts';
import { Printer } from './printable.ts';
import { TemplateData } from './templateData.ts';

/** @returns the chart as an SVG that needs no fonts, as wide as the PDF's text. */
export function renderChart(chart: Chart, language: Language): Promise<string> {
  const data = {
    language,
    geometry,
    width: geometry.textWidth,
    chart: new TemplateData(new Printer()).chart(chart),
  };
  return withCompiled('oneChart.typ', data, ({ compiler, document }) =>
    compiler.plainSvg(document),
  );
}
