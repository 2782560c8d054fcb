import { type FigureId, figureCatalogue, figureIds } from '@elan/domain/figures/catalogue';
import type { Figures } from '@elan/domain/figures/figures';
import { figureText } from '@elan/domain/figures/format';
import type { Language } from '@elan/domain/language';

/** A forecast figure that can replace an amount. */
export interface FigureChoice {
  readonly id: FigureId;
  /** The figure's label and current value. */
  readonly label: string;
}

/** @returns the project's figures that have a value other than words, in the order of the catalogue. */
export function figureChoices(figures: Figures, language: Language): readonly FigureChoice[] {
  return figureIds.flatMap((id): readonly FigureChoice[] => {
    const figure = figures.figures[id];
    if (!figure || figure.value === null || figure.unit === 'words') return [];
    const { label, period } = figureCatalogue[id];
    const what = [label[language], period?.[language]].filter(Boolean).join(', ');
    return [{ id, label: `${what} · ${figureText(figure, language)}` }];
  });
}
