import { languages } from '../language.ts';
import { bareHeading, headingsIn } from '../writeUp/headings.ts';
import type { ModuleDefinition } from './module.ts';
import { sectionNamed } from './sections.ts';

/** The depth of the headings that the prompt of a write-up requests; some have others. */
const askedDepth = 2;

/**
 * @returns a write-up as others read it: without the sections that the module marks as advice, in either language,
 *   and without the text under them. A section whose heading was reworded stays; what is kept is unchanged.
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

/** A paragraph in which the stand-in for a provider informs the author that it wrote the text. */
const standInNote =
  /^\*{1,2}(?:Démonstration|Demonstration)(?: [0-9a-f]{6}\.|[ \u00a0]?:)[^\n]*(?:\n+|$)/gmu;

/**
 * @returns a write-up for a reader who does not know its author: without advice, without the note of a stand-in, and
 *   with the titles that do not speak to the author. Nothing else is changed.
 */
export function forOthers(text: string, definition: ModuleDefinition): string {
  const kept = withoutAdvice(text, definition).replace(standInNote, '');
  let retitled = '';
  let done = 0;
  for (const { words, start, end } of headingsIn(kept)) {
    const title = titleForOthers(words, definition);
    if (title === undefined) continue;
    retitled += kept.slice(done, start) + kept.slice(start, end).replace(words, () => title);
    done = end;
  }
  return retitled + kept.slice(done);
}

/** @returns a heading with the title for others, and its number or emphasis where the title is written as promised. */
function titleForOthers(heading: string, definition: ModuleDefinition): string | undefined {
  const section = sectionNamed(definition, heading);
  const other = section?.titleForOthers;
  if (!other) return undefined;
  const language = languages.find(
    (one) => bareHeading(section.title[one]) === bareHeading(heading),
  );
  if (language === undefined) return undefined;
  const own = section.title[language];
  return heading.includes(own) ? heading.replace(own, () => other[language]) : other[language];
}
