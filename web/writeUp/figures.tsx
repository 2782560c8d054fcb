import { type Figures, noFigures } from '@elan/domain/figures/figures';
import { fillFigures } from '@elan/domain/figures/fill';
import type { Language } from '@elan/domain/language';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { useLanguage } from '../copy/language.tsx';
import { call } from '../lib/apiClient.ts';
import { contract } from '../lib/contract.ts';

/** What the texts of a project may name; read again when its forecast is saved. */
export function figuresQuery(projectId: string) {
  return queryOptions({
    queryKey: ['figures', projectId],
    queryFn: ({ signal }) => call(contract.getFigures, { params: { id: projectId } }, { signal }),
  });
}

/** Undefined while they are being read. */
const FiguresContext = createContext<Figures | undefined>(noFigures);

interface FiguresOfProjectProps {
  readonly projectId: string;
  /** Without a forecast there is nothing to name. */
  readonly hasForecast: boolean;
  readonly children: ReactNode;
}

/** Gives the texts inside it the figures of their project. */
export function FiguresOfProject({ projectId, hasForecast, children }: FiguresOfProjectProps) {
  const { data, isError } = useQuery({ ...figuresQuery(projectId), enabled: hasForecast });
  const isKnown = data !== undefined || (hasForecast && !isError);
  return <FiguresContext value={isKnown ? data : noFigures}>{children}</FiguresContext>;
}

/** @returns what the texts of the project may name; undefined while that is being read. */
export function useFigures(): Figures | undefined {
  return use(FiguresContext);
}

/** @returns a stored text with the figures of now in the reader's language. */
export type Fill = (text: string, isGrowing?: boolean) => string;

/** @returns a structured result with the figures of now in all its sentences. */
export function filledIn<Result>(result: Result, fill: Fill): Result {
  return JSON.parse(JSON.stringify(result), (_, value: unknown) =>
    typeof value === 'string' ? fill(value) : value,
  );
}

/** @returns what puts the figures of the project in its texts, in the reader's language unless another is given. */
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
