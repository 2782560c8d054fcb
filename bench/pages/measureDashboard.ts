import type { Browser, Page } from '@playwright/test';
import { createPerson } from '../processes/people.ts';
import { print } from '../report.ts';
import { interleaved } from '../rounds.ts';
import { serveBarePage } from './barePage.ts';
import { withOwnPages } from './ownPages.ts';
import { type Cookies, openSlowPage, type SlowPage, signedInCookies } from './slowPage.ts';

const rounds = 7;
/** The maximum ratio to a comparable server-rendered page (architecture, budgets). */
const budget = 2.1;

/**
 * Measures how soon a signed-in user sees the dashboard on a slow phone with an empty cache, compared with a bare page.
 */
export function measureDashboard(folder: string): Promise<void> {
  return measurePage(folder, {
    name: 'dashboard',
    path: '/dashboard',
    holds: '</article>',
    scriptBudget: 150,
  });
}

/** Measures the same for a module with answers. */
export function measureModule(folder: string): Promise<void> {
  return measurePage(folder, {
    name: 'module',
    path: '/module/idea',
    holds: '</textarea>',
    scriptBudget: 200,
  });
}

interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** A text that the page contains only if the server has rendered its content. */
  readonly holds: string;
  /** The budget in kB, as sent, for the scripts that load before a button responds (`scripts/pageWeight.test.ts`). */
  readonly scriptBudget: number;
}

/** The budget for the main thread's time until a button responds. */
const busyBudgetMs = 350;

async function measurePage(
  folder: string,
  { name, path, holds, scriptBudget }: MeasuredPage,
): Promise<void> {
  await withOwnPages(folder, name, {}, async (browser, url) => {
    const person = await createPerson(url);
    const bare = await serveBarePage(Object.keys(person.projects).length);
    try {
      const signedIn = await signedInCookies(browser, url, person);
      const opened = { name: 'elan_project', value: person.projects.ours.id, url };
      const cookies = [...signedIn, opened];
      await useServer(`${url}${path}`, cookies, holds);
      const at = await interleaved(rounds, {
        ours: () => measured(browser, cookies, (slow) => largestPaint(slow, `${url}${path}`)),
        bare: () => measured(browser, [], (slow) => largestPaint(slow, bare.url)),
      });
      print({
        what: `${name}, signed in, cold: largest paint`,
        value: at.ours / at.bare,
        unit: '×',
        budget,
        detail: `slow 4G, CPU 4×: ours ${at.ours.toFixed(0)} ms, static page ${at.bare.toFixed(0)} ms`,
      });
      const first = await beforeUse(browser, cookies, `${url}${path}`);
      print({
        what: `${name}: scripts before a press is answered`,
        value: first.kilobytes,
        unit: 'KB',
        budget: scriptBudget,
        detail: `${first.files} files, compressed`,
      });
      print({
        what: "the main thread's time until then",
        value: first.busyMs,
        unit: 'ms',
        budget: busyBudgetMs,
        detail: 'not throttled, in its own time',
      });
      const ready = await interleaved(3, {
        ours: () => measured(browser, cookies, (slow) => firstUse(slow, `${url}${path}`)),
      });
      print({
        what: 'its buttons answer',
        value: ready.ours,
        unit: 'ms',
        detail: 'the same page, hydrated',
      });
    } finally {
      bare.close();
    }
  });
}

/** Warms the server up, so that its code is compiled before the first measurement. */
async function useServer(url: string, cookies: Cookies, holds: string): Promise<void> {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  for (let time = 0; time < 40; time += 1) {
    const reply = await fetch(url, { headers: { cookie } });
    if (!(await reply.text()).includes(holds)) throw new Error(`${url}: not rendered`);
  }
}

async function measured(
  browser: Browser,
  cookies: Cookies,
  measure: (slow: SlowPage) => Promise<number>,
): Promise<number> {
  const slow = await openSlowPage(browser, cookies);
  try {
    return await measure(slow);
  } finally {
    await slow.close();
  }
}

/** @returns when the largest element was painted, in ms, measured after the page has become idle. */
async function largestPaint({ page }: SlowPage, url: string): Promise<number> {
  const reply = await page.goto(url, { waitUntil: 'networkidle' });
  if (!reply?.ok()) throw new Error(`${url}: ${reply?.status()}`);
  await page.locator('h1').waitFor();
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1);
          if (last) resolve(last.startTime);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

/** @returns what a page loads and computes until its buttons respond, at full speed with an empty cache. */
async function beforeUse(browser: Browser, cookies: Cookies, url: string) {
  const context = await browser.newContext();
  try {
    await context.addCookies([...cookies]);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await noteFirstUse(page);
    await page.goto(url);
    await page.waitForFunction(() => (globalThis as { aliveAt?: number }).aliveAt);
    const { metrics } = await session.send('Performance.getMetrics');
    const sizes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => {
          const { aliveAt = 0 } = globalThis as { aliveAt?: number };
          return name.endsWith('.js') && startTime < aliveAt;
        })
        .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
    );
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    const busy = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    return { kilobytes: bytes / 1_000, files: sizes.length, busyMs: busy * 1_000 };
  } finally {
    await context.close();
  }
}

/** @returns when the page was hydrated, in ms. */
async function firstUse({ page }: SlowPage, url: string): Promise<number> {
  await noteFirstUse(page);
  await page.goto(url);
  const alive = await page.waitForFunction(() => (globalThis as { aliveAt?: number }).aliveAt);
  return (await alive.jsonValue()) ?? Number.NaN;
}

/** Makes a page record when it was hydrated. */
async function noteFirstUse(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = () => {
      const button = document.querySelector('main button');
      const isAlive = button && Object.keys(button).some((key) => key.startsWith('__reactProps'));
      if (isAlive) Object.assign(globalThis, { aliveAt: performance.now() });
      else requestAnimationFrame(look);
    };
    look();
  });
}
