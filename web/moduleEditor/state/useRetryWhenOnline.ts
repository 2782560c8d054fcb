import { useEffect, useRef } from 'react';
import { isServerUnreachable } from '../../generation/isOutcomeUnknown.ts';
import { waitForServer } from '../../lib/waitForServer.ts';

/**
 * Repeats what failed because the server could not be reached, once it is back; other failures are left to the person.
 * @returns whether it is waiting.
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
