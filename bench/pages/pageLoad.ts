import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** The browser's measurements of one page load. Times are in ms since the navigation, sizes in bytes as sent. */
export interface PageLoad {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** The total time by which tasks after the first paint exceeded 50 ms. */
  readonly blocked: number;
  readonly shift: number;
  readonly scripts: readonly { readonly askedAt: number; readonly bytes: number }[];
}

interface Watched {
  readonly blocked: [start: number, duration: number][];
  largest: number;
  shift: number;
}

/** A page without activity for this long counts as idle. */
const restMs = 2_000;

/** Makes a page record its measurements from the start. Call this before opening it. */
export async function watchLoads(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { blocked: [], largest: 0, shift: 0 };
    Object.assign(globalThis, { watched });
    const watch = (type: string, on: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(on)).observe({
        type,
        buffered: true,
      });
    watch('longtask', ({ startTime, duration }) => watched.blocked.push([startTime, duration]));
    watch('largest-contentful-paint', ({ startTime }) => {
      watched.largest = startTime;
    });
    watch('layout-shift', (entry) => {
      watched.shift += (entry as PerformanceEntry & { readonly value: number }).value;
    });
  });
}

/** Opens a page, waits until it is idle, then scrolls through it. */
export async function loadPage(page: Page, url: string): Promise<PageLoad> {
  const reply = await page.goto(url, { waitUntil: 'networkidle' });
  if (!reply || reply.status() >= 400) throw new Error(`${url}: ${reply?.status()}`);
  await pause(restMs);
  // Read before scrolling: the first scroll ends the search for the largest paint, and only tasks before it delay a
  // reader.
  const { largest, blocked } = await page.evaluate(
    () => (globalThis as unknown as { watched: Watched }).watched,
  );
  for (let at = 0; at < 12; at += 1) {
    await page.mouse.wheel(0, 900);
    await pause(150);
  }
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => {
    const { watched } = globalThis as unknown as { watched: Watched };
    const resources = performance.getEntriesByType('resource');
    return {
      ...watched,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      scripts: resources
        .filter((one): one is PerformanceResourceTiming => /\.js$/.test(one.name))
        .map(({ startTime, encodedBodySize }) => ({ askedAt: startTime, bytes: encodedBodySize })),
    };
  });
  const late = blocked.filter(([start, duration]) => start + duration > seen.firstPaint);
  return {
    firstPaint: seen.firstPaint,
    largestPaint: largest,
    blocked: late.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0),
    shift: seen.shift,
    scripts: seen.scripts,
  };
}
