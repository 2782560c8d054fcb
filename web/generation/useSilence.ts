import { useEffect, useState } from 'react';
import type { TextFeed } from './textFeed.ts';

/** Longer than a provider is usually silent, in milliseconds. */
const unusualMs = 15_000;

/** @returns true while the text has not grown for unusually long. */
export function useSilence(feed: TextFeed): boolean {
  const [isSilent, setSilent] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const listen = () => {
      clearTimeout(timer);
      setSilent(false);
      timer = setTimeout(() => setSilent(true), unusualMs);
    };
    listen();
    const leave = feed.subscribe(listen);
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [feed]);
  return isSilent;
}
