/** Space between the selected block and the tools, in pixels. */
const gap = 8;

/**
 * Moves a section's tools below the block in which the selection ends, and moves the following text down to make room.
 * @param tools absolutely positioned, and a sibling right after the text.
 * @returns a function that undoes this.
 */
export function makeRoomForTools(tools: HTMLElement): () => void {
  const block = lastBlockOf(document.getSelection(), tools.previousElementSibling);
  if (!block || !tools.parentElement) return () => {};
  const { bottom } = block.getBoundingClientRect();
  tools.style.top = `${bottom - tools.parentElement.getBoundingClientRect().top + gap}px`;
  block.style.marginBottom = `${tools.offsetHeight + 2 * gap}px`;
  return () => {
    tools.style.top = '';
    block.style.marginBottom = '';
  };
}

/** @returns the block of a text in which the selection ends, or the list item if that block is a list. */
function lastBlockOf(selection: Selection | null, text: Element | null): HTMLElement | undefined {
  if (!selection || selection.rangeCount === 0 || !text) return undefined;
  const range = selection.getRangeAt(0);
  // A triple click extends the range to the start of the next block, which must not count as touched.
  const touched = (element: Element) => {
    const own = document.createRange();
    own.selectNodeContents(element);
    return (
      range.compareBoundaryPoints(Range.END_TO_START, own) < 0 &&
      range.compareBoundaryPoints(Range.START_TO_END, own) > 0
    );
  };
  const block = [...text.children].findLast(touched);
  const item = block?.matches('ul, ol') ? [...block.children].findLast(touched) : undefined;
  const found = item ?? block;
  return found instanceof HTMLElement ? found : undefined;
}
