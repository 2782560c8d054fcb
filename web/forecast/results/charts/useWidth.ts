import { useEffect, useRef, useState } from 'react';

/** Used until the element has been measured. */
const assumedWidth = 640;

/**
 * @returns a ref, and the width of its element in pixels. The chart is drawn at this width, so that its text is not
 *   scaled.
 */
export function useWidth<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState(assumedWidth);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { width: found } = element.getBoundingClientRect();
      if (found > 0) setWidth(Math.round(found));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}
