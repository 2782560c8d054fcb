import { headingsIn } from '../writeUp/headings.ts';
import type { ModuleDefinition } from './module.ts';
import { sectionNamed } from './sections.ts';

/** The depth of the headings that a write-up is asked for; some have others. */
const askedDepth = 2;

/**
 * @returns a write-up as others read it: without the sections that the module marks as advice, in either language,
 *   and without what stands under them. A section whose heading was reworded stays; what is kept is unchanged.
 */
export function withoutAdvice(text: string, definition: ModuleDefinition): string {
  const headings = headingsIn(text);
  let kept = text.slice(0, headings[0]?.start);
  /** The depth of the heading of the advice that goes on. */
  let advice: number | undefined;
  for (const [at, { depth, words, start }] of headings.entries()) {
    const promised = sectionNamed(definition, words);
    const isNext = promised !== undefined && depth <= askedDepth;
    if (advice !== undefined && (depth <= advice || isNext)) advice = undefined;
    if (promised?.advice) advice ??= depth;
    if (advice === undefined) kept += text.slice(start, headings[at + 1]?.start);
  }
  return kept;
}
