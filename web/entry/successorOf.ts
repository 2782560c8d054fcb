import { isField } from './replayEarlyInput.ts';

/**
 * @param element was on the page, and may not be any more: another panel was opened, or React has rendered the page
 *   again.
 * @returns what has taken its place there: what is named like it, and of several such the one at the same position.
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

/** @returns by what an element is known, the surest first. */
function namesOf(element: Element): readonly string[] {
  const aria = element.getAttribute('aria-label');
  if (isField(element)) {
    const { name, type, id } = element;
    // `labels` is empty outside of the page.
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

/** @returns what it is in: the page, or a part that was removed from it. */
function rootOf(element: Element): ParentNode & Node {
  const root = element.getRootNode();
  return root instanceof Element ? root : document;
}
