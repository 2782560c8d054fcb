import type { Language } from '@elan/domain/language';
import type { JSHandle, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../accessibility/axe.ts';
import { commentFor } from '../../faults/faults.ts';
import { loseConnection } from '../../faults/lostConnection.ts';
import { signedUpPerson } from '../../people/person.ts';
import { ports } from '../../ports.ts';
import {
  answerAll,
  button,
  openModule,
  openQuestions,
  regenerate,
  waitForEnd,
  writeUp,
} from '../../screens/moduleScreen.ts';
import { createProject } from '../../screens/project.ts';
import { expect, test } from '../../test.ts';
import { faultWords } from '../../words/faultWords.ts';
import { names } from '../../words/names.ts';

test.use({ baseURL: `http://localhost:${ports.faults}` });

/** Words that occur in only one of the provider's texts. */
const earlier = 'Le marché';
const recovered = 'La boulangerie, revue';
const beginning = 'rien n’est ouvert';

const comments = (page: Page, language: Language) =>
  page.getByLabel(names[language].comments, { exact: true });
const alertOf = (page: Page, language: Language): Locator =>
  writeUp(page, language).getByRole('alert');

async function openIdea(page: Page, language: Language): Promise<void> {
  const person = await signedUpPerson(page, language);
  await page.goto('/dashboard');
  await createProject(page, person, 'Pain de nuit');
  await openModule(page, 'idea', language);
  await answerAll(page, 'idea', language);
}

/**
 * Records inside the page whether the start of the new text ever replaced the old one, so that not even a brief moment
 * is missed.
 */
function watchReplaced(text: Locator): Promise<JSHandle<{ seen: boolean }>> {
  return text.evaluateHandle(
    (element, words) => {
      const noted = { seen: false };
      const note = () => {
        const shown = element.textContent ?? '';
        if (shown.includes(words.beginning) && !shown.includes(words.earlier)) noted.seen = true;
      };
      new MutationObserver(note).observe(element, {
        childList: true,
        characterData: true,
        subtree: true,
      });
      return noted;
    },
    { earlier, beginning },
  );
}

test('a text that breaks off and one that stalls: reported in place, both texts kept, and what is stopped is counted', async ({
  page,
}) => {
  const word = faultWords.fr;
  const alert = alertOf(page, 'fr');
  await page.clock.install();
  await openIdea(page, 'fr');
  await button(page, 'fr', 'generate').click();
  await waitForEnd(page, 'fr');
  await expect(writeUp(page, 'fr')).toContainText(earlier);

  await test.step('broken off: what was shown is gone, the earlier text is back', async () => {
    const typed = commentFor('cut');
    await openQuestions(page, 'fr');
    await comments(page, 'fr').fill(typed);
    const replaced = await watchReplaced(writeUp(page, 'fr'));
    await regenerate(page, 'fr');
    for (const alertText of [
      word.brokeOff,
      word.unavailable,
      word.notCounted,
      word.earlierKept,
      word.beginningGone,
    ]) {
      await expect(alert).toContainText(alertText);
    }
    await expect(alert.getByRole('listitem')).toHaveText(word.steps);
    expect(await replaced.jsonValue()).toEqual({ seen: true });
    await expect(writeUp(page, 'fr')).toContainText(earlier);
    await expect(page.getByText(word.chip(1))).toBeVisible();
    await expect(comments(page, 'fr')).toHaveValue(typed);
    await expectAccessible(page, 'a fault');
  });

  await test.step('Retry works, and moves the focus from its button to the text', async () => {
    await alert.getByRole('button', { name: word.retry, exact: true }).press('Enter');
    await expect(writeUp(page, 'fr')).toContainText(recovered);
    await expect(alert).toBeHidden();
    await expect(page.getByText(word.chip(2))).toBeVisible();
    await expect(page.getByRole('heading', { name: names.fr.writeUp })).toBeFocused();
    await page.reload();
    await expect(writeUp(page, 'fr')).toContainText(recovered);
  });

  await test.step('silence in mid-text is reported; what is stopped stays and is counted', async () => {
    await openQuestions(page, 'fr');
    await comments(page, 'fr').fill(commentFor('stalled'));
    await regenerate(page, 'fr');
    await expect(writeUp(page, 'fr')).toContainText(word.writing);
    await page.clock.fastForward(20_000);
    await expect(writeUp(page, 'fr').getByRole('status')).toHaveText(word.slow);
    await expectAccessible(page, 'a long silence');
    await button(page, 'fr', 'stop').click();
    await expect(writeUp(page, 'fr')).toContainText(word.stopped);
    await expect(page.getByText(word.chip(3))).toBeVisible();
    await page.reload();
    await expect(writeUp(page, 'fr')).toContainText(beginning);
  });
});

test.describe('a lost connection, and a closed tab', () => {
  test.use({ expectedTroubles: /net::ERR_INTERNET_DISCONNECTED/ });

  test('do not stop a text: it is found again, counted once', async ({ page, context }) => {
    const word = faultWords.en;
    await openIdea(page, 'en');
    await comments(page, 'en').fill(commentFor('slow'));
    const restore = await loseConnection(page);
    await button(page, 'en', 'generate').click();
    await expect(writeUp(page, 'en')).toContainText(earlier);
    await expect(writeUp(page, 'en').getByRole('status')).toHaveText(word.reconnecting);
    await restore();
    await waitForEnd(page, 'en');
    await expect(writeUp(page, 'en')).toContainText(recovered);
    await expect(page.getByText(word.chip(1))).toBeVisible();
    await expect(page.getByRole('status').getByText(word.ready)).toBeAttached();

    await openQuestions(page, 'en');
    await comments(page, 'en').fill(commentFor('slow'));
    await regenerate(page, 'en');
    await expect(button(page, 'en', 'stop')).toBeVisible();
    await page.close();
    const again = await context.newPage();
    await again.goto('/module/idea');
    await waitForEnd(again, 'en');
    await expect(writeUp(again, 'en')).toContainText(recovered);
    await expect(again.getByText(word.chip(2))).toBeVisible();
  });
});
