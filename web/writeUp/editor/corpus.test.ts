// @vitest-environment happy-dom
import { lexWhole } from '@elan/domain/writeUp/lex';
import { corpus } from '@elan/domain/writeUp/testing/corpus/corpus';
import { readingOf } from '@elan/domain/writeUp/testing/reading';
import fc from 'fast-check';
import { DOMSerializer, type Node } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { readingOfPage, withoutLevels } from '../testing/readingOfPage.ts';
import { childrenOf } from './canonical.ts';
import { openText } from './document.ts';
import { schema } from './schema.ts';
import { markdownText } from './testing/markdownText.ts';
import { writeBlock } from './writeBlock.ts';

const { nodes } = schema;

/** Samples that the editor shows as source, because it has no such blocks. */
const shownAsSource = new Set([
  ...['a block of code', 'a block of code with tildes', 'a reference to a link', 'a picture'],
  ...['a rule below an item', 'a quotation with a heading', 'a list in a quotation'],
]);

const isLocked = (doc: Node) => childrenOf(doc).some(({ type }) => type === nodes.locked);

function shownIn(doc: Node): string {
  const place = document.createElement('div');
  place.append(DOMSerializer.fromSchema(schema).serializeFragment(doc.content));
  return readingOfPage(place);
}

/** Positions of a document where a user may type. */
function placesIn(doc: Node): readonly number[] {
  const places: number[] = [];
  doc.descendants((node, at) => {
    // Skip empty items, which are not written until they contain words.
    if (!node.isTextblock || node.textContent.trim() === '') return;
    for (let place = at + 1; place <= at + 1 + node.content.size; place += 1) places.push(place);
  });
  return places;
}

/** @returns the inserted text; undefined if anything else changed. */
function putIn(before: string, after: string): string | undefined {
  let put = '';
  let at = 0;
  for (const unit of after.split('')) {
    if (unit === before[at]) at += 1;
    else put += unit;
  }
  return at === before.length ? put : undefined;
}

/** Sorted letters of a text, since a diff cannot tell which of two equal letters was inserted. */
const lettersOf = (text: string | undefined) =>
  text
    ?.replaceAll(/[\\\s]/g, '')
    .split('')
    .toSorted()
    .join('');

function expectOnlyPut(text: string, place: number, words: string): void {
  const { doc, textOf: close } = openText(text);
  const state = EditorState.create({ doc });
  const typed = state.apply(state.tr.insertText(words, place));
  const after = close(typed.doc);
  const what = `${JSON.stringify(text)} at ${place}: ${JSON.stringify(after)}`;
  expect(lettersOf(putIn(text, after)), what).toBe(lettersOf(words));
  const undone = typed.apply(typed.tr.delete(place, place + words.length));
  expect(close(undone.doc)).toBe(text);
}

/** Normalizes a reading: one order of marks, and no empty items. */
const same = (reading: string) =>
  reading
    .replaceAll('<b><i>', '<i><b>')
    .replaceAll('</i></b>', '</b></i>')
    .replaceAll('</i> <i>', ' ')
    .replaceAll('<li></li>', '');

describe('what models write', () => {
  it.each(corpus)('is shown in the editor as it was meant: $name', ({ name, text, reading }) => {
    const { doc } = openText(text);
    const isSource = shownAsSource.has(name);
    expect(isLocked(doc)).toBe(isSource);
    if (!isSource && !text.includes('{{'))
      expect(same(shownIn(doc))).toBe(same(withoutLevels(reading)));
  });

  it.each(corpus)('is written by the editor as it was meant: $name', ({ text, reading }) => {
    const { doc } = openText(text);
    const written = childrenOf(doc).flatMap((block) => writeBlock(block)?.markdown ?? []);
    expect(same(readingOf(lexWhole(written.join('\n\n'))))).toBe(same(reading));
  });

  it.each(corpus)('keeps its bytes around words that are typed: $name', ({ text }) => {
    // Skip autolinks, which become ordinary links once their words change.
    if (text.startsWith('<https:')) return;
    for (const place of placesIn(openText(text).doc)) expectOnlyPut(text, place, ' mot ');
  });

  it('keeps the bytes of generated texts around words that are typed', () => {
    fc.assert(
      fc.property(
        markdownText,
        fc.nat(),
        fc.constantFrom(' mot ', ' un mot '),
        (text, at, words) => {
          const places = placesIn(openText(text).doc);
          const place = places[at % places.length];
          if (place !== undefined) expectOnlyPut(text, place, words);
        },
      ),
      { numRuns: 400, seed: 20_261_128 },
    );
  });
});
