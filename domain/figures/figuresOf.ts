import type { ForecastInputs } from '../forecast/inputs.ts';
import { type FigureId, figureCatalogue, figureIds } from './catalogue.ts';
import { type Figures, noFigures } from './figures.ts';
import { figureSource } from './source.ts';
import { type TableId, tableCatalogue } from './tables.ts';

/**
 * @param inputs of the saved forecast; undefined if there is none.
 * @returns the current values of all figures and tables that the texts of a project can refer to.
 */
export function figuresOf(inputs: ForecastInputs | undefined): Figures {
  if (!inputs) return noFigures;
  const source = figureSource(inputs);
  const figures = figureIds.flatMap((id: FigureId) => {
    const figure = figureCatalogue[id].read(source);
    return figure ? [[id, figure] as const] : [];
  });
  const tables = (Object.keys(tableCatalogue) as TableId[]).flatMap((id) => {
    const { label, read } = tableCatalogue[id];
    const table = read(source);
    return table ? [[id, { label, ...table }] as const] : [];
  });
  const blocking = source.checks.filter(({ severity }) => severity === 'blocking');
  return {
    figures: Object.fromEntries(figures),
    tables: Object.fromEntries(tables),
    blocking: [...new Set(blocking.map(({ id }) => id))],
  };
}
