import { type ComponentType, createContext } from 'react';
import type { Entry } from './parts.ts';

export interface SectionToolsProps {
  /** The headings of the part that precedes the tools. */
  readonly headings: readonly Entry[];
}

/** Component that renders the actions for a part, right after its text; undefined if there are none. */
export const SectionToolsContext = createContext<ComponentType<SectionToolsProps> | undefined>(
  undefined,
);
