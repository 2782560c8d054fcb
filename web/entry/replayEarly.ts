import type { EarlyAct } from './noteEarlyClick.ts';
import {
  isField,
  replayInput,
  selectionOf,
  silentInputs,
  type TextSelection,
  takesText,
  typeKey,
} from './replayEarlyInput.ts';

/** How long to wait for React to hydrate an action's target, whose code may still be loading, in milliseconds. */
const patienceMs = 10_000;

/**
 * Replays what happened before hydration: autofill, then the recorded actions in order. Call it in the same task as
 * `hydrateRoot`, because the replayed events make React hydrate their targets early. If React has replaced an element,
 * the replacement gets the events. Keeps recording and replaying actions on parts that are hydrated later.
 * @param ready resolves when everything that a click may show is loaded. A page that suspends while handling a click is
 *   hidden meanwhile and loses its focus.
 * @returns resolves when the actions recorded so far are replayed.
 */
export function replayEarly(page: HTMLElement, ready?: () => Promise<void>): Promise<void> {
  const early = window.elanEarlyClick;
  if (!early) return Promise.resolve();
  const noted = new Set<Element>(
    early.acts.filter(({ kind }) => kind === 'input').map(({ target }) => target),
  );
  early.acts.unshift(...silentInputs(page).filter(({ target }) => !noted.has(target)));
  const awaited = new WeakSet(page.querySelectorAll('*'));
  let isRunning = false;
  // On hydrated parts, `focusin` is not recorded during the replay, because the page itself then moves the focus.
  early.waits = (target, type) =>
    (isRunning && type !== 'focusin') ||
    (awaited.has(target) && !isHydrated(target)) ||
    isOnlyShown(target);

  function dispatch(act: () => void): void {
    if (!early) return;
    early.isReplaying = true;
    act();
    early.isReplaying = false;
  }
  async function run(): Promise<void> {
    if (!early || isRunning) return;
    isRunning = true;
    const selection = selectionOf(document.activeElement);
    if (early.acts.length > 0) await ready?.();
    for (let act = early.acts.shift(); act; act = early.acts.shift()) {
      const { target } = act;
      const until = performance.now() + patienceMs;
      for (;;) {
        const now = successorOf(target);
        if (!now || !(awaited.has(now) || isOnlyShown(now))) break;
        // Makes React hydrate or render this part immediately if its code is loaded.
        dispatch(() => now.dispatchEvent(new Event('input', { bubbles: true })));
        if (isHydrated(now) || performance.now() > until) break;
        await nextTask();
      }
      const later = early.acts.findLast((one) => one.kind === 'input' && one.target === target);
      const last = later?.kind === 'input' ? later.value : undefined;
      dispatch(() => replay(act, last, selection));
      // Lets the page apply this change and its effects before the next action.
      if (act.kind !== 'focus') await nextTask();
    }
    isRunning = false;
  }
  early.onAct = () => void run();
  return run();
}

/** Stops recording early actions, on pages that React renders without hydration. */
export function forgetEarly(): void {
  window.elanEarlyClick?.stop();
}

/** @returns whether the element is in a placeholder for a part that is still loading (`web/parts/Later.tsx`). */
function isOnlyShown(element: Element): boolean {
  return element.closest('[data-only-shown]') !== null;
}

/**
 * Detects a hydrated element by the props that React stores on it. A form counts as hydrated if its first control is.
 */
function isHydrated(element: Element): boolean {
  const part = element instanceof HTMLFormElement ? (element.elements[0] ?? element) : element;
  return Object.keys(part).some((key) => key.startsWith('__reactProps$'));
}

function replay(act: EarlyAct, last: string | undefined, selection?: TextSelection): void {
  const focused = document.activeElement;
  // If an earlier action moved the focus into a text field, a click caused by a key is replayed as typing.
  const isKey = act.kind === 'key' || (act.kind === 'press' && act.key && takesText(focused));
  const target = successorOf(act.target);
  if (isKey) pressKey(focused ?? document.body, act.key ?? '');
  else if (!target) return;
  else if (act.kind === 'focus') {
    if (focused !== target) target.focus({ preventScroll: true });
  } else if (act.kind === 'input') {
    if (isField(target)) replayInput(act, target, last ?? act.value, selection);
  } else if (target instanceof HTMLFormElement) target.requestSubmit();
  else target.click();
}

/** Imitates the browser's default action for a key, as far as these pages need it. */
function pressKey(target: Element, key: string): void {
  const init = { key, bubbles: true, cancelable: true };
  if (!target.dispatchEvent(new KeyboardEvent('keydown', init)) || !takesText(target)) return;
  if (key === 'Enter' && target instanceof HTMLInputElement) pressDefaultButton(target);
  else if (key === 'Enter') typeKey(target, '\n');
  else if (key.length === 1 || key === 'Backspace') typeKey(target, key);
}

function pressDefaultButton({ form }: HTMLInputElement): void {
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]');
  if (button) button.click();
  else form?.requestSubmit();
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Finds the replacement of an element that React may have removed, for example by rendering the page again.
 * @returns the element itself if it is still on the page; else an element with the same tag and name, at the same
 *   position among several if possible; undefined if there is none.
 */
function successorOf<Kind extends Element>(element: Kind): Kind | undefined {
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
