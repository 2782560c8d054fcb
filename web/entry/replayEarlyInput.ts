type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Puts what was typed, chosen or filled in by the browser before the page was hydrated into its fields again, as if it
 * were typed now. To call in the task of `hydrateRoot`: React, which would show what the server rendered, hydrates a
 * field at once where something happens to it, so that nobody types in between.
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

/**
 * A draft took the place of what the server rendered and somebody had begun to change: neither is lost, what was added
 * comes after the draft.
 */
function withDraft(field: Field, typed: string, rendered: string): string {
  const { value: shown } = field;
  const isDraft = field instanceof HTMLTextAreaElement && ![typed, rendered, ''].includes(shown);
  if (!isDraft) return typed;
  const added = typed.startsWith(rendered) ? typed.slice(rendered.length) : typed;
  return `${shown}\n\n${added.trimStart()}`;
}

/**
 * React watches the property of the element, and takes what is set through it for its own; what is set through the
 * prototype's counts as typed. Left alone, it would empty the field when it renders it next.
 */
function setAsTyped(field: Field, value: string): void {
  if (!(field instanceof HTMLSelectElement)) field.value = '';
  const prototype = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

/**
 * What is selected in a field is typed over, not behind. @returns selects it again, or puts the caret back; where the kind
 * of the field does not tell (an email), all of it is selected again or nothing is.
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

/** Tells React's `onChange`. */
function dispatchChange(field: Field): void {
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
