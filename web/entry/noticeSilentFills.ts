import { flushSync } from 'react-dom';
import { dispatchChange, setAsTyped, setNatively, takesText } from './replayEarlyInput.ts';

/** A form with such a field may be filled in by a password manager. */
const credentials =
  'input:is([type=password], [autocomplete=username], [autocomplete=one-time-code])';

/**
 * Reports to React the values that a password manager or a script put, without an event, into a form with credentials.
 * Does so when the form is clicked, changed or submitted, since React would otherwise submit or restore its old values.
 * @returns a function that removes the listeners.
 */
export function noticeSilentFills(): () => void {
  const types = ['input', 'change', 'click', 'submit'];
  for (const type of types) document.addEventListener(type, notice, { capture: true });
  return () => {
    for (const type of types) document.removeEventListener(type, notice, { capture: true });
  };
}

let isNoticing = false;

function notice({ target }: Event): void {
  if (isNoticing || !(target instanceof Element)) return;
  const form = target.closest('form');
  if (!form?.querySelector(credentials)) return;
  isNoticing = true;
  // Read all values before dispatching an event, because React then resets the other fields to the values it knows.
  const fills = [...form.querySelectorAll('input')]
    // React keeps this attribute equal to its own value.
    .filter((field) => takesText(field) && field.value !== field.defaultValue)
    .filter((field) => field !== target && !field.readOnly)
    .map((field) => ({ field, value: field.value, caret: field.selectionEnd }));
  const restoreTarget = keepChange(target);
  for (const { field, value, caret } of fills) {
    setAsTyped(field, value);
    if (caret !== null) field.setSelectionRange(caret, caret);
    flushSync(() => dispatchChange(field));
    restoreTarget();
  }
  isNoticing = false;
}

/** @returns a function that restores the target's own change, which React has not seen yet. */
function keepChange(target: Element): () => void {
  if (!(target instanceof HTMLInputElement)) return () => {};
  const { value, checked, selectionEnd: caret } = target;
  return () => {
    if (target.checked !== checked) setNatively(target, 'checked', checked);
    if (target.value === value) return;
    setAsTyped(target, value);
    if (caret !== null) target.setSelectionRange(caret, caret);
  };
}
