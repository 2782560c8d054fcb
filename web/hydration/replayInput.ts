/**
 * Remembers what was typed, or filled in by the browser, in a page that was drawn and is about to be taken over; what
 * is typed from then on until it answers counts, too.
 * @returns puts it into the fields again, as if it were typed then; for a task of its own, once React has begun.
 */
export function keepEarlyInput(page: HTMLElement): () => void {
  const kept = [...page.querySelectorAll('input, textarea')]
    .filter((field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    .map((field) => ({ field, before: field.value }));
  return () => {
    for (const { field, before } of kept) {
      const value = field.value || before;
      if (!field.isConnected || value === field.defaultValue) continue;
      const restoreSelection = keepSelection(field);
      // Where something happens, React takes over at once.
      typeInto(field);
      // React watches the property of the element: it takes the field for empty, as it drew it, and what is set by
      // the prototype's for typed. Left alone, it would empty the field when it draws it next.
      field.value = '';
      const prototype = Object.getPrototypeOf(field);
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
      restoreSelection();
      typeInto(field);
    }
  };
}

/**
 * What is marked in a field is typed over, not behind. @returns marks it again, or puts the caret back; where the kind
 * of the field does not tell (an address), all of it is marked again or nothing is.
 */
function keepSelection(field: HTMLInputElement | HTMLTextAreaElement): () => void {
  if (document.activeElement !== field) return () => {};
  const { selectionStart: start, selectionEnd: end } = field;
  if (start !== null) return () => field.setSelectionRange(start, end);
  const isAllMarked = field.value !== '' && document.getSelection()?.toString() === field.value;
  return () => {
    if (isAllMarked) field.select();
  };
}

function typeInto(field: HTMLElement): void {
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
