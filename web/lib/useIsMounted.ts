import { useCallback, useEffect, useRef } from 'react';

/**
 * For a late reply, which must not take the user away from the page that they have opened since.
 * @returns a function that returns whether the component is still on the page.
 */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}
