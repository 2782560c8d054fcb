import { confirmationPhrase, confirmationWord } from '@elan/domain/account/deletion';
import type { Page } from '@playwright/test';
import { accountWords } from './accountWords.ts';
import { expectAccessibleInBoth } from './axe.ts';
import { names } from './names.ts';
import { signedUpPerson } from './person.ts';
import { expect, test } from './test.ts';

/** Chromium's own console errors about calls that the test fails. */
test.use({ expectedTroubles: /status of 502|502 from|net::ERR_FAILED/ });
test.beforeEach(() => test.slow());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const word = accountWords.fr;

test('axe finds nothing on the account, in any of its states', async ({ page }) => {
  await signedUpPerson(page, 'fr');
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1, name: word.privacy })).toBeVisible();
  await expectAccessibleInBoth(page, 'privacy policy, signed in');
  await page.goto('/account');
  await expect(page.getByText(word.memberSince)).toBeVisible();
  await expectAccessibleInBoth(page, 'account');

  await page.route('**/api/account', async (route) => {
    const account = await (await route.fetch()).json();
    const storage = { used: 45_000_000, limit: 50_000_000 };
    await route.fulfill({ json: { ...account, storage, carriedGenerations: 2 } });
  });
  await page.reload();
  await expect(page.getByText(word.storageNearlyFull)).toBeVisible();
  await expectAccessibleInBoth(page, 'storage nearly full, generations carried over');
  await page.unroute('**/api/account');

  await button(page, word.changePassword).click();
  await page.getByLabel(word.newPassword, { exact: true }).fill('levain');
  await page.getByLabel(names.fr.confirmPassword, { exact: true }).fill('levains');
  await expectAccessibleInBoth(page, 'passwords that differ');
  await button(page, word.changePassword).click();
  await expect(page.getByRole('alert')).toHaveText(word.differ);
  await expectAccessibleInBoth(page, 'passwords refused');
  await page.getByLabel(names.fr.confirmPassword, { exact: true }).fill('levain');
  await button(page, word.changePassword).click();
  await expect(page.getByText(word.changed)).toBeVisible();
  await page.route('**/api/account/export', (route) => route.abort());
  await button(page, word.download).click();
  await expect(page.getByRole('alert')).toContainText(word.downloadFailed);
  await expectAccessibleInBoth(page, 'password changed, download failed');

  const dialog = page.getByRole('dialog');
  await button(page, word.delete).click();
  await dialog.getByRole('button', { name: word.continue, exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText(word.wordWrong);
  await expectAccessibleInBoth(page, 'deletion, wrong word');
  await page.getByLabel(word.typeWord).fill(confirmationWord.fr);
  await dialog.getByRole('button', { name: word.continue, exact: true }).click();
  await page.getByLabel(word.phrase).fill('?');
  await expect(dialog.getByRole('alert')).toHaveText(word.phraseWrong);
  await expectAccessibleInBoth(page, 'deletion, wrong phrase');
  await page.getByLabel(word.phrase).fill(confirmationPhrase.fr);
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
  await expectAccessibleInBoth(page, 'deletion under way');
  answer();
  await expect(dialog.getByRole('alert')).toContainText(word.failed);
  await expectAccessibleInBoth(page, 'deletion failed');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button(page, word.delete)).toBeFocused();
});
