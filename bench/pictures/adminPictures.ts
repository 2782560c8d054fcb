import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findChromium } from '@elan/e2e/chromium';
import { openEmbedded } from '@elan/server/adapters/database/embedded';
import { migrate } from '@elan/server/store/migrate';
import { freePort } from '@elan/testing/network/freePort';
import { insertAccount, password } from '@elan/testing/people/accounts';
import { codeOf } from '@elan/testing/people/authenticatorCode';
import { chromium } from '@playwright/test';
import { startMeasured } from '../processes/measuredProcess.ts';
import { simulateDay } from './simulatedDay.ts';

// Takes pictures of /admin after a simulated month. Run `npm run pictures -w bench -- FOLDER` after building the pages.

const email = 'proprietaire@elan.example';
const folder = resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? 'pictures');
mkdirSync(folder, { recursive: true });
const dataDir = mkdtempSync(join(tmpdir(), 'elan-pictures-'));
const database = await openEmbedded(dataDir);
await migrate(database);
await insertAccount(database, email);
await simulateDay(database.db, new Date());
await database.close();

const port = `${await freePort()}`;
const server = await startMeasured('ours.ts', '/api/ready', {
  PORT: port,
  PUBLIC_URL: `http://localhost:${port}`,
  HOST: 'localhost',
  DATA_DIR: dataDir,
  ADMIN_EMAILS: email,
  // Sets prices for only one of the two models, so that both cases are visible.
  AI_PRICES: 'gpt-4o=2.5/1.25/10',
});
const url = `http://localhost:${port}`;
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const storageState = await signedInTwice();
  for (const width of [1280, 360]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const language of ['fr', 'en']) {
        const context = await browser.newContext({
          viewport: { width, height: 900 },
          colorScheme,
          locale: `${language}-CA`,
          storageState,
        });
        await context.request.patch(`${url}/api/preferences`, { data: { language } });
        const page = await context.newPage();
        await page.goto(`${url}/admin`);
        await page.getByRole('table').first().waitFor();
        await page.evaluate(() => document.fonts.ready);
        const path = join(folder, `admin-${width}-${colorScheme}-${language}.png`);
        await page.screenshot({ path, fullPage: true });
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        );
        console.log(wide ? `${path}: wider than the screen` : path);
        await context.close();
      }
    }
  }
} finally {
  await browser.close();
  await server.close();
  rmSync(dataDir, { recursive: true });
}

/**
 * Signs in with two factors, as the support desk requires.
 * @returns the storage state of that session.
 */
async function signedInTwice() {
  const context = await browser.newContext();
  const post = async (path: string, data: object) =>
    (await context.request.post(url + path, { data })).json();
  await post('/api/auth/sign-in/email', { email, password });
  const { secret } = await post('/api/auth/two-factor/set-up', { password });
  await post('/api/auth/two-factor/enable', { code: codeOf(secret, new Date()) });
  const state = await context.storageState();
  await context.close();
  return state;
}
