import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { sectionNamed } from '@elan/domain/questionnaire/sections';
import { headingsIn } from '@elan/domain/writeUp/headings';

/** A section of a write-up. The id is undefined without a heading, or if the module defines no such section. */
export interface WrittenSection {
  readonly id: string | undefined;
  readonly text: string;
}

/** Headings up to this depth start a section. */
const deepest = 2;

/** @returns the write-up split at its main headings, each section with the id of the module's matching section. */
export function sectionsOf(text: string, definition: ModuleDefinition): WrittenSection[] {
  const main = headingsIn(text).filter(({ depth }) => depth <= deepest);
  const pieces = [undefined, ...main].map((heading, at) => ({
    id: heading && sectionNamed(definition, heading.words)?.id,
    text: text.slice(heading?.start ?? 0, main[at]?.start ?? text.length),
  }));
  return pieces.filter((piece) => piece.text.trim() !== '');
}
