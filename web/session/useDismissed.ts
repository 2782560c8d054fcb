import { useStored } from '../lib/useStored.ts';
import { useMe } from './me.ts';

/**
 * Reads and stores whether the user has dismissed an item in this browser, separately for each account. Nothing is
 * dismissed on the server, which cannot read localStorage: most users have not dismissed the item.
 * @param what the item's name.
 */
export function useDismissed(what: string): {
  readonly isDismissed: boolean;
  readonly dismiss: () => void;
} {
  const [stored, store] = useStored(`elan.${what}.${useMe().user.id}`);
  return { isDismissed: stored === 'dismissed', dismiss: () => store('dismissed') };
}
