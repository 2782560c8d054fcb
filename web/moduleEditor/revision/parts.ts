import { type Block, lexWhole } from '@elan/domain/writeUp/lex';
import { findPlace } from '@elan/domain/writeUp/places';
import type { RevisedPart } from '../../drafts/formats.ts';
import type { Fill } from '../../writeUp/figures.tsx';
import { shownText, textsIn } from '../../writeUp/texts.ts';

/** Maximum length of a passage's label without the ellipsis, in UTF-16 code units. */
const labelLength = 60;

/** A Markdown block of a section, with its offsets in the section's text. */
interface SourceBlock {
  readonly block: Block;
  readonly start: number;
  readonly end: number;
}

/** The Markdown text of a section, and those of its blocks that are displayed. */
interface SectionSource {
  readonly text: string;
  readonly blocks: readonly SourceBlock[];
}

/** @returns the text and displayed blocks below a heading, or undefined unless the heading occurs exactly once. */
export function sectionSource(saved: string, section: string): SectionSource | undefined {
  const place = findPlace(saved, { section });
  if (typeof place === 'string') return undefined;
  const text = saved.slice(place.start, place.end);
  const blocks: SourceBlock[] = [];
  let start = 0;
  for (const block of lexWhole(text)) {
    const end = start + block.raw.length;
    if (isShown(block)) blocks.push({ block, start, end });
    start = end;
  }
  return { text, blocks };
}

function isShown(block: Block): boolean {
  if (block.type === 'heading') return block.text.trim() !== '';
  return block.type !== 'space' && block.type !== 'def';
}

/** @returns the passages that can be revised separately: blocks that occur only once, except headings and rules. */
export function passagesOf(saved: string, section: string): readonly RevisedPart[] {
  const source = sectionSource(saved, section);
  if (!source || source.blocks.length < 2) return [];
  return source.blocks.flatMap(({ block, start, end }) => {
    if (block.type === 'heading' || block.type === 'hr') return [];
    const part = { section, passage: source.text.slice(start, end).trim() };
    return isOnePlace(saved, part) ? [part] : [];
  });
}

/** @returns whether a part occurs exactly once in the saved text. */
export function isOnePlace(saved: string, part: RevisedPart): boolean {
  return typeof findPlace(saved, part) !== 'string';
}

/** @returns the first words of a passage as displayed, without Markdown. */
export function firstWords(passage: string, fill: Fill): string {
  const texts = textsIn(lexWhole(fill(passage)));
  const words = texts
    .map((text) => shownText(text as Block) ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length <= labelLength) return words;
  const cut = words.slice(0, labelLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), labelLength / 2)).toWellFormed()}…`;
}
