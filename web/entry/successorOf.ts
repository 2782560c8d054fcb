import { isField } from './replayEarlyInput.ts';

/**
 * Finds the replacement of an element that React may have removed, for example by rendering the page again.
 * @returns the element itself if it is still on the page; else an element with the same tag and name, at the same
 *   position among several if possible; undefined if there is none.
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

/** @returns the names that identify an element (label, name, text or id), the most reliable first. */
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

/** @returns the topmost element of a removed tree; the document if the element is still on the page. */
function rootOf(element: Element): ParentNode & Node {
  const root = element.getRootNode();
  return root instanceof Element ? root : document;
}
