import { useEffect, useRef, useState } from 'react';

/** Before the page is laid out, and where nothing measures it. */
const assumedWidth = 640;

/** @returns a ref, and the width of its element in pixels: a chart uses the same pixels, so that its text keeps its size. */
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
