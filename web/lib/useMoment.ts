import { serverTimeZone } from '@elan/domain/contract/pageData';
import { useHydrated } from '@tanstack/react-router';
import { useContext } from 'react';
import { Rendered } from './rendered.ts';

interface Moment {
  readonly now: Date;
  /** Undefined: the reader's own. */
  readonly timeZone: string | undefined;
}

/**
 * @returns what a page may say of now: the server's moment and Toronto's clocks while it is hydrated, so that both
 * render the same; the reader's own right afterwards.
 */
export function useMoment(): Moment {
  const rendered = useContext(Rendered);
  const isHydrated = useHydrated();
  return isHydrated || rendered === undefined
    ? { now: new Date(), timeZone: undefined }
    : { now: new Date(rendered.at), timeZone: serverTimeZone };
}
