import type { Project } from '@elan/domain/contract/projects';
import { type FigureId, figureCatalogue, figureIds } from '@elan/domain/figures/catalogue';
import type { Figures } from '@elan/domain/figures/figures';
import { figureText } from '@elan/domain/figures/format';
import type { Language } from '@elan/domain/language';
import { projectSources } from '@elan/domain/tracing/projectSources';
import { type Untraced, untracedIn } from '@elan/domain/tracing/untraced';
import { journey } from '@elan/modules/catalogue';

/**
 * Section by section, so that the page answers in between.
 * @returns the amounts of a text that neither the forecast, nor the person's words, nor the law explain.
 */
export async function traceText(
  text: string,
  project: Project,
  figures: Figures,
): Promise<readonly Untraced[]> {
  const { name, description, modules_data: modules } = project;
  const now = new Date();
  const sources = projectSources({ name, description, modules }, { journey, figures, now });
  const found: Untraced[] = [];
  let from = 0;
  for (const section of text.split(/^(?=## )/m)) {
    await nextTask();
    for (const one of untracedIn(section, sources).untraced) {
      found.push({ ...one, start: from + one.start, end: from + one.end });
    }
    from += section.length;
  }
  return found;
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** A figure that may stand in place of an amount. */
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
