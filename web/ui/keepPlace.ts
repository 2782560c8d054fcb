/** An element and its distance from the top of the window, in pixels. */
interface Anchor {
  readonly element: Element;
  readonly top: number;
}

/** How long the control that receives a click, tap or key press is held in place, in milliseconds. */
const pressedMs = 1_000;
/** After this time, in milliseconds, a scroll by script is assumed to have ended. */
const longestMoveMs = 1_500;
/** Vertical distance between the points at which `linesInView` looks for elements, in pixels. */
const step = 40;

const field = 'input, select, textarea, [contenteditable="true"]';
const control = `${field}, button, a, summary, label`;
/** Elements that contain text, and controls. The innermost one is held in place. */
const line = `p, li, h1, h2, h3, h4, h5, h6, td, th, dt, dd, label, legend, blockquote, pre, ${control}`;
/** A write-up, which takes priority over its surroundings. */
const text = '[data-write-up]';

/** The active `keepPlace`, if any. */
let current: { readonly leave: () => void } | undefined;

/** Call it before scrolling by script, so that `keepPlace` holds nothing in place until the scroll ends. */
export function leavePlace(): void {
  current?.leave();
}

/** @returns whether the element, or one around it inside the area, is sticky or fixed, so does not scroll. */
function isStuck(element: Element, area: Element): boolean {
  for (let at: Element | null = element; at && at !== area; at = at.parentElement) {
    const { position } = getComputedStyle(at);
    if (position === 'sticky' || position === 'fixed') return true;
  }
  return false;
}

function anchorAt(element: Element): Anchor {
  return { element, top: element.getBoundingClientRect().top };
}

/**
 * @returns the anchor at its element's current position. A change of less than two pixels is ignored, so that rounding
 *   errors do not add up.
 */
function again({ element, top }: Anchor): Anchor {
  const now = anchorAt(element);
  return Math.abs(now.top - top) < 2 ? { element, top } : now;
}

/** @returns up to three visible lines of a write-up, then up to three other visible lines, each from the top down. */
function linesInView(area: HTMLElement): readonly Element[] {
  const { left, width } = area.getBoundingClientRect();
  const x = left + width / 3;
  const found = new Set<Element>();
  for (let y = step; y < window.innerHeight; y += step) {
    const hit = document.elementFromPoint(x, y)?.closest(line);
    if (hit && area.contains(hit) && hit.getBoundingClientRect().top >= 0) found.add(hit);
  }
  const all = [...found].filter((element) => !isStuck(element, area));
  const read = all.filter((element) => element.closest(text));
  return [...read.slice(0, 3), ...all.filter((element) => !read.includes(element)).slice(0, 3)];
}

/**
 * Scrolls to keep an element in place when content above it changes height, for example when a section is folded. Holds
 * the control just pressed, or else the focused control in view, or else, if the page is scrolled, a visible line.
 * @param area the part of the page that changes.
 * @returns a function that removes the listeners and observers.
 */
export function keepPlace(area: HTMLElement): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  let anchors: readonly Anchor[] = [];
  let pressed: { readonly anchor: Anchor; readonly until: number } | undefined;
  let movingUntil = 0;
  /** Last scroll position set by this function. */
  let ownScroll: number | undefined;
  /** Scroll position when the anchors were last measured or corrected. */
  let readAt = window.scrollY;

  const focused = (): Element | undefined => {
    const { activeElement: element } = document;
    if (!element || !area.contains(element)) return undefined;
    if (!element.matches(field) && !element.matches(`:is(${control}):focus-visible`)) {
      return undefined;
    }
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight && !isStuck(element, area) ? element : undefined;
  };
  const note = () => {
    const first = focused();
    // At the top of the page, assumes that the user has not started reading.
    const read = window.scrollY > 0 ? linesInView(area) : [];
    const before = new Map(anchors.map((anchor) => [anchor.element, anchor]));
    anchors = [...(first ? [first] : []), ...read].map((element) =>
      again(before.get(element) ?? anchorAt(element)),
    );
    readAt = window.scrollY;
  };
  const hold = (): void => {
    if (performance.now() < movingUntil) return;
    const isPressed = pressed !== undefined && performance.now() < pressed.until;
    const all = isPressed && pressed ? [pressed.anchor, ...anchors] : anchors;
    const held = all.find(({ element }) => element.getClientRects().length > 0);
    const shift = held ? held.element.getBoundingClientRect().top - held.top : 0;
    const scrolledBy = window.scrollY - readAt;
    // The user has scrolled, but the scroll event has not been dispatched yet.
    if (Math.abs(scrolledBy) >= 1 && Math.abs(shift + scrolledBy) < 1) return;
    if (Math.abs(shift) >= 1) {
      window.scrollBy({ top: shift, behavior: 'instant' });
      ownScroll = window.scrollY;
      readAt = ownScroll;
    }
    anchors = anchors.map(again);
  };

  const press = ({ target }: Event) => {
    const element = target instanceof Element ? target.closest(control) : null;
    pressed = element
      ? { anchor: anchorAt(element), until: performance.now() + pressedMs }
      : undefined;
  };
  const scrolled = ({ target }: Event) => {
    if (target !== document) return;
    const isOwn = ownScroll === window.scrollY;
    ownScroll = undefined;
    if (isOwn) return;
    pressed = undefined;
    anchors = [];
    note();
  };
  const arrived = () => {
    movingUntil = 0;
    note();
  };
  const keeper = {
    leave: () => {
      anchors = [];
      pressed = undefined;
      movingUntil = performance.now() + longestMoveMs;
    },
  };

  const options = { capture: true, passive: true };
  const listeners = [
    ['pointerdown', press],
    ['keydown', press],
    ['focusin', note],
    ['scroll', scrolled],
    ['scrollend', arrived],
  ] as const;
  for (const [name, listener] of listeners) document.addEventListener(name, listener, options);
  // Shifts by observed DOM changes are corrected right after the change; those by resizing before the next paint.
  const changes = new MutationObserver(hold);
  changes.observe(area, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['hidden', 'class'],
  });
  const observer = new ResizeObserver(() => {
    hold();
    note();
  });
  observer.observe(area);
  current = keeper;
  return () => {
    changes.disconnect();
    observer.disconnect();
    for (const [name, listener] of listeners) document.removeEventListener(name, listener, options);
    if (current === keeper) current = undefined;
  };
}
