import { languages } from '@elan/domain/language';
import type { Page } from '@playwright/test';
import {
  installTranslator,
  startTranslator,
  translated,
  translationOf,
} from '../../browser/translator.ts';
import { newPerson, signedUp } from '../../people/person.ts';
import { registeredPerson } from '../../screens/authForm.ts';
import { answerAll, fieldOf, watchLengths } from '../../screens/moduleScreen.ts';
import { openProject, projectOf } from '../../screens/project.ts';
import { expect, test } from '../../test.ts';
import { authWords } from '../../words/authWords.ts';
import { names } from '../../words/names.ts';

// Errors from a refused sign-in, a page that was translated before its scripts loaded, and a page that fails on
// purpose.
test.use({ expectedTroubles: /status of 401|error #418|NotFoundError|insertBefore/ });

const ways = { fr: 'font', en: 'text' } as const;
const failedPage = {
  fr: {
    title: 'Cette page n’a pas pu s’afficher',
    typed: 'Ce que vous aviez écrit sur cette page',
    reopen: 'Rouvrir la page',
  },
  en: {
    title: 'This page could not be shown',
    typed: 'What you had written on this page',
    reopen: 'Reopen the page',
  },
} as const;
const typed = 'Une boulangerie de nuit';

for (const language of languages) {
  const word = { ...names[language], ...authWords[language] };
  const failed = failedPage[language];
  const other = names[language === 'fr' ? 'en' : 'fr'];
  const button = (page: Page, name: string) =>
    page.getByRole('button', { name: translated(name), exact: true });

  /** Expects that no translated text is in a node that React changes. */
  const expectNothingHeld = async (page: Page) =>
    expect((await translationOf(page)).held).toEqual([]);

  test(`a page that the browser translates answers each press, ${language}`, async ({
    page,
    baseURL,
  }) => {
    await page
      .context()
      .addCookies([{ name: 'elan_language', value: language, url: `${baseURL}` }]);
    await installTranslator(page, ways[language]);

    await test.step('a refused sign-in', async () => {
      const { email, password } = await registeredPerson(page.request, language);
      await page.goto('/auth');
      await startTranslator(page);
      await page.locator('[type=email]').fill(email);
      await page.locator('[type=password]').fill(`${password}x`);
      await button(page, word.signIn).click();
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toContainText('⟦');
      await expect(page.locator('[type=email]')).toHaveValue(email);
      await button(page, word.toggle).click();
      await expect(button(page, other.signIn)).toBeVisible();
      await button(page, other.toggle).click();
      await expect(button(page, word.signIn)).toBeVisible();
      await button(page, word.toSignUp).click();
      await expect(button(page, word.createAccount)).toBeVisible();
      await expect(page.locator('[type=email]')).toHaveValue(email);
      await expectNothingHeld(page);
    });

    await test.step('a page that was translated before its scripts came', async () => {
      await page.goto('about:blank', { waitUntil: 'load' });
      await page.goto('/auth#translated');
      await page.locator('[type=password]').fill('abc');
      await button(page, word.signIn).click();
      await expect(button(page, word.signIn)).toBeVisible();
      await expect(page.getByRole('main').getByRole('alert')).toContainText('⟦');
      await expect(page.locator('[type=email]')).not.toHaveValue('');
      await expectNothingHeld(page);
    });

    await test.step('a page that fails all the same', async () => {
      await page.goto('/auth');
      await page.locator('[type=email]').fill('roseline@exemple.ca');
      await page.locator('[type=password]').fill('abc');
      // React will try to insert something before this button's text.
      const signIn = page.getByRole('button', { name: word.signIn, exact: true });
      await signIn.evaluate((control) => control.querySelector('span')?.remove());
      await page.locator('[type=password]').press('Enter');
      await expect(page.getByRole('heading', { name: failed.title })).toBeVisible();
      await page.getByText(failed.typed).click();
      await expect(page.getByText('roseline@exemple.ca')).toBeVisible();
      await page.getByRole('button', { name: failed.reopen }).click();
      await expect(page.locator('[type=email]')).toHaveValue('roseline@exemple.ca');
    });

    await test.step('a text that is written', async () => {
      const person = await signedUp(page, newPerson(language));
      await projectOf(page, 'Pain de nuit');
      await openProject(page, person, 'Pain de nuit');
      await page.goto('/module/idea');
      await answerAll(page, 'idea', language);
      await startTranslator(page);
      await fieldOf(page, 'businessIdea').fill(typed);
      const usage = page.getByRole('banner').getByText(/\d.*3/);
      const unused = await usage.textContent();
      const lengths = await watchLengths(page.getByRole('main'));
      await button(page, word.generate).click();
      await expect(button(page, word.regenerate)).toBeVisible({ timeout: 100_000 });
      expect((await lengths.jsonValue()).length, 'as it is written').toBeGreaterThan(10);
      await expect(page.locator('main [data-write-up]')).toContainText('⟦');
      await expect(usage).not.toHaveText(`${unused}`);
      await button(page, word.questionsAndAnswers).click();
      await button(page, word.toggle).click();
      await expect(button(page, other.questionsAndAnswers)).toBeVisible();
      await expect(fieldOf(page, 'businessIdea')).toHaveValue(typed);
      await expectNothingHeld(page);
    });
  });
}
