import { diffArrays } from 'diff';
import type { Block } from '../writeUp/lex.ts';
import type { MarkedTexts, Piece } from '../writeUp/textMarks.tsx';
import { shownText, textsIn } from '../writeUp/texts.ts';

/** Steps after which two texts are simply different: the work grows with the square of their number. */
const mostSteps = 500;

/** Below this share of kept words, a word here and there says nothing: the whole is another text. */
const leastKept = 0.4;

export interface Comparison {
  readonly before: MarkedTexts;
  readonly after: MarkedTexts;
}

type Text = ReturnType<typeof textsIn>[number];

/** @returns the words that each of two write-ups has and the other has not. */
export function compareWriteUps(older: readonly Block[], newer: readonly Block[]): Comparison {
  const marks = {
    before: new Map<Text, readonly Piece[]>(),
    after: new Map<Text, readonly Piece[]>(),
  };
  for (const { removed, added } of changesBetween(textsIn(older), textsIn(newer), wordsIn)) {
    const before = removed.flatMap(wordsOf);
    const after = added.flatMap(wordsOf);
    const changes = changesBetween(before, after, ({ word }) => word.trimEnd());
    mark(marks.before, before, new Set(changes.flatMap((change) => change.removed)));
    mark(marks.after, after, new Set(changes.flatMap((change) => change.added)));
  }
  return marks;
}

interface Change<T> {
  readonly removed: T[];
  readonly added: T[];
}

/** What has to be replaced by what; all by all where finding it out would take too long. */
function changesBetween<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (one: T) => string,
): readonly Change<T>[] {
  const runs = diffArrays([...before], [...after], {
    comparator: (one, other) => keyOf(one) === keyOf(other),
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
  /** With the space that follows it. */
  readonly word: string;
}

function wordsIn(text: Text): string {
  return shownText(text as Block) ?? '';
}

function wordsOf(text: Text): Word[] {
  return (wordsIn(text).match(/^\s+|\S+\s*/g) ?? []).map((word) => ({ text, word }));
}

/** Puts the words of each text together again, in as few pieces as there are changes. */
function mark(
  marks: Map<Text, readonly Piece[]>,
  words: readonly Word[],
  different: ReadonlySet<Word>,
): void {
  for (const [text, own] of byText(words)) {
    const kept = own.filter((one) => !different.has(one)).length;
    const isAnother = kept < own.length * leastKept;
    marks.set(
      text,
      piecesOf(own, (one) => isAnother || different.has(one)),
    );
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

function piecesOf(words: readonly Word[], isDifferent: (word: Word) => boolean): readonly Piece[] {
  const pieces: Piece[] = [];
  for (const one of words) {
    const differs = isDifferent(one);
    const last = pieces.at(-1);
    if (last?.differs === differs) pieces.splice(-1, 1, { text: last.text + one.word, differs });
    else pieces.push({ text: one.word, differs });
  }
  return pieces;
}
