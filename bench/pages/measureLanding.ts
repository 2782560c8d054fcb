import type { Browser } from '@playwright/test';
import { print } from '../report.ts';
import { median } from '../rounds.ts';
import { withOwnPages } from './ownPages.ts';
import { loadPage, type PageLoad, watchLoads } from './pageLoad.ts';
import { servePlainCopy } from './plainPage.ts';
import { openSlowPage } from './slowPage.ts';

const rounds = 7;
/**
 * The maximums: ratio to a static page, milliseconds, kilobytes, layout-shift score, and ratio to the first visit.
 */
const budgets = { largest: 1.25, blocked: 30, scripts: 20, shift: 0.01, again: 0.5 } as const;

interface Visits {
  readonly first: PageLoad;
  /** A second visit in the same window. */
  readonly again: PageLoad;
}

/**
 * Measures what the landing page costs a new visitor with a slow phone, compared with a static page with the same text.
 */
export async function measureLanding(folder: string): Promise<void> {
  await withOwnPages(folder, 'landing', {}, async (browser, root) => {
    const url = `${root}/`;
    const plain = await servePlainCopy(url);
    try {
      const ours: Visits[] = [];
      const bare: Visits[] = [];
      // Measures in turn, so that a slowdown of the machine affects both. The first round is a warm-up and is not
      // counted.
      for (let round = 0; round <= rounds; round += 1) {
        const [one, other] = [await visits(browser, url), await visits(browser, plain.url)];
        if (round === 0) continue;
        ours.push(one);
        bare.push(other);
      }
      report(ours, bare);
    } finally {
      plain.close();
    }
  });
}

async function visits(browser: Browser, url: string): Promise<Visits> {
  const { page, close } = await openSlowPage(browser, []);
  try {
    await watchLoads(page);
    const first = await loadPage(page, url);
    return { first, again: await loadPage(page, url) };
  } finally {
    await close();
  }
}

function report(ours: readonly Visits[], bare: readonly Visits[]): void {
  const middle = (all: readonly Visits[], of: (visit: Visits) => number) => median(all.map(of));
  const each = (all: readonly Visits[], of: (visit: Visits) => number, digits = 0) =>
    all.map((visit) => of(visit).toFixed(digits)).join(', ');
  const largest = ({ first }: Visits) => first.largestPaint;
  print({
    what: 'landing, cold: largest paint',
    value: middle(ours, largest) / middle(bare, largest),
    unit: '×',
    budget: budgets.largest,
    detail: `slow 4G, CPU 4×: ours ${each(ours, largest)} ms, static page with the same words ${each(bare, largest)} ms`,
  });
  const blocked = ({ first }: Visits) => first.blocked;
  print({
    what: 'landing: blocking time',
    value: middle(ours, blocked),
    unit: 'ms',
    budget: budgets.blocked,
    detail: `${each(ours, blocked)} ms; static page ${each(bare, blocked)} ms`,
  });
  const bytes = ({ first }: Visits) =>
    first.scripts.reduce((sum, one) => sum + one.bytes, 0) / 1_000;
  print({
    what: 'landing: JavaScript in all, scrolled to its end',
    value: middle(ours, bytes),
    unit: 'KB',
    budget: budgets.scripts,
    detail: `brotli; ${each(ours, bytes, 1)} KB`,
  });
  const early = ({ first }: Visits) =>
    first.scripts
      .filter(({ askedAt, bytes: size }) => askedAt < first.firstPaint && size > loaderBytes)
      .reduce((sum, one) => sum + one.bytes, 0) / 1_000;
  print({
    what: 'landing: of it asked for before the first paint',
    value: middle(ours, early),
    unit: 'KB',
    budget: 0,
    detail: `but for what waits for that paint, ${loaderBytes} bytes at most each; first paint at ${each(ours, ({ first }) => first.firstPaint)} ms`,
  });
  const shift = ({ first }: Visits) => first.shift;
  print({
    what: 'landing: layout shift',
    value: middle(ours, shift),
    unit: 'CLS',
    budget: budgets.shift,
    detail: each(ours, shift, 4),
  });
  const again = ({ first, again: second }: Visits) => second.largestPaint / first.largestPaint;
  print({
    what: 'landing, from the cache: largest paint to the first visit’s',
    value: middle(ours, again),
    unit: '×',
    budget: budgets.again,
    detail: `${each(ours, ({ again: second }) => second.largestPaint)} ms; static page ${each(bare, again, 2)} ×`,
  });
}

/**
 * The maximum size in bytes, one packet, of two scripts: the one that waits for the first paint and the one that then
 * loads files.
 */
const loaderBytes = 1_000;
