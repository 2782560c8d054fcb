/**
 * What was typed, or filled in by the browser, in a page that was drawn and not taken over yet: to call right
 * before it is taken over.
 * @returns puts it into the fields again, as if it were typed then; nothing where a field holds it already.
 */
export function keepTyped(page: HTMLElement): () => void {
  const typed = [...page.querySelectorAll('input, textarea')]
    .filter((field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((field) => ({ field, value: field.value }));
  return () => {
    for (const { field, value } of typed) {
      if (!field.isConnected || field.value === value) continue;
      // React watches the property of the element; it sees what is set by the prototype's.
      const prototype = Object.getPrototypeOf(field);
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
}
