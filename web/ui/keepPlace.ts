/** Something on the screen, and how far it was from the top of the window. */
interface Anchor {
  readonly element: Element;
  readonly top: number;
}

/** How long after a press a change of the page counts as what was pressed for. */
const pressedMs = 1_000;
/** The longest scroll that a page makes by itself. */
const longestMoveMs = 1_500;
/** How far apart the places are at which the page is looked at, in pixels. */
const step = 40;

const field = 'input, select, textarea, [contenteditable="true"]';
const control = `${field}, button, a, summary, label`;
/** What a person looks at: a paragraph or a row, never a box around several. */
const line = `p, li, h1, h2, h3, h4, h5, h6, td, th, dt, dd, label, legend, blockquote, pre, ${control}`;
/** The text that is read. What is around it comes second. */
const text = '[data-write-up]';

/** The keeper of the open page. */
let current: { readonly leave: () => void } | undefined;

/** The page is about to scroll by itself: what the person looked at does not stay where it is. */
export function leavePlace(): void {
  current?.leave();
}

/** @returns whether it stays in view while the page scrolls. */
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

/** @returns the same where it is now; less than two pixels away, where it was, so that rounded scrolls do not add up. */
function again({ element, top }: Anchor): Anchor {
  const now = anchorAt(element);
  return Math.abs(now.top - top) < 2 ? { element, top } : now;
}

/** @returns what is in view, from the top down: the lines of a text that is read, then the others. */
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
 * Keeps what a person looks at where it is on the screen, whatever gets higher or lower above it: a text that ends, a
 * list that arrives late, questions that fold. What they pressed stays first, then the field with the focus, then the text.
 * @param area the part of the page that changes. @returns a function that ends it.
 */
export function keepPlace(area: HTMLElement): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  let anchors: readonly Anchor[] = [];
  let pressed: { readonly anchor: Anchor; readonly until: number } | undefined;
  let movingUntil = 0;
  /** Where this function itself scrolled to. */
  let ownScroll: number | undefined;
  /** Where the page was scrolled to when the anchors were read. */
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
    // At its top a page is not being read yet.
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
    // The person has scrolled, and the event of that is still to come.
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
  // At once where the document changes, so that nothing else sees it moved; before the paint where it is only laid out again.
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
