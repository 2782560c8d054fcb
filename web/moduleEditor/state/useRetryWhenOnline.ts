import { useEffect, useRef } from 'react';
import { isOutOfReach } from '../../generation/isServerUnreachable.ts';
import { whenReachable } from '../../lib/waitForServer.ts';

/**
 * Does again what failed because nothing answered, once the server is back; other failures are the person's to
 * look at.
 * @returns whether it waits.
 */
export function useRetryWhenBack(failure: unknown, retry: () => void): boolean {
  const again = useRef(retry);
  useEffect(() => {
    again.current = retry;
  });
  const waits = isOutOfReach(failure);
  useEffect(() => {
    if (!waits) return;
    return whenReachable(() => again.current());
  }, [waits]);
  return waits;
}
