import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { BenchPerson } from '../processes/people.ts';

/** The network of a slow 4G, as Lighthouse defines it. */
const network = { latency: 150, bitsPerSecond: 1_600_000 } as const;
/** How much slower the emulated phone is than this machine. */
const slowdown = 4;

export type Cookies = Parameters<BrowserContext['addCookies']>[0];

/** A page on a slow phone, and what the browser reports about it. */
export interface SlowPage {
  readonly page: Page;
  close(): Promise<void>;
}

/**
 * A new window without cache, behind a slow network, on a slower processor. The browser emulates both: each
 * reply waits 150 ms and shares 1.6 Mb/s with those under way, and the main thread of the page rests three
 * quarters of the time. No packet is lost, no connection has to be opened or warms up, and other threads keep
 * their speed; so only the ratio to another page in the same run means something.
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
