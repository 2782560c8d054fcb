import { defineConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath } from './chromium.ts';
import { ports } from './ports.ts';

const executablePath = chromiumPath();
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME;

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  globalSetup: './chromium.ts',
  fullyParallel: true,
  projects: [
    { name: 'journeys', testIgnore: 'soak/**' },
    // Long, because they run through many faults, payloads and outages. Run them with `npm run soak:browser`.
    { name: 'soak', testMatch: 'soak/**' },
  ],
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  // Tests wait for states, not for times. These limits only end one that would wait forever, and are long enough for a
  // busy machine.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: report === undefined ? [['list']] : [['list'], ['json']],
  use: {
    baseURL: `http://localhost:${ports.sandbox}`,
    headless: true,
    viewport: { width: 1280, height: 900 },
    locale: 'fr-CA',
    timezoneId: 'America/Toronto',
    // Recording a trace takes a fifth of the test's time; enable it with --trace on.
    trace: 'off',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: chromiumArguments,
    },
  },
  webServer: {
    command: 'node serve.ts',
    cwd: import.meta.dirname,
    url: `http://127.0.0.1:${ports.accounts}/`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
