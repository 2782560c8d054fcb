import { answerLabel } from '@elan/domain/questionnaire/answers';
import { catalogue } from '@elan/modules/catalogue';
import { answers } from './answers.ts';
import { activate, choose, tabTo, typeInto } from './keyboard.ts';
import { openMailbox } from './mailbox.ts';
import { button, fieldOf, waitForEnd, writeUp } from './moduleScreen.ts';
import { names } from './names.ts';
import { newPerson } from './person.ts';
import { expect, test } from './test.ts';

test('the whole path works with the keyboard alone', async ({ page }) => {
  const word = names.fr;
  const person = newPerson('fr');
  const field = (name: string) => page.getByLabel(name, { exact: true });

  await page.goto('/');
  await activate(page, page.getByRole('link', { name: word.start, exact: true }).first());
  await typeInto(page, field(word.email), person.email);
  await typeInto(page, field(word.password), person.password);
  await typeInto(page, field(word.confirmPassword), person.password);
  await tabTo(page, page.getByRole('checkbox', { name: word.acceptTerms, exact: true }));
  await page.keyboard.press('Space');
  await activate(page, button(page, 'fr', 'createAccount'));
  await expect(page.getByText(person.email)).toBeVisible();

  await activate(page, await openMailbox(page, person.email));
  await activate(page, button(page, 'fr', 'confirmEmail'));
  await expect(page).toHaveURL('/auth?confirmed=true');
  await expect(field(word.email)).toHaveValue(person.email);
  await typeInto(page, field(word.password), person.password);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/dashboard');
  await typeInto(page, field(word.projectName), 'Pain de nuit');
  await activate(page, button(page, 'fr', 'createProject'));
  await expect(page).toHaveURL('/module/brainstorm');
  await activate(page, button(page, 'fr', 'haveIdea'));
  await expect(page).toHaveURL('/module/idea');

  for (const question of catalogue.idea.questions) {
    const answer = answers.fr.idea[question.id] ?? '';
    if (question.kind !== 'select') await typeInto(page, fieldOf(page, question.id), answer);
    else await choose(page, fieldOf(page, question.id), answerLabel(question, answer, 'fr'));
  }
  await activate(page, button(page, 'fr', 'generate'));
  await expect(button(page, 'fr', 'stop')).toBeVisible();
  await waitForEnd(page, 'fr');
  await expect(writeUp(page, 'fr')).toContainText(catalogue.idea.sections[0].title.fr);

  await activate(page, button(page, 'fr', 'questionsAndAnswers'));
  await typeInto(page, field(word.comments), 'Ouverture en septembre.');
  await activate(page, button(page, 'fr', 'save'));
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();

  await activate(page, page.getByRole('button', { name: person.email }));
  const signOut = page.getByRole('menuitem', { name: word.signOut, exact: true });
  await expect(signOut).toBeVisible();
  await page.keyboard.press('End');
  await expect(signOut).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: person.email })).toBeHidden();
});
