type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Replays what was typed, chosen or filled in by the browser before hydration, as if it were typed now; React would
 * otherwise show what the server rendered. Call it in the same task as `hydrateRoot`: an event makes React hydrate its
 * field immediately, so that nothing can be typed in between.
 */
export function replayEarlyInput(page: HTMLElement): void {
  const changed = [...page.querySelectorAll('input, textarea, select')]
    .filter((field) => isField(field))
    .map((field) => ({ field, typed: field.value, rendered: renderedValue(field) }))
    .filter(({ typed, rendered }) => typed !== rendered)
    .map((change) => ({ ...change, restoreSelection: keepSelection(change.field) }));
  for (const { field, typed, rendered, restoreSelection } of changed) {
    dispatchChange(field);
    if (!field.isConnected) continue;
    setAsTyped(field, withDraft(field, typed, rendered));
    restoreSelection();
    dispatchChange(field);
  }
}

function isField(element: Element): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

function renderedValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** Where a draft has replaced a text that the person had begun to change, what they added is put after the draft. */
function withDraft(field: Field, typed: string, rendered: string): string {
  const { value: shown } = field;
  const isDraft = field instanceof HTMLTextAreaElement && ![typed, rendered, ''].includes(shown);
  if (!isDraft) return typed;
  const added = typed.startsWith(rendered) ? typed.slice(rendered.length) : typed;
  return `${shown}\n\n${added.trimStart()}`;
}

/**
 * Sets a value so that React takes it for typed. React ignores what is set through the element's own property, which it
 * has replaced; the property of the prototype is the browser's.
 */
function setAsTyped(field: Field, value: string): void {
  if (!(field instanceof HTMLSelectElement)) field.value = '';
  const prototype = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

/**
 * @returns a function that restores the selection or the caret. An e-mail field does not tell its selection: there all
 * of the text is selected again, if all of it was.
 */
function keepSelection(field: Field): () => void {
  if (document.activeElement !== field || field instanceof HTMLSelectElement) return () => {};
  const { selectionStart: start, selectionEnd: end } = field;
  if (start !== null) return () => field.setSelectionRange(start, end);
  const isAllSelected = field.value !== '' && document.getSelection()?.toString() === field.value;
  return () => {
    if (isAllSelected) field.select();
  };
}

/** Dispatches the event that React's `onChange` listens to. */
function dispatchChange(field: Field): void {
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
