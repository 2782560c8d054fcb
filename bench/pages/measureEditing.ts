import type { Page } from '@playwright/test';
import { createPerson } from '../processes/people.ts';
import { print } from '../report.ts';
import { median } from '../rounds.ts';
import { longWriteUp } from '../writeUp.ts';
import { bothCosts, summary } from './keyCosts.ts';
import { withOwnPages } from './ownPages.ts';
import { openSlowPage, signedInCookies } from './slowPage.ts';

/** The maximum ratio of a key's cost to that of native editing by the browser. */
const budget = 1.3;
/** A founder, who can edit the write-up of any module. */
const email = 'bench.founder@exemple.ca';
const field = '[role=textbox][contenteditable=true]';

/**
 * Measures the cost of a key in the editor of a long write-up on a processor that is four times slower. Compares it
 * with a page that contains only the same elements and uses the browser's native editing.
 */
export async function measureEditing(folder: string): Promise<void> {
  await withOwnPages(folder, 'editing', { FOUNDER_EMAILS: email }, async (browser, url) => {
    const person = await createPerson(url, email);
    const project = person.projects.large.id;
    await fetch(`${url}/api/projects/${project}/modules/environmental`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
      body: JSON.stringify({ data: { aiResponse: longWriteUp }, baseLastUpdated: null }),
    });
    const cookies = await signedInCookies(browser, url, person);
    const { page, close } = await openSlowPage(browser, cookies);
    await page.goto(`${url}/p/${project}/module/environmental`);
    await page.getByRole('button', { name: 'Modifier le texte' }).click();
    await page.locator(field).waitFor();
    const elements = await page.locator(field).innerHTML();
    const ours = await bothCosts(browser, page, `${field} p >> nth=0`);
    await close();
    const plain = await openSlowPage(browser, []);
    await openBare(plain.page, elements);
    const bare = await bothCosts(browser, plain.page, `${field} p >> nth=0`);
    await plain.close();
    for (const [how, speed] of [
      ['CPU 4×', 'slowed'],
      ['full speed', 'full'],
    ] as const) {
      const [own, least] = [ours[speed].shown, bare[speed].shown];
      print({
        what: `a key in a write-up that is edited, ${how}`,
        value: median(own) / median(least),
        unit: '×',
        budget,
        detail: `until it is shown: ${summary(own)} ms; a bare contenteditable: ${summary(least)} ms; our script: ${summary(ours[speed].script)} ms`,
      });
    }
  });
}

function openBare(page: Page, elements: string): Promise<void> {
  return page.setContent(
    `<div role="textbox" contenteditable="true" style="white-space: break-spaces; max-width: 56rem">${elements}</div>`,
  );
}
