import { languages } from '@elan/domain/language';
import { authForm, registeredPerson, unconfirmedPerson } from './authForm.ts';
import { newPerson } from './person.ts';
import { expect, test } from './test.ts';

// Chromium's own console error about a refused call.
test.use({ expectedTroubles: /the server responded with a status of 4\d\d/ });

for (const language of languages) {
  test(`sign-in explains each cause of failure, ${language}`, async ({ page }) => {
    const form = authForm(page, language);
    const { word, alert } = form;
    const known = await registeredPerson(page.request, language);
    await form.open();

    await test.step('nothing filled in', async () => {
      await form.button(word.signIn).click();
      await expect(alert.first()).toHaveText(word.emailMissing);
      await expect(form.field(word.email)).toBeFocused();
    });
    await test.step('a wrong password and an unknown email get the same message', async () => {
      for (const email of [known.email, newPerson(language).email]) {
        await form.trySignIn({ email, password: 'pas-celui-ci' });
        await expect(alert).toHaveText(`${word.wrong} ${word.remaining(6)}`);
        await expect(form.field(word.password)).toBeFocused();
        await expect(form.field(word.password)).toHaveAccessibleDescription(
          `${word.wrong} ${word.remaining(6)}`,
        );
        await expect(page.getByText(word.attemptsLeft(6))).toBeVisible();
      }
    });
    await test.step('an impossible password uses no attempt', async () => {
      await form.trySignIn({ email: known.email, password: 'x'.repeat(1_000_000) });
      await expect(alert).toHaveText(word.tooLong);
      await form.trySignIn({ email: known.email, password: 'pas-celui-ci' });
      await expect(alert).toHaveText(`${word.wrong} ${word.remaining(5)}`);
    });
    await test.step('an unconfirmed email: the mail is sent again', async () => {
      const unconfirmed = await unconfirmedPerson(page.request, language);
      await form.trySignIn(unconfirmed);
      await expect(alert).toContainText(`${word.unconfirmed} ${word.remaining(6)}`);
      await form.button(word.resend).click();
      await expect(form.heading(word.checkEmail)).toBeFocused();
      await expect(page.getByText(unconfirmed.email)).toBeVisible();
      const mails = async () =>
        (await (await page.request.get('/sandbox/mailbox')).text()).split(unconfirmed.email).length;
      await expect.poll(mails).toBeGreaterThanOrEqual(3);
    });
    await test.step('back at the form with the typed values, then correct ones', async () => {
      await form.button(word.back).click();
      await expect(form.field(word.email)).not.toHaveValue('');
      await form.trySignIn(known);
      await expect(page).toHaveURL('/dashboard');
    });
  });

  test(`sign-up explains each cause of failure, ${language}`, async ({ page }) => {
    const form = authForm(page, language);
    const { word, alert } = form;
    const known = await registeredPerson(page.request, language);
    await form.open();
    await form.fillSignUp({ email: known.email, password: 'abc' });

    await form.field(word.confirmPassword).fill('abcd');
    await expect(page.getByText(word.differ)).toBeVisible();
    await form.button(word.createAccount).click();
    await expect(alert).toHaveText(word.differ);
    await expect(form.field(word.confirmPassword)).toBeFocused();

    await form.field(word.confirmPassword).fill('abc');
    await expect(page.getByText(word.match)).toBeVisible();
    await form.button(word.createAccount).click();
    await expect(alert).toHaveText(word.tooShort);
    await expect(form.field(word.password)).toBeFocused();

    await form.field(word.password).fill(known.password);
    await form.field(word.confirmPassword).fill(known.password);
    await form.button(word.createAccount).click();
    await expect(alert).toHaveText(word.taken);
    await expect(form.field(word.email)).toBeFocused();
    await form.button(word.toForgot).click();
    await expect(form.field(word.email)).toHaveValue(known.email);
    await form.button(word.back).click();
    await form.fillSignUp(known);
    await form.button(word.createAccount).click();
    await form.button(word.signInWithThis).click();
    await expect(form.field(word.email)).toHaveValue(known.email);
    await form.field(word.password).fill(known.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
  });

  test(`a link requested too often tells how long to wait, ${language}`, async ({ page }) => {
    const form = authForm(page, language);
    const { word, alert } = form;
    const { email } = newPerson(language);
    await form.open();
    await form.button(word.toForgot).click();
    await form.button(word.sendLink).click();
    await expect(alert).toHaveText(word.emailMissing);
    await form.field(word.email).fill(email);
    for (let sent = 0; sent < 6; sent += 1) {
      const reply = page.waitForResponse('**/api/auth/request-password-reset');
      await form.button(word.sendLink).click();
      expect((await reply).status()).toBe(200);
      await expect(page.getByText(word.sent(email))).toBeVisible();
    }
    await form.button(word.sendLink).click();
    await expect(alert).toContainText(word.rateLimited);
    await expect(alert.getByText(word.wait)).toBeVisible();
    await expect(form.button(word.sendLink)).toBeFocused();
  });
}
