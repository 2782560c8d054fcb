import { readFileSync } from 'node:fs';
import { confirmationPhrase, confirmationWord } from '@elan/domain/account/deletion';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../accessibility/axe.ts';
import { putModule } from '../../content/savedModules.ts';
import { savedProject } from '../../content/savedProject.ts';
import { waitForMail } from '../../people/mailbox.ts';
import { signedUpPerson, signIn } from '../../people/person.ts';
import { fieldOf, openModule } from '../../screens/moduleScreen.ts';
import { openProject, projectOf } from '../../screens/project.ts';
import { expect, test } from '../../test.ts';
import { accountWords } from '../../words/accountWords.ts';
import { names } from '../../words/names.ts';

/** Chromium's own console errors about calls that are refused or cut on purpose. */
test.use({ expectedTroubles: /status of (?:401|502)|^502 from|net::ERR_FAILED/ });

const word = accountWords.fr;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a new password is accessible in every state, and signing out everywhere saves unsaved changes first', async ({
  page,
}) => {
  const person = await signedUpPerson(page);
  const changed = { ...person, password: 'levain-du-soir-8' };
  await projectOf(page, 'Pain de nuit');
  await openProject(page, person, 'Pain de nuit');
  await page.goto('/account');

  await test.step('a new password', async () => {
    await button(page, word.changePassword).click();
    const password = page.getByLabel(word.newPassword, { exact: true });
    const confirmation = page.getByLabel(names.fr.confirmPassword, { exact: true });
    await expect(password).toBeFocused();
    await password.fill('levain-du-soir');
    await confirmation.fill('levain-du-matin');
    await expectAccessible(page, 'passwords that differ');
    await button(page, word.changePassword).click();
    await expect(page.getByRole('alert')).toHaveText(word.differ);
    await expectAccessible(page, 'passwords refused');
    await password.fill(changed.password);
    await confirmation.fill(changed.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText(word.changed)).toBeVisible();
    await expect(password).toBeHidden();
    await expect(button(page, word.changePassword)).toBeFocused();
    await waitForMail(page.request, person.email, word.changedMail);
    await page.reload();
    await expect(page.getByText(word.memberSince)).toBeVisible();
  });

  await test.step('all devices, with an answer that is not saved yet', async () => {
    await openProject(page, person, 'Pain de nuit');
    await openModule(page, 'idea', 'fr');
    // The text must stay on this device until the user decides, so saves fail. This is done inside the page, because
    // Playwright cannot intercept a save of a page that is being left.
    await page.evaluate(failSaves);
    await fieldOf(page, 'location').fill('Rimouski');
    await page.getByRole('button', { name: person.email }).click();
    await page.getByRole('menuitem', { name: word.title, exact: true }).click();
    await expect(page.getByText(word.memberSince)).toBeVisible();
    await button(page, word.everywhere).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('test.saves')));
    await button(page, word.saveAndLeave).click();
    await expect(page).toHaveURL(/\/auth$/);
    await expect(page.getByText(word.signedOut)).toBeVisible();
    await signIn(page, changed);
    await openProject(page, person, 'Pain de nuit');
    await openModule(page, 'idea', 'fr');
    await expect(fieldOf(page, 'location')).toHaveValue('Rimouski');
  });
});

test('the account is accessible in every state, and its export is one file with every word', async ({
  page,
}) => {
  const person = await signedUpPerson(page);
  await projectOf(page, 'Pain de nuit');
  const { idea } = savedProject('fr');
  await putModule(page, 'idea', idea ?? {});
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1, name: word.privacy })).toBeVisible();
  await expectAccessible(page, 'privacy policy, signed in');
  await page.route('**/api/account', async (route) => {
    const account = await (await route.fetch()).json();
    const storage = { used: 45_000_000, limit: 50_000_000 };
    await route.fulfill({ json: { ...account, storage, carriedGenerations: 2 } });
  });
  await page.goto('/account');
  await expect(page.getByText(word.storageNearlyFull)).toBeVisible();
  await expectAccessible(page, 'account, storage nearly full, generations carried over');
  await page.unroute('**/api/account');

  await test.step('the export: a failure is shown in place', async () => {
    await page.route('**/api/account/export', (route) => route.abort(), { times: 1 });
    await button(page, word.download).click();
    await expect(page.getByRole('alert')).toContainText(word.downloadFailed);
    await expectAccessible(page, 'download failed');
    const waiting = page.waitForEvent('download');
    await page.getByRole('alert').getByRole('button').click();
    const file = await waiting;
    expect(file.suggestedFilename()).toMatch(/^elan-\d{4}-\d{2}-\d{2}\.json$/);
    await expect(page.getByText(word.downloaded)).toBeVisible();
    const held = JSON.parse(readFileSync(await file.path(), 'utf8'));
    expect(held.account.email).toBe(person.email);
    const text = JSON.stringify(held);
    for (const words of ['Pain de nuit', ...Object.values(idea?.answers ?? {})]) {
      expect(text).toContain(JSON.stringify(words).slice(1, -1));
    }
    expect(text).not.toContain(person.password);
  });

  await test.step('the deletion, to its failure', async () => {
    const dialog = page.getByRole('dialog');
    await button(page, word.delete).click();
    await dialog.getByRole('button', { name: word.continue, exact: true }).click();
    await expect(dialog.getByRole('alert')).toHaveText(word.wordWrong);
    await expectAccessible(page, 'deletion, wrong word');
    await page.getByLabel(word.typeWord).fill(confirmationWord.fr);
    await dialog.getByRole('button', { name: word.continue, exact: true }).click();
    await page.getByLabel(word.phrase).fill('?');
    await expect(dialog.getByRole('alert')).toHaveText(word.phraseWrong);
    await expectAccessible(page, 'deletion, wrong phrase');
    await page.getByLabel(word.phrase).fill(confirmationPhrase.fr);
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/delete-account', async (route) => {
      await answered;
      const body = { error: 'The payment service does not answer.', code: 'deletion_unfinished' };
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
});

/** Runs in the page: makes all saves of modules fail until the event `test.saves`. */
function failSaves(): void {
  const { fetch } = window;
  window.fetch = (input, init) =>
    init?.method === 'PUT' ? Promise.reject(new TypeError('held')) : fetch(input, init);
  addEventListener('test.saves', () => {
    window.fetch = fetch;
  });
}
