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
 */
export function replayInput({ target, value, checked, before }: EarlyInput, field: Field): void {
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
    const restoreSelection = keepSelection(target, field);
    setAsTyped(field, added(field, value, before));
    restoreSelection();
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
  if (field instanceof HTMLSelectElement) return typed;
  // Until the first act in it is replayed, a field holds what was typed last; its attribute, what React knows.
  const shown = before.isTyped ? field.value : field.defaultValue;
  if ([typed, before.value].includes(shown)) return typed;
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

/**
 * @param from where the person had selected something; `to` may have taken its place.
 * @returns a function that restores the selection or the caret. An e-mail field does not give its selection: there all
 * of the text is selected again, if all of it was.
 */
function keepSelection(from: Field, to: Field): () => void {
  const isElsewhere = document.activeElement !== to || to instanceof HTMLSelectElement;
  if (isElsewhere || from instanceof HTMLSelectElement) return () => {};
  const { selectionStart: start, selectionEnd: end } = from;
  if (start !== null && to.selectionStart !== null) return () => to.setSelectionRange(start, end);
  const isAllSelected = to.value !== '' && document.getSelection()?.toString() === to.value;
  return () => {
    if (isAllSelected) to.select();
  };
}

/** Dispatches the event that React's `onChange` listens to. */
export function dispatchChange(field: Field): void {
  const isChosen = field instanceof HTMLSelectElement || field.type === 'file';
  field.dispatchEvent(new Event(isChosen ? 'change' : 'input', { bubbles: true }));
}
