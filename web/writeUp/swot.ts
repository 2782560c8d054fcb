import type { Block } from '@elan/domain/writeUp/lex';
import { plainText } from './texts.ts';

/** The four quadrants, in their order in a text and on the page. */
export const quadrantKinds = ['strengths', 'weaknesses', 'opportunities', 'threats'] as const;
export type QuadrantKind = (typeof quadrantKinds)[number];

/** Headings that name a quadrant, in either language, without accents. */
const quadrantNames: Readonly<Record<string, QuadrantKind>> = {
  forces: 'strengths',
  strengths: 'strengths',
  faiblesses: 'weaknesses',
  weaknesses: 'weaknesses',
  occasions: 'opportunities',
  opportunites: 'opportunities',
  opportunities: 'opportunities',
  menaces: 'threats',
  threats: 'threats',
};

export interface Quadrant {
  readonly kind: QuadrantKind;
  /** The heading's words, without its number or letter and closing colon. */
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface Swot {
  readonly before: readonly Block[];
  readonly quadrants: readonly [Quadrant, Quadrant, Quadrant, Quadrant];
  readonly after: readonly Block[];
  /** Level of the quadrants' headings. */
  readonly depth: number;
}

/**
 * Finds the SWOT matrix of a write-up: four consecutive headings of one level that name strengths,
 * weaknesses, opportunities and threats in this order, in French or in English, numbered or not.
 */
export function swotOf(blocks: readonly Block[]): Swot | undefined {
  for (const [start, block] of blocks.entries()) {
    if (kindOf(block) !== 'strengths') continue;
    const found = quadrantsFrom(blocks, start);
    if (found) return found;
  }
  return undefined;
}

function quadrantsFrom(blocks: readonly Block[], start: number): Swot | undefined {
  const quadrants: Quadrant[] = [];
  let at = start;
  for (const kind of quadrantKinds) {
    const heading = blocks[at];
    if (!heading || kindOf(heading) !== kind || depthOf(heading) !== depthOf(blocks[start])) {
      return undefined;
    }
    const end = endOfSection(blocks, at, kind === 'threats');
    const within = blocks.slice(at + 1, end).filter((block) => block.type !== 'hr');
    quadrants.push({ kind, title: titleOf(heading), blocks: within });
    at = end;
  }
  const [strengths, weaknesses, opportunities, threats] = quadrants;
  if (!strengths || !weaknesses || !opportunities || !threats) return undefined;
  return {
    before: blocks.slice(0, start),
    quadrants: [strengths, weaknesses, opportunities, threats],
    after: blocks.slice(at),
    depth: depthOf(blocks[start]) ?? 1,
  };
}

/**
 * @returns the index of the next heading of the same or a higher level, or of the end of the text. The last quadrant
 *   also ends at a horizontal rule.
 */
function endOfSection(blocks: readonly Block[], heading: number, last: boolean): number {
  const depth = depthOf(blocks[heading]) ?? 6;
  const next = blocks.findIndex(
    (block, index) =>
      index > heading &&
      ((last && block.type === 'hr') || (depthOf(block) ?? Number.POSITIVE_INFINITY) <= depth),
  );
  return next === -1 ? blocks.length : next;
}

function depthOf(block: Block | undefined): number | undefined {
  return block?.type === 'heading' ? block.depth : undefined;
}

/** A longer heading is not a quadrant title, even with a number and a remark. */
const longestTitle = 100;

/** @returns the heading's words. If short enough for a quadrant title, its number and closing colon are removed. */
function titleOf(block: Block): string {
  if (block.type !== 'heading') return '';
  const words = plainText(block.tokens).trim();
  if (words.length > longestTitle) return words;
  const name = words.replace(/^(?:\d+|[a-z])\s*[.):–-]\s*/i, '');
  return name.endsWith(':') ? name.slice(0, -1).trimEnd() : name;
}

/** The kind of each heading, cached by block. */
const kinds = new WeakMap<Block, QuadrantKind | 'none'>();

function kindOf(block: Block): QuadrantKind | undefined {
  if (block.type !== 'heading') return undefined;
  const kind = kinds.get(block) ?? readKind(block) ?? 'none';
  kinds.set(block, kind);
  return kind === 'none' ? undefined : kind;
}

function readKind(block: Block): QuadrantKind | undefined {
  const title = titleOf(block);
  if (title.length > longestTitle) return undefined;
  const name = title
    .replace(/(?<!\s)\s*\([^)]*\)$/, '')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
  return Object.hasOwn(quadrantNames, name) ? quadrantNames[name] : undefined;
}
