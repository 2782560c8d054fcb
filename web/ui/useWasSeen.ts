import { type RefObject, useEffect, useState } from 'react';

/**
 * @param margin how far outside the screen the element still counts as near: CSS lengths or percentages of the screen.
 * @returns true once the element has been on or near the screen.
 */
export function useWasSeen(element: RefObject<Element | null>, margin = '25%'): boolean {
  const [wasSeen, setSeen] = useState(false);
  useEffect(() => {
    if (wasSeen || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [wasSeen, element, margin]);
  return wasSeen;
}
