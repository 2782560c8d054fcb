// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepPlace, leavePlace } from './keepPlace.ts';
import { focusClear } from './reveal.ts';

/** Vertical position of each element in the document in pixels, since happy-dom has no layout. */
const tops: Record<string, number> = {};
let scrollY = 0;
let end: () => void;
const part = (id: string) => document.getElementById(id) as HTMLElement;
const yOf = (id: string) => (tops[id] ?? 0) - scrollY;
/** Moves everything below a position, as if a part above appeared or was folded. */
async function shift(from: number, by: number) {
  for (const id of Object.keys(tops)) if ((tops[id] ?? 0) >= from) tops[id] = (tops[id] ?? 0) + by;
  const added = document.createElement('hr');
  part('area').append(added);
  await Promise.resolve();
}
function scrollTo(y: number) {
  scrollY = y;
  document.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  document.body.innerHTML =
    '<main id="area"><button id="toggle"></button><input id="field"><div data-write-up><p id="first"></p><p id="second"></p></div></main>';
  Object.assign(tops, { area: 0, toggle: 100, field: 200, first: 1_600, second: 1_900 });
  scrollY = 0;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('innerHeight', 800);
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrollY);
  vi.spyOn(window, 'scrollBy').mockImplementation((options) => {
    scrollY += (options as ScrollToOptions).top ?? 0;
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = yOf(this.id);
    return { top, bottom: top + 50, left: 0, width: 300 } as DOMRect;
  });
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.isConnected && !this.closest('[hidden]') ? [{}] : []) as unknown as DOMRectList;
  });
  document.elementFromPoint = (_x, y) =>
    ['toggle', 'field', 'first', 'second']
      .map(part)
      .find(({ id }) => yOf(id) <= y && y < yOf(id) + 50) ?? null;
  end = keepPlace(part('area'));
});
afterEach(() => {
  end();
});

it('keeps the text that is read where it is, when what is above it folds or grows', async () => {
  scrollTo(1_372);
  expect(yOf('first')).toBe(228);
  await shift(300, -1_419);
  expect(yOf('first')).toBe(228);
  await shift(0, 300);
  expect(yOf('first')).toBe(228);
});

it('does so while something else than the text has appeared in view, and once its first line is gone', async () => {
  scrollTo(1_372);
  part('first').remove();
  await shift(300, 100);
  expect(yOf('second')).toBe(528);
});

it('keeps what was pressed before the text, and the field that has the focus', async () => {
  scrollTo(50);
  part('toggle').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await shift(150, 900);
  expect([scrollY, yOf('toggle')]).toEqual([50, 50]);
  part('field').focus();
  const before = yOf('field');
  scrollTo(scrollY);
  await shift(0, 300);
  expect(yOf('field')).toBe(before);
});

it('goes to the field that a press leads to, instead of keeping what was pressed', async () => {
  tops.field = 1_200;
  vi.spyOn(part('field'), 'scrollIntoView').mockImplementation(() => {
    scrollY = 500;
  });
  part('toggle').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  focusClear(part('field'));
  await shift(1_500, 300);
  expect(document.activeElement).toBe(part('field'));
  expect(yOf('field')).toBe(700);
});

it('leaves a page alone that is at its top, and one that scrolls by itself', async () => {
  scrollTo(0);
  await shift(150, 300);
  expect(scrollY).toBe(0);
  scrollTo(1_800);
  leavePlace();
  await shift(0, 300);
  expect(scrollY).toBe(1_800);
});

it('leaves a scroll alone whose event is still to come', async () => {
  scrollTo(1_372);
  scrollY = 1_500;
  await shift(3_000, 300);
  expect(scrollY).toBe(1_500);
});
