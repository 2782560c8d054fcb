import { confirmationPhrase, confirmationWord } from '@elan/domain/account/deletion';
import type { Page } from '@playwright/test';
import { activate, tabTo, typeInto } from '../../accessibility/keyboard.ts';
import { pressConfirm, waitForMail } from '../../people/mailbox.ts';
import { type Person, signedUpPerson, signIn } from '../../people/person.ts';
import { fieldOf, openModule } from '../../screens/moduleScreen.ts';
import { premiumByCall } from '../../screens/payments.ts';
import { openProject, projectOf } from '../../screens/project.ts';
import { expect, test } from '../../test.ts';
import { accountWords } from '../../words/accountWords.ts';
import { names } from '../../words/names.ts';

/**
 * Chromium's own console errors about a refused sign-in, and about a save that is sent again because its page was left.
 */
test.use({ expectedTroubles: /status of (?:401|409)/ });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens the payment stand-in's desk in a separate page. */
async function openDesk(page: Page): Promise<Page> {
  const desk = await page.context().newPage();
  await desk.goto('/sandbox/payments?lang=fr');
  return desk;
}

/** Signs up through the page and follows the link in the email. */
async function signUpAgain(page: Page, person: Person): Promise<void> {
  const name = names[person.language];
  await page.getByRole('button', { name: name.toSignUp }).click();
  await page.getByLabel(name.email, { exact: true }).fill(person.email);
  await page.getByLabel(name.password, { exact: true }).fill(person.password);
  await page.getByLabel(name.confirmPassword, { exact: true }).fill(person.password);
  await page.getByRole('checkbox', { name: name.acceptTerms, exact: true }).check();
  await button(page, name.createAccount).click();
  const { confirmMail } = accountWords[person.language];
  const mail = await waitForMail(page.request, person.email, confirmMail);
  const link = /class="mail"[\s\S]*?href="([^"]+)"/.exec(mail)?.[1] ?? '';
  await page.goto(link.replaceAll('&amp;', '&'));
  await pressConfirm(page, person.language);
  await page.getByRole('main').getByRole('button').first().click();
}

const language = 'en';
const word = accountWords[language];

test('an account with a paid subscription is deleted by keyboard alone, and its email can sign up again', async ({
  page,
}) => {
  const person = await signedUpPerson(page, language);
  await premiumByCall(page);
  await projectOf(page, 'Pain de nuit');
  await openProject(page, person, 'Pain de nuit');
  await openModule(page, 'idea', language);
  await fieldOf(page, 'location').fill('Rimouski');
  await page.goto('/account');

  const desk = await openDesk(page);
  const subscription = desk.getByRole('article').filter({ hasText: person.email });
  await expect(subscription).toContainText('Actif');
  const id = await subscription.getByRole('heading').getAttribute('id');
  await page.bringToFront();

  const dialog = page.getByRole('dialog');
  const last = dialog.getByRole('button', { name: word.deleteForGood, exact: true });
  await test.step('the wrong word, then the right one', async () => {
    await activate(page, button(page, word.delete));
    await expect(dialog).toContainText(/30 (jours|days)/);
    await typeInto(page, page.getByLabel(word.typeWord), confirmationWord[language].toLowerCase());
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText(word.wordWrong);
    await expect(page.getByLabel(word.typeWord)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(confirmationWord[language]);
    await activate(page, dialog.getByRole('button', { name: word.continue, exact: true }));
  });
  await test.step('cancel, then start again', async () => {
    await expect(page.getByLabel(word.phrase)).toBeFocused();
    await activate(page, dialog.getByRole('button', { name: word.cancel, exact: true }));
    await expect(dialog).toBeHidden();
    await expect(button(page, word.delete)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(word.typeWord)).toHaveValue('');
    await typeInto(page, page.getByLabel(word.typeWord), confirmationWord[language]);
    await page.keyboard.press('Enter');
  });
  await test.step('a wrong phrase, then the one to copy', async () => {
    await expect(page.getByLabel(word.phrase)).toBeFocused();
    await page.keyboard.insertText(confirmationPhrase[language].toUpperCase());
    await expect(dialog.getByRole('alert')).toHaveText(word.phraseWrong);
    await expect(last).toBeDisabled();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(confirmationPhrase[language]);
    await expect(dialog.getByRole('alert')).toBeHidden();
    await tabTo(page, last);
    await page.keyboard.press('Enter');
  });

  await expect(page).toHaveURL('/account-deleted');
  await expect(page.getByRole('heading', { name: word.deleted })).toBeVisible();
  await expect(page.getByText(word.sameEmail)).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  expect(cookies).toEqual(['elan_language']);

  await test.step('the provider no longer bills the person', async () => {
    await desk.reload();
    await expect(desk.getByText(person.email)).toHaveCount(0);
    const ended = desk.getByRole('article').filter({ has: desk.locator(`[id="${id}"]`) });
    await expect(ended).toContainText('Annulé');
    await expect(ended.getByRole('button')).toHaveCount(0);
    await desk.close();
    await page.bringToFront();
  });

  await test.step('the old sign-in is refused, and the email can sign up again', async () => {
    await waitForMail(page.request, person.email, word.deletedMail);
    await activate(page, page.getByRole('link', { name: word.home }));
    await expect(page).toHaveURL('/auth');
    // The page is in French, as after every sign-out.
    await expect(page.getByLabel(names.fr.email, { exact: true })).toBeVisible();
    await button(page, names.fr.toggle).click();
    await page.getByLabel(names[language].email, { exact: true }).fill(person.email);
    await page.getByLabel(names[language].password, { exact: true }).fill(person.password);
    await button(page, names[language].signIn).click();
    await expect(page.getByText(word.refused)).toBeVisible();
    await signUpAgain(page, person);
    await signIn(page, person);
    await expect(page.getByRole('article')).toHaveCount(0);
    const { projects } = await (await page.request.get('/api/projects')).json();
    expect(projects).toEqual([]);
    const me = await (await page.request.get('/api/me')).json();
    expect(me).toMatchObject({ hasPremiumAccess: false, aiUsage: { used: 0 } });
  });
});
