import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium } from '../chromium.ts';

/** A Chromium with its own profile that a test can kill, as a power cut would, and restart. */
export interface KillableBrowser {
  /**
   * Starts the browser with its existing profile and these cookies.
   * @returns its only page.
   */
  start(cookies: Parameters<BrowserContext['addCookies']>[0]): Promise<Page>;
  /** Kills the entire browser, so that no page receives an event. */
  kill(): Promise<void>;
  remove(): Promise<void>;
}

/** Chromium's sandbox does not work for root. */
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export function killableBrowser(): KillableBrowser {
  const profile = mkdtempSync(join(tmpdir(), 'elan-e2e-profile-'));
  let browser: ChildProcess | undefined;
  const kill = async () => {
    if (!browser || browser.exitCode !== null || browser.signalCode !== null) return;
    const gone = once(browser, 'exit');
    browser.kill('SIGKILL');
    await gone;
  };
  return {
    async start(cookies) {
      const settings = [
        `--user-data-dir=${profile}`,
        '--remote-debugging-port=0',
        '--no-first-run',
      ];
      const window = ['--headless=new', '--lang=fr-CA', '--window-size=1280,900', 'about:blank'];
      browser = spawn(findChromium(), [...sandbox, ...settings, ...window], {
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      const connected = await chromium.connectOverCDP(await addressOf(browser));
      const [context] = connected.contexts();
      if (!context) throw new Error('Chromium has no context');
      await context.addCookies(cookies);
      return context.newPage();
    },
    kill,
    async remove() {
      await kill();
      // Its child processes end a moment later and may still write files.
      rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

/** @returns the URL of the browser's DevTools, which it prints once it is ready. */
async function addressOf(browser: ChildProcess): Promise<string> {
  let output = '';
  for await (const piece of browser.stderr ?? []) {
    output += piece;
    const address = output.match(/DevTools listening on (ws:\S+)/)?.[1];
    if (address) return address;
  }
  throw new Error(`Chromium did not start: ${output}`);
}
