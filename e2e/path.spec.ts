import { type Language, languages } from '@elan/domain/language';
import { catalogue } from '@elan/modules/catalogue';
import { answers } from './answers.ts';
import { openMailbox, pressConfirm } from './mailbox.ts';
import {
  answerAll,
  button,
  expectAnswers,
  generateAndWatch,
  openModule,
  openQuestions,
  save,
  writeUpText,
} from './moduleScreen.ts';
import { names } from './names.ts';
import { newPerson, signIn, signOut } from './person.ts';
import { createProject } from './project.ts';
import { expect, test } from './test.ts';

for (const language of languages) {
  const other: Language = language === 'fr' ? 'en' : 'fr';
  const word = names[language];

  test(`the path leads from an idea to a write-up, ${language}`, async ({ page }) => {
    const person = newPerson(language);

    await test.step('sign up', async () => {
      await page.goto('/');
      if (language === 'en') await page.getByRole('button', { name: names.fr.toggle }).click();
      await page.getByRole('link', { name: word.start, exact: true }).first().click();
      await page.getByLabel(word.email, { exact: true }).fill(person.email);
      await page.getByLabel(word.password, { exact: true }).fill(person.password);
      await page.getByLabel(word.confirmPassword, { exact: true }).fill(person.password);
      await expect(button(page, language, 'createAccount')).toBeDisabled();
      await page.getByRole('checkbox', { name: word.acceptTerms, exact: true }).check();
      await button(page, language, 'createAccount').click();
      await expect(page.getByText(person.email)).toBeVisible();
    });

    await test.step('confirm by mail and sign in', async () => {
      await (await openMailbox(page, person.email)).click();
      await pressConfirm(page, language);
      await expect(page.getByLabel(word.email, { exact: true })).toHaveValue(person.email);
      await signIn(page, person);
    });

    await createProject(page, person, 'Pain de nuit');

    const ideaText = await test.step('the idea, as it streams', async () => {
      await openModule(page, 'idea', language);
      await expect(button(page, language, 'generate')).toBeDisabled();
      await answerAll(page, 'idea', language);
      return generateAndWatch(page, language);
    });
    for (const { title } of catalogue.idea.sections) expect(ideaText).toContain(title[language]);

    await test.step('save, reload, switch the language: nothing is lost', async () => {
      await openQuestions(page, language);
      await page.getByLabel(word.comments, { exact: true }).fill('Ouverture en septembre.');
      await save(page, language);
      await page.reload();
      await expectAnswers(page, 'idea', answers[language].idea, language);
      await expect.poll(() => writeUpText(page, language)).toBe(ideaText);
      await page.getByRole('button', { name: word.toggle, exact: true }).click();
      await expect.poll(() => writeUpText(page, other)).toBe(ideaText);
      await expectAnswers(page, 'idea', answers[language].idea, other);
      await expect(page.getByLabel(names[other].comments, { exact: true })).toHaveValue(
        'Ouverture en septembre.',
      );
      await page.getByRole('button', { name: names[other].toggle, exact: true }).click();
    });

    await test.step('the analysis, with its SWOT matrix', async () => {
      await openModule(page, 'analysis', language);
      await answerAll(page, 'analysis', language);
      await generateAndWatch(page, language);
      const matrix = page.getByRole('region', { name: word.swot, exact: true });
      await expect(matrix).toBeVisible();
      for (const id of ['strengths', 'weaknesses', 'opportunities', 'threats']) {
        const section = catalogue.analysis.sections.find((one) => one.id === id);
        await expect(matrix).toContainText(section?.title[language] ?? id);
      }
      await page.reload();
      await expect(matrix).toBeVisible();
    });

    await test.step('sign out', async () => {
      await signOut(page, person);
      await expect(page.getByRole('button', { name: person.email })).toBeHidden();
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      await page.goto('/dashboard');
      await expect(page).toHaveURL('/');
    });
  });
}
