import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { sectionNamed } from '@elan/domain/questionnaire/sections';
import { headingsIn } from '@elan/domain/writeUp/headings';

/** A section of a write-up. Its id is undefined if its heading is not one of the module's. */
export interface WrittenSection {
  readonly id: string | undefined;
  readonly text: string;
}

/** Headings up to this depth start a section. */
const deepest = 2;

/** @returns a write-up split at its main headings, each piece with the id of the module's section. */
export function sectionsOf(text: string, definition: ModuleDefinition): WrittenSection[] {
  const main = headingsIn(text).filter(({ depth }) => depth <= deepest);
  const pieces = [undefined, ...main].map((heading, at) => ({
    id: heading && sectionNamed(definition, heading.words)?.id,
    text: text.slice(heading?.start ?? 0, main[at]?.start ?? text.length),
  }));
  return pieces.filter((piece) => piece.text.trim() !== '');
}
