/** How long a slide shows before the next one, in milliseconds (docs/product.md#landing-page). */
export const slideShownMs = 8_000;

/** How long the user's moves are ignored after one that took effect, in milliseconds (docs/product.md#landing-page). */
export const clickLockMs = 500;

export interface Carousel {
  readonly slide: number;
  /** Time of the user's last move, in milliseconds; undefined before the first. */
  readonly movedAt: number | undefined;
  readonly by: 'clock' | 'person';
}

export const firstSlide: Carousel = { slide: 0, movedAt: undefined, by: 'clock' };

/** A requested move: automatic, always forward, or by the user in either direction, with its time in milliseconds. */
export type CarouselMove =
  | { readonly by: 'clock' }
  | { readonly by: 'person'; readonly step: 1 | -1; readonly at: number };

/**
 * @param slides number of slides; the position wraps around.
 * @returns the new state; the same object if a move by the user follows another too soon.
 */
export function moved(from: Carousel, move: CarouselMove, slides: number): Carousel {
  if (move.by === 'clock') return { ...from, slide: wrapped(from.slide + 1, slides), by: 'clock' };
  if (from.movedAt !== undefined && move.at - from.movedAt < clickLockMs) return from;
  return { slide: wrapped(from.slide + move.step, slides), movedAt: move.at, by: 'person' };
}

function wrapped(slide: number, slides: number): number {
  return (slide + slides) % slides;
}

/** The reasons that pause a carousel; any one is enough. */
export interface CarouselHolds {
  /** The user pressed pause. */
  readonly stopped: boolean;
  readonly hovered: boolean;
  readonly focused: boolean;
  readonly tabHidden: boolean;
  readonly reducedMotion: boolean;
}

/** @returns whether the next slide may be shown automatically. */
export function movesByItself(holds: CarouselHolds): boolean {
  return !Object.values(holds).some(Boolean);
}
