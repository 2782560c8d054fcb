/** How long a slide shows before the next one comes by itself, in milliseconds (docs/product.md#landing-page). */
export const slideShownMs = 8_000;

/**
 * For how long after a click on a control the next one is not taken, in milliseconds
 * (docs/product.md#landing-page).
 */
export const clickLockMs = 500;

/** Where a carousel stands. */
export interface Carousel {
  readonly slide: number;
  /** When a person last moved it, in milliseconds of any clock; undefined until then. */
  readonly movedAt: number | undefined;
  /** Who brought the slide that shows. */
  readonly by: 'clock' | 'person';
}

export const firstSlide: Carousel = { slide: 0, movedAt: undefined, by: 'clock' };

/** A wish to move: the clock's, always onward, or a person's, either way, at a moment in milliseconds. */
export type CarouselMove =
  | { readonly by: 'clock' }
  | { readonly by: 'person'; readonly step: 1 | -1; readonly at: number };

/**
 * @param slides how many there are; past either end it goes on at the other.
 * @returns where the carousel stands then; the same object where a rapid click is not taken.
 */
export function moved(from: Carousel, move: CarouselMove, slides: number): Carousel {
  if (move.by === 'clock') return { ...from, slide: wrapped(from.slide + 1, slides), by: 'clock' };
  if (from.movedAt !== undefined && move.at - from.movedAt < clickLockMs) return from;
  return { slide: wrapped(from.slide + move.step, slides), movedAt: move.at, by: 'person' };
}

function wrapped(slide: number, slides: number): number {
  return (slide + slides) % slides;
}

/** What keeps a carousel from moving by itself; any one is enough. */
export interface CarouselHolds {
  /** The person pressed pause. */
  readonly stopped: boolean;
  readonly hovered: boolean;
  readonly focused: boolean;
  readonly tabHidden: boolean;
  readonly reducedMotion: boolean;
}

/** @returns whether the next slide may come by itself. */
export function movesByItself(holds: CarouselHolds): boolean {
  return !Object.values(holds).some(Boolean);
}
