import { defineConfig } from '@playwright/test';
import { findChromium } from './chromium.ts';

const port = 3100;
/** The sandbox of Chromium needs a user of its own. */
const isRoot = process.getuid?.() === 0;
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME;

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: report === undefined ? [['list']] : [['list'], ['json']],
  use: {
    baseURL: `http://localhost:${port}`,
    headless: true,
    viewport: { width: 1280, height: 900 },
    locale: 'fr-CA',
    timezoneId: 'America/Toronto',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: isRoot ? ['--no-sandbox'] : [],
    },
  },
  webServer: {
    command: 'node serve.ts',
    cwd: import.meta.dirname,
    env: { PORT: String(port) },
    url: `http://localhost:${port}/api/ready`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
