import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * @returns the path of an installed Chromium: `CHROMIUM_PATH`, otherwise one of the usual places; undefined if there is
 * none.
 */
export function chromiumPath(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  return [...usualPlaces, chromium.executablePath()].find((path) => existsSync(path));
}

/**
 * @returns the path of an installed Chromium.
 * @throws Error with installation advice if there is none.
 */
export function findChromium(): string {
  const found = chromiumPath();
  if (found !== undefined) return found;
  const named = process.env.CHROMIUM_PATH;
  if (named) throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`);
  throw new Error(`No Chromium on this machine. Install one, for example:
  Debian, Ubuntu   sudo apt-get install chromium
  Fedora           sudo dnf install chromium
  macOS            brew install --cask chromium
  anywhere         npx -w e2e playwright install chromium
or set CHROMIUM_PATH to the one you have.`);
}

/** Chromium's sandbox does not work for root. */
export const chromiumArguments = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Starts an installed Chromium without windows. */
export function startChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
}

/**
 * Playwright's `globalSetup`. It makes the suite fail when it starts, and not already when its configuration is read.
 */
export default function requireChromium(): void {
  findChromium();
}
