import type { Language } from '@elan/domain/language';
import { answerLabel } from '@elan/domain/questionnaire/answers';
import { catalogue } from '@elan/modules/catalogue';
import { expectAccessible } from '../../accessibility/axe.ts';
import { activate, choose, tabTo, typeInto } from '../../accessibility/keyboard.ts';
import { walk, writtenWalk } from '../../accessibility/walk.ts';
import { answers } from '../../content/answers.ts';
import { newPerson, signOut } from '../../people/person.ts';
import {
  answerAll,
  button,
  expectAnswers,
  fieldOf,
  generateAndWatch,
  openModule,
  openQuestions,
  save,
  waitForEnd,
  writeUp,
  writeUpText,
} from '../../screens/moduleScreen.ts';
import { expect, test } from '../../test.ts';
import { names } from '../../words/names.ts';

test('a screen reader speaks what the document states from sign-up to a saved module, and the keyboard alone reaches a write-up, fr', async ({
  page,
}) => {
  const word = names.fr;
  const person = newPerson('fr');
  expect(await walk(page, person)).toEqual(writtenWalk('fr'));

  await test.step('the idea, answered and generated', async () => {
    for (const question of catalogue.idea.questions) {
      const answer = answers.fr.idea[question.id] ?? '';
      const field = fieldOf(page, question.id);
      if (question.kind === 'select')
        await choose(page, field, answerLabel(question, answer, 'fr'));
      else {
        await typeInto(page, field, '');
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.insertText(answer);
      }
    }
    await activate(page, button(page, 'fr', 'generate'));
    await waitForEnd(page, 'fr');
    await expect(writeUp(page, 'fr')).toContainText(catalogue.idea.sections[0].title.fr);
  });

  await test.step('comments, saved', async () => {
    await activate(page, button(page, 'fr', 'questionsAndAnswers'));
    await typeInto(page, page.getByLabel(word.comments, { exact: true }), 'Ouverture en mai.');
    await activate(page, button(page, 'fr', 'save'));
    await expect(page.getByText(/^Enregistré à/)).toBeVisible();
  });

  await test.step('whether the text helped, and why', async () => {
    const asked = (name: string) => page.getByRole('group', { name, exact: true });
    // The feedback question appears when the end of the text is nearly in view.
    await tabTo(page, button(page, 'fr', 'askForChange').last());
    await activate(page, asked('Ce texte vous a-t-il aidé?').getByRole('button', { name: 'Non' }));
    const reason = asked('Pourquoi? (facultatif)').getByRole('button', { name: 'Trop général' });
    await activate(page, reason);
    await expect(reason).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('status').getByText(/^Merci, c’est noté/)).toBeVisible();
    await expectAccessible(page, 'a text that did not help, and why');
    await expect(reason).toBeFocused();
  });

  await test.step('signed out in the menu', async () => {
    await activate(page, page.getByRole('button', { name: person.email }));
    const item = page.getByRole('menuitem', { name: word.signOut, exact: true });
    await expect(item).toBeVisible();
    await page.keyboard.press('End');
    await expect(item).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: person.email })).toBeHidden();
  });
});

test('the same walk, then an idea and a SWOT matrix that stream, stay, and keep their words in the other language, en', async ({
  page,
}) => {
  const language: Language = 'en';
  const other: Language = 'fr';
  const word = names[language];
  const person = newPerson(language);
  expect(await walk(page, person)).toEqual(writtenWalk(language));

  const ideaText = await test.step('the idea, as it streams', async () => {
    await answerAll(page, 'idea', language);
    return generateAndWatch(page, language);
  });
  for (const { title } of catalogue.idea.sections) expect(ideaText).toContain(title[language]);

  await test.step('save, reload, switch the language: nothing is lost', async () => {
    await openQuestions(page, language);
    await page.getByLabel(word.comments, { exact: true }).fill('Opening in September.');
    await save(page, language);
    await page.reload();
    await expectAnswers(page, 'idea', answers[language].idea, language);
    await expect.poll(() => writeUpText(page, language)).toBe(ideaText);
    await page.getByRole('button', { name: word.toggle, exact: true }).click();
    await expect.poll(() => writeUpText(page, other)).toBe(ideaText);
    await expectAnswers(page, 'idea', answers[language].idea, other);
    await expect(page.getByLabel(names[other].comments, { exact: true })).toHaveValue(
      'Opening in September.',
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
