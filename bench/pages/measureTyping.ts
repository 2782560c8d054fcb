import { loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { createPerson } from '../processes/people.ts';
import { print } from '../report.ts';
import { median } from '../rounds.ts';
import { longWriteUp } from '../writeUp.ts';
import { at, type BothCosts, bothCosts, keys, summary } from './keyCosts.ts';
import { withOwnPages } from './ownPages.ts';
import { openSlowPage, signedInCookies } from './slowPage.ts';

/** The duration of a frame at 60 Hz, in ms. */
const budget = 16;
/** A founder, who can use every module. */
const email = 'bench.founder@exemple.ca';

/**
 * Measures the main-thread cost of a key until its letter is displayed, in the longest questionnaire next to a long
 * write-up, on a processor that is four times slower. Compares it with a page that contains only a text area.
 *
 * The cost is the thread's own time from the task that delivers the key (events, the browser's editing, script) to the
 * end of the frame that displays it (style, layout, paint, compositor), including everything in between. The key's
 * release, work that the page defers until a pause, and the blinking of the cursor follow after that frame, so only the
 * last figure includes them. All figures include the cost of tracing.
 */
export async function measureTyping(folder: string): Promise<void> {
  await withOwnPages(folder, 'typing', { FOUNDER_EMAILS: email }, async (browser, url) => {
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
  });
}

/** Measures the browser's own cost of a key, in a page that contains only the field. */
async function bareCosts(browser: Browser): Promise<BothCosts> {
  const { page, close } = await openSlowPage(browser, []);
  await page.setContent('<textarea rows="3" cols="60"></textarea>');
  const costs = await bothCosts(browser, page, 'textarea');
  await close();
  return costs;
}
