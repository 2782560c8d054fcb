import { languages } from '@elan/domain/language';
import { expectAccessible } from './axe.ts';
import { openMailbox } from './mailbox.ts';
import { answerAll, button, openModule, waitForEnd } from './moduleScreen.ts';
import { names } from './names.ts';
import { newPerson, signedUpPerson } from './person.ts';
import { createProject } from './project.ts';
import { expect, test } from './test.ts';

// Some forty readings of a page by axe.
test.beforeEach(() => test.slow());

for (const language of languages) {
  const word = names[language];

  test(`axe finds nothing on the signed-out screens, ${language}`, async ({ page }) => {
    const person = newPerson(language);
    await page.goto('/');
    if (language === 'en') await page.getByRole('button', { name: names.fr.toggle }).click();
    await expect(page.getByRole('link', { name: word.start, exact: true }).first()).toBeVisible();
    await expectAccessible(page, 'landing');

    await page.goto('/auth');
    await expect(button(page, language, 'signIn')).toBeVisible();
    await expectAccessible(page, 'sign-in');

    await page.getByRole('button', { name: word.toSignUp }).click();
    await page.getByLabel(word.email, { exact: true }).fill(person.email);
    await page.getByLabel(word.password, { exact: true }).fill(person.password);
    await page.getByLabel(word.confirmPassword, { exact: true }).fill('autre');
    await expectAccessible(page, 'sign-up, passwords that differ');
    await page.getByLabel(word.confirmPassword, { exact: true }).fill(person.password);
    await page.getByRole('checkbox', { name: word.acceptTerms, exact: true }).check();
    await button(page, language, 'createAccount').click();
    await expect(page.getByText(person.email)).toBeVisible();
    await expectAccessible(page, 'check your e-mail');

    const link = await openMailbox(page, person.email);
    await expectAccessible(page, 'mailbox');
    await link.click();
    await expect(page).toHaveURL('/auth?confirmed=true');
    await expectAccessible(page, 'e-mail confirmed');
  });

  test(`axe finds nothing on the signed-in screens, ${language}`, async ({ page }) => {
    const person = await signedUpPerson(page, language);
    await page.goto('/dashboard');
    await expect(page.getByLabel(word.projectName, { exact: true })).toBeVisible();
    await expectAccessible(page, 'dashboard, empty');

    await createProject(page, person, 'Pain de nuit');
    await openModule(page, 'idea', language);
    await expectAccessible(page, 'idea, blank');
    await answerAll(page, 'idea', language);
    await button(page, language, 'generate').click();
    await expect(button(page, language, 'stop')).toBeVisible();
    await waitForEnd(page, language);
    await expectAccessible(page, 'idea, written');

    await openModule(page, 'analysis', language);
    await answerAll(page, 'analysis', language);
    await button(page, language, 'generate').click();
    await waitForEnd(page, language);
    await expect(page.getByRole('region', { name: word.swot, exact: true })).toBeVisible();
    await expectAccessible(page, 'analysis, written');

    await page.getByRole('button', { name: person.email }).click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await expectAccessible(page, 'user menu');
    await page.keyboard.press('Escape');

    await page.goto('/dashboard');
    await expect(page.getByRole('article', { name: 'Pain de nuit' })).toBeVisible();
    await expectAccessible(page, 'dashboard');
  });
}
