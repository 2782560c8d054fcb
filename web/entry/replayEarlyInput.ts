import type { EarlyInput } from './noteEarlyClick.ts';

export type Field = EarlyInput['target'];

/** @returns what was chosen, ticked or filled in without an event, such as by the browser itself. */
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
 * Puts what was typed, chosen or ticked early into its field, or into the one that has taken its place, as if it were
 * done now; React would otherwise show what the server rendered.
 * @param last what was typed there last, of all that is kept.
 * @param selection of the person, where it is in that field.
 */
export function replayInput(
  { target, value, checked, before }: EarlyInput,
  field: Field,
  last: string,
  selection: TextSelection | undefined,
): void {
  if (isToggle(field)) {
    const rendered = field === target ? before.checked : field.checked;
    // A radio button was pressed, whatever was chosen before others were.
    const was = field.type !== 'radio' && rendered;
    if (checked === was) return;
    field.checked = was;
    field.click();
    return;
  }
  // A chosen file is in the field already.
  if (field.type !== 'file') {
    const isUntouched = [value, before.value, last].includes(field.value);
    setAsTyped(field, isUntouched ? value : added(field, value, before));
    if (selection?.field === target) select(field, selection);
  }
  dispatchChange(field);
}

/** Types into a field with the focus, where its selection is. */
export function typeKey(field: HTMLInputElement | HTMLTextAreaElement, key: string): void {
  const { value } = field;
  const end = field.selectionEnd ?? value.length;
  const start = field.selectionStart ?? end;
  const from = key === 'Backspace' && start === end ? Math.max(0, start - 1) : start;
  const text = key === 'Backspace' ? '' : key;
  setAsTyped(field, value.slice(0, from) + text + value.slice(end));
  // An e-mail field has no caret to set.
  if (field.selectionStart !== null) {
    field.setSelectionRange(from + text.length, from + text.length);
  }
  dispatchChange(field);
}

/** A checkbox or a radio button: its value is always the same. */
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

/** @returns whether keys put text there. */
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
 * @returns the text to put into a field that may hold another one by now. Where a draft has replaced a text that the
 *   person had begun to change, what they added is put after the draft; where their own earlier text was taken from the
 *   field, only what they added since counts.
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
 * Sets a value so that React takes it for typed. React ignores what is set through the element's own property, which it
 * has replaced; the property of the prototype is the browser's.
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

/** What a person has selected in a field, before React touches it. */
export interface TextSelection {
  readonly field: Element;
  readonly start: number | null;
  readonly end: number | null;
  /** An e-mail field does not give its selection. */
  readonly isAll: boolean;
}

/** @returns the selection or the caret in the field with the focus. */
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

/** Dispatches the event that React's `onChange` listens to. */
export function dispatchChange(field: Field): void {
  const isChosen = field instanceof HTMLSelectElement || field.type === 'file';
  field.dispatchEvent(new Event(isChosen ? 'change' : 'input', { bubbles: true }));
}
