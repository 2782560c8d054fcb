import { flushSync } from 'react-dom';
import { dispatchChange, setAsTyped, setNatively, takesText } from './replayEarlyInput.ts';

/** A form with one of these holds what a password manager fills in. */
const credentials =
  'input:is([type=password], [autocomplete=username], [autocomplete=one-time-code])';

/**
 * Gives React what a password manager or a script has put into a form without an event, before the form is sent and
 * before another of its fields changes: React would send the value that it knows, and show it again.
 * @returns a function that ends it.
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
  // Read before the first is dispatched: React then shows the others as it knows them.
  const fills = [...form.querySelectorAll('input')]
    // React keeps the attribute equal to what it shows.
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

/** @returns a function that puts in again what the event itself is about, which React has not seen yet. */
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
