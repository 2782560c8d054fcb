import type { Figure, Figures } from '@elan/domain/figures/figures';
import type { KnownFigure } from './sources.ts';

/** @returns the numbers that a project's texts may name, those in the cells of its tables too, which have the table's id. */
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
