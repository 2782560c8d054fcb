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
import { successorOf } from './successorOf.ts';

/** How long a part of the page may take until React has it, in milliseconds: its code may be on its way. */
const patienceMs = 10_000;

/**
 * Replays what was pressed, typed, chosen and filled in by the browser before hydration, in its order, as if it were
 * done now. Call it in the same task as `hydrateRoot`: the events that it dispatches make React hydrate at once, and a
 * part that React has rendered again instead gets what was typed in the part before. Where nothing was done it
 * dispatches nothing, and React hydrates in small tasks; what is done meanwhile in a part that is not hydrated yet is
 * replayed too.
 * @param ready resolves when what any press may show is loaded: a page that waits for it while it answers a press is
 *   hidden for that long, and loses its focus.
 * @returns resolves when all is replayed.
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
  // The page itself moves the focus while acts are replayed.
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
        // Makes React hydrate the part in which it is: at once, where its code is loaded; or render it again.
        dispatch(() => now.dispatchEvent(new Event('input', { bubbles: true })));
        if (isHydrated(now) || performance.now() > until) break;
        await nextTask();
      }
      const later = early.acts.findLast((one) => one.kind === 'input' && one.target === target);
      const last = later?.kind === 'input' ? later.value : undefined;
      dispatch(() => replay(act, last, selection));
      // What it changes reaches the page, and what follows from that, before the next one.
      if (act.kind !== 'focus') await nextTask();
    }
    isRunning = false;
  }
  early.onAct = () => void run();
  return run();
}

/** Stops listening, where React renders the page without hydration. */
export function forgetEarly(): void {
  window.elanEarlyClick?.stop();
}

/** It stays in the page until the code of its part is there (`web/parts/Later.tsx`). */
function isOnlyShown(element: Element): boolean {
  return element.closest('[data-only-shown]') !== null;
}

/** React keeps the properties of what it has hydrated, or rendered, in the element; a form is with its controls. */
function isHydrated(element: Element): boolean {
  const part = element instanceof HTMLFormElement ? (element.elements[0] ?? element) : element;
  return Object.keys(part).some((key) => key.startsWith('__reactProps$'));
}

function replay(act: EarlyAct, last: string | undefined, selection?: TextSelection): void {
  const focused = document.activeElement;
  // For a press by a key: an act before it may have moved the focus into a field.
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

/** Does what the browser would do with a key, as far as these pages need it. */
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
