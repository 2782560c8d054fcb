type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Replays what was typed, chosen, ticked or filled in by the browser before hydration, as if it were done now; React
 * would otherwise show what the server rendered. Call it in the same task as `hydrateRoot`: the events that it
 * dispatches make React hydrate at once. Where no field has changed it dispatches none, and React hydrates in small tasks.
 */
export function replayEarlyInput(page: HTMLElement): void {
  const fields = [...page.querySelectorAll('input, textarea, select')].filter(isField);
  const changed = fields
    .filter((field) => !isToggle(field))
    .map((field) => ({ field, typed: field.value, rendered: renderedValue(field) }))
    .filter(({ typed, rendered }) => typed !== rendered)
    .map((change) => ({ ...change, restoreSelection: keepSelection(change.field) }));
  const toggled = fields
    .filter(isToggle)
    .filter(({ type, checked, defaultChecked }) =>
      type === 'radio' ? checked && !defaultChecked : checked !== defaultChecked,
    )
    .map((field) => ({ field, wasChecked: field.defaultChecked }));
  for (const { field, typed, rendered, restoreSelection } of changed) {
    dispatchChange(field);
    if (!field.isConnected) continue;
    setAsTyped(field, withDraft(field, typed, rendered));
    restoreSelection();
    dispatchChange(field);
  }
  for (const { field, wasChecked } of toggled) {
    dispatchChange(field);
    if (!field.isConnected) continue;
    field.checked = wasChecked;
    field.click();
  }
}

/** A checkbox or a radio button: its value is always the same. */
function isToggle(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);
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
