import { languages } from '@elan/domain/language';
import type { JSHandle, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/axe.ts';
import { commentFor, type FaultKind } from '../faults/faults.ts';
import { loseConnection } from '../faults/lostConnection.ts';
import { signedUpPerson } from '../people/person.ts';
import { ports } from '../ports.ts';
import {
  answerAll,
  button,
  openModule,
  openQuestions,
  regenerate,
  waitForEnd,
  writeUp,
} from '../screens/moduleScreen.ts';
import { createProject } from '../screens/project.ts';
import { expect, test } from '../test.ts';
import { faultWords } from '../words/faultWords.ts';
import { names } from '../words/names.ts';

test.use({ baseURL: `http://localhost:${ports.faults}` });

/** Words that occur in only one of the provider's texts. */
const earlier = 'Le marché';
const recovered = 'La boulangerie, revue';
const beginning = 'rien n’est ouvert';

/** Each fault with the message that the page shows for it. */
const faults: [FaultKind, 'misconfigured' | 'silent' | 'brokeOff' | 'empty'][] = [
  ['wrongKey', 'misconfigured'],
  ['busy', 'silent'],
  ['cut', 'brokeOff'],
  ['empty', 'empty'],
];

/**
 * Records inside the page whether the start of the new text ever replaced the old one, so that not even a brief moment
 * is missed.
 */
function watchReplaced(
  text: Locator,
  old: string,
  beginning: string,
): Promise<JSHandle<{ seen: boolean }>> {
  return text.evaluateHandle(
    (element, words) => {
      const noted = { seen: false };
      const note = () => {
        const shown = element.textContent ?? '';
        if (shown.includes(words.beginning) && !shown.includes(words.old)) noted.seen = true;
      };
      new MutationObserver(note).observe(element, {
        childList: true,
        characterData: true,
        subtree: true,
      });
      return noted;
    },
    { old, beginning },
  );
}

for (const language of languages) {
  const word = faultWords[language];
  const comments = (page: Page) => page.getByLabel(names[language].comments, { exact: true });
  const alert = (page: Page): Locator => writeUp(page, language).getByRole('alert');
  const retry = (page: Page) => alert(page).getByRole('button', { name: word.retry, exact: true });

  test.describe(`a failing provider, ${language}`, () => {
    test.beforeEach(async ({ page }) => {
      const person = await signedUpPerson(page, language);
      await page.goto('/dashboard');
      await createProject(page, person, 'Pain de nuit');
      await openModule(page, 'idea', language);
      await answerAll(page, 'idea', language);
    });

    /** Generates a text, then another one, which fails. */
    async function generateTwice(page: Page, kind: FaultKind) {
      await button(page, language, 'generate').click();
      await waitForEnd(page, language);
      await expect(writeUp(page, language)).toContainText(earlier);
      const typed = commentFor(kind);
      await openQuestions(page, language);
      await comments(page).fill(typed);
      const replaced = await watchReplaced(writeUp(page, language), earlier, beginning);
      await regenerate(page, language);
      return { typed, replaced };
    }

    for (const [kind, reason] of faults) {
      test(`${kind}: is reported, costs nothing, keeps both texts, and Retry works`, async ({
        page,
      }) => {
        const { typed, replaced } = await generateTwice(page, kind);
        await expect(alert(page)).toContainText(word[reason]);
        expect(await replaced.jsonValue()).toEqual({ seen: reason === 'brokeOff' });
        if (reason === 'silent' || reason === 'brokeOff') {
          await expect(alert(page)).toContainText(word.unavailable);
          await expect(alert(page).getByRole('listitem')).toHaveText(word.steps);
        }
        await expect(alert(page)).toContainText(word.notCounted);
        await expect(alert(page)).toContainText(word.earlierKept);
        if (reason === 'brokeOff') await expect(alert(page)).toContainText(word.beginningGone);
        else await expect(alert(page)).not.toContainText(word.beginningGone);
        await expect(writeUp(page, language)).toContainText(earlier);
        await expect(page.getByText(word.chip(1))).toBeVisible();
        await expect(comments(page)).toHaveValue(typed);

        await retry(page).press('Enter');
        await expect(writeUp(page, language)).toContainText(recovered);
        await expect(alert(page)).toBeHidden();
        await expect(page.getByText(word.chip(2))).toBeVisible();
        // The focused button has disappeared, so the focus moves to the text instead of getting lost.
        await expect(page.getByRole('heading', { name: names[language].writeUp })).toBeFocused();
        await page.reload();
        await expect(writeUp(page, language)).toContainText(recovered);
        await expect(comments(page)).toHaveValue(typed);
      });
    }

    test('shows errors accessibly: axe finds nothing, and nothing overflows', async ({ page }) => {
      test.slow();
      await generateTwice(page, 'cut');
      await expect(alert(page)).toContainText(word.brokeOff);
      await expectAccessible(page, 'a fault');
      await comments(page).fill(commentFor('stalled'));
      await regenerate(page, language);
      const status = writeUp(page, language).getByRole('status');
      await expect(status).toHaveText(word.slow, { timeout: 60_000 });
      await expectAccessible(page, 'a long silence');
    });

    test('does not mention an earlier text in a module without one', async ({ page }) => {
      await comments(page).fill(commentFor('wrongKey'));
      await button(page, language, 'generate').click();
      await expect(alert(page)).toContainText(word.notCounted);
      await expect(alert(page)).not.toContainText(word.earlierKept);
      await expect(page.getByText(word.chip(0))).toBeVisible();
      await retry(page).click();
      await expect(writeUp(page, language)).toContainText(recovered);
    });

    test('a text cut by length is kept, counted, and marked, also after a reload', async ({
      page,
    }) => {
      await generateTwice(page, 'long');
      await waitForEnd(page, language);
      await expect(writeUp(page, language)).toContainText(word.cut);
      await expect(page.getByRole('status').getByText(word.readyCut)).toBeAttached();
      await expect(page.getByText(word.chip(2))).toBeVisible();
      await page.reload();
      await expect(writeUp(page, language)).toContainText(word.cut);
      await expect(writeUp(page, language)).toContainText(earlier);
    });

    test('a silent provider is reported, and stopping it costs nothing', async ({ page }) => {
      await generateTwice(page, 'silent');
      await expect(writeUp(page, language)).toContainText(word.reading);
      await expect(writeUp(page, language)).toContainText(earlier);
      const status = writeUp(page, language).getByRole('status');
      await expect(status).toHaveText(word.slow, { timeout: 60_000 });
      await button(page, language, 'stop').click();
      await expect(alert(page)).toHaveText(word.stoppedBefore);
      await expect(writeUp(page, language)).toContainText(earlier);
      await expect(page.getByText(word.chip(1))).toBeVisible();
    });

    test('silence in mid-text is reported; when stopped, the text is kept and counted', async ({
      page,
    }) => {
      await generateTwice(page, 'stalled');
      await expect(writeUp(page, language)).toContainText(word.writing);
      const status = writeUp(page, language).getByRole('status');
      await expect(status).toHaveText(word.slow, { timeout: 60_000 });
      await button(page, language, 'stop').click();
      await expect(writeUp(page, language)).toContainText(word.stopped);
      await expect(writeUp(page, language)).toContainText(beginning);
      await expect(page.getByText(word.chip(2))).toBeVisible();
    });

    test.describe('a lost connection', () => {
      test.use({ expectedTroubles: /net::ERR_INTERNET_DISCONNECTED/ });

      test('is reported, and the text is found again: one charge', async ({ page }) => {
        await comments(page).fill(commentFor('slow'));
        const restore = await loseConnection(page);
        await button(page, language, 'generate').click();
        await expect(writeUp(page, language)).toContainText(earlier);
        const status = writeUp(page, language).getByRole('status');
        await expect(status).toHaveText(word.reconnecting);
        await restore();
        await waitForEnd(page, language);
        await expect(writeUp(page, language)).toContainText(recovered);
        await expect(page.getByText(word.chip(1))).toBeVisible();
        await expect(page.getByRole('status').getByText(word.ready)).toBeAttached();
      });

      test('for a long time is reported, and the text is found again automatically', async ({
        page,
        context,
      }) => {
        await comments(page).fill(commentFor('slow'));
        const restore = await loseConnection(page);
        await button(page, language, 'generate').click();
        await expect(writeUp(page, language)).toContainText(earlier);
        await context.setOffline(true);
        await expect(alert(page)).toContainText(word.lost, { timeout: 60_000 });
        await expect(alert(page)).toContainText(word.goesOn);
        await expect(alert(page)).toContainText(word.notTwice);
        await expect(retry(page)).toBeVisible();
        await restore();
        await context.setOffline(false);
        await expect(writeUp(page, language)).toContainText(recovered);
        await expect(alert(page)).toBeHidden();
        await expect(page.getByText(word.chip(1))).toBeVisible();
      });
    });
  });
}
