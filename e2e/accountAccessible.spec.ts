import { confirmationPhrase, confirmationWord } from '@elan/domain/account/deletion';
import { type Language, languages } from '@elan/domain/language';
import type { Page } from '@playwright/test';
import { accountWords } from './accountWords.ts';
import { expectAccessible } from './axe.ts';
import { names } from './names.ts';
import { signedUpPerson } from './person.ts';
import { expect, test } from './test.ts';

/** What the browser itself says of calls that the test fails. */
test.use({ expectedTroubles: /status of 502|502 from|net::ERR_FAILED/ });
// Some twenty readings of a page by axe, each wide and narrow, light and dark.
test.beforeEach(() => test.slow());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function showIn(page: Page, language: Language): Promise<void> {
  await page.goto('/privacy');
  if (language === 'en') await button(page, names.fr.toggle).click();
}

for (const language of languages) {
  const word = accountWords[language];

  test(`axe finds nothing on the legal pages and at the end of an account, ${language}`, async ({
    page,
  }) => {
    await showIn(page, language);
    await expect(page.getByRole('heading', { level: 1, name: word.privacy })).toBeVisible();
    await expect(page.getByRole('article').getByRole('link').first()).toBeVisible();
    await expectAccessible(page, 'privacy policy');
    await page.goto('/terms');
    await expect(page.getByRole('heading', { level: 1, name: word.terms })).toBeVisible();
    await expectAccessible(page, 'terms');
    await page.getByRole('contentinfo').getByRole('button', { name: word.terms }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'terms, dialog');
    await page.goto('/account-deleted');
    await expect(page.getByRole('heading', { level: 1, name: word.deleted })).toBeVisible();
    await expectAccessible(page, 'account deleted');
    await signedUpPerson(page, language);
    await page.goto('/privacy');
    await expect(page.getByRole('heading', { level: 1, name: word.privacy })).toBeVisible();
    await expectAccessible(page, 'privacy policy, signed in');
  });

  test(`axe finds nothing on the account, in any of its states, ${language}`, async ({ page }) => {
    await signedUpPerson(page, language);
    await page.goto('/account');
    await expect(page.getByText(word.memberSince)).toBeVisible();
    await expectAccessible(page, 'account');

    await button(page, word.changePassword).click();
    await page.getByLabel(word.newPassword, { exact: true }).fill('levain');
    await page.getByLabel(names[language].confirmPassword, { exact: true }).fill('levains');
    await expectAccessible(page, 'passwords that differ');
    await button(page, word.changePassword).click();
    await expect(page.getByRole('alert')).toHaveText(word.differ);
    await expectAccessible(page, 'passwords refused');
    await page.getByLabel(names[language].confirmPassword, { exact: true }).fill('levain');
    await button(page, word.changePassword).click();
    await expect(page.getByText(word.changed)).toBeVisible();
    await page.route('**/api/account/export', (route) => route.abort());
    await button(page, word.download).click();
    await expect(page.getByRole('alert')).toContainText(word.downloadFailed);
    await expectAccessible(page, 'password changed, download failed');

    const dialog = page.getByRole('dialog');
    await button(page, word.delete).click();
    await dialog.getByRole('button', { name: word.continue, exact: true }).click();
    await expect(dialog.getByRole('alert')).toHaveText(word.wordWrong);
    await expectAccessible(page, 'deletion, wrong word');
    await page.getByLabel(word.typeWord).fill(confirmationWord[language]);
    await dialog.getByRole('button', { name: word.continue, exact: true }).click();
    await page.getByLabel(word.phrase).fill('?');
    await expect(dialog.getByRole('alert')).toHaveText(word.phraseWrong);
    await expectAccessible(page, 'deletion, wrong phrase');
    await page.getByLabel(word.phrase).fill(confirmationPhrase[language]);
    const body = { error: 'The payment service does not answer.', code: 'deletion_unfinished' };
    let answer = () => {};
    await page.route('**/api/delete-account', async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.fulfill({ status: 502, json: body });
    });
    await dialog.getByRole('button', { name: word.deleteForGood, exact: true }).click();
    await expect(dialog.getByRole('progressbar')).toBeVisible();
    await expectAccessible(page, 'deletion under way');
    answer();
    await expect(dialog.getByRole('alert')).toContainText(word.failed);
    await expectAccessible(page, 'deletion failed');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button(page, word.delete)).toBeFocused();
  });
}

test('on a phone every control is large enough to touch, and nothing sticks out at 320 px', async ({
  page,
}) => {
  await signedUpPerson(page, 'fr');
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of ['/account', '/privacy', '/terms']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path === '/account') await button(page, accountWords.fr.changePassword).click();
    await expect(page.getByRole('link', { name: /@/ })).toBeVisible();
    const low = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(a, button, input), footer :is(a, button)')]
        .map((control) => ({ control, ...control.getBoundingClientRect().toJSON() }))
        .filter(({ width, height }) => width > 0 && height < 43.5)
        .map(({ control, height }) => `${control.textContent}: ${height} px`),
    );
    expect(low, path).toEqual([]);
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess, path).toBeLessThanOrEqual(0);
    // Under the last link of the page lies the banner of the sandbox, never over it.
    await page.getByRole('contentinfo').getByRole('button').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }
});
