import { join } from 'node:path';
import { findChromium } from '@elan/e2e/chromium';
import { freePort } from '@elan/testing/freePort';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { startMeasured } from './measuredProcess.ts';
import { print } from './report.ts';
import { median } from './rounds.ts';

const rounds = 3;
/** The least of each category, out of 100 (issue, "Speed"). */
const least = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

/** What Lighthouse, as it comes, says of the pages that a stranger sees on a phone. */
export async function measureLighthouse(folder: string): Promise<void> {
  const server = await startMeasured('ours.ts', '/api/ready', {
    PORT: `${await freePort()}`,
    DATA_DIR: join(folder, 'lighthouse'),
  });
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      `--remote-debugging-port=${port}`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  try {
    for (const path of ['/', '/en', '/auth']) {
      await report(path, `http://localhost:${server.port}${path}`, port);
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

async function report(path: string, url: string, port: number): Promise<void> {
  const results: Result[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: Object.keys(least),
    });
    if (!result) throw new Error(`${url}: Lighthouse said nothing`);
    results.push(result.lhr);
  }
  for (const [name, budget] of Object.entries(least)) {
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
      madeOf: [
        scores.map((score) => score.toFixed(0)).join(', '),
        ...new Set(missed.map(({ id }) => id)),
      ].join('; '),
    });
  }
}
