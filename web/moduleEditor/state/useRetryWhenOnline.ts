import { useEffect, useRef } from 'react';
import { isServerUnreachable } from '../../generation/isServerUnreachable.ts';
import { waitForServer } from '../../lib/waitForServer.ts';

/**
 * Does again what failed because nothing answered, once the server is back; other failures are the person's to
 * look at.
 * @returns whether it waits.
 */
export function useRetryWhenOnline(failure: unknown, retry: () => void): boolean {
  const again = useRef(retry);
  useEffect(() => {
    again.current = retry;
  });
  const waits = isServerUnreachable(failure);
  useEffect(() => {
    if (!waits) return;
    return waitForServer(() => again.current());
  }, [waits]);
  return waits;
}
