import { accountWords } from './accountWords.ts';
import { adminEmails } from './adminEmails.ts';
import { expectAccessible, expectAccessibleInBoth } from './axe.ts';
import { openMailbox } from './mailbox.ts';
import { answerAll, button, openModule, waitForEnd } from './moduleScreen.ts';
import { names } from './names.ts';
import { newPerson, signedUp, signedUpPerson, signUpByCall } from './person.ts';
import { createProject } from './project.ts';
import { expect, test } from './test.ts';

/** Chromium's own console error about a save cut on purpose. */
test.use({ expectedTroubles: /net::ERR_FAILED/ });

// Each page state is reached once, in French, and checked in both languages and themes (`axe.ts`).
test.beforeEach(() => test.slow());

const word = { ...names.fr, ...accountWords.fr };

test('axe finds nothing on the public pages', async ({ page }) => {
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.goto('/');
  await expect(page.getByRole('link', { name: word.start, exact: true }).first()).toBeVisible();
  await expectAccessibleInBoth(page, 'landing');
  await page.goto('/privacy');
  await expect(title(word.privacy)).toBeVisible();
  await expect(page.getByRole('article').getByRole('link').first()).toBeVisible();
  await expectAccessibleInBoth(page, 'privacy policy');
  await page.goto('/terms');
  await expect(title(word.terms)).toBeVisible();
  await expectAccessibleInBoth(page, 'terms');
  await page.getByRole('contentinfo').getByRole('button', { name: word.terms }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInBoth(page, 'terms, dialog');
  await page.goto('/account-deleted');
  await expect(title(word.deleted)).toBeVisible();
  await expectAccessibleInBoth(page, 'account deleted');
  // Last, because a URL of a language sets the browser's language.
  await page.goto('/en');
  await expect(page.getByRole('link', { name: names.en.start, exact: true }).first()).toBeVisible();
  await expectAccessible(page, 'landing at its English address');

  const person = newPerson('fr');
  await signUpByCall(page.request, person);
  await openMailbox(page, person.email);
  for (const language of ['fr', 'en'] as const) {
    // It opens in the browser's language and links to itself in the other one.
    const other = page.getByRole('link', { name: names[language === 'fr' ? 'en' : 'fr'].toggle });
    await other.click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectAccessible(page, `mailbox, ${language}`);
  }
});

test('axe finds nothing while a module is written for the first time', async ({ page }) => {
  const person = await signedUpPerson(page, 'fr');
  await page.goto('/dashboard');
  await expect(page.getByLabel(word.projectName, { exact: true })).toBeVisible();
  await expectAccessibleInBoth(page, 'dashboard, empty');
  await createProject(page, person, 'Pain de nuit');
  await openModule(page, 'analysis', 'fr');
  await answerAll(page, 'analysis', 'fr');
  await expectAccessibleInBoth(page, 'analysis, answered, not saved');
  await button(page, 'fr', 'generate').click();
  await waitForEnd(page, 'fr');
  await expect(page.getByRole('region', { name: word.swot, exact: true })).toBeVisible();
  await expectAccessibleInBoth(page, 'analysis, written');
  await button(page, 'fr', 'questionsAndAnswers').click();
  await page.route('**/modules/analysis', (route) => route.abort());
  await page.getByLabel(word.comments, { exact: true }).fill('Et la livraison ?');
  await expectAccessibleInBoth(page, 'analysis, written, its questions opened');
  await button(page, 'fr', 'regenerate').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInBoth(page, 'analysis, before it is generated again');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: person.email }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expectAccessibleInBoth(page, 'user menu');
  await page.getByRole('menuitem', { name: word.signOut, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInBoth(page, 'signing out with a draft');
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('button', { name: 'Modules', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Modules' })).toBeVisible();
  await expectAccessibleInBoth(page, 'list of modules, opened on a phone');
});

test('axe finds nothing on the support desk before a search', async ({ page }) => {
  await signedUp(page, { ...newPerson('fr'), email: adminEmails.reading });
  await page.goto('/admin');
  await expect(page.getByLabel(word.email, { exact: true })).toBeVisible();
  await expectAccessibleInBoth(page, 'support desk');
});
