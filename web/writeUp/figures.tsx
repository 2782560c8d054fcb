import { type Figures, noFigures } from '@elan/domain/figures/figures';
import { fillFigures } from '@elan/domain/figures/fill';
import type { Language } from '@elan/domain/language';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { useLanguage } from '../copy/language.tsx';
import { call } from '../lib/apiClient.ts';
import { contract } from '../lib/contract.ts';

/** Query for the figures that a project's texts may contain; requested again when its forecast is saved. */
export function figuresQuery(projectId: string) {
  return queryOptions({
    queryKey: ['figures', projectId],
    queryFn: ({ signal }) => call(contract.getFigures, { params: { id: projectId } }, { signal }),
  });
}

/** Undefined while the figures are loading. */
const FiguresContext = createContext<Figures | undefined>(noFigures);

interface FiguresOfProjectProps {
  readonly projectId: string;
  /** If false, no figures are requested. */
  readonly hasForecast: boolean;
  readonly children: ReactNode;
}

/** Provides the project's figures to its children: none without a forecast, or if they cannot be loaded. */
export function FiguresOfProject({ projectId, hasForecast, children }: FiguresOfProjectProps) {
  const { data, isError } = useQuery({ ...figuresQuery(projectId), enabled: hasForecast });
  const isKnown = data !== undefined || (hasForecast && !isError);
  return <FiguresContext value={isKnown ? data : noFigures}>{children}</FiguresContext>;
}

/** @returns the figures that the project's texts may contain; undefined while they are loading. */
export function useFigures(): Figures | undefined {
  return use(FiguresContext);
}

/** @returns a stored text with its placeholders replaced by the current figures. */
export type Fill = (text: string, isGrowing?: boolean) => string;

/** @returns a structured result with the placeholders in all its strings replaced. */
export function filledIn<Result>(result: Result, fill: Fill): Result {
  return JSON.parse(JSON.stringify(result), (_, value: unknown) =>
    typeof value === 'string' ? fill(value) : value,
  );
}

/**
 * @param of the language of the figures, by default the reader's.
 * @returns a function that fills the project's figures into a text.
 */
export function useFill(of?: Language): Fill {
  const figures = use(FiguresContext);
  const reader = useLanguage();
  const language = of ?? reader.language;
  return useMemo(
    () =>
      (text, isGrowing = false) =>
        fillFigures(text, { figures, language, isGrowing }),
    [figures, language],
  );
}
