import { join } from 'node:path';
import { findChromium } from '@elan/e2e/chromium';
import { freePort } from '@elan/testing/network/freePort';
import { type BrowserContext, chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { startMeasured } from '../processes/measuredProcess.ts';
import { createPerson } from '../processes/people.ts';
import { print } from '../report.ts';
import { median } from '../rounds.ts';

const rounds = 3;
/** The minimum score of each category, out of 100, on the public pages. */
const least = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const leastOfLanding = { ...least, performance: 98 };
/** Signed-in pages have no SEO score, because search engines cannot access them. */
const { seo: _, ...leastSignedIn } = least;

type Budgets = Readonly<Record<string, number>>;

/**
 * Measures Lighthouse scores, with its default settings for phones, of the pages that visitors and signed-in users see.
 */
export async function measureLighthouse(folder: string): Promise<void> {
  const server = await startMeasured('ours.ts', '/api/ready', {
    PORT: `${await freePort()}`,
    DATA_DIR: join(folder, 'lighthouse'),
  });
  const port = await freePort();
  // Lighthouse opens its tabs in the browser's own profile.
  const context = await chromium.launchPersistentContext(join(folder, 'lighthouse-profile'), {
    executablePath: findChromium(),
    args: [
      `--remote-debugging-port=${port}`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  const origin = `http://localhost:${server.port}`;
  try {
    await report('/', `${origin}/`, port, leastOfLanding);
    await report('/en', `${origin}/en`, port, leastOfLanding);
    await report('/auth', `${origin}/auth`, port, least);
    const project = await signIn(context, origin);
    for (const path of ['/dashboard', `/p/${project}/module/idea`, '/account']) {
      await report(path.replace(project, ':id'), origin + path, port, leastSignedIn, () =>
        emptyCaches(context, origin),
      );
    }
  } finally {
    await context.close();
    await server.close();
  }
}

/**
 * Signs a new user in.
 * @returns the id of one of their projects.
 */
async function signIn(context: BrowserContext, origin: string): Promise<string> {
  const { email, password, projects } = await createPerson(origin);
  await context.request.post(`${origin}/api/auth/sign-in/email`, { data: { email, password } });
  return projects.ours.id;
}

/** Empties the caches that would make a second visit faster, but keeps cookies and other storage. */
async function emptyCaches(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'service_workers,cache_storage',
  });
  await page.close();
}

/**
 * Prints the median of each category.
 * @param beforeEach empties the caches. Without it, Lighthouse clears all storage, including the session.
 */
async function report(
  path: string,
  url: string,
  port: number,
  budgets: Budgets,
  beforeEach?: () => Promise<void>,
): Promise<void> {
  const results: Result[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await beforeEach?.();
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: Object.keys(budgets),
      disableStorageReset: beforeEach !== undefined,
    });
    if (!result) throw new Error(`${url}: Lighthouse said nothing`);
    const { finalDisplayedUrl } = result.lhr;
    if (finalDisplayedUrl !== url) throw new Error(`${url}: led to ${finalDisplayedUrl}`);
    results.push(result.lhr);
  }
  const errors = results.flatMap(({ audits }) =>
    Object.values(audits).flatMap(({ id, errorMessage }) =>
      errorMessage === undefined ? [] : [`${id}: ${errorMessage}`],
    ),
  );
  for (const [name, budget] of Object.entries(budgets)) {
    const scores = results.map(({ categories }) => 100 * (categories[name]?.score ?? 0));
    const refs = results.flatMap(({ categories }) => categories[name]?.auditRefs ?? []);
    const missed = refs.filter(({ id, weight }) =>
      results.some(({ audits }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9),
    );
    print({
      what: `Lighthouse, mobile, ${path}: ${name}`,
      value: median(scores),
      unit: 'points',
      least: budget,
      detail: [
        scores.map((score) => score.toFixed(0)).join(', '),
        ...new Set([...missed.map(({ id }) => id), ...errors]),
      ].join('; '),
    });
  }
}
