import type { Section } from '@elan/domain/writeUp/places';
import { createContext, useContext } from 'react';
import type { RevisedPart } from '../../drafts/formats.ts';
import type { Entry } from '../../writeUp/parts.ts';
import type { RevisedEditor } from './useRevision.ts';

/** The revision state shared by the sections of a write-up. At most one part is revised at a time. */
export interface OpenRevision {
  readonly editor: RevisedEditor;
  readonly text: string;
  /** @returns the section of the saved text with this heading, if there is exactly one. */
  readonly sectionOf: (heading: string) => Section | undefined;
  readonly part: RevisedPart | undefined;
  readonly open: (part: RevisedPart) => void;
  readonly close: () => void;
  /** Whether a proposal is being written or awaits a decision. Meanwhile, no other part can be chosen. */
  readonly isHeld: boolean;
  readonly hold: (isHeld: boolean) => void;
}

export const OpenRevisionContext = createContext<OpenRevision | undefined>(undefined);

/** @returns the revision state of the surrounding write-up. @throws Error outside `Revisions`. */
export function useOpenRevision(): OpenRevision {
  const open = useContext(OpenRevisionContext);
  if (!open) throw new Error('useOpenRevision belongs inside Revisions');
  return open;
}

/** A section whose text can be changed, with its heading in the saved text and as shown on the page. */
export interface SectionChoice extends Entry {
  readonly section: string;
}

export interface PanelProps {
  readonly part: RevisedPart;
  /** The sections to choose from, including that of `part`; none if that section is gone. */
  readonly choices: readonly SectionChoice[];
  /** Whether the instruction field is focused when the panel appears. */
  readonly takesFocus?: boolean;
}
