import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { BenchPerson } from '../processes/people.ts';

/** A slow 4G network, as Lighthouse defines it. */
const network = { latency: 150, bitsPerSecond: 1_600_000 } as const;
/** How much slower than this machine the emulated phone is. */
const slowdown = 4;

export type Cookies = Parameters<BrowserContext['addCookies']>[0];

/** A page on an emulated slow phone. */
export interface SlowPage {
  readonly page: Page;
  close(): Promise<void>;
}

/**
 * Opens a new window with an empty cache, a slow network and a slower processor, which the browser emulates. Each reply
 * is delayed by 150 ms and shares 1.6 Mb/s with other replies, and the page's main thread is idle three quarters of the
 * time. No packets are lost, connections need no setup or warm-up, and other threads keep their speed. Therefore, only
 * the ratio to another page in the same run is meaningful.
 */
export async function openSlowPage(browser: Browser, cookies: Cookies): Promise<SlowPage> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'fr-CA',
    timezoneId: 'America/Toronto',
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.bitsPerSecond / 8,
    uploadThroughput: network.bitsPerSecond / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, close: () => context.close() };
}

/** @returns the cookies of a browser after a sign-in. */
export async function signedInCookies(
  browser: Browser,
  url: string,
  { email, password }: BenchPerson,
): Promise<Cookies> {
  const context = await browser.newContext();
  await context.request.post(`${url}/api/auth/sign-in/email`, { data: { email, password } });
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}
