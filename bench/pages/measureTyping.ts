import { loadavg } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '@elan/e2e/chromium';
import { freePort } from '@elan/testing/network/freePort';
import { type Browser, chromium } from '@playwright/test';
import { startMeasured } from '../processes/measuredProcess.ts';
import { createPerson } from '../processes/people.ts';
import { print } from '../report.ts';
import { median } from '../rounds.ts';
import { longWriteUp } from '../writeUp.ts';
import { at, type BothCosts, bothCosts, keys, summary } from './keyCosts.ts';
import { openSlowPage, signedInCookies } from './slowPage.ts';

/** A frame at 60 Hz, in ms. */
const budget = 16;
/** Premium or not, a founder may. */
const email = 'bench.founder@exemple.ca';

/**
 * What a key costs the page's main thread until it is on the screen, in the longest questionnaire beside a long
 * write-up, on a processor four times slower; and beside it the same in a page that holds nothing but a text area.
 *
 * Counted is the thread's own time in every task from the one that brings the key (its events, the browser's editing,
 * script) to the end of the frame that shows it (style, layout, paint, what is handed to the compositor), and in what
 * runs between the two. The release of the key, what a page puts off until a pause and the blinking of the caret come
 * after that frame, as they do under a finger: they are in the last figure. What the trace costs is in all of them.
 */
export async function measureTyping(folder: string): Promise<void> {
  const server = await startMeasured('ours.ts', '/api/ready', {
    PORT: `${await freePort()}`,
    DATA_DIR: join(folder, 'typing'),
    FOUNDER_EMAILS: email,
  });
  const url = `http://127.0.0.1:${server.port}`;
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const person = await createPerson(url, email);
    const project = person.projects.large.id;
    await fetch(`${url}/api/projects/${project}/modules/environmental`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
      body: JSON.stringify({
        data: { answers: {}, aiResponse: longWriteUp },
        baseLastUpdated: null,
      }),
    });
    const { page, close } = await openSlowPage(
      browser,
      await signedInCookies(browser, url, person),
    );
    await page.goto(`${url}/p/${project}/module/environmental`);
    await page.getByRole('region', { name: 'Analyse IA' }).getByRole('table').first().waitFor();
    await page.getByRole('button', { name: 'Questions et réponses' }).click();
    const { slowed: costs, full } = await bothCosts(browser, page, '[data-question="materials"]');
    await close();
    const { slowed: bare, full: bareFull } = await bareCosts(browser);
    print({
      what: 'a key in a questionnaire, CPU 4×: until it is shown',
      value: at(costs.shown, 0.95),
      unit: 'ms',
      budget,
      detail: `95th percentile of ${keys}; ${summary(costs.shown)}; a bare text area: ${summary(bare.shown)}; load ${loadavg()[0]?.toFixed(1)}`,
    });
    print({
      what: 'the same at this machine’s full speed',
      value: at(full.shown, 0.95),
      unit: 'ms',
      detail: `95th percentile; ${summary(full.shown)}; a bare text area: ${summary(bareFull.shown)}`,
    });
    print({
      what: 'the same: the page’s own script in it',
      value: at(costs.script, 0.95),
      unit: 'ms',
      detail: `95th percentile; ${summary(costs.script)}`,
    });
    print({
      what: 'the same: all until the next key',
      value: median(costs.whole),
      unit: 'ms',
      detail: `${summary(costs.whole)}; a bare text area: ${summary(bare.whole)}`,
    });
  } finally {
    await browser.close();
    await server.close();
  }
}

/** What the browser itself spends on a key, in a page that holds nothing but the field. */
async function bareCosts(browser: Browser): Promise<BothCosts> {
  const { page, close } = await openSlowPage(browser, []);
  await page.setContent('<textarea rows="3" cols="60"></textarea>');
  const costs = await bothCosts(browser, page, 'textarea');
  await close();
  return costs;
}
