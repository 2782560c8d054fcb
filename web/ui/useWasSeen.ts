import { type RefObject, useEffect, useState } from 'react';

/**
 * @param margin how near the screen counts, as a part of its height.
 * @returns true once the element came near the screen, and from then on.
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
