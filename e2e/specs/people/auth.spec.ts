import { expectAccessible } from '../../accessibility/axe.ts';
import { activate, typeInto } from '../../accessibility/keyboard.ts';
import { confirmationLink, openMailbox, recoveryLink } from '../../people/mailbox.ts';
import { newPerson, post, signedUpPerson } from '../../people/person.ts';
import { watchForTokens } from '../../people/tokenWatch.ts';
import { authForm, registeredPerson, unconfirmedPerson } from '../../screens/authForm.ts';
import { fieldOf, openModule } from '../../screens/moduleScreen.ts';
import { createProject, expectProjectPage, openProject } from '../../screens/project.ts';
import { expect, test } from '../../test.ts';
import { paymentWords } from '../../words/paymentWords.ts';

// Chromium's own console errors about refused calls.
test.use({ expectedTroubles: /the server responded with a status of 4\d\d/ });

test('sign-in explains in place why it is refused, to the lock after seven failures, accessibly', async ({
  page,
}) => {
  const form = authForm(page, 'fr');
  const { word, alert, button } = form;
  const known = await registeredPerson(page.request, 'fr');
  const unconfirmed = await unconfirmedPerson(page.request, 'fr');
  await form.open();
  await expectAccessible(page, 'sign-in');

  await form.trySignIn({ ...known, password: 'faux-6' });
  await expect(alert).toHaveText(`${word.wrong} ${word.remaining(6)}`);
  await expect(form.field(word.password)).toBeFocused();
  await expect(form.field(word.password)).toHaveAccessibleDescription(
    `${word.wrong} ${word.remaining(6)}`,
  );
  await expect(page.getByText(word.attemptsLeft(6))).toBeVisible();
  await expectAccessible(page, 'sign-in, warning');

  await form.trySignIn(unconfirmed);
  await expect(alert).toContainText(word.unconfirmed);
  await expectAccessible(page, 'sign-in, not confirmed');
  await button(word.resend).click();
  await expect(form.heading(word.checkEmail)).toBeFocused();
  await button(word.back).click();

  for (let left = 5; left >= 0; left -= 1) {
    await form.trySignIn({ ...known, password: `faux-${left}` });
    await expect(alert).toContainText(left > 0 ? word.remaining(left) : word.lockedNow);
  }
  await expect(button(word.signIn)).toBeDisabled();
  await expect(page.getByRole('timer')).toBeVisible();
  await expectAccessible(page, 'sign-in, locked');
});

test('signing up, a forgotten password and the pages of their links are accessible in every state', async ({
  page,
}) => {
  const form = authForm(page, 'fr');
  const { word, button } = form;
  const known = await registeredPerson(page.request, 'fr');
  await form.open();
  await form.fillSignUp(known);
  await form.field(word.confirmPassword).fill('autre');
  await expectAccessible(page, 'sign-up, passwords that differ');
  await form.field(word.confirmPassword).fill(known.password);
  await button(word.createAccount).click();
  await expect(button(word.signInWithThis)).toBeVisible();
  await expectAccessible(page, 'sign-up, already registered');
  const { email } = newPerson('fr');
  await form.field(word.email).fill(email);
  await button(word.createAccount).click();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page, 'check your e-mail');

  await page.goto('/auth');
  await button(word.toForgot).click();
  await form.field(word.email).fill(known.email);
  await button(word.sendLink).click();
  await expect(page.getByText(word.sent(known.email))).toBeVisible();
  await expectAccessible(page, 'forgot password, sent');
  await page.goto(await confirmationLink(page.request, email));
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page, 'confirmation link');
  await page.goto('/auth?type=confirmation');
  await form.field(word.email).fill('');
  await button(word.newLink).click();
  await expect(form.alert).toBeVisible();
  await expectAccessible(page, 'confirmation link invalid');
  await page.goto('/auth?confirmed=true');
  await expect(form.heading(word.welcome)).toBeVisible();
  await expectAccessible(page, 'confirmed');
  await page.goto('/auth?type=recovery&access_token=a&refresh_token=b');
  await form.fillNewPassword('pain-de-nuit', 'pain-de-jour');
  await button(word.savePassword).click();
  await expect(form.alert).toHaveText(word.differ);
  await expectAccessible(page, 'new password, mismatch');
  await page.goto('/auth?type=recovery');
  await expect(form.heading(word.invalidLink)).toBeVisible();
  await expectAccessible(page, 'recovery link invalid');
});

