import { languages } from '../language.ts';
import { bareHeading, headingsIn } from '../writeUp/headings.ts';
import type { ModuleDefinition } from './module.ts';
import { sectionNamed } from './sections.ts';

/** The depth of the section headings that the prompt requests. The model does not always follow it. */
const askedDepth = 2;

/**
 * @returns a write-up without the sections that the module marks as advice, in either language. A section whose heading
 * the model or the user reworded stays.
 */
export function withoutAdvice(text: string, definition: ModuleDefinition): string {
  const headings = headingsIn(text);
  let kept = text.slice(0, headings[0]?.start);
  /** The heading depth of the advice section that is being skipped. */
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

/** A paragraph with which the stand-in provider states that it wrote the text. */
const standInNote =
  /^\*{1,2}(?:Démonstration|Demonstration)(?: [0-9a-f]{6}\.|[ \u00a0]?:)[^\n]*(?:\n+|$)/gmu;

/**
 * @returns a write-up for readers other than its author: without advice and stand-in notes, and with neutral titles for
 * the sections whose titles address the author. The rest is unchanged.
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

/**
 * @returns the heading with its title for other readers; undefined if there is no such title. A number or emphasis
 * around the title is kept if the title is written exactly as defined.
 */
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
