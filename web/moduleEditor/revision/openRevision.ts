import type { Section } from '@elan/domain/writeUp/places';
import { createContext, useContext } from 'react';
import type { RevisedPart } from '../../drafts/formats.ts';
import type { Entry } from '../../writeUp/parts.ts';
import type { RevisedEditor } from './useRevision.ts';

/** The change that is open in a write-up, at most one. */
export interface OpenRevision {
  readonly editor: RevisedEditor;
  /** The saved text. */
  readonly text: string;
  /** @returns the one section of the saved text with this heading. */
  readonly sectionOf: (heading: string) => Section | undefined;
  readonly part: RevisedPart | undefined;
  readonly open: (part: RevisedPart) => void;
  readonly close: () => void;
  /** A proposal is written or open: no other part can be chosen before it is decided. */
  readonly isHeld: boolean;
  readonly hold: (isHeld: boolean) => void;
}

export const OpenRevisionContext = createContext<OpenRevision | undefined>(undefined);

/** @returns the change that is open in the write-up around this component. */
export function useOpenRevision(): OpenRevision {
  const open = useContext(OpenRevisionContext);
  if (!open) throw new Error('useOpenRevision belongs inside Revisions');
  return open;
}

/** A section whose text can be changed: its heading in the saved text, and as the page shows it. */
export interface SectionChoice extends Entry {
  readonly section: string;
}

export interface PanelProps {
  readonly part: RevisedPart;
  /** The sections that can be chosen instead. */
  readonly choices: readonly SectionChoice[];
  /** Its field takes the focus when it appears. */
  readonly takesFocus?: boolean;
}