test('a password is recovered through the mailbox by keyboard alone, its link leaks nowhere, switches the account and works once', async ({
  page,
}) => {
  const form = authForm(page, 'en');
  const { word, button } = form;
  const person = await registeredPerson(page.request, 'en');
  await form.open();
  await activate(page, button(word.toForgot));
  await typeInto(page, form.field(word.email), person.email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(word.sent(person.email))).toBeVisible();

  const path = await recoveryLink(page.request, person.email);
  const tokens = [...new URLSearchParams(path.split('?')[1]).entries()]
    .filter(([name]) => name.endsWith('_token'))
    .map(([, token]) => token);
  expect(tokens).toHaveLength(2);
  // Someone else is signed in on this browser when the link is followed.
  const first = await signedUpPerson(page, 'en');
  const watch = watchForTokens(page, tokens);
  await activate(page, await openMailbox(page, person.email));
  await expect(form.field(word.newPassword)).toBeVisible();
  await expect(page).toHaveURL('/auth?type=recovery');
  await watch.expectNone();
  await page.reload();
  await expect(form.heading(word.invalidLink)).toBeVisible();
  watch.stop();

  const again = watchForTokens(page, tokens);
  await page.goto(path);
  await typeInto(page, form.field(word.newPassword), 'brand-new-7');
  await typeInto(page, form.field(word.confirmPassword), 'brand-new-7');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(word.saved)).toBeVisible();
  await expect(page.getByRole('button', { name: person.email })).toBeVisible();
  await expect(page.getByRole('button', { name: first.email })).toBeHidden();
  await again.expectNone();
  again.stop();

  await page.context().clearCookies();
  await page.goto(path);
  await form.fillNewPassword('yet-another-7');
  await button(word.savePassword).click();
  await expect(form.heading(word.invalidLink)).toBeFocused();
});

test('an expired session redirects to sign-in and back, with drafts and language kept', async ({
  page,
}) => {
  const typed = 'A bakery that opens at night.';
  const person = await signedUpPerson(page, 'en');
  const form = authForm(page, 'en');
  await page.goto('/dashboard');
  await createProject(page, person, 'Night bread');
  await openModule(page, 'idea', 'en');
  await fieldOf(page, 'businessIdea').fill(typed);
  // The page does not know yet that its session has ended.
  await page.context().clearCookies({ name: 'elan.session_token' });
  await page.getByRole('button', { name: form.word.save, exact: true }).click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText(form.word.expired)).toBeVisible();
  await form.trySignIn(person);
  await expectProjectPage(page, '/module/idea');
  await expect(fieldOf(page, 'businessIdea')).toHaveValue(typed);
});

test('after a sign-in the way back leads to no sign-in form', async ({ page }) => {
  const form = authForm(page, 'fr');
  const { word } = form;
  const person = await registeredPerson(page.request, 'fr');
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
  await page.goto('/auth');
  await link(paymentWords.fr.pricing).click();
  await link(word.signIn).click();
  await expect(page).toHaveURL('/auth');
  await form.trySignIn(person);
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a password field allows pasting, shows and hides what is in it, and supports password managers', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const form = authForm(page, 'fr');
  const { word, field, button } = form;
  await form.open();
  await expect(field(word.email)).toHaveAttribute('autocomplete', /username|email/);
  await expect(field(word.password)).toHaveAttribute('autocomplete', 'current-password');
  await page.evaluate(() => navigator.clipboard.writeText('collé-depuis-ailleurs'));
  for (const name of [word.email, word.password]) {
    await field(name).focus();
    await page.keyboard.press('Control+V');
    await expect(field(name)).toHaveValue('collé-depuis-ailleurs');
  }
  await expect(field(word.password)).toHaveAttribute('type', 'password');
  await activate(page, button('Afficher le mot de passe'));
  await expect(field(word.password)).toHaveAttribute('type', 'text');
  await activate(page, button('Masquer le mot de passe'));
  await expect(field(word.password)).toHaveAttribute('type', 'password');
  await button(word.toSignUp).click();
  for (const name of [word.password, word.confirmPassword]) {
    await expect(field(name)).toHaveAttribute('autocomplete', 'new-password');
    await field(name).focus();
    await page.keyboard.press('Control+V');
    await expect(field(name)).toHaveValue('collé-depuis-ailleurs');
  }
});

test('a tab of the person before leaves their page, saves nothing as the next one, and loses nothing', async ({
  page,
  context,
}) => {
  const first = await signedUpPerson(page);
  await page.goto('/dashboard');
  await createProject(page, first, 'Pain de nuit');
  await openModule(page, 'idea', 'fr');
  await fieldOf(page, 'businessIdea').fill('Du pain de nuit.');
  await expect(page.getByRole('status').filter({ hasText: 'Enregistré' })).toBeVisible();

  // Someone else signs in, in another tab, without this page knowing.
  const second = await signedUpPerson(page);
  await fieldOf(page, 'businessIdea').fill('Du pain de nuit, et des brioches.');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('button', { name: second.email })).toBeVisible();
  await expect(page.getByText('Pain de nuit')).toHaveCount(0);
  const { projects } = await (await page.request.get('/api/projects')).json();
  expect(projects).toEqual([]);
  // The page of the second person is hydrated, so it notices what another tab records from now on.
  const { user } = await (await page.request.get('/api/me')).json();
  await page.waitForFunction((id) => localStorage.getItem('elan.person') === id, user.id);

  // The first person signs in again in another tab. This tab notices, and nothing they typed is lost.
  const other = await context.newPage();
  await post(page.request, '/api/auth/sign-in/email', first);
  const sent = other.waitForResponse((reply) => reply.request().method() === 'PUT');
  await other.goto('/dashboard');
  await expect(page.getByRole('button', { name: first.email })).toBeVisible();
  await openProject(page, first, 'Pain de nuit');
  // The other tab sends the text after this tab has loaded the project.
  await sent;
  await openModule(page, 'idea', 'fr');
  await expect(fieldOf(page, 'businessIdea')).toHaveValue('Du pain de nuit, et des brioches.');
});
