import type { FigureDefinition } from './definition.ts';
import { type LineId, lineFigures } from './lines.ts';
import { resultFigures } from './results.ts';
import { startFigures } from './start.ts';
import { type YearlyId, yearlyFigures } from './yearly.ts';

export type FigureId = keyof typeof startFigures | keyof typeof resultFigures | YearlyId | LineId;

/**
 * Every figure that a text can refer to, in the order of the prompts. The ids must not change, because stored texts
 * contain them.
 */
export const figureCatalogue = Object.fromEntries([
  ...Object.entries<FigureDefinition>(startFigures),
  ...Object.entries<FigureDefinition>(resultFigures),
  ...yearlyFigures,
  ...lineFigures,
]) as Readonly<Record<FigureId, FigureDefinition>>;
export const figureIds = Object.keys(figureCatalogue) as readonly FigureId[];
