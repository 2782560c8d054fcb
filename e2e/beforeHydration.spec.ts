import { type Language, languages } from '@elan/domain/language';
import type { Page } from '@playwright/test';
import { authForm, registeredPerson } from './authForm.ts';
import { dashboardWords } from './dashboardWords.ts';
import { holdScripts } from './heldScripts.ts';
import { waitForHydration } from './hydrated.ts';
import { names } from './names.ts';
import { newPerson, signedUpPerson } from './person.ts';
import { createProject } from './project.ts';
import { expect, test } from './test.ts';

async function speak(page: Page, language: Language, baseURL: string | undefined): Promise<void> {
  const { origin } = new URL(baseURL ?? '');
  await page.context().addCookies([{ name: 'elan_language', value: language, url: origin }]);
}

/** A desktop in one language, a phone in the other. */
const viewports = { fr: { width: 1280, height: 900 }, en: { width: 360, height: 740 } };

for (const language of languages) {
  const word = names[language];

  test.describe(`before hydration, ${language}`, () => {
    test.use({ viewport: viewports[language] });

    test('a submitted form is sent after hydration', async ({ page, request, baseURL }) => {
      await speak(page, language, baseURL);
      const person = await registeredPerson(request, language);
      const scripts = await holdScripts(page);
      await scripts.open('/auth');
      await authForm(page, language).trySignIn(person);
      scripts.release();
      await expect(page).toHaveURL('/dashboard');
      await expect(
        page.getByRole('heading', { level: 1, name: dashboardWords[language].greeting }),
      ).toBeVisible();
    });

    test('a clicked button acts once after hydration', async ({ page, baseURL }) => {
      await speak(page, language, baseURL);
      const scripts = await holdScripts(page);
      const { email } = newPerson(language);
      await scripts.open('/auth');
      await page.getByLabel(word.email, { exact: true }).fill(email);
      // Like an impatient person: only the last click counts, once.
      await page.getByRole('button', { name: word.signIn, exact: true }).click();
      for (const _ of ['once', 'twice']) {
        await page.getByRole('button', { name: word.toSignUp }).click();
      }
      scripts.release();
      await expect(page.getByLabel(word.confirmPassword, { exact: true })).toBeVisible();
      await expect(page.getByLabel(word.email, { exact: true })).toHaveValue(email);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    test('typing replaces a selection made before hydration', async ({ page, baseURL }) => {
      await speak(page, language, baseURL);
      const scripts = await holdScripts(page);
      await scripts.open('/auth');
      const email = page.getByLabel(word.email, { exact: true });
      await email.fill('ancienne@exemple.ca');
      await page.keyboard.press('ControlOrMeta+a');
      scripts.release();
      await waitForHydration(page);
      await page.keyboard.insertText('nouvelle@exemple.ca');
      await expect(email).toHaveValue('nouvelle@exemple.ca');
    });

    test('typing replaces a partial selection made before hydration', async ({ page }) => {
      await signedUpPerson(page, language);
      const scripts = await holdScripts(page);
      await scripts.open('/dashboard');
      const name = page.getByLabel(word.projectName);
      await name.fill('Pain de nuit');
      for (let back = 0; back < 4; back += 1) await page.keyboard.press('Shift+ArrowLeft');
      scripts.release();
      await waitForHydration(page);
      await page.keyboard.insertText('jour');
      await expect(name).toHaveValue('Pain de jour');
    });

    test('the remembered email is filled in, but not into a focused field', async ({
      page,
      baseURL,
    }) => {
      await speak(page, language, baseURL);
      await page.goto('/auth');
      await waitForHydration(page);
      const email = page.getByLabel(word.email, { exact: true });
      await email.fill('ancienne@exemple.ca');
      await page.goto('/auth');
      await expect(email).toHaveValue('ancienne@exemple.ca');
      const scripts = await holdScripts(page);
      await scripts.open('/auth');
      await email.focus();
      scripts.release();
      await waitForHydration(page);
      await page.keyboard.insertText('nouvelle@exemple.ca');
      await expect(email).toHaveValue('nouvelle@exemple.ca');
    });

    test('a dashboard button works before hydration, and later clicks count once', async ({
      page,
    }) => {
      const person = await signedUpPerson(page, language);
      await page.goto('/dashboard');
      await createProject(page, person, 'Pain de nuit');
      const scripts = await holdScripts(page);
      await scripts.open('/dashboard');
      await page.getByRole('button', { name: word.newProject, exact: true }).click();
      scripts.release();
      const name = page.getByLabel(word.projectName);
      await expect(name).toBeVisible();
      await expect(name).toBeFocused();
      await page
        .getByRole('button', { name: dashboardWords[language].cancel, exact: true })
        .click();
      await expect(name).toBeHidden();
    });

    test('the first project can be created', async ({ page }) => {
      await signedUpPerson(page, language);
      const scripts = await holdScripts(page);
      await scripts.open('/dashboard');
      await page.getByLabel(word.projectName).fill('Pain de nuit');
      await page.keyboard.press('Enter');
      scripts.release();
      await expect(page).toHaveURL(/\/module\//);
      await page.goto('/dashboard');
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(page.getByRole('article', { name: 'Pain de nuit' })).toBeVisible();
    });
  });
}

test('a form that navigates without scripts does so, and is not sent again', async ({ page }) => {
  const scripts = await holdScripts(page);
  await scripts.open('/auth');
  await page.getByRole('button', { name: names.fr.toggle }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  scripts.release();
  await waitForHydration(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
