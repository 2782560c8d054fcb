let restore = () => {};

/** Remembers what was typed, or filled in by the browser, in a page that was drawn and is about to be taken over. */
export function keepTyped(page: HTMLElement): void {
  const typed = [...page.querySelectorAll('input, textarea')]
    .filter((field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((field) => ({ field, value: field.value }));
  restore = () => {
    for (const { field, value } of typed) {
      if (!field.isConnected) continue;
      // React watches the property of the element: it takes the field for empty, as it drew it, and what is set by
      // the prototype's for typed. Left alone, it would empty the field when it draws it next.
      field.value = '';
      const prototype = Object.getPrototypeOf(field);
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
}

/** Puts it into the fields again, as if it were typed now; for a screen with a form, once it answers. */
export function restoreTyped(): void {
  restore();
  restore = () => {};
}
