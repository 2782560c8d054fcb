import { serverTimeZone } from '@elan/domain/contract/pageData';
import { createContext, useContext, useSyncExternalStore } from 'react';

/** When the server drew the page; undefined where the browser draws it itself. */
export const RenderedAt = createContext<string | undefined>(undefined);

interface Moment {
  readonly now: Date;
  /** Undefined: the reader's own. */
  readonly timeZone: string | undefined;
}

const never = () => () => {};

/**
 * @returns whether this is the server drawing, or the browser taking over what it drew: then both must draw
 * the same. False right afterwards, and on a page that the browser draws from the start.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

/**
 * @returns what a page may say of now. While a page of the server's is taken over that is the server's moment
 * and Toronto's clocks, so that both draw the same; the reader's own right afterwards.
 */
export function useMoment(): Moment {
  const drawnAt = useContext(RenderedAt);
  const isHydrating = useIsHydrating();
  return isHydrating && drawnAt !== undefined
    ? { now: new Date(drawnAt), timeZone: serverTimeZone }
    : { now: new Date(), timeZone: undefined };
}
