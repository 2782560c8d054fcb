import { useStored } from '../lib/useStored.ts';
import { useMe } from './me.ts';

/**
 * Reads and stores whether the user has dismissed an item in this browser, separately for each account. The
 * server cannot read localStorage, so it always renders the item, which is right for most users.
 * @param item the item's name.
 */
export function useDismissed(item: string): {
  readonly isDismissed: boolean;
  readonly dismiss: () => void;
} {
  const [stored, store] = useStored(`elan.${item}.${useMe().user.id}`);
  return { isDismissed: stored === 'dismissed', dismiss: () => store('dismissed') };
}
