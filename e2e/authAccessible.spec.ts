import { authForm, registeredPerson, unconfirmedPerson } from './authForm.ts';
import { expectAccessibleInBoth } from './axe.ts';
import { confirmationLink } from './mailbox.ts';
import { expect, test } from './test.ts';

// Chromium's own console error about a refused call.
test.use({ expectedTroubles: /the server responded with a status of 4\d\d/ });
test.beforeEach(() => test.slow());

test('axe finds nothing on the sign-in form', async ({ page }) => {
  const form = authForm(page, 'fr');
  const { word, button } = form;
  const known = await registeredPerson(page.request, 'fr');
  const unconfirmed = await unconfirmedPerson(page.request, 'fr');

  await form.open();
  await expectAccessibleInBoth(page, 'sign-in');
  await form.trySignIn({ ...known, password: 'faux-1' });
  await expect(page.getByText(word.attemptsLeft(6))).toBeVisible();
  await expectAccessibleInBoth(page, 'sign-in, warning');
  await form.trySignIn(unconfirmed);
  await expect(button(word.resend)).toBeVisible();
  await expectAccessibleInBoth(page, 'sign-in, not confirmed');
  for (let left = 5; left >= 0; left -= 1) {
    await form.trySignIn({ ...known, password: `faux-${left}` });
    await expect(form.alert).toContainText(left > 0 ? word.remaining(left) : word.lockedNow);
  }
  await expectAccessibleInBoth(page, 'sign-in, locked');
  await page.goto('/auth?type=recovery&access_token=a&refresh_token=b');
  await form.fillNewPassword('abcdef', 'abcdeg');
  await button(word.savePassword).click();
  await expect(form.alert).toBeVisible();
  await expectAccessibleInBoth(page, 'new password, mismatch');
  await page.goto('/auth?type=recovery');
  await expect(form.heading(word.invalidLink)).toBeVisible();
  await expectAccessibleInBoth(page, 'recovery link invalid');
});

test('axe finds nothing on the sign-up and forgotten password forms', async ({ page }) => {
  const form = authForm(page, 'fr');
  const { word, button } = form;
  const known = await registeredPerson(page.request, 'fr');

  await form.open();
  await form.fillSignUp(known);
  await form.field(word.confirmPassword).fill('autre');
  await expectAccessibleInBoth(page, 'sign-up, passwords that differ');
  await form.field(word.confirmPassword).fill(known.password);
  await button(word.createAccount).click();
  await expect(button(word.signInWithThis)).toBeVisible();
  await expectAccessibleInBoth(page, 'sign-up, already registered');
  const email = `autre.${known.email}`;
  await form.field(word.email).fill(email);
  await button(word.createAccount).click();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessibleInBoth(page, 'check your e-mail');

  await page.goto('/auth');
  await button(word.toForgot).click();
  await form.field(word.email).fill(known.email);
  await button(word.sendLink).click();
  await expect(page.getByText(word.sent(known.email))).toBeVisible();
  await expectAccessibleInBoth(page, 'forgot password, sent');
  await page.goto(await confirmationLink(page.request, email));
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessibleInBoth(page, 'confirmation link');
  await page.goto('/auth?type=confirmation');
  await form.field(word.email).fill('');
  await button(word.newLink).click();
  await expect(form.alert).toBeVisible();
  await expectAccessibleInBoth(page, 'confirmation link invalid');
  await page.goto('/auth?confirmed=true');
  await expect(form.heading(word.welcome)).toBeVisible();
  await expectAccessibleInBoth(page, 'confirmed');
});
