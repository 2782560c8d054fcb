import { readFileSync } from 'node:fs';
import { type Language, languages } from '@elan/domain/language';
import type { Browser, Page } from '@playwright/test';
import { accountWords } from './accountWords.ts';
import { newFounder } from './founders.ts';
import { waitForMail } from './mailbox.ts';
import { fieldOf, openModule } from './moduleScreen.ts';
import { names } from './names.ts';
import { type Person, post, signedUp, signedUpPerson, signIn, signOut } from './person.ts';
import { openProject, projectOf } from './project.ts';
import { putModule } from './savedModules.ts';
import { savedProject } from './savedProject.ts';
import { expect, test } from './test.ts';

/** Chromium's own console errors about a call refused or cut on purpose. */
test.use({ expectedTroubles: /status of 401|net::ERR_FAILED/ });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The same person on another device. */
async function otherDevice(browser: Browser, person: Person): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const { email, password, language } = person;
  await post(page.request, '/api/auth/sign-in/email', { email, password, language });
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: email })).toBeVisible();
  return page;
}

/** The other device makes a request and learns that its session is over. */
async function expectSignedOut(page: Page): Promise<void> {
  await page.reload();
  await expect(page).toHaveURL(/\/auth$/);
  expect((await page.request.get('/api/me')).status()).toBe(401);
  await page.context().close();
}

/** After a sign-out the page is in French. */
async function inLanguage(page: Page, language: Language): Promise<void> {
  if (language === 'en') await button(page, names.fr.toggle).click();
}

for (const language of languages) {
  const word = accountWords[language];

  test(`a new password signs out the other devices and sends a mail, ${language}`, async ({
    page,
    browser,
  }) => {
    const person = await signedUpPerson(page, language);
    const other = await otherDevice(browser, person);
    await page.goto('/account');
    await expect(page.getByText(word.memberSince)).toBeVisible();
    await button(page, word.changePassword).click();
    const password = page.getByLabel(word.newPassword, { exact: true });
    const confirmation = page.getByLabel(names[language].confirmPassword, { exact: true });
    await expect(password).toBeFocused();
    for (const [first, second, refusal] of [
      ['levain-du-soir', 'levain-du-matin', word.differ],
      ['pain', 'pain', word.tooShort],
    ] as const) {
      await password.fill(first);
      await confirmation.fill(second);
      await button(page, word.changePassword).click();
      await expect(page.getByRole('alert')).toHaveText(refusal);
    }
    await password.fill('levain-du-soir-8');
    await confirmation.fill('levain-du-soir-8');
    await page.keyboard.press('Enter');
    await expect(page.getByText(word.changed)).toBeVisible();
    await expect(password).toBeHidden();
    await expect(button(page, word.changePassword)).toBeFocused();

    await expectSignedOut(other);
    await waitForMail(page.request, person.email, word.changedMail);
    await page.reload();
    await expect(page.getByText(word.memberSince)).toBeVisible();

    await signOut(page, person);
    await expect(page).toHaveURL(/\/auth$/);
    await inLanguage(page, language);
    await signIn(page, { ...person, password: 'levain-du-soir-8' });
  });

  test(`signing out all devices asks about unsaved changes first, ${language}`, async ({
    page,
    browser,
  }) => {
    const person = await signedUpPerson(page, language);
    await projectOf(page, 'Pain de nuit');
    await openProject(page, person, 'Pain de nuit');
    await openModule(page, 'idea', language);
    await page.route('**/modules/idea', (route) => route.abort());
    await fieldOf(page, 'location').fill('Rimouski');
    const other = await otherDevice(browser, person);
    await page.goto('/account');
    await button(page, word.everywhere).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.unroute('**/modules/idea');
    await button(page, word.saveAndLeave).click();
    await expect(page).toHaveURL(/\/auth$/);
    await expect(page.getByText(word.signedOut)).toBeVisible();
    await expectSignedOut(other);

    await inLanguage(page, language);
    await signIn(page, person);
    await openProject(page, person, 'Pain de nuit');
    await openModule(page, 'idea', language);
    await expect(fieldOf(page, 'location')).toHaveValue('Rimouski');
  });

  test(`the export is one file, and a failure is shown in place, ${language}`, async ({ page }) => {
    const person = await signedUpPerson(page, language);
    await projectOf(page, 'Pain de nuit');
    const { idea } = savedProject(language);
    await putModule(page, 'idea', idea ?? {});
    await page.goto('/account');
    await page.route('**/api/account/export', (route) => route.abort(), { times: 1 });
    await button(page, word.download).click();
    await expect(page.getByRole('alert')).toContainText(word.downloadFailed);
    const waiting = page.waitForEvent('download');
    await page.getByRole('alert').getByRole('button').click();
    const file = await waiting;
    expect(file.suggestedFilename()).toMatch(/^elan-\d{4}-\d{2}-\d{2}\.json$/);
    await expect(page.getByText(word.downloaded)).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
    const held = JSON.parse(readFileSync(await file.path(), 'utf8'));
    expect(held.account.email).toBe(person.email);
    const text = JSON.stringify(held);
    for (const words of ['Pain de nuit', ...Object.values(idea?.answers ?? {})]) {
      expect(text).toContain(JSON.stringify(words).slice(1, -1));
    }
    expect(text).not.toContain(person.password);
  });

  test(`a founder sees the badge and the export, but cannot delete the account, ${language}`, async ({
    page,
  }) => {
    const founder = newFounder(language);
    await signedUp(page, founder);
    await page.goto('/account');
    await expect(page.getByText(word.memberSince)).toBeVisible();
    await expect(page.getByRole('main').getByText(word.founder, { exact: true })).toBeVisible();
    await expect(button(page, word.download)).toBeVisible();
    await expect(button(page, word.delete)).toBeHidden();
    const reply = await page.request.post('/api/delete-account', {
      data: { confirm_deletion: true },
    });
    expect(reply.status()).toBe(403);
  });
}
