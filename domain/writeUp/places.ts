import type { FailureCode } from '../failure.ts';
import { withoutTrailing } from '../text.ts';
import { bareHeading, type Heading, headingsIn, plainHeading } from './headings.ts';

/** A part of a write-up selected by the user: a section by its heading, or an exact passage. */
export interface Target {
  readonly section?: string | undefined;
  /** An exact part of the text; within the section, if that is given too. */
  readonly passage?: string | undefined;
}

/** A heading and the text below it, including deeper headings. */
export interface Section {
  readonly heading: Heading;
  readonly start: number;
  readonly end: number;
}

/** The range of a target in a text. */
export interface Place {
  /** The range that a revision replaces, without the heading of a section and surrounding blank lines. */
  readonly start: number;
  readonly end: number;
  /** The section selected, or the one that contains the passage; undefined before the first heading. */
  readonly section: Section | undefined;
  /** Whether the entire section is selected. */
  readonly isSection: boolean;
}

/** Why a target does not have exactly one place. */
export type Missing = Extract<
  FailureCode,
  'section_not_found' | 'passage_not_found' | 'passage_not_unique'
>;

/** @returns all sections of a text; each includes its subsections. */
export function sectionsIn(text: string): readonly Section[] {
  /** The index of the next heading of each depth, scanning from the end. */
  const next = Array.from({ length: 7 }, () => text.length);
  return headingsIn(text)
    .toReversed()
    .map((heading) => {
      const end = Math.min(...next.slice(1, heading.depth + 1));
      next[heading.depth] = heading.start;
      return { heading, start: heading.start, end };
    })
    .toReversed();
}

/**
 * @returns the section with this heading; undefined if there is none or several. Headings are compared without Markdown
 * marks and extra spaces first and, if none matches, in the form of `bareHeading`.
 */
export function findSection(text: string, heading: string): Section | undefined {
  return sectionFinder(text)(heading);
}

/** @returns `findSection` for repeated use on one text, whose sections are read only once, on the first call. */
export function sectionFinder(text: string): (heading: string) => Section | undefined {
  let known: readonly { section: Section; plain: string; bare: string }[] | undefined;
  return (heading) => {
    known ??= sectionsIn(text).map((section) => {
      const { words } = section.heading;
      return { section, plain: plainHeading(words), bare: bareHeading(words) };
    });
    for (const [form, read] of [
      ['plain', plainHeading],
      ['bare', bareHeading],
    ] as const) {
      const wanted = read(heading);
      const found = known.filter((one) => one[form] === wanted);
      if (wanted === '' || found.length > 1) return undefined;
      if (found[0]) return found[0].section;
    }
    return undefined;
  };
}

/** @returns the place of the target in a text, or why there is not exactly one. */
export function findPlace(text: string, { section: heading, passage }: Target): Place | Missing {
  const section = heading === undefined ? undefined : findSection(text, heading);
  if (heading !== undefined && !section) return 'section_not_found';
  if (section && passage === undefined) {
    const body = trimmed(text, section.heading.end, section.end);
    return { ...body, section, isSection: true };
  }
  const within = section ?? { start: 0, end: text.length };
  const scope = text.slice(within.start, within.end);
  if (passage === undefined || passage.trim() === '') return 'passage_not_found';
  const [at, another] = occurrences(scope, passage);
  if (at === undefined) return 'passage_not_found';
  if (another !== undefined) return 'passage_not_unique';
  const start = within.start + at;
  const whole = trimmed(text, start, start + passage.length);
  return {
    ...withoutOwnHeading(text, whole),
    section: section ?? innermost(text, whole.start),
    isSection: false,
  };
}

/**
 * Finds a passage in linear time with the Knuth–Morris–Pratt algorithm. `indexOf` can take quadratic time on repetitive
 * text.
 * @returns the indexes of the first two occurrences at most.
 */
function occurrences(text: string, passage: string): readonly number[] {
  /** For each prefix length of the passage, the length of its longest proper prefix that is also its suffix. */
  const shorter = new Int32Array(passage.length + 1);
  const longer = (length: number, character: string | undefined) => {
    let kept = length;
    while (kept > 0 && passage[kept] !== character) kept = shorter[kept] ?? 0;
    return passage[kept] === character ? kept + 1 : 0;
  };
  for (let end = 1, length = 0; end < passage.length; end += 1) {
    length = longer(length, passage[end]);
    shorter[end + 1] = length;
  }
  const found: number[] = [];
  for (let at = 0, length = 0; at < text.length && found.length < 2; at += 1) {
    length = longer(length, text[at]);
    if (length < passage.length) continue;
    found.push(at + 1 - length);
    length = shorter[length] ?? 0;
  }
  return found;
}

/** @returns the deepest section that contains a position. */
function innermost(text: string, position: number): Section | undefined {
  return sectionsIn(text).findLast(({ start, end }) => start <= position && position < end);
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Excludes a heading at the start of a range, so that it is not replaced, unless the range has no other text. */
function withoutOwnHeading(text: string, range: Range): Range {
  const own = headingsIn(text).find(({ start }) => start === range.start);
  if (!own || own.end > range.end) return range;
  const rest = trimmed(text, own.end, range.end);
  return rest.start === rest.end ? range : rest;
}

/**
 * @returns the range without leading blank lines and trailing white space; the indentation of its first line is kept.
 */
function trimmed(text: string, start: number, end: number): Range {
  const kept = withoutTrailing(text.slice(start, end), /\s/);
  const blank = /^(?:[ \t]*\r?\n)*/.exec(kept)?.[0].length ?? 0;
  return { start: kept === '' ? start : start + blank, end: start + kept.length };
}
