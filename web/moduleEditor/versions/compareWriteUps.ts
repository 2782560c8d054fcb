import type { Block } from '@elan/domain/writeUp/lex';
import { diffArrays } from 'diff';
import type { MarkedTexts, Piece } from '../../writeUp/textMarks.tsx';
import { shownText, textsIn } from '../../writeUp/texts.ts';

/** Maximum edit distance; beyond it, two lists count as entirely different. The work grows with the limit's square. */
const mostSteps = 500;

/** If the share of equal words is smaller than this, all words count as changed, since single marks would not help. */
const leastKept = 0.4;

export interface Comparison {
  readonly before: MarkedTexts;
  readonly after: MarkedTexts;
}

type Text = ReturnType<typeof textsIn>[number];
type Marks = Readonly<Record<keyof Comparison, Map<Text, readonly Piece[]>>>;

/** @returns marks on the words of each write-up that the other one lacks. */
export function compareWriteUps(older: readonly Block[], newer: readonly Block[]): Comparison {
  const marks: Marks = { before: new Map(), after: new Map() };
  for (const { removed, added } of changesBetween(textsIn(older), textsIn(newer), wordsIn)) {
    for (const [before, after] of facing(removed, added)) compareWords(before, after, marks);
  }
  return marks;
}

/** Pairs removed with added texts one to one if there are as many of both, otherwise all with all. */
function facing(removed: readonly Text[], added: readonly Text[]): [Text[], Text[]][] {
  if (removed.length !== added.length) return [[[...removed], [...added]]];
  return removed.map((text, index) => [[text], added.slice(index, index + 1)]);
}

function compareWords(removed: readonly Text[], added: readonly Text[], marks: Marks): void {
  const before = removed.flatMap(wordsOf);
  const after = added.flatMap(wordsOf);
  const changes = changesBetween(before, after, ({ word }) => word.trimEnd());
  const removedWords = new Set(changes.flatMap((change) => change.removed));
  const addedWords = new Set(changes.flatMap((change) => change.added));
  const common = before.length + after.length - removedWords.size - addedWords.size;
  const isOther = common < (before.length + after.length) * leastKept;
  mark(marks.before, before, isOther ? new Set(before) : removedWords);
  mark(marks.after, after, isOther ? new Set(after) : addedWords);
}

interface Change<T> {
  readonly removed: T[];
  readonly added: T[];
}

/** The changes between two lists. If they differ too much, everything counts as replaced. */
function changesBetween<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (one: T) => string,
): readonly Change<T>[] {
  // Computed once, since each item is compared many times.
  const keys = new Map([...before, ...after].map((one) => [one, keyOf(one)]));
  const runs = diffArrays([...before], [...after], {
    comparator: (one, other) => keys.get(one) === keys.get(other),
    maxEditLength: mostSteps,
  });
  if (!runs) return [{ removed: [...before], added: [...after] }];
  const changes: Change<T>[] = [];
  let isOpen = false;
  for (const { value, removed, added } of runs) {
    const isChange = removed || added;
    if (isChange && !isOpen) changes.push({ removed: [], added: [] });
    isOpen = isChange;
    if (removed) changes.at(-1)?.removed.push(...value);
    if (added) changes.at(-1)?.added.push(...value);
  }
  return changes;
}

interface Word {
  readonly text: Text;
  /** The word with the whitespace that follows it. */
  readonly word: string;
}

function wordsIn(text: Text): string {
  return shownText(text as Block) ?? '';
}

function wordsOf(text: Text): Word[] {
  return (wordsIn(text).match(/^\s+|\S+\s*/g) ?? []).map((word) => ({ text, word }));
}

/** Splits each text into alternating pieces of changed and unchanged words. */
function mark(
  marks: Map<Text, readonly Piece[]>,
  words: readonly Word[],
  different: ReadonlySet<Word>,
): void {
  for (const [text, own] of byText(words)) {
    marks.set(text, piecesOf(own, different));
  }
}

function byText(words: readonly Word[]): ReadonlyMap<Text, readonly Word[]> {
  const groups = new Map<Text, Word[]>();
  for (const one of words) {
    const own = groups.get(one.text);
    if (own) own.push(one);
    else groups.set(one.text, [one]);
  }
  return groups;
}

function piecesOf(words: readonly Word[], different: ReadonlySet<Word>): readonly Piece[] {
  const pieces: Piece[] = [];
  for (const one of words) {
    const differs = different.has(one);
    const last = pieces.at(-1);
    if (last?.differs === differs) pieces.splice(-1, 1, { text: last.text + one.word, differs });
    else pieces.push({ text: one.word, differs });
  }
  return pieces;
}
