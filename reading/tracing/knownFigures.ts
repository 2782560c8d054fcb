import type { Figure, Figures } from '@elan/domain/figures/figures';
import type { KnownFigure } from './sources.ts';

/** @returns the forecast numbers that a project's texts may name. Those in table cells have the id of their table. */
export function knownFigures({ figures, tables }: Figures): readonly KnownFigure[] {
  return [
    ...Object.entries(figures).flatMap(([id, figure]) => known(id, figure)),
    ...Object.entries(tables).flatMap(([id, { rows }]) =>
      rows.flatMap(({ cells }) => cells.flatMap((cell) => known(id, cell))),
    ),
  ];
}

function known(id: string, figure: Figure): readonly KnownFigure[] {
  const { unit, value } = figure;
  if (unit === 'words' || value === null) return [];
  const isMoney = unit === 'money' || unit === 'price';
  return [isMoney ? { id, unit: 'dollars', value: value / 100 } : { id, unit, value }];
}
