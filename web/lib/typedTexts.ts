import { readStored, writeStored } from './browserStorage.ts';

/** A field's label and text. */
export interface TypedText {
  readonly label: string;
  readonly text: string;
}

const storageKey = 'elan.typed';
const textFields =
  'textarea, input:not([type]), input[type=text], input[type=email], input[type=search]';

type TextField = HTMLInputElement | HTMLTextAreaElement;

function fieldsOf(page: ParentNode): readonly TextField[] {
  return [...page.querySelectorAll<TextField>(textFields)].filter(({ readOnly }) => !readOnly);
}

function labelOf(field: TextField): string {
  const label = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? '';
  return label.trim();
}

/** @returns the non-blank texts of the page's `textFields` that are not read-only. */
export function typedTexts(): readonly TypedText[] {
  return fieldsOf(document)
    .map((field) => ({ label: labelOf(field), text: field.value }))
    .filter(({ text }) => text.trim() !== '');
}

/** Stores texts in this tab, together with the page's path. If storage is blocked, the drafts may still contain them. */
export function keepTypedTexts(texts: readonly TypedText[]): void {
  if (texts.length === 0) return;
  const kept = JSON.stringify({ path: location.pathname, texts });
  writeStored(storageKey, kept, 'sessionStorage');
}

/**
 * Puts the stored texts back into empty fields with the same labels, as if typed, while the page has the path where
 * they were stored. Fields may appear later, for example in a dialog. Texts for filled fields are dropped.
 */
export function refillTypedTexts(): void {
  const { path, texts } = takeKept();
  if (texts.length === 0) return;
  const fill = () => {
    if (location.pathname !== path) return;
    for (const field of fieldsOf(document)) {
      const at = texts.findIndex(({ label }) => label === labelOf(field));
      const [found] = at < 0 ? [] : texts.splice(at, 1);
      if (found && field.value === '') typeInto(field, found.text);
    }
    if (texts.length === 0) observer.disconnect();
  };
  const observer = new MutationObserver(fill);
  observer.observe(document.body, { childList: true, subtree: true });
  fill();
}

function takeKept(): { path: string; texts: TypedText[] } {
  const kept = readStored(storageKey, 'sessionStorage');
  writeStored(storageKey, null, 'sessionStorage');
  return kept === null ? { path: '', texts: [] } : JSON.parse(kept);
}

/** Sets the value through the prototype's setter, because React replaces the element's `value` property. */
function typeInto(field: TextField, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
