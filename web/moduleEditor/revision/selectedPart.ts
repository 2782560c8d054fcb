import { type RefObject, useEffect, useState } from 'react';
import type { RevisedPart } from '../../drafts/formats.ts';
import { isOnePlace, sectionSource } from './parts.ts';

/**
 * @param content the element that displays the section, with one child for each block.
 * @returns the selected part of the saved text: the exact words if they are unformatted, unique and within one block,
 * otherwise all blocks that the selection touches. Undefined if those are not unique or not all in this section.
 */
export function selectedPart(
  selection: Selection | null,
  content: Element,
  saved: string,
  section: string,
): RevisedPart | undefined {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const words = range.toString().trim();
  // A selection that extends into another section does not select a part of this one.
  if (words === '' || textWithin(range, content) !== words) return undefined;
  const source = sectionSource(saved, section);
  const shown = [...content.children];
  if (source?.blocks.length !== shown.length) return undefined;
  const touched = source.blocks.filter((_, at) => {
    const child = shown[at];
    return child !== undefined && textWithin(range, child) !== '';
  });
  const [first] = touched;
  const last = touched.at(-1);
  if (!first || !last) return undefined;
  const blocks = source.text.slice(first.start, last.end).trim();
  const exact = first === last ? wordsIn(blocks, words) : undefined;
  return [exact, blocks]
    .flatMap((passage) => (passage === undefined ? [] : [{ section, passage }]))
    .find((part) => isOnePlace(saved, part));
}

/** @returns the part of a range's text that is within an element. */
function textWithin(range: Range, element: Element): string {
  const own = document.createRange();
  own.selectNodeContents(element);
  if (range.compareBoundaryPoints(Range.START_TO_START, own) > 0) {
    own.setStart(range.startContainer, range.startOffset);
  }
  if (range.compareBoundaryPoints(Range.END_TO_END, own) < 0) {
    own.setEnd(range.endContainer, range.endOffset);
  }
  return own.toString().trim();
}

/** @returns these words as written in the source, if it contains them. The page may show other kinds of spaces. */
function wordsIn(source: string, words: string): string | undefined {
  const at = withPlainSpaces(source).indexOf(withPlainSpaces(words));
  return at < 0 ? undefined : source.slice(at, at + words.length);
}

function withPlainSpaces(text: string): string {
  return text.replace(/\s/g, ' ');
}

/**
 * How long a selection must stay unchanged before it is read, in milliseconds. A tap clears the selection just before
 * its click event, which still needs the selected part.
 */
const restMs = 250;

/**
 * @param tools the element right after the one that displays the section.
 * @param choice the section, or undefined if nothing can be selected.
 * @returns the selected part of the saved text, if any.
 */
export function useSelectedPart(
  tools: RefObject<HTMLElement | null>,
  saved: string,
  choice: { readonly section: string } | undefined,
): RevisedPart | undefined {
  const [selected, setSelected] = useState<RevisedPart>();
  const section = choice?.section;
  useEffect(() => {
    setSelected(undefined);
    if (section === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const content = tools.current?.previousElementSibling;
      setSelected((before) => {
        const now = content && selectedPart(document.getSelection(), content, saved, section);
        return now?.passage === before?.passage ? before : (now ?? undefined);
      });
    };
    const onChange = () => {
      clearTimeout(timer);
      timer = setTimeout(look, restMs);
    };
    document.addEventListener('selectionchange', onChange);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', onChange);
    };
  }, [tools, saved, section]);
  return selected;
}
