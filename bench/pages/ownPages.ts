import { join } from 'node:path';
import { startChromium } from '@elan/e2e/chromium';
import { freePort } from '@elan/testing/network/freePort';
import type { Browser } from '@playwright/test';
import { startMeasured } from '../processes/measuredProcess.ts';

/** Runs `measure` with a browser and the URL of a server of its own, whose data is in a folder of this name. */
export async function withOwnPages(
  folder: string,
  name: string,
  env: Readonly<Record<string, string>>,
  measure: (browser: Browser, url: string) => Promise<void>,
): Promise<void> {
  const server = await startMeasured('ours.ts', '/api/ready', {
    PORT: `${await freePort()}`,
    DATA_DIR: join(folder, name),
    ...env,
  });
  const browser = await startChromium();
  try {
    await measure(browser, `http://127.0.0.1:${server.port}`);
  } finally {
    await browser.close();
    await server.close();
  }
}
