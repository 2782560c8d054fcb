import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CarouselHolds,
  clickLockMs,
  firstSlide,
  moved,
  movesByItself,
  slideShownMs,
} from './carousel.ts';

const slides = 11;
const click = (step: 1 | -1, at: number) => ({ by: 'person', step, at }) as const;

describe('a carousel', () => {
  it('has the times of docs/product.md#landing-page', () => {
    expect([slideShownMs, clickLockMs]).toEqual([8_000, 500]);
  });

  it('wraps around, both ways', () => {
    expect(moved(firstSlide, click(-1, 0), slides).slide).toBe(10);
    expect(moved({ ...firstSlide, slide: 10 }, click(1, 0), slides).slide).toBe(0);
    expect(moved({ ...firstSlide, slide: 10 }, { by: 'clock' }, slides).slide).toBe(0);
  });

  it('accepts the next click half a second after the last one, not before', () => {
    const once = moved(firstSlide, click(1, 1_000), slides);
    expect(moved(once, click(1, 1_499), slides)).toBe(once);
    expect(moved(once, click(-1, 1_499), slides)).toBe(once);
    expect(moved(once, click(1, 1_500), slides).slide).toBe(2);
  });

  it('counts from the last click that was accepted', () => {
    const once = moved(firstSlide, click(1, 0), slides);
    const ignored = moved(once, click(1, 400), slides);
    expect(moved(ignored, click(1, 500), slides).slide).toBe(2);
  });

  it('is not locked by an automatic move, which does not lift the lock either', () => {
    const byClock = moved(firstSlide, { by: 'clock' }, slides);
    expect(moved(byClock, click(1, 0), slides).slide).toBe(2);
    const clicked = moved(firstSlide, click(1, 0), slides);
    const thenClock = moved(clicked, { by: 'clock' }, slides);
    expect(moved(thenClock, click(1, 100), slides)).toBe(thenClock);
  });

  it('always shows one of its slides, and never accepts two clicks within the lock', () => {
    const wishes = fc.array(
      fc.oneof(
        fc.constant('clock' as const),
        fc.record({ step: fc.constantFrom(1 as const, -1 as const), wait: fc.nat(1_200) }),
      ),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), wishes, (count, list) => {
        let now = 0;
        let taken: number | undefined;
        let carousel = firstSlide;
        for (const wish of list) {
          const before = carousel;
          if (wish === 'clock') carousel = moved(carousel, { by: 'clock' }, count);
          else {
            now += wish.wait;
            carousel = moved(carousel, click(wish.step, now), count);
            if (carousel !== before) {
              if (taken !== undefined) expect(now - taken).toBeGreaterThanOrEqual(clickLockMs);
              taken = now;
            }
          }
          expect(carousel.slide).toBeGreaterThanOrEqual(0);
          expect(carousel.slide).toBeLessThan(count);
        }
      }),
    );
  });
});

it('moves by itself only while nothing pauses it', () => {
  const free: CarouselHolds = {
    stopped: false,
    hovered: false,
    focused: false,
    tabHidden: false,
    reducedMotion: false,
  };
  expect(movesByItself(free)).toBe(true);
  for (const hold of Object.keys(free))
    expect(movesByItself({ ...free, [hold]: true })).toBe(false);
});
