import type { EarlyInput } from './noteEarlyClick.ts';

export type Field = EarlyInput['target'];

/** @returns an input for each visible field changed since it was rendered; for radio buttons, only the checked one. */
export function silentInputs(page: HTMLElement): readonly EarlyInput[] {
  return [...page.querySelectorAll('input, textarea, select')].filter(isField).flatMap((field) => {
    const { value } = field;
    const checked = isToggle(field) && field.checked;
    const before = { ...rendered(field), isTyped: false };
    const isChanged = isToggle(field)
      ? checked !== before.checked && (checked || field.type !== 'radio')
      : value !== before.value && field.type !== 'hidden';
    return isChanged ? [{ kind: 'input', target: field, value, checked, before }] : [];
  });
}

/**
 * Repeats an early input in its field, or in the field that replaced it. React would otherwise show the rendered value.
 * @param last the value of the field's last input that is still to be replayed.
 * @param selection the user's selection; applied if it is in this field.
 */
export function replayInput(
  { target, value, checked, before }: EarlyInput,
  field: Field,
  last: string,
  selection: TextSelection | undefined,
): void {
  if (isToggle(field)) {
    const rendered = field === target ? before.checked : field.checked;
    // Treats a radio button as previously unchecked, so that the click always counts as a change.
    const was = field.type !== 'radio' && rendered;
    if (checked === was) return;
    field.checked = was;
    field.click();
    return;
  }
  // A file field still contains the chosen file.
  if (field.type !== 'file') {
    const isUntouched = [value, before.value, last].includes(field.value);
    setAsTyped(field, isUntouched ? value : added(field, value, before));
    if (selection?.field === target) select(field, selection);
  }
  dispatchChange(field);
}

/** Inserts a key's text at the cursor or over the selection; Backspace deletes. Dispatches a change event. */
export function typeKey(field: HTMLInputElement | HTMLTextAreaElement, key: string): void {
  const { value } = field;
  const end = field.selectionEnd ?? value.length;
  const start = field.selectionStart ?? end;
  const from = key === 'Backspace' && start === end ? Math.max(0, start - 1) : start;
  const text = key === 'Backspace' ? '' : key;
  setAsTyped(field, value.slice(0, from) + text + value.slice(end));
  // Some fields, such as those for e-mail, do not support cursor positions.
  if (field.selectionStart !== null) {
    field.setSelectionRange(from + text.length, from + text.length);
  }
  dispatchChange(field);
}

/** @returns whether the field is a checkbox or radio button, whose `checked` changes instead of its `value`. */
function isToggle(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);
}

export function isField(element: Element | null): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

/** @returns whether the element is a field with a text, rather than a choice, a file or a button. */
export function takesText(
  element: Element | null,
): element is HTMLInputElement | HTMLTextAreaElement {
  if (!isField(element) || element instanceof HTMLSelectElement) return false;
  return !isToggle(element) && !['button', 'submit', 'file', 'range'].includes(element.type);
}

function rendered(field: Field): { readonly value: string; readonly checked: boolean } {
  if (!(field instanceof HTMLSelectElement)) {
    return { value: field.defaultValue, checked: isToggle(field) && field.defaultChecked };
  }
  const options = [...field.options];
  const chosen = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return { value: chosen?.value ?? '', checked: false };
}

/**
 * Merges a recorded input into a field whose text has changed since. Appends what the user added to the result of an
 * earlier recorded input or, after a blank line, to a text area's draft. Otherwise the typed text replaces that text.
 * @returns the text to put into the field.
 */
function added(field: Field, typed: string, before: EarlyInput['before']): string {
  const { value: shown } = field;
  const isLonger = typed.length > before.value.length && typed.startsWith(before.value);
  const addition = isLonger ? typed.slice(before.value.length) : undefined;
  if (before.isTyped) return addition === undefined ? typed : shown + addition;
  const isDraft = field instanceof HTMLTextAreaElement && shown !== '';
  return isDraft ? `${shown}\n\n${(addition ?? typed).trimStart()}` : typed;
}

/**
 * Sets a value so that React treats the next change event as user input. React ignores values set through the element's
 * own `value` property, which it replaces, so this uses the prototype's setter.
 */
export function setAsTyped(field: Field, value: string): void {
  if (!(field instanceof HTMLSelectElement)) field.value = value === '' ? '0' : '';
  setNatively(field, 'value', value);
}

export function setNatively(
  field: Field,
  property: 'value' | 'checked',
  value: string | boolean,
): void {
  const prototype = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, property)?.set?.call(field, value);
}

/** The user's text selection, read before the replay changes the field. */
export interface TextSelection {
  readonly field: Element;
  readonly start: number | null;
  readonly end: number | null;
  /** Whether all text is selected. Used for e-mail fields, which do not report positions. */
  readonly isAll: boolean;
}

/** @returns the selection or cursor position in a text field; undefined for other elements. */
export function selectionOf(field: Element | null): TextSelection | undefined {
  if (!takesText(field)) return undefined;
  const { selectionStart: start, selectionEnd: end, value } = field;
  return {
    field,
    start,
    end,
    isAll: value !== '' && document.getSelection()?.toString() === value,
  };
}

function select(field: Field, { start, end, isAll }: TextSelection): void {
  if (document.activeElement !== field || field instanceof HTMLSelectElement) return;
  if (start !== null && field.selectionStart !== null) field.setSelectionRange(start, end);
  else if (isAll) field.select();
}

/** Dispatches the event that triggers React's `onChange`. */
export function dispatchChange(field: Field): void {
  const isChosen = field instanceof HTMLSelectElement || field.type === 'file';
  field.dispatchEvent(new Event(isChosen ? 'change' : 'input', { bubbles: true }));
}
