import { useEffect } from 'react';
import type { DraftPlace } from '../../drafts/draftStorage.ts';
import { isOpenHere, registerOpenForm } from '../../drafts/openForms.ts';
import type { Store } from '../../lib/store.ts';
import type { Autosaver } from './autosaver.ts';

interface Form {
  /** Must stay the same object between renders, like the store. */
  readonly place: DraftPlace;
  readonly store: Pick<Store<unknown>, 'subscribe'>;
}

/**
 * Connects an autosaver to its form, the network and the page. Pending changes are sent when the page is hidden or
 * left.
 */
export function useAutosaving(autosaver: Autosaver, { place, store }: Form): void {
  useEffect(() => {
    const leave = () => void autosaver.flush(true);
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') leave();
      else autosaver.retry();
    };
    const unfollow = store.subscribe(autosaver.changed);
    const close = registerOpenForm(place, () => autosaver.flush());
    window.addEventListener('online', autosaver.retry);
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', onVisibility);
    autosaver.start();
    return () => {
      window.removeEventListener('online', autosaver.retry);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', onVisibility);
      close();
      unfollow();
      leave();
      autosaver.stop(() => isOpenHere(place));
    };
  }, [autosaver, store, place]);
}
