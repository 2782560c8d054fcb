import { type ComponentType, createContext } from 'react';
import type { Entry } from './parts.ts';

export interface SectionToolsProps {
  /** The headings of the part above it. */
  readonly headings: readonly Entry[];
}

/** Renders what can be done with a part of a write-up, right after its text; undefined where nothing can. */
export const SectionToolsContext = createContext<ComponentType<SectionToolsProps> | undefined>(
  undefined,
);
