import { isField } from './replayEarlyInput.ts';

/**
 * Finds the replacement of an element that may have left the page, because another panel was opened or React rendered
 * the page again.
 * @returns the element itself if it is still on the page; else the element with the same name, and among several of
 *   them the one at the same position.
 */
export function successorOf<Kind extends Element>(element: Kind): Kind | undefined {
  if (element.isConnected) return element;
  const kind = element.tagName.toLowerCase();
  const old = [...rootOf(element).querySelectorAll<Kind>(kind)];
  const now = [...document.querySelectorAll<Kind>(kind)];
  for (const name of namesOf(element)) {
    const others = old.filter((one) => namesOf(one).includes(name));
    const found = now.filter((one) => namesOf(one).includes(name));
    const same = found[others.indexOf(element)] ?? found[0];
    if (same) return same;
  }
  return undefined;
}

/** @returns the names that identify an element, the most reliable first. */
function namesOf(element: Element): readonly string[] {
  const aria = element.getAttribute('aria-label');
  if (isField(element)) {
    const { name, type, id } = element;
    // `labels` is empty for an element outside the page.
    const tie = id === '' ? null : rootOf(element).querySelector(`label[for="${CSS.escape(id)}"]`);
    const label = (tie ?? element.closest('label'))?.textContent.trim();
    const value = type === 'radio' ? element.value : '';
    const names = [label && `label ${label}`, aria && `label ${aria}`, name && `name ${name}`];
    return names.filter(Boolean).map((one) => `${one} ${value}`);
  }
  const isPlain = !(element instanceof HTMLButtonElement || element instanceof HTMLAnchorElement);
  const text = aria ?? element.textContent.trim();
  return isPlain || text === '' ? [element.id].filter(Boolean) : [text];
}

/** @returns the root of the element's tree: the document, or a part that was removed from it. */
function rootOf(element: Element): ParentNode & Node {
  const root = element.getRootNode();
  return root instanceof Element ? root : document;
}
