import { languages } from '@elan/domain/language';
import { authForm, registeredPerson, unconfirmedPerson } from './authForm.ts';
import { confirmationLink, openMailbox, pressConfirm, recoveryLink } from './mailbox.ts';
import { post, signedUpPerson } from './person.ts';
import { expect, test } from './test.ts';
import { watchForTokens } from './tokenWatch.ts';

// Chromium's own console error about a refused call.
test.use({ expectedTroubles: /the server responded with a status of 4\d\d/ });

for (const language of languages) {
  test(`password recovery leads through the mailbox to the dashboard, ${language}`, async ({
    page,
  }) => {
    const form = authForm(page, language);
    const { word, button, alert } = form;
    const person = await registeredPerson(page.request, language);
    await form.open();
    await form.field(word.email).fill(person.email);
    await button(word.toForgot).click();
    await button(word.sendLink).click();
    await expect(page.getByText(word.sent(person.email))).toBeVisible();

    const path = await recoveryLink(page.request, person.email);
    const tokens = [...new URLSearchParams(path.split('?')[1]).entries()]
      .filter(([name]) => name.endsWith('_token'))
      .map(([, token]) => token);
    expect(tokens).toHaveLength(2);
    const watch = watchForTokens(page, tokens);
    await (await openMailbox(page, person.email)).click();
    await expect(form.field(word.newPassword)).toBeVisible();
    await expect(page).toHaveURL('/auth?type=recovery');
    await watch.expectNone();

    await form.fillNewPassword('abc', 'abd');
    await button(word.savePassword).click();
    await expect(alert).toHaveText(word.differ);
    await form.fillNewPassword('abc');
    await button(word.savePassword).click();
    await expect(alert).toHaveText(word.tooShort);
    await form.fillNewPassword('tout-nouveau-7');
    await button(word.savePassword).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText(word.saved)).toBeVisible();
    await expect(page.getByRole('button', { name: person.email })).toBeVisible();
    await watch.expectNone();
    watch.stop();

    await test.step('the same link again', async () => {
      await page.context().clearCookies();
      await page.goto(path);
      await form.fillNewPassword('encore-un-autre-7');
      await button(word.savePassword).click();
      await expect(form.heading(word.invalidLink)).toBeFocused();
      await button(word.askAgain).click();
      await expect(button(word.sendLink)).toBeVisible();
      await button(word.back).click();
      await form.trySignIn(person);
      await expect(alert).toContainText(word.wrong);
      await form.trySignIn({ ...person, password: 'tout-nouveau-7' });
      await expect(page).toHaveURL('/dashboard');
    });
  });

  test(`confirmation leads through the mailbox to the dashboard, ${language}`, async ({ page }) => {
    const form = authForm(page, language);
    const { word, button } = form;
    const person = await unconfirmedPerson(page.request, language);
    const path = await confirmationLink(page.request, person.email);
    await form.open();
    await (await openMailbox(page, person.email)).click();
    await pressConfirm(page, language);
    await expect(form.heading(word.welcome)).toBeVisible();
    await expect(form.field(word.email)).toHaveValue(person.email);
    await page.reload();
    await expect(form.heading(word.welcome)).toBeVisible();
    await expect(form.field(word.email)).toHaveValue(person.email);

    await page.goto(path);
    await expect(form.heading(word.invalidLink)).toBeVisible();
    // The confirmed email is filled in.
    await expect(form.field(word.email)).toHaveValue(person.email);
    await form.field(word.email).fill('');
    await button(word.newLink).click();
    await expect(form.alert).toHaveText(word.emailMissing);
    await form.field(word.email).fill(person.email);
    await button(word.newLink).click();
    await expect(form.heading(word.checkEmail)).toBeVisible();
    await button(word.back).click();
    await expect(page).toHaveURL('/auth');
    await form.trySignIn(person);
    await expect(page).toHaveURL('/dashboard');
  });
}

test('a recovery link works for a signed-in person, and switches the browser to the link’s account', async ({
  page,
}) => {
  const owner = await registeredPerson(page.request, 'fr');
  await post(page.request, '/api/auth/request-password-reset', { email: owner.email });
  const path = await recoveryLink(page.request, owner.email);
  const first = await signedUpPerson(page);
  await post(page.request, '/api/projects', { name: 'Bottines de sept lieues' });
  await page.goto('/dashboard');
  const project = page.getByRole('article', { name: 'Bottines de sept lieues' });
  await expect(project).toBeVisible();

  const form = authForm(page, 'fr');
  await page.goto(path);
  await form.fillNewPassword('tout-nouveau-7');
  await form.button(form.word.savePassword).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('button', { name: owner.email })).toBeVisible();
  await expect(page.getByRole('button', { name: first.email })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByLabel('Nom du projet', { exact: true })).toBeVisible();
  await expect(project).toBeHidden();
});

test('a link without its token pair says so; a reload forgets the pair, and the link still works', async ({
  page,
}) => {
  const form = authForm(page, 'fr');
  const { word } = form;
  const person = await registeredPerson(page.request, 'fr');
  await post(page.request, '/api/auth/request-password-reset', { email: person.email });
  const path = await recoveryLink(page.request, person.email);
  const halves = [
    path.replace(/&access_token=[^&]+/, ''),
    path.replace(/&refresh_token=[^&]+/, ''),
  ];
  for (const half of [...halves, '/auth?type=recovery']) {
    await page.goto(half);
    await expect(form.heading(word.invalidLink)).toBeVisible();
    await expect(page).toHaveURL('/auth?type=recovery');
  }
  await page.goto(path);
  await expect(form.field(word.newPassword)).toBeVisible();
  await page.reload();
  await expect(form.heading(word.invalidLink)).toBeVisible();
  await page.goto(path);
  await form.fillNewPassword('tout-nouveau-7');
  await form.button(word.savePassword).click();
  await expect(page).toHaveURL('/dashboard');
});
