import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { sectionNamed } from '@elan/domain/questionnaire/sections';
import { headingsIn } from '@elan/domain/writeUp/headings';

/** A section of a write-up; what is under no heading of the module has no id. */
export interface WrittenSection {
  readonly id: string | undefined;
  readonly text: string;
}

/** Headings of this depth or higher begin a section. */
const deepest = 2;

/** @returns a write-up cut at its main headings, each piece with the id of the module’s section that it is. */
export function sectionsOf(text: string, definition: ModuleDefinition): WrittenSection[] {
  const main = headingsIn(text).filter(({ depth }) => depth <= deepest);
  const pieces = [undefined, ...main].map((heading, at) => ({
    id: heading && sectionNamed(definition, heading.words)?.id,
    text: text.slice(heading?.start ?? 0, main[at]?.start ?? text.length),
  }));
  return pieces.filter((piece) => piece.text.trim() !== '');
}
