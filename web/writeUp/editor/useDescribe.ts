import { figureCatalogue } from '@elan/domain/figures/catalogue';
import type { FigureDefinition } from '@elan/domain/figures/definition';
import { figureText, toComplete } from '@elan/domain/figures/format';
import type { Language } from '@elan/domain/language';
import { useCallback } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { useFigures } from '../figures.tsx';
import type { Describe } from './nodeViews.ts';

/** @returns the figure's label and period; undefined for an unknown id. */
function labelOf(id: string, language: Language): string | undefined {
  const known: Readonly<Record<string, FigureDefinition>> = figureCatalogue;
  if (!Object.hasOwn(known, id)) return undefined;
  const { label, period } = known[id] ?? {};
  return [label?.[language], period?.[language]].filter(Boolean).join(', ');
}

/** @returns a function that describes the current value of a placeholder. */
export function useDescribe(): Describe {
  const known = useFigures();
  const { language } = useLanguage();
  const { figure, table } = useCopy().moduleScreen.editing;
  return useCallback(
    ({ kind, id }) => {
      const label = kind === 't' ? table : figure;
      if (!known) return { label, value: '…' };
      const own = (list: Readonly<Record<string, unknown>>) => Object.hasOwn(list, id);
      if (kind === 'f') {
        return {
          label: labelOf(id, language) ?? figure,
          value: figureText(own(known.figures) ? known.figures[id] : undefined, language),
        };
      }
      const named = own(known.tables) ? known.tables[id]?.label[language] : undefined;
      return { label, value: named ?? toComplete[language] };
    },
    [known, language, figure, table],
  );
}
