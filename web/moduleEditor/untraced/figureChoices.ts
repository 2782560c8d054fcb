import { type FigureId, figureCatalogue, figureIds } from '@elan/domain/figures/catalogue';
import type { Figures } from '@elan/domain/figures/figures';
import { figureText } from '@elan/domain/figures/format';
import type { Language } from '@elan/domain/language';

/** A figure that may replace an amount. */
export interface FigureChoice {
  readonly id: FigureId;
  /** Its label and what it is now. */
  readonly label: string;
}

/** @returns the figures of the project, in the order of the catalogue. */
export function figureChoices(figures: Figures, language: Language): readonly FigureChoice[] {
  return figureIds.flatMap((id): readonly FigureChoice[] => {
    const figure = figures.figures[id];
    if (!figure || figure.value === null || figure.unit === 'words') return [];
    const { label, period } = figureCatalogue[id];
    const what = [label[language], period?.[language]].filter(Boolean).join(', ');
    return [{ id, label: `${what} · ${figureText(figure, language)}` }];
  });
}
